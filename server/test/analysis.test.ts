// Analysis after a match: nothing before the end, then in the background, kept, and stopped when nobody wants it.
import { rmSync } from 'node:fs';
import { type Analysis, type Client, newId } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(house.folder, { recursive: true, force: true });
});

const CELLS = [0, 4, 1, 3, 2]; // the fourth does not see that a line is nearly full

async function table(spectators = { allowed: true, delay: 0 }) {
  const made = await house.api.call('create', {
    body: { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'A' }, { kind: 'open' }], spectators },
  });
  const other = await house.api.call('join', { token: made.table.invitation!, body: { name: 'B' } });
  const people = [made.pass, other].map(({ secret }) => house.api.as(secret));
  const match = made.table.id;
  const play = async (cells: readonly number[], from = 0) => {
    for (const [i, cell] of cells.entries()) {
      const moves = [{ choice: `place:${cell}` }];
      await people[(from + i) % 2]!.call('answer', { match, body: { id: newId(), seq: from + i, moves } });
    }
  };
  return { match, people: people as [Client, Client], play };
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'in',
    (error: { problem: { error: string } }) => error.problem.error,
  );

async function finished(who: Client, match: string): Promise<Analysis> {
  for (;;) {
    const found = await who.call('analysis', { match });
    if (found.state !== 'asked') return found;
    await new Promise((later) => setTimeout(later, 20));
  }
}

test('as long as the match runs nobody is told anything, and nothing is begun', async () => {
  const { match, people, play } = await table();
  await play(CELLS.slice(0, 4));
  for (const who of [...people, house.api]) expect(await failure(who.call('analysis', { match }))).toBe('conflict');
  for (const who of people)
    expect(await failure(who.call('analyse', { match, body: { wanted: true } }))).toBe('conflict');
  expect(await house.server.hall.house.store.analyses.find(match)).toBeUndefined();
  await play(CELLS.slice(4), 4);
  expect(await people[0].call('analysis', { match })).toMatchObject({ state: 'none', points: [], decisions: [] });
});

test('spectators who are behind are told when the match is over for them', async () => {
  const { match, people, play } = await table({ allowed: true, delay: 3600 });
  await play(CELLS);
  expect(await people[1].call('analysis', { match })).toMatchObject({ state: 'none' });
  expect(await failure(house.api.call('analysis', { match }))).toBe('conflict');
});

test('it finds the decision that lost the match, and what the strongest would have done; it is kept', async () => {
  const { match, people, play } = await table();
  await play(CELLS);
  expect(await people[1].call('analyse', { match, body: { wanted: true } })).toMatchObject({ state: 'asked' });
  const found = await finished(people[0], match);
  expect(found).toMatchObject({ state: 'done', done: found.of });
  expect(found.points.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(found.points.at(-1)!.chances).toEqual([1, 0]);
  expect(found.points[4]!.chances).toEqual([1, 0]); // by the mistake it was lost
  expect(found.points[3]!.chances[1]).toBeGreaterThan(0.3);
  expect(found.decisions).toEqual([
    expect.objectContaining({ seq: 3, seat: 1, played: 'place:3', chance: 0, choice: 'place:2', bot: 'admiral' }),
  ]);
  expect(found.decisions[0]!.could).toBeGreaterThan(0.3);
  const { ask } = found.decisions[0]!;
  expect('options' in ask && ask.options.map(({ key }) => key).sort()).toEqual(['place:2', 'place:3']);
  // Asked for again it is not begun again, nor stopped.
  expect(await people[0].call('analyse', { match, body: { wanted: true } })).toEqual(found);
  expect(await people[0].call('analyse', { match, body: { wanted: false } })).toEqual(found);
});

test('whoever stops it keeps what was found, and it goes on from there when it is wanted again', async () => {
  const { match, people, play } = await table();
  await play(CELLS);
  const { analyses } = house.server.hall.house.store;
  const points = [
    { row: 0, turn: 0, chances: [0.25, 0.125] },
    { row: 5, turn: null, chances: [] },
  ];
  await analyses.ask(match);
  await analyses.keep({ match, state: 'asked', findings: JSON.stringify({ seats: 2, points, decisions: [] }) });
  expect(await people[0].call('analyse', { match, body: { wanted: false } })).toMatchObject({
    state: 'stopped',
    done: 2,
    of: 4,
  });
  await analyses.keep({ match, state: 'done', findings: '' }); // what was still in hand comes too late
  expect(await people[0].call('analysis', { match })).toMatchObject({ state: 'stopped', done: 2 });
  await people[1].call('analyse', { match, body: { wanted: true } });
  const { state, points: shown } = await finished(people[0], match);
  expect([state, shown.map(({ chances }) => chances)]).toEqual([
    'done',
    [
      [0.25, 0.125],
      [1, 0],
    ],
  ]);
});

test('what cannot be read again fails, and says so', async () => {
  const { match, people, play } = await table();
  await play(CELLS);
  const { store } = house.server.hall.house;
  await store.db.deleteFrom('snapshot').where('match', '=', match).execute();
  await people[0].call('analyse', { match, body: { wanted: true } });
  expect((await finished(people[0], match)).state).toBe('failed');
});

test('a game nobody plays well, or that one plays alone, is not analysed', async () => {
  const made = await house.api.call('create', { body: { game: 'trap', seats: [{ kind: 'me', name: 'A' }] } });
  const mine = house.api.as(made.pass.secret);
  await mine.call('abandon', { match: made.table.id });
  const asked = await mine.call('analyse', { match: made.table.id, body: { wanted: true } });
  expect(asked.state).toBe('impossible');
});

test('a server that was closed in the middle goes on after the next start', async () => {
  const { match, play } = await table();
  await play(CELLS);
  const { store } = house.server.hall.house;
  await store.analyses.ask(match); // asked for, and then the server was gone
  await store.jobs.set({ match, id: `analysis:${match}`, kind: 'analysis', due: 0, data: match });
  await house.server.close();
  const { folder } = house;
  house = await openHouse({ dataDir: folder });
  const { analyses } = house.server.hall.house.store;
  while ((await analyses.find(match))!.state === 'asked') await new Promise((later) => setTimeout(later, 20));
  expect((await analyses.find(match))!.state).toBe('done');
});
