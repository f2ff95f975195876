// Trials in pieces: the sums that are told, and the audit behind them, which must notice what is missing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client, newId } from '@orrery/api';
import { type Server, startServer } from '@orrery/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { landing, openTable } from '../src/bench/server-player.ts';
import { BENCH_SHELF } from '../src/bench/server-process.ts';
import { audit, type Told } from '../src/chaos/audit.ts';
import { addRun, type Run } from '../src/chaos/ledger.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-ledger-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (seed: number, more: Partial<Run> = {}): Run => ({
  at: 0,
  seed,
  store: 'sqlite',
  servers: 1,
  matches: 12,
  kills: 50,
  troubles: {},
  acknowledged: 10_000,
  lost: 0,
  twice: 0,
  unreadable: 0,
  wrong: [],
  stuck: 0,
  playAgainMs: 500,
  seconds: 60,
  ...more,
});

test('runs add up in their file, each store for itself, and one that failed is not forgotten', () => {
  const file = join(folder, 'runs.jsonl');
  addRun(file, run(1));
  addRun(file, run(2, { store: 'postgres', servers: 3 }));
  const sums = addRun(file, run(3, { lost: 2, wrong: ['sent twice'], playAgainMs: 900 }));
  expect(sums).toEqual([
    expect.objectContaining({ store: 'sqlite', runs: 2, seeds: [1, 3], kills: 100, acknowledged: 20_000 }),
    expect.objectContaining({ store: 'postgres, 3 servers', runs: 1, seeds: [2], kills: 50, lost: 0 }),
  ]);
  expect(sums[0]).toMatchObject({ lost: 2, wrong: 1, playAgainMs: 900, seconds: 120 });
});

test('what was acknowledged is looked for by seat, count and choice, past rows that nobody is to notice', {
  timeout: 60_000,
}, async () => {
  const server: Server = await startServer({
    port: 0,
    dataDir: folder,
    games: [BENCH_SHELF],
    logLevel: 'silent',
    ruleWorkers: 1,
    botWorkers: 1,
  });
  try {
    const api = client({ base: server.url });
    const passes = await openTable(api, 30);
    const { match } = passes[0];
    const told: Told[] = passes.map(({ seat }) => ({ match, seat: seat!, acknowledged: [] }));
    const table = await server.hall.find(match);
    for (let i = 0; i < 6; i++) {
      const { seat, secret } = passes[i % 2]!;
      const choice = landing(i, 30);
      const body = { id: newId(), seq: table.noticed.seen[seat!]!, moves: [{ choice }] };
      const verdict = await api.as(secret).call('answer', { match, body });
      expect(verdict).toEqual({ taken: true, seq: body.seq + 1 });
      told[seat!]!.acknowledged.push({ choice, seq: body.seq + 1 });
      // A standing answer is a row of the log that nobody else counts.
      if (i === 2) await table.answer(1, null, null, [{ request: 'standing', choice: { list: [] } }]);
    }
    const { store } = server.hall.house;
    expect((await store.past.rows(match)).length).toBeGreaterThan(7);
    const found = await audit(store, told);
    expect(found).toMatchObject({ lost: 0, twice: 0 });
    const gone = (more: Told['acknowledged'][number]) =>
      audit(store, [{ ...told[0]!, acknowledged: [...told[0]!.acknowledged, more] }]);
    expect((await gone({ choice: 'land:0', seq: 9 })).lost).toBe(1); // never there
    expect((await gone({ choice: 'land:29', seq: 3 })).lost).toBe(1); // there, but something else
    expect((await gone({ choice: landing(1, 30), seq: 2 })).lost).toBe(1); // the other seat's
    expect((await gone(told[0]!.acknowledged[0]!)).twice).toBe(1);
  } finally {
    await server.close();
  }
});
