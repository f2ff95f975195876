// The log of orrery fuzz: a line for each game with what it reached. A log that is there is gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Box, isInPlay } from '@orrery/kernel';
import type { Census, Counts } from '@orrery/kernel/testing';
import { type Finding, findingsOf } from './lab/findings.ts';
import type { Trial } from './lab/trial.ts';

/** `players`: `random`, or the bots by name. `violation`: the property that did not hold; then nothing was counted. */
interface Game {
  game: string;
  seats: number;
  seed: number;
  players: string;
  answers: number;
  census?: Census;
  shares?: number[]; // of the victory, by seat
  traits?: Trial['traits'];
  violation?: string;
}

export function readLog(file: string): Game[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(0, -1).map((line): Game => JSON.parse(line)); // what was broken off in the middle of a line does not count
}
export const writeLine = (file: string, game: Game): void => appendFileSync(file, `${JSON.stringify(game)}\n`);

/** What there is to be reached: abilities, the windows they act in, procedures, components that an event can name.
 *  Actions of components are known when seen. */
function reachable({ game, components }: Box): Parts<string[]> {
  const pub = { edition: game.edition ?? 1 };
  const abilities = Object.entries(game.abilities ?? {}).filter(([, ability]) => isInPlay(ability, pub));
  return {
    offered: abilities.map(([name]) => name),
    windows: [...new Set(abilities.map(([, { window }]) => window))],
    steps: Object.keys(game.steps),
    told: [...new Set(components?.().flatMap(({ name = [], waits }) => (waits ? [] : name)))],
  };
}

export const REACHED = ['offered', 'windows', 'steps', 'told'] as const;
type Part = (typeof REACHED)[number];
type Parts<T> = Record<Part, T>;
/** The same of every part. */
export function partly<T>(of: (part: Part) => T): Parts<T> {
  const [offered, windows, steps, told] = REACHED.map(of) as [T, T, T, T];
  return { offered, windows, steps, told };
}
export function neverIn(box: Box, census: Census): Parts<string[]> {
  const all = reachable(box);
  return partly((part) => all[part].filter((name) => !Object.hasOwn(census[part], name)));
}

export type Reached = Parts<Record<string, string>>;
/** For each name a game that reached it, the shortest: `6 admiral 17` is the seed 17 of six admirals. */
export function reachedBy(box: Box, games: readonly Game[]): Reached {
  const short = [...games].sort((a, b) => a.answers - b.answers);
  const { told } = reachable(box);
  return partly((part) => {
    const found = new Map<string, string>();
    for (const { census, seats, players, seed } of short)
      for (const name of Object.keys(census?.[part] ?? {}))
        if (!found.has(name) && (part !== 'told' || told.includes(name)))
          found.set(name, `${seats} ${players} ${seed}`);
    return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

interface Tables {
  players: string;
  seats: number;
  games: number;
  answers: number;
}
/** How many games were played by whom, with how many seats. */
export function tablesOf(games: readonly Game[]): Tables[] {
  const found = new Map<string, Tables>();
  for (const { players, seats, answers, violation } of games) {
    if (violation !== undefined) continue;
    const name = `${players} ${seats}`;
    const one = found.get(name) ?? { players, seats, games: 0, answers: 0 };
    found.set(name, { ...one, games: one.games + 1, answers: one.answers + answers });
  }
  return [...found.values()].sort((a, b) => a.players.localeCompare(b.players) || a.seats - b.seats);
}

/** In how many games there was what a study looks at, by kind: a faction, an event. */
export function seenIn(games: readonly Game[]): Record<string, Counts> {
  const seen: Record<string, Counts> = {};
  for (const { traits = [] } of games)
    for (const kind of new Set(traits.flatMap((own) => Object.keys(own)))) {
      seen[kind] ??= {};
      const counts = seen[kind];
      for (const value of new Set(traits.flatMap((own) => own[kind] ?? []))) counts[value] = (counts[value] ?? 0) + 1;
    }
  return seen;
}

/** How often those won who had this, in the games of these players. */
export function findingsBy(games: readonly Game[]): { players: string; finding: Finding }[] {
  return [...new Set(games.map(({ players }) => players))].flatMap((players) => {
    const trials = games.flatMap(({ players: who, shares, traits }) =>
      who === players && shares && traits ? [{ shares, traits, first: null }] : [],
    );
    return findingsOf(trials).map((finding) => ({ players, finding }));
  });
}

/** `direct-hit 12, plague 3`, the rarest first. */
export const inWords = (counts: Counts): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => a - b)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');
