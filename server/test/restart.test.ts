// A real PostgreSQL goes and comes back, under a running server and before one that is starting: nothing is lost.
import { ApiProblem, newId } from '@orrery/api';
import { openPostgres } from '@orrery/tools/postgres';
import { afterAll, expect, test } from 'vitest';
import { type House, openHouse, until } from './house.ts';

// Only where a PostgreSQL server is named; this one is stopped and killed, so it is one of our own.
const postgres = process.env.ORRERY_TEST_POSTGRES === undefined ? undefined : await openPostgres();
afterAll(() => postgres?.close());
const here = (name: string, work: (databaseUrl: string) => Promise<void>) =>
  postgres && test(name, () => work(postgres.url));

async function table(house: House) {
  const seats = [{ kind: 'me' as const, name: 'A' }];
  const { table: made, pass } = await house.api.call('create', { body: { game: 'trap', seats } });
  return { match: made.id, pass, mine: house.api.as(pass.secret) };
}
const isBusy = (error: unknown) => error instanceof ApiProblem && error.problem.error === 'busy';

here(
  'stopped, killed and started again under play: each answer is taken once, whatever was told meanwhile',
  async (databaseUrl) => {
    const house = await openHouse({ databaseUrl });
    const { match, mine, pass } = await table(house);
    const line = house.at(pass);
    await until(() => line.snapshot?.scene);
    let steps = 0;
    let refused = 0;
    let playing = true;
    /** As a page does: the same answer by the same id until there is a verdict. */
    const walk = async () => {
      const body = { id: newId(), seq: steps, moves: [{ choice: 'walk' }] };
      for (;;)
        try {
          return await mine.call('answer', { match, body });
        } catch (error) {
          if (!isBusy(error)) throw error;
          refused += 1;
          await new Promise((later) => setTimeout(later, 20));
        }
    };
    const play = async () => {
      while (playing) {
        expect(await walk()).toEqual({ taken: true, seq: steps + 1 });
        steps += 1;
      }
    };
    const played = play();
    for (const how of ['stop', 'kill', 'stop', 'kill'] as const) {
      const [before, turned] = [steps, refused];
      await until(() => steps > before + 5);
      await postgres![how]();
      await until(() => refused > turned);
      await postgres!.start();
    }
    const before = steps;
    await until(() => steps > before + 5);
    playing = false;
    await played;
    await until(() => line.snapshot?.scene?.view.pub.steps === steps); // the socket has followed all of it
    expect((await mine.call('table', { match })).scene!.view.pub.steps).toBe(steps);
    await house.close();
  },
);

here('a server that starts before it waits, says so, and opens', async (databaseUrl) => {
  await postgres!.stop();
  const said: string[] = [];
  const opening = openHouse({ databaseUrl, logLevel: 'warn' }, { logTo: { write: (text) => void said.push(text) } });
  await until(() => said.some((text) => text.includes('PostgreSQL does not answer at 127.0.0.1')));
  expect(said.join('')).not.toContain('orrery@');
  await postgres!.start();
  const house = await opening;
  const { match, mine } = await table(house);
  expect((await mine.call('table', { match })).table.status).toBe('running');
  await house.close();
});

test('one that is not waited for any longer is told as before', async () => {
  const databaseUrl = 'postgres://orrery@127.0.0.1:9/none'; // where nobody listens
  await expect(openHouse({ databaseUrl, databasePatience: 0 })).rejects.toThrow('No PostgreSQL answers at');
});
