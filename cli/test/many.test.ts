// Three servers on one PostgreSQL behind one line: killed in turn, the store restarted, lines cut; nobody loses anything.
import { client, newId } from '@orrery/api';
import { random } from '@orrery/kernel';
import { openStoreFor } from '@orrery/server';
import { expect, test } from 'vitest';
import { openTable } from '../src/bench/server-player.ts';
import { chaos } from '../src/chaos/chaos.ts';
import { openStage } from '../src/chaos/stage.ts';
import { orrery } from './orrery.ts';

// Only where there is a PostgreSQL; npm test looks for one.
const here = (name: string, work: () => Promise<void>) =>
  process.env.ORRERY_TEST_POSTGRES !== undefined && test(name, { timeout: 240_000 }, work);

here('kills, a restart of the store and cut lines under load', async () => {
  const only = ['kill', 'PostgreSQL is killed', 'lines to the store are cut'];
  const report = await chaos({
    servers: 3,
    store: 'postgres',
    kills: 2,
    matches: 4,
    between: [100, 300],
    seed: 5,
    only,
  });
  expect(report).toMatchObject({ lost: 0, twice: 0, unreadable: 0, wrong: [], stuck: 0 });
  expect(Object.keys(report.troubles).sort()).toEqual([...only].sort());
  expect(report.acknowledged).toBeGreaterThan(20);
});

here('of answers to one match that come to different servers at once, one is taken', async () => {
  const stage = await openStage({ servers: 3, store: 'postgres', dice: random(1), hold: 0 });
  try {
    const apis = stage.servers.map(({ url }) => client({ base: url }));
    const passes = await openTable(apis[0]!, 9);
    const { match } = passes[0];
    const ROUNDS = 12;
    for (let seq = 0; seq < ROUNDS; seq++) {
      const { secret } = passes[seq % 2]!;
      const answer = (i: number) => ({ id: newId(), seq, moves: [{ choice: `land:${i}` }] });
      const verdicts = await Promise.all(
        apis.map((api, i) => api.as(secret).call('answer', { match, body: answer(i) })),
      );
      expect(verdicts.filter((verdict) => verdict.taken)).toEqual([{ taken: true, seq: seq + 1 }]);
    }
    const store = await openStoreFor(stage.where);
    expect((await store.past.rows(match)).map((row) => row.seq)).toEqual(
      Array.from({ length: ROUNDS + 1 }, (_, i) => i),
    );
    await store.close();
  } finally {
    await stage.close();
  }
});

test('several servers on the embedded store are refused in words', () => {
  const { status, stderr } = orrery(['chaos', '--servers', '3']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('several servers need --postgres')]);
});
