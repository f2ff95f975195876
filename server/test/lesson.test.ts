// A match that teaches: step by step as long as it is on rails, whoever asks and whatever happens to the server; then free.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, type Pass, type Snapshot } from '@orrery/api';
import { boxOf, shelf } from '@orrery/games';
import { PARTS } from '@orrery/kernel';
import { goldenGames } from '@orrery/kernel/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, openQuestion, until } from './house.ts';

const GAME = 'council-of-shadows';
const { lesson } = boxOf(GAME)!;
const STEPS = lesson!.script.filter((line) => typeof line !== 'string').length;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const learn = async ({ api }: House) => (await api.call('learn', { game: GAME, body: { name: 'Ana' } })).pass;
const seenBy = ({ api }: House, { secret, match }: Pass) => api.as(secret).call('table', { match });
const stepOf = ({ scene }: Snapshot) => scene?.lesson;

/** The expected answer, or another one. */
async function give(at: House, pass: Pass, another?: string) {
  const { seq, scene } = await seenBy(at, pass);
  const request = openQuestion({ scene } as Snapshot)!;
  const moves = [{ request: request.id, choice: another ?? scene!.lesson!.choice! }];
  return at.api.as(pass.secret).call('answer', { match: pass.match, body: { seq, id: newId(), moves } });
}

test('a lesson offers one answer, takes no other, and cannot be undone', async () => {
  const pass = await learn(house);
  const before = await seenBy(house, pass);
  expect(stepOf(before)).toMatchObject({ step: 1, of: STEPS, choice: 'buy:ai-08' });
  expect(before.scene!.requests.map(({ ask }) => 'options' in ask && ask.options.map(({ key }) => key))).toEqual([
    ['buy:ai-08'],
  ]);
  expect(await give(house, pass, 'done')).toMatchObject({ taken: false, refused: { code: 'lesson' } });
  expect(await give(house, pass)).toMatchObject({ taken: true });
  const after = await seenBy(house, pass);
  expect(after.scene!.undo).toBe(false);
  const undone = await house.api
    .as(pass.secret)
    .call('undo', { match: pass.match, body: { seq: after.seq, id: newId() } });
  expect(undone).toMatchObject({ taken: false, refused: { code: 'lesson' } });
  expect(await seenBy(house, pass)).toMatchObject({ seq: after.seq, scene: { lesson: { step: 2 } } });
});

test('it goes on where it was after a restart, and then everybody is free', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-lesson-'));
  const first = await openHouse({ dataDir });
  const pass = await learn(first);
  const half = Math.floor(STEPS / 2);
  for (let i = 0; i < half; i++) expect(await give(first, pass)).toMatchObject({ taken: true });
  await first.close();
  const second = await openHouse({ dataDir });
  for (let i = half; i < STEPS; i++) {
    expect(stepOf(await seenBy(second, pass))).toMatchObject({ step: i + 1, of: STEPS });
    expect(await give(second, pass)).toMatchObject({ taken: true });
  }
  const free = await seenBy(second, pass);
  expect(stepOf(free)).toEqual({ step: STEPS, of: STEPS, say: [...lesson!.free, { key: 'lesson.tip-branch' }] });
  expect(await give(second, pass, 'branch:settle')).toMatchObject({ taken: true });
  await second.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('whoever has a bot go on for him is led through it, too', async () => {
  const pass = await learn(house);
  await house.api.as(pass.secret).call('toBot', { match: pass.match, seat: 0, body: {} });
  const live = house.at(pass);
  const isFree = ({ scene, seq }: Snapshot) => scene !== null && scene.lesson?.choice === undefined && seq > STEPS;
  const { scene } = await until(() => live.snapshot && isFree(live.snapshot) && live.snapshot, 'the end of the rails');
  expect(scene!.view.pub.players).toMatchObject([{ civilization: 'treton' }, { civilization: 'takrill' }]);
});

test.each(shelf.filter(({ lesson }) => lesson).map(({ game: { id } }) => id))(
  'whoever comes off the rails of %s is told so',
  async (game) => {
    const { script, free } = boxOf(game)!.lesson!;
    const steps = script.filter((line) => typeof line !== 'string').length;
    const { pass } = await house.api.call('learn', { game, body: { name: 'Ana', from: steps } });
    expect(await give(house, pass)).toMatchObject({ taken: true });
    const live = house.at(pass);
    const isFree = (seen: Snapshot) => stepOf(seen) !== undefined && stepOf(seen)?.choice === undefined && seen;
    const seen = await until(() => live.snapshot && isFree(live.snapshot), 'the end of the rails');
    expect(stepOf(seen)!.say.slice(0, free.length)).toEqual(free);
  },
);

test('a game without one says so', async () => {
  await expect(house.api.call('learn', { game: 'trap', body: { name: 'Ana' } })).rejects.toMatchObject({
    problem: { error: 'not-found' },
  });
});

test('it can begin with a later step, as a rule book does that shows a rule at work', async () => {
  const { pass } = await house.api.call('learn', { game: GAME, body: { name: 'Ana', from: 4 } });
  expect(stepOf(await seenBy(house, pass))).toMatchObject({ step: 4, choice: 'settle:2>p1-10a' });
});

test('what it begins with was done in nobody’s absence: there is nothing to account for', async () => {
  for (const from of [1, 4]) {
    const { pass } = await house.api.call('learn', { game: GAME, body: { name: 'Ana', from } });
    expect(await house.api.as(pass.secret).call('account', { match: pass.match })).toEqual([]);
  }
});

test('the rule book is in the order in which one reads it, and says where a chapter is at work', async () => {
  const chapters = await house.api.call('rules', { game: GAME, language: 'es' });
  const places = chapters.map(({ part }) => PARTS.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(chapters[0]).toMatchObject({ id: 'COS-SETUP', part: 'begin' });
  expect(chapters.flatMap(({ rules }) => rules).length).toBe(boxOf(GAME)!.rules.length);
  expect(chapters.find(({ id }) => id === 'COS-PLAN')).toMatchObject({ show: 3 });
});

test('an install is checked by whole matches, and one that does not hold is told', async () => {
  const [first] = await house.api.call('proofs', { game: 'tic-tac-toe' });
  expect(first).toMatchObject({ name: 'tic-tac-toe-2-1', seats: 2 });
  expect(await house.api.call('prove', { game: 'tic-tac-toe', proof: first!.name })).toEqual({ holds: true });
  await expect(house.api.call('prove', { game: 'tic-tac-toe', proof: 'none' })).rejects.toMatchObject({
    problem: { error: 'not-found' },
  });
  const { bots } = house.server.hall.house;
  const forged = [...goldenGames(boxOf('tic-tac-toe')!.home).values()][0]!.replace(
    /^end .*$/m,
    'end {"ranks":[2,1],"why":{"key":"x"}}',
  );
  expect(await bots.any('prove', { game: 'tic-tac-toe', record: forged })).toMatchObject({ holds: false });
});
