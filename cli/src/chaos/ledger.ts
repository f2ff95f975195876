// Runs that belong together: each is a line of a file, and what they come to is said for every store.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { ChaosReport } from '@orrery/api';

export type Run = ChaosReport & { seconds: number };
interface Sum {
  store: string;
  runs: number;
  seeds: number[];
  seconds: number;
  kills: number;
  acknowledged: number;
  lost: number;
  twice: number;
  unreadable: number;
  wrong: number;
  stuck: number;
  playAgainMs: number;
}
const COUNTS = ['seconds', 'kills', 'acknowledged', 'lost', 'twice', 'unreadable', 'stuck'] as const;

export function addRun(file: string, run: Run): Sum[] {
  appendFileSync(file, `${JSON.stringify(run)}\n`);
  return sumOf(runsIn(file));
}

function runsIn(file: string): Run[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Run);
}

/** For one server and for several apart: other things happen to them. */
function sumOf(runs: readonly Run[]): Sum[] {
  const nameOf = ({ store, servers }: Run) => (servers > 1 ? `${store}, ${servers} servers` : store);
  return [...new Set(runs.map(nameOf))].map((store) => {
    const own = runs.filter((run) => nameOf(run) === store);
    const total = (of: (run: Run) => number) => own.reduce((sum, run) => sum + of(run), 0);
    const counts = Object.fromEntries(COUNTS.map((name) => [name, total((run) => run[name])]));
    return {
      store,
      runs: own.length,
      seeds: own.map(({ seed }) => seed),
      ...(counts as Record<(typeof COUNTS)[number], number>),
      wrong: total(({ wrong }) => wrong.length),
      playAgainMs: Math.max(...own.map((run) => run.playAgainMs)),
    };
  });
}

export const inWords = (sum: Omit<Sum, 'runs' | 'seeds'>): string =>
  `${sum.kills} kills (${Math.round((sum.kills / Math.max(1, sum.seconds)) * 60)} a minute), ${sum.acknowledged} acknowledged: ` +
  `${sum.lost} lost, ${sum.twice} twice, ${sum.unreadable} unreadable, ${sum.wrong} wrong; ` +
  `everybody played again within ${sum.playAgainMs} ms${sum.stuck > 0 ? `, but for ${sum.stuck}` : ''}`;
