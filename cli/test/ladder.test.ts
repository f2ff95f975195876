// The ladder: fair pairings, and figures that say no more than the games do.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStoreFor, type Store } from '@orrery/server';
import { ticTacToe } from '@orrery/tic-tac-toe';
import { describe, expect, it } from 'vitest';
import { lookAhead } from '../src/bench/search.ts';
import { boxNamed } from '../src/command.ts';
import { inTurn, playAll } from '../src/farm.ts';
import { judgesFrom } from '../src/ladder/judges.ts';
import { jobsOf, type Plan, type Played, scoreOf } from '../src/ladder/plan.ts';
import { gameOf } from '../src/ladder/play.ts';
import { sharedLadder } from '../src/ladder/shared.ts';
import { duelsOf, interval, standingsOf } from '../src/ladder/standings.ts';
import { orrery, ROOT } from './orrery.ts';

const PLAN: Plan = { game: 'tic-tac-toe', seats: 2, bots: ['a', 'b', 'c'], games: 4, seed: 10, playouts: 1 };

it('everybody meets everybody as often, from each seat as often, and each set-up twice', () => {
  const jobs = jobsOf(PLAN);
  expect(jobs).toHaveLength(12);
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(12);
  const ab = jobs.filter(({ pair }) => pair.join() === 'a,b');
  expect(ab.map(({ bots }) => bots.join(''))).toEqual(['ab', 'ba', 'ab', 'ba']);
  expect(ab.map(({ seed }) => seed)).toEqual([10, 10, 11, 11]);
  const four = jobsOf({ ...PLAN, seats: 4, bots: ['a', 'b'], games: 2 });
  expect(four.map(({ bots }) => bots.join(''))).toEqual(['abab', 'baba']);
});

const played = (pair: [string, string], bots: string[], ranks: number[]): Played => ({
  ...{ id: 0, seed: 1, answers: 1, ms: 1 },
  ...{ pair, bots, ranks },
});

it('a game goes to whose best seat came first', () => {
  expect(scoreOf(played(['a', 'b'], ['a', 'b', 'a', 'b'], [4, 2, 1, 3]))).toBe(1);
  expect(scoreOf(played(['a', 'b'], ['b', 'a'], [1, 2]))).toBe(0);
  expect(scoreOf(played(['a', 'b'], ['b', 'a'], [1, 1]))).toBe(0.5);
});

it('intervals narrow with the games, and ratings follow the results', () => {
  expect(interval(65, 100).low).toBeCloseTo(0.5525, 3); // by the formula of Wilson
  expect(interval(65, 100).high).toBeCloseTo(0.7364, 3);
  expect(interval(650, 1000).low).toBeGreaterThan(interval(65, 100).low);
  const games = Array.from({ length: 100 }, (_, i) => [
    played(['a', 'b'], ['a', 'b'], i % 4 === 0 ? [2, 1] : [1, 2]),
    played(['b', 'c'], ['b', 'c'], i % 4 === 0 ? [2, 1] : [1, 2]),
  ]).flat();
  const [a, b, c] = standingsOf(['a', 'b', 'c'], games) as [never, never, never] as {
    bot: string;
    rating: number;
    low: number;
    high: number;
  }[];
  expect([a!.bot, b!.bot, c!.bot]).toEqual(['a', 'b', 'c']);
  expect(c!.rating).toBe(0);
  expect(b!.rating).toBeGreaterThan(170); // three of four: 191 points
  expect(b!.rating).toBeLessThan(200);
  expect(a!.rating - b!.rating).toBeCloseTo(b!.rating, 0);
  expect(b!.high).toBeGreaterThan(b!.rating);
  expect(duelsOf(games)).toMatchObject([{ pair: ['a', 'b'], games: 100, score: 75 }, { pair: ['b', 'c'] }]);
});

it('goes on where it was broken off, writes a page, and refuses the log of another ladder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  try {
    const log = join(folder, 'ladder.log');
    const page = join(folder, 'ladder.html');
    const run = (...more: string[]) =>
      orrery(['ladder', 'tic-tac-toe', '--bot', 'navigator,random', '--games', '6', '--log', log, '--json', ...more]);
    const first = run('--page', page);
    expect(first).toMatchObject({ status: 0 });
    expect(first.lines[0]).toMatchObject({ pair: ['navigator', 'random'], games: 6 });
    expect(first.lines.at(-2)).toMatchObject({ bot: 'navigator' });
    expect(readFileSync(page, 'utf8')).toContain('role="img"');
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(7);
    writeFileSync(log, `${lines.slice(0, 4).join('\n')}\n`);
    expect(run().lines).toEqual(first.lines); // the same games, whoever played them when
    expect(run('--seed', '2')).toMatchObject({ status: 2, stderr: expect.stringContaining('other games') });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("sets a judge with other weights against the game's own, and refuses what are no weights of it", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  try {
    const box = await boxNamed('council-of-shadows');
    const own = box.team!.judge!.weights;
    const written = own.map((weights, stage) => JSON.stringify({ stage, weights: weights.map(() => 0) })).join('\n');
    const blind = file('blind', `${written}\n`);
    expect(judgesFrom([], box)).toBeUndefined();
    expect(judgesFrom([`blind=${blind}`], box)).toEqual({ blind: own.map((weights) => weights.map(() => 0)) });
    const log = join(folder, 'log');
    const run = (...more: string[]) =>
      orrery([
        'ladder',
        'council-of-shadows',
        '--seats',
        '2',
        '--games',
        '2',
        '--playouts',
        '1',
        '--log',
        log,
        '--json',
        ...more,
      ]);
    const found = run('--bot', 'admiral,blind', '--judge', `blind=${blind}`);
    expect(found).toMatchObject({ status: 0 });
    expect(found.lines[0]).toMatchObject({ pair: ['admiral', 'blind'], games: 2 });
    const plan = JSON.parse(readFileSync(log, 'utf8').split('\n')[0]!) as Plan;
    expect(plan.judges).toEqual(judgesFrom([`blind=${blind}`], box)); // others at the same ladder have no need of the file
    for (const wrong of [
      blind,
      `=${blind}`,
      'blind=/nowhere',
      `short=${file('short', written.split('\n')[0]!)}`,
      `narrow=${file('narrow', own.map(() => '{"weights":[1]}').join('\n'))}`,
      `words=${file('words', 'no weights')}`,
    ])
      expect(() => judgesFrom([wrong], box), wrong).toThrow('usage.judge');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('who looks ahead plays the same game in threads as here: the same seed and as many playouts, the same answers', async () => {
  const plan: Plan = {
    ...{ game: 'council-of-shadows', seats: 2, games: 2, seed: 3, playouts: 6 },
    bots: ['admiral', 'apprentice'],
  };
  const box = await boxNamed(plan.game);
  const told = ({ ms: _, ...game }: Played) => game;
  const found: Played[] = [];
  const worker: [string, string] = [import.meta.url, '../src/ladder/worker'];
  await playAll(worker, plan, inTurn(jobsOf(plan)), 2, (game: Played) => void found.push(game));
  const here = jobsOf(plan).map((job) => gameOf(box, plan, job));
  expect(found.sort((a, b) => a.id - b.id).map(told)).toEqual(here.map(told));
});

it('who tries fewer answers at a time plays otherwise, with as many playouts', async () => {
  const plan: Plan = {
    ...{ game: 'council-of-shadows', seats: 2, games: 2, seed: 3, playouts: 12 },
    bots: ['admiral', 'apprentice'],
  };
  const box = await boxNamed(plan.game);
  const told = (candidates?: number) => {
    const { ms: _, ...game } = gameOf(box, candidates ? { ...plan, candidates } : plan, jobsOf(plan)[0]!);
    return game;
  };
  expect(told(8)).toEqual(told());
  expect(told(2)).not.toEqual(told());
});

const PLAYED = (id: number): Played => ({ ...jobsOf(PLAN)[id]!, ranks: [1, 2], answers: 5, ms: 1 });

describe.each(['sqlite', ...(process.env.ORRERY_TEST_POSTGRES ? ['postgres'] : [])])(
  'games in a %s database',
  (engine) => {
    async function both(run: (store: Store) => Promise<void>) {
      const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
      const databaseUrl = engine === 'postgres' ? process.env.ORRERY_TEST_POSTGRES : undefined;
      const store = await openStoreFor({ dataDir: folder, databaseUrl });
      try {
        await run(store);
      } finally {
        await store.db.schema.dropTable('ladder_game').ifExists().execute();
        await store.close();
        rmSync(folder, { recursive: true });
      }
    }
    let time = 1000;
    const TIMING = { now: () => time, lease: 1_000_000, pause: 1 };

    it('two who play together never play the same, and each has all results in the end', () =>
      both(async (store) => {
        const [one, two] = [await sharedLadder(store, PLAN, TIMING), await sharedLadder(store, PLAN, TIMING)];
        const taken: number[] = [];
        for (let i = 0; i < 6; i++)
          for (const who of [one, two]) {
            const job = (await who.next())!;
            expect(job).toEqual(jobsOf(PLAN)[job.id]);
            taken.push(job.id);
            await who.ended(PLAYED(job.id));
          }
        expect(taken.toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
        expect(await one.next()).toBeUndefined();
        expect(await two.played()).toEqual(await one.played());
        expect((await two.played()).map(({ id }) => id)).toEqual([...Array(12).keys()]);
        one.close();
        two.close();
      }));

    it('what a process that is gone had in hand comes again, no sooner than it must be gone; a late result changes nothing', () =>
      both(async (store) => {
        const [gone, other] = [await sharedLadder(store, PLAN, TIMING), await sharedLadder(store, PLAN, TIMING)];
        expect((await gone.next())!.id).toBe(0);
        gone.close();
        for (let i = 1; i < 12; i++) {
          const job = (await other.next())!;
          expect(job.id).toBe(i);
          await other.ended(PLAYED(i));
        }
        const waiting = other.next();
        expect(await Promise.race([waiting, new Promise((later) => setTimeout(() => later('waits'), 50))])).toBe(
          'waits',
        );
        time += 1_000_001;
        expect((await waiting)!.id).toBe(0);
        await other.ended({ ...PLAYED(0), answers: 7 });
        await gone.ended({ ...PLAYED(0), answers: 9 });
        expect((await other.played())[0]!.answers).toBe(7);
        other.close();
      }));

    it('another plan is another ladder, and one that was broken off goes on', () =>
      both(async (store) => {
        const one = await sharedLadder(store, PLAN, TIMING);
        await one.ended(PLAYED((await one.next())!.id));
        one.close();
        const other = await sharedLadder(store, { ...PLAN, seed: 11 }, TIMING);
        expect(await other.played()).toEqual([]);
        other.close();
        const again = await sharedLadder(store, PLAN, TIMING);
        expect(await again.played()).toHaveLength(1);
        expect((await again.next())!.id).toBe(1);
        again.close();
      }));
  },
);

const POSTGRES = process.env.ORRERY_TEST_POSTGRES;
it.runIf(POSTGRES)(
  'processes with one address play one ladder, and each prints all of it',
  { timeout: 120_000 },
  async () => {
    const words = [
      'ladder',
      'tic-tac-toe',
      '--bot',
      'navigator,random',
      '--games',
      '12',
      '--seed',
      '77',
      '--threads',
      '1',
      '--json',
    ];
    const shared = [join(ROOT, 'cli/bin/orrery.mjs'), ...words, '--database', POSTGRES!];
    const run = async () => (await promisify(execFile)(process.execPath, shared)).stdout;
    const store = await openStoreFor({ dataDir: '', databaseUrl: POSTGRES });
    const games = store.db.withTables<{ ladder_game: { id: number; result: string } }>();
    const ended = () => games.selectFrom('ladder_game').selectAll().orderBy('id').execute();
    try {
      const alone = orrery(words);
      expect(await Promise.all([run(), run()])).toEqual([alone.stdout, alone.stdout]);
      const rows = await ended();
      expect(rows.map(({ id }) => id)).toEqual([...Array(12).keys()]);
      const level = JSON.stringify({ ...(JSON.parse(rows[0]!.result) as Played), ranks: [1, 1] });
      await games.updateTable('ladder_game').set({ result: level }).where('id', '=', 0).execute();
      expect((await run()).split('\n')[0]).not.toBe(alone.stdout.split('\n')[0]); // what is there is not played again
    } finally {
      await store.db.schema.dropTable('ladder_game').ifExists().execute();
      await store.close();
    }
  },
);

it('the search of the benchmark looks ahead from the first question, and its games are those of the peer', () => {
  expect(lookAhead(ticTacToe, 2)()).toBe(8);
});
