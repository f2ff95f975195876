// Rules that throw are refused and reported; rules that never end are stopped; every other table goes on.
import { newId } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, until } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ ruleLimit: 700 });
});
afterAll(() => house.close());

async function open() {
  const { table, pass } = await house.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'P' }] },
  });
  const mine = house.api.as(pass.secret);
  const go = (choice: string, seq: number) =>
    mine.call('answer', { match: table.id, body: { id: newId(), seq, moves: [{ choice }] } });
  const look = () => mine.call('table', { match: table.id });
  return { match: table.id, go, look, mine };
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'in',
    (error: { problem: { error: string } }) => error.problem.error,
  );

test('a rule that throws costs one answer; the host has a file that shows it', async () => {
  const one = await open();
  await one.go('walk', 0);
  expect(await failure(one.go('throw', 1))).toBe('server');
  expect(await one.look()).toMatchObject({
    seq: 1,
    table: { status: 'running' },
    scene: { view: { pub: { steps: 1 } } },
  });
  expect(await one.go('walk', 1)).toEqual({ taken: true, seq: 2 });
  const [incident] = await house.host.call('hostAside');
  expect(incident).toMatchObject({ match: one.match, error: expect.stringContaining('a trap') });
  const file = JSON.parse(await house.host.call('hostAsideFile', { incident: incident!.id }));
  expect(file.record).toContain('0 walk');
  expect(file.tried).toContain('throw');
});

test('over a socket it rejects that one answer; the line holds and the next is taken', async () => {
  const { pass } = await house.api.call('create', { body: { game: 'trap', seats: [{ kind: 'me', name: 'P' }] } });
  const live = house.at(pass);
  await until(() => live.snapshot?.scene);
  expect(await failure(live.answer([{ choice: 'throw' }]))).toBe('server');
  expect(live.line).toBe('open');
  expect(await live.answer([{ choice: 'walk' }])).toEqual({ taken: true, seq: 1 });
});

test('a rule that never ends is stopped, its match set aside; the others are answered meanwhile and after', async () => {
  const bad = await open();
  const good = await open();
  await bad.go('walk', 0);
  await good.go('walk', 0);
  const stuck = failure(bad.go('spin', 1));
  const behind = good.go('walk', 1); // waits behind it in the same worker, and is given again to the next one
  expect(await failure(house.api.call('games'))).toBe('in');
  expect(await stuck).toBe('aside');
  expect(await behind).toEqual({ taken: true, seq: 2 });
  expect(await good.go('walk', 2)).toEqual({ taken: true, seq: 3 });
  expect(await bad.look()).toMatchObject({ table: { status: 'aside' } });
  expect(await failure(bad.go('walk', 1))).toBe('aside');
  expect(await house.host.call('hostRetry', { match: bad.match })).toMatchObject({ status: 'running' });
  expect(await bad.go('walk', 1)).toEqual({ taken: true, seq: 2 });
});
