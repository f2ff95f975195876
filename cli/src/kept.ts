// Games kept in a file, one a line: what was broken off goes on where it was.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Usage } from '@orrery/kernel';

interface Kept<Played> {
  games: Played[];
  add(game: Played): void;
}

/** The first line of a log is its plan: games of another plan are not mixed in. Without a log they are kept in memory alone. */
export function keptIn<Played>(log: string | undefined, plan: unknown): Kept<Played> {
  const games = log ? read<Played>(log, JSON.stringify(plan)) : [];
  return {
    games,
    add(game) {
      games.push(game);
      if (log) appendFileSync(log, `${JSON.stringify(game)}\n`);
    },
  };
}

function read<Played>(log: string, head: string): Played[] {
  if (!existsSync(log)) writeFileSync(log, `${head}\n`);
  const [first, ...lines] = readFileSync(log, 'utf8').trimEnd().split('\n');
  if (first !== head) throw new Usage('usage.otherLog', { log, first: first ?? '' });
  return lines.map((line) => JSON.parse(line) as Played);
}
