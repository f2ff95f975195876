// The log of orrery fuzz: a line for each game with what it reached. A log that is there is gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Box, isInPlay } from '@orrery/kernel';
import type { Census, Counts } from '@orrery/kernel/testing';

/** `players`: `random`, or the bots by name. `violation`: the property that did not hold; then nothing was counted. */
interface Game {
  game: string;
  seats: number;
  seed: number;
  players: string;
  answers: number;
  census?: Census;
  violation?: string;
}

export function readLog(file: string): Game[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(0, -1).map((line): Game => JSON.parse(line)); // what was broken off in the middle of a line does not count
}
export const writeLine = (file: string, game: Game): void => appendFileSync(file, `${JSON.stringify(game)}\n`);

/** What there is to be reached: abilities, the windows they act in, procedures. Actions of components are known when seen. */
function reachable({ game }: Box): Record<Part, string[]> {
  const pub = { edition: game.edition ?? 1 };
  const abilities = Object.entries(game.abilities ?? {}).filter(([, ability]) => isInPlay(ability, pub));
  return {
    offered: abilities.map(([name]) => name),
    windows: [...new Set(abilities.map(([, { window }]) => window))],
    steps: Object.keys(game.steps),
  };
}

type Part = 'offered' | 'windows' | 'steps';
export function neverIn(box: Box, census: Census): Record<Part, string[]> {
  const all = reachable(box);
  const never = (part: Part) => all[part].filter((name) => !Object.hasOwn(census[part], name));
  return { offered: never('offered'), windows: never('windows'), steps: never('steps') };
}

export type Reached = Record<Part, Record<string, string>>;
/** For each name a game that reached it, the shortest: `6 admiral 17` is the seed 17 of six admirals. */
export function reachedBy(games: readonly Game[]): Reached {
  const short = [...games].sort((a, b) => a.answers - b.answers);
  const firstOf = (part: Part): Record<string, string> => {
    const found = new Map<string, string>();
    for (const { census, seats, players, seed } of short)
      for (const name of Object.keys(census?.[part] ?? {}))
        if (!found.has(name)) found.set(name, `${seats} ${players} ${seed}`);
    return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return { offered: firstOf('offered'), windows: firstOf('windows'), steps: firstOf('steps') };
}

/** `direct-hit 12, plague 3`, the rarest first. */
export const inWords = (counts: Counts): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => a - b)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');
