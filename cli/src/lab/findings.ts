// What the games of the laboratory say: who wins how often, how long they last, how much there is to choose, how scores go.
import { interval } from '../ladder/standings.ts';
import type { Trial } from './trial.ts';

/** How often those won who had this; `fair`: how often they would if it made no difference. */
export interface Finding {
  kind: string;
  value: string;
  games: number;
  rate: number;
  low: number; // of the interval in which the true rate lies 95 times of 100
  high: number;
  fair: number;
  isOff: boolean; // the interval leaves out what is fair
}
export interface Figures {
  games: number;
  answers: number[]; // of each game, the shortest first
  rounds: number[];
  choices: number; // a game
  branching: number; // options at a choice
  curve: { winners: number; others: number }[]; // mean scores by moment
}
/** What a set-up changes of a finding; the interval is that of the difference. */
export interface Difference {
  kind: string;
  value: string;
  rates: [number, number];
  low: number;
  high: number;
  isOff: boolean;
}

/** Fewer games say nothing. */
const FEWEST = 8;
const Z = 1.96;

export function findingsOf(trials: readonly Pick<Trial, 'shares' | 'first' | 'traits'>[]): Finding[] {
  const found = new Map<string, { kind: string; value: string; games: number; won: number; fair: number }>();
  for (const { shares, first, traits } of trials)
    for (const [seat, share] of shares.entries()) {
      const had: Record<string, readonly string[]> = {
        seat: [String(seat + 1)],
        ...(first === null ? {} : { order: [seat === first ? 'first player' : 'others'] }),
        ...traits[seat],
      };
      for (const [kind, values] of Object.entries(had))
        for (const value of new Set(values)) {
          const key = `${kind} ${value}`;
          const one = found.get(key) ?? { kind, value, games: 0, won: 0, fair: 0 };
          found.set(key, { ...one, games: one.games + 1, won: one.won + share, fair: one.fair + 1 / shares.length });
        }
    }
  return [...found.values()]
    .filter(({ games }) => games >= FEWEST)
    .map(({ kind, value, games, won, fair: sum }) => {
      const [fair, range] = [sum / games, interval(won, games)];
      return { kind, value, games, ...range, fair, isOff: range.low > fair || range.high < fair };
    });
}

export function figuresOf(trials: readonly Trial[]): Figures {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
  const choices = sum(trials.map((trial) => trial.choices));
  const moments = trials[0]?.curve.length ?? 0;
  return {
    games: trials.length,
    answers: sorted(trials.map(({ answers }) => answers)),
    rounds: sorted(trials.flatMap(({ rounds }) => rounds ?? [])),
    choices: choices / trials.length,
    branching: sum(trials.map(({ options }) => options)) / Math.max(1, choices),
    curve: Array.from({ length: moments }, (_, i) => momentOf(trials, i)),
  };
}

function momentOf(trials: readonly Trial[], i: number): Figures['curve'][number] {
  const scores = trials.flatMap(({ curve, shares }) =>
    curve[i]!.map((score, seat) => ({ score, won: shares[seat]! > 0 })),
  );
  const of = (won: boolean) => mean(scores.filter((each) => each.won === won).map(({ score }) => score));
  return { winners: of(true), others: of(false) };
}

export function differencesOf(before: readonly Finding[], after: readonly Finding[]): Difference[] {
  return before.flatMap((a) => {
    const b = after.find(({ kind, value }) => kind === a.kind && value === a.value);
    if (!b) return [];
    const noise = Z * Math.sqrt((a.rate * (1 - a.rate)) / a.games + (b.rate * (1 - b.rate)) / b.games);
    const [low, high] = [b.rate - a.rate - noise, b.rate - a.rate + noise];
    return [{ kind: a.kind, value: a.value, rates: [a.rate, b.rate] as const, low, high, isOff: low > 0 || high < 0 }];
  }) as Difference[];
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);
