// Giving up, and taking back by consent: told apart from breaking off and leaving, on disk, and in the match file.
import { newId, type Pass, type Wish } from '@orrery/api';
import { type Entry, readRecord, replay } from '@orrery/kernel';
import { ticTacToe } from '@orrery/tic-tac-toe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeAnswer, beforeTurn, type Line, stillTrue } from '../src/match/taking-back.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const refusedWith = (error: string) => ({ problem: { error } });
const ME = { kind: 'me' as const, name: 'Ana' };
const OPEN = { kind: 'open' as const };

interface At {
  match: string;
  people: Person[];
}
type Person = ReturnType<typeof person>;
function person({ match, secret, seat }: Pass) {
  const api = house.api.as(secret);
  return {
    seat,
    wish: (what: Wish, wanted = true) => api.call('wish', { match, body: { what, wanted } }),
    look: () => api.call('table', { match }),
    record: () => api.call('record', { match }),
    async play(choice: string) {
      const { seq, scene } = await api.call('table', { match });
      const moves = [{ request: scene!.requests[0]!.id, choice }];
      expect(await api.call('answer', { match, body: { id: newId(), seq, moves } })).toMatchObject({ taken: true });
    },
  };
}
async function tableOf(game: string, chairs: number, rest: object = {}): Promise<At> {
  const seats = [ME, ...Array.from({ length: chairs - 1 }, () => OPEN)];
  const { table, pass } = await house.api.call('create', { body: { game, seats, ...rest } });
  const passes = [pass];
  for (let i = 1; i < chairs; i++)
    passes.push(await house.api.call('join', { token: table.invitation!, body: { name: `P${i}` } }));
  return { match: table.id, people: passes.map(person) };
}

describe('giving up', () => {
  test('of two, one gives up and the other has won; the file of the match says so', async () => {
    const [ana, bo] = (await tableOf('tic-tac-toe', 2)).people;
    await ana!.play('place:4');
    expect((await bo!.wish('concede')).status).toBe('over');
    const { scene, events } = await ana!.look();
    expect(scene!.result).toMatchObject({ ranks: [1, 2], why: { key: 'kernel.end.conceded' } });
    expect(events.at(-1)).toMatchObject({ type: 'kernel.conceded' });
    expect(replay(ticTacToe, readRecord(await ana!.record())).result?.ranks).toEqual([1, 2]);
    await expect(ana!.wish('concede')).rejects.toMatchObject(refusedWith('conflict'));
  });

  test('of three, one who gives up plays on until another does too, and may change his mind', async () => {
    const [ana, bo, cy] = (await tableOf('trap', 3)).people;
    expect((await ana!.wish('concede')).status).toBe('running');
    await ana!.play('walk');
    await ana!.wish('concede', false);
    expect((await bo!.wish('concede')).players.map(({ wishes }) => wishes)).toEqual([[], ['concede'], []]);
    expect((await cy!.wish('concede')).status).toBe('over');
    expect((await ana!.look()).scene!.result!.ranks).toEqual([1, 2, 2]);
  });

  test('whoever is alone with bots ends the match; where somebody runs the game, that is his to do', async () => {
    const seats = [ME, ...['bot', 'bot'].map((kind) => ({ kind: kind as 'bot', bot: 'random' }))];
    const { pass } = await house.api.call('create', { body: { game: 'moot', seats } });
    expect(await person(pass).wish('concede')).toMatchObject({ status: 'over', ranks: [3, 1, 1] });
    const [ana] = (await tableOf('trap', 2, { options: { master: true } })).people;
    expect((await ana!.look()).table.master).toBe(1);
    await expect(ana!.wish('concede')).rejects.toMatchObject(refusedWith('conflict'));
  });
});

describe('taking back by consent', () => {
  const cells = async ({ look }: Person) => (await look()).scene!.view.pub.cells as (number | null)[];

  test('one’s last answer goes, and what others did since, as soon as all agree', async () => {
    const [ana, bo] = (await tableOf('tic-tac-toe', 2)).people;
    for (const [who, cell] of [
      [ana!, 4],
      [bo!, 0],
      [ana!, 8],
      [bo!, 1],
    ] as const)
      await who.play(`place:${cell}`);
    expect(await ana!.wish('answer')).toMatchObject({ asker: 0, players: [{ wishes: ['answer'] }, { wishes: [] }] });
    expect(await cells(bo!)).toEqual([1, 1, null, null, 0, null, null, null, 0]);
    await expect(bo!.wish('turn')).rejects.toMatchObject(refusedWith('conflict')); // one thing after the other
    expect(await bo!.wish('answer')).toMatchObject({ asker: null, players: [{ wishes: [] }, { wishes: [] }] });
    expect(await cells(bo!)).toEqual([1, null, null, null, 0, null, null, null, null]);
    expect((await bo!.look()).events.at(-1)).toMatchObject({ type: 'kernel.returned' });
    // Once more: what was taken back does not count as an answer any more.
    await ana!.wish('turn');
    await bo!.wish('turn');
    expect((await cells(ana!)).every((cell) => cell === null)).toBe(true);
    for (const [who, cell] of [
      [ana!, 0], // where the other had set before: what he answered does not fit
      [bo!, 3],
      [ana!, 1],
      [bo!, 4],
      [ana!, 2],
    ] as const)
      await who.play(`place:${cell}`);
    expect(replay(ticTacToe, readRecord(await bo!.record())).result?.ranks).toEqual([1, 2]);
  });

  test('of a turn that is played again, the others’ answers are given again as long as they fit; all hear when one does not', async () => {
    const [ana, bo] = (await tableOf('tic-tac-toe', 2)).people;
    await ana!.play('place:4');
    await bo!.play('place:0');
    await ana!.wish('turn');
    await bo!.wish('turn');
    expect((await ana!.look()).events.at(-1)).toMatchObject({ type: 'kernel.again' });
    await ana!.play('place:8');
    expect(await cells(ana!)).toEqual([1, null, null, null, null, null, null, null, 0]);
    expect((await ana!.look()).table.waiting).toEqual([0]); // the other was not asked
    await ana!.play('place:7');
    await bo!.play('place:6');
    await ana!.wish('turn');
    await bo!.wish('turn');
    await ana!.play('place:6');
    expect((await bo!.look()).table.waiting).toEqual([1]); // there somebody is already
    await bo!.play('place:3');
    const heard = async ({ look }: Person) => (await look()).events.filter(({ type }) => type === 'kernel.conflict');
    expect([(await heard(ana!)).length, (await heard(bo!))[0]!.mine]).toEqual([1, true]);
    expect(await cells(bo!)).toEqual([1, null, null, 1, null, null, 0, null, 0]);
    await ana!.play('place:7');
    expect(replay(ticTacToe, readRecord(await bo!.record())).result?.ranks).toEqual([1, 2]);
  });

  test('where nobody has learnt anything, a turn is played again without asking', async () => {
    const [ana, bo] = (await tableOf('tic-tac-toe', 2)).people;
    await ana!.play('place:4');
    expect(await ana!.wish('turn')).toMatchObject({ asker: null, players: [{ wishes: [] }, { wishes: [] }] });
    expect((await cells(bo!)).every((cell) => cell === null)).toBe(true);
    expect((await bo!.look()).events.at(-1)).toMatchObject({ type: 'kernel.undone' });
    await ana!.play('place:0');
    await bo!.play('place:1');
    expect(await ana!.wish('turn')).toMatchObject({ asker: 0 }); // the other has answered since
  });

  test('who asked may withdraw it, and has withdrawn it by playing on; without an answer there is nothing to ask for', async () => {
    const [ana, bo] = (await tableOf('tic-tac-toe', 2)).people;
    await expect(bo!.wish('answer')).rejects.toMatchObject(refusedWith('conflict'));
    await ana!.play('place:4');
    await ana!.wish('answer');
    expect(await ana!.wish('answer', false)).toMatchObject({ asker: null, players: [{ wishes: [] }, { wishes: [] }] });
    await ana!.wish('answer');
    await bo!.play('place:0');
    expect((await bo!.look()).table.asker).toBe(0); // another one's answer changes nothing
    await ana!.play('place:8');
    expect((await bo!.look()).table).toMatchObject({ asker: null, players: [{ wishes: [] }, { wishes: [] }] });
  });

  test('is kept: after a restart the match stands where it was taken back to, and the wish as it was', async () => {
    const { match, people } = await tableOf('tic-tac-toe', 2);
    const [ana, bo] = people;
    await ana!.play('place:4');
    await bo!.play('place:0');
    await ana!.wish('answer');
    const before = await house.server.hall.find(match);
    await before.checkOut();
    await bo!.wish('answer');
    await before.checkOut(); // the room is opened from the store again
    expect((await cells(ana!)).every((cell) => cell === null)).toBe(true);
    await ana!.play('place:2');
  });
});

describe('what counts as the last answer', () => {
  const row = (seq: number, seat: number, entry: Entry): Line => ({ seq, seat, entry, patch: '[]' });
  const moved = (seq: number, seat: number, more: object = {}) =>
    row(seq, seat, { move: { seat, choice: 'a', ...more } });

  test('not one that was undone, nor one that came after a moment gone back to, nor one from before newer rules', () => {
    const undone = [moved(1, 0), moved(2, 1), moved(3, 0), row(4, 0, { undo: 0 }), moved(5, 1)];
    expect(stillTrue(undone).map(({ seq }) => seq)).toEqual([1, 2, 5]);
    expect(beforeAnswer(stillTrue(undone), 0)).toBe(0);
    const returned = [moved(1, 0), moved(2, 1), moved(3, 0), row(4, 0, { undo: 0, to: 1 }), moved(5, 1)];
    expect(stillTrue(returned).map(({ seq }) => seq)).toEqual([1, 5]);
    const upgraded = [moved(1, 0), { ...row(2, 0, { migrated: ['x'] }), seat: null }, moved(3, 1)];
    expect(beforeAnswer(stillTrue(upgraded), 0)).toBeUndefined();
  });

  test('not one that was left standing, and a turn is all of it', () => {
    const rows = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 0), moved(5, 1), moved(6, 0, { by: 'standing' })];
    expect(beforeAnswer(rows, 0)).toBe(3);
    const turns = [1, 0, 0, 0, 1, 1];
    const turnAt = ({ seq }: Line) => turns[seq - 1]!;
    expect(beforeTurn(rows, 0, turnAt)).toBe(1);
    expect(beforeTurn(rows, 1, turnAt)).toBe(4);
    expect(beforeTurn(rows, 1, () => null)).toBeUndefined();
  });
});
