// orrery ladder: bots of a game against each other, until it is known how much better one is than another.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { LEVELS, USUAL } from '@orrery/bots';
import { type Command, Usage } from '@orrery/kernel';
import { openStoreFor } from '@orrery/server';
import { boxNamed, seatsFor } from '../command.ts';
import { inTurn, playAll } from '../farm.ts';
import { keptIn } from '../kept.ts';
import { judgesFrom } from '../ladder/judges.ts';
import { pageOf } from '../ladder/page.ts';
import { jobsOf, type Plan, type Played } from '../ladder/plan.ts';
import { sharedLadder } from '../ladder/shared.ts';
import { duelsOf, standingsOf } from '../ladder/standings.ts';

export const ladder: Command = {
  flags: {
    bot: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    playouts: { type: 'string' },
    candidates: { type: 'string' },
    judge: { type: 'string', multiple: true },
    threads: { type: 'string' },
    log: { type: 'string' },
    database: { type: 'string' },
    page: { type: 'string' },
  },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const judges = judgesFrom(args.texts('judge'), box);
    const candidates = args.number('candidates', USUAL.candidates, 2);
    const plan: Plan = {
      game: box.game.id,
      seats: seatsFor(box, args),
      bots: args.text('bot')?.split(',') ?? [...LEVELS.toReversed(), 'random'],
      games: args.number('games', 20, 2),
      seed: args.number('seed', 1),
      playouts: args.number('playouts', 120, 1),
      ...(candidates === USUAL.candidates ? {} : { candidates }),
      ...(judges ? { judges } : {}),
    };
    if (plan.bots.length < 2 || plan.seats < 2) throw new Usage('usage.ladder');
    const database = args.text('database') ?? '';
    const threads = args.number('threads', availableParallelism(), 1);
    const progress = (done: number) => out.progress(done, jobsOf(plan).length, plan.game);
    const played = await (database
      ? playShared(plan, database, threads, progress)
      : playHere(plan, args.text('log'), threads, progress));
    for (const { pair, games, score, rate, low, high } of duelsOf(played))
      out.put(
        { pair, games, score, rate, low, high },
        `${pair[0]} against ${pair[1]}: ${score} of ${games}, ${percent(rate)} (${percent(low)} to ${percent(high)})`,
      );
    for (const { bot, rating, low, high } of standingsOf(plan.bots, played))
      out.put({ bot, rating, low, high }, `${bot.padEnd(12)} ${Math.round(rating)} ± ${Math.round(high - rating)}`);
    const page = args.text('page');
    if (page) writeFileSync(page, pageOf(plan, played));
    return 0;
  },
};

/** What is in the log is not played again. */
async function playHere(
  plan: Plan,
  log: string | undefined,
  threads: number,
  progress: (done: number) => void,
): Promise<Played[]> {
  const kept = keptIn<Played>(log, plan);
  const done = new Set(kept.games.map(({ id }) => id));
  const open = jobsOf(plan).filter(({ id }) => !done.has(id));
  await playAll(WORKER, plan, inTurn(open), Math.min(threads, open.length), (game: Played) => {
    kept.add(game);
    progress(kept.games.length);
  });
  return kept.games.sort((a, b) => a.id - b.id);
}

/** As many machines as have the address of the database and the same plan play together; each has all results in the end. */
async function playShared(
  plan: Plan,
  databaseUrl: string,
  threads: number,
  progress: (done: number) => void,
): Promise<Played[]> {
  const store = await openStoreFor({ dataDir: '', databaseUrl });
  const shared = await sharedLadder(store, plan);
  try {
    const ended = async (game: Played) => {
      await shared.ended(game);
      progress((await shared.played()).length);
    };
    await playAll(WORKER, plan, shared.next, threads, ended);
    return await shared.played();
  } finally {
    shared.close();
    await store.close();
  }
}

const WORKER: [string, string] = [import.meta.url, '../ladder/worker'];
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
