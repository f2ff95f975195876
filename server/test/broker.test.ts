// News between servers over Redis: told, told again after a break, and found out without it.
import { newId } from '@orrery/api';
import { openRedis } from '@orrery/tools/redis';
import { afterAll, expect, test } from 'vitest';
import { brokerAt } from '../src/store/broker.ts';
import { type House, openHouse, until } from './house.ts';
import { databaseFor } from './stores.ts';

// Only where a PostgreSQL server is named.
const redis = process.env.ORRERY_TEST_POSTGRES === undefined ? undefined : await openRedis();
afterAll(() => redis?.kill());

/** Two servers on one store, a table of the first, and somebody who follows it at the second. */
async function pair() {
  const { databaseUrl } = await databaseFor(`broker-${newId()}`);
  const settings = { databaseUrl: databaseUrl!, brokerUrl: redis!.url };
  const houses: House[] = [await openHouse(settings), await openHouse(settings)];
  const seats = [{ kind: 'me' as const, name: 'A' }];
  const { table, pass } = await houses[0]!.api.call('create', { body: { game: 'trap', seats } });
  const mine = houses[0]!.api.as(pass.secret);
  const walk = (seq: number) =>
    mine.call('answer', { match: table.id, body: { id: newId(), seq, moves: [{ choice: 'walk' }] } });
  const line = houses[1]!.at(pass);
  await until(() => line.snapshot?.scene);
  const close = () => Promise.all(houses.map((house) => house.close()));
  return { houses, walk, line, close };
}
const here = (name: string, work: () => Promise<void>) => redis && test(name, work);

here('a move at one server is heard at the other, and nothing is asked of PostgreSQL for it', async () => {
  const { houses, walk, line, close } = await pair();
  expect(houses.map(({ server }) => server.hall.house.store.engine.announce)).toEqual([undefined, undefined]);
  houses[1]!.server.hall.compare = async () => {}; // it must be heard
  await walk(0);
  await until(() => line.snapshot!.seq === 1);
  await close();
});

here('while the broker is away servers compare with the store; when it is back they hear again', async () => {
  const { houses, walk, line, close } = await pair();
  await redis!.kill();
  await walk(0);
  await until(() => line.snapshot!.seq === 1);
  houses[1]!.server.hall.compare = async () => {}; // from now on it must be heard
  await walk(1); // into the void
  await redis!.start();
  await until(() => line.snapshot!.seq === 2);
  await walk(2);
  await until(() => line.snapshot!.seq === 3);
  await close();
});

test('a broker that is not there keeps nobody waiting', async () => {
  const wire = brokerAt('redis://127.0.0.1:9'); // where nobody listens
  wire.announced!(['somewhere']);
  const told: string[] = [];
  const line = await wire.listen!(
    (match) => told.push(match),
    () => told.push('missed'),
  );
  expect(told).toEqual([]);
  await line.close();
});
