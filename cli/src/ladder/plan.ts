// The games of a ladder: everybody against everybody, seats changed about, each set-up played from both sides.
import type { Judges } from '@orrery/bots';

/** One game: who sits where, and the seed of everything. The same plan gives the same jobs on any machine. */
export interface Job {
  id: number;
  pair: [string, string];
  bots: string[];
  seed: number;
}
export interface Played extends Job {
  ranks: number[];
  answers: number;
  ms: number;
}
export interface Plan {
  game: string;
  seats: number;
  bots: string[];
  games: number; // of each pair
  seed: number;
  playouts: number;
  candidates?: number; // tried at a time, if not as many as usual
  judges?: Judges; // besides the game's own
}

export function jobsOf({ bots, seats, games, seed }: Plan): Job[] {
  const pairs = bots.flatMap((a, i) => bots.slice(i + 1).map((b): [string, string] => [a, b]));
  return pairs.flatMap((pair, p) =>
    Array.from({ length: games }, (_, g) => ({
      id: p * games + g,
      pair,
      bots: Array.from({ length: seats }, (_, seat) => pair[(seat + g) % 2]!),
      seed: seed + (g >> 1), // two games a set-up, with the seats changed
    })),
  );
}

/** What the first of a pair made of a game: 1 if its best seat came before the other's best, half if level. */
export function scoreOf({ pair: [first], bots, ranks }: Played): number {
  const best = (isFirst: boolean) => Math.min(...ranks.filter((_, seat) => (bots[seat] === first) === isFirst));
  const [own, other] = [best(true), best(false)];
  return own < other ? 1 : own === other ? 0.5 : 0;
}
