// What was answered for somebody who was not there: told to that person, in words, and to nobody else.
import { newId } from '@orrery/api';
import { readEntry } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { lookAtClock } from '../src/clock/late.ts';
import { givenFor } from '../src/match/account.ts';
import { openHouse } from './house.ts';

const HOUR = 3_600_000;

async function table(onTimeout: 'bot' | 'fallback') {
  let now = Date.UTC(2026, 10, 16, 10);
  const house = await openHouse({}, { now: () => now });
  const clock = { kind: 'live', move: 30, reserve: 60, onTimeout } as const;
  const { table: made, pass } = await house.api.call('create', {
    body: { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }], clock },
  });
  const match = made.id;
  const other = await house.api.call('join', { token: made.invitation!, body: { name: 'Bo' } });
  const [ana, bo] = [pass, other].map(({ secret }) => house.api.as(secret));
  const late = async () => {
    now += HOUR;
    await lookAtClock(await house.server.hall.find(match));
  };
  const play = async (who: typeof ana, cell: number) => {
    now += 1000; // what goes together has one time
    const { seq } = await who!.call('table', { match });
    await who!.call('answer', { match, body: { id: newId(), seq, moves: [{ choice: `place:${cell}` }] } });
  };
  return { house, match, ana: ana!, bo: bo!, late, play };
}

test('whoever comes back reads what was answered and why, until the next answer of their own', async () => {
  const { house, match, ana, bo, late, play } = await table('bot');
  await play(ana, 0);
  await play(bo, 4);
  expect(await ana.call('account', { match })).toEqual([]);
  await late();
  const [line, ...more] = await ana.call('account', { match });
  expect(more).toEqual([]);
  expect(line).toMatchObject({ seq: 3, by: 'clock', asked: { key: 'ask.place' }, why: { key: 'kernel.standIn.only' } });
  expect(line!.ask).toEqual({ shape: 'one', options: [expect.objectContaining({ key: line!.choice })] });
  const { scene } = await ana.call('moment', { match, seq: line!.seq });
  const cell = Number(String(line!.choice).slice('place:'.length));
  expect((scene.view.pub.cells as number[])[cell]).toBe(0); // it is so on the board
  expect(await bo.call('account', { match })).toEqual([]);
  const free = [1, 2, 3, 5, 6, 7, 8].filter((each) => each !== cell);
  await play(bo, free[0]!);
  expect(await ana.call('account', { match })).toHaveLength(1);
  await play(ana, free[1]!);
  expect(await ana.call('account', { match })).toEqual([]);
  await house.close();
});

test('what the clock answered without a bot is told too', async () => {
  const { house, match, ana, late } = await table('fallback');
  await late();
  expect(await ana.call('account', { match })).toMatchObject([{ by: 'clock', why: null, choice: 'place:0' }]);
  await house.close();
});

test('so is what a bot did that had the seat', async () => {
  const { house, match, ana, bo, play } = await table('bot');
  await play(ana, 0);
  await ana.call('toBot', { match, seat: 0, body: { bot: 'admiral' } });
  await play(bo, 4);
  const account = () => ana.call('account', { match });
  let lines = await account();
  while (lines.length === 0) lines = await account();
  expect(lines).toMatchObject([{ seq: 3, by: 'bot' }]);
  expect(lines[0]!.why).not.toBeNull();
  await house.close();
});

test('what was sent together, left beforehand or taken back is not answered for anybody', () => {
  const row = (seq: number, at: number, text: string, sent: string | null = null) => {
    const entry = readEntry(text);
    const seat = 'move' in entry ? entry.move.seat : 0;
    return { seq, at, sent, seat, seen: '[]', patch: '[]', entry };
  };
  const rows = [
    row(1, 10, '0! early'),
    row(2, 20, '0 first', 'plan'),
    row(3, 20, '0 second'), // of the same plan
    row(4, 30, '0! late'),
    row(5, 30, '0* left'),
    row(6, 40, '1! other'),
    row(7, 50, '0 @deal.trade deal'),
    row(8, 60, '0 bot'),
  ];
  expect(givenFor(rows, 0).map(({ seq }) => seq)).toEqual([4, 8]);
  expect(givenFor(rows, 1).map(({ seq }) => seq)).toEqual([6]);
});
