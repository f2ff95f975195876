// Long patches are kept packed: nothing is lost by it, what was kept before is read as ever, and a whole campaign stays small.
import { deflateRawSync } from 'node:zlib';
import { type Patch, same } from '@orrery/api';
import { botsNamed, Company, usualBot } from '@orrery/bots';
import cosmos from '@orrery/cosmos';
import { type Answer, keyedChance, type Match, type Shape, save, startMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Played } from '../src/match/protocol.ts';
import { Room, turnsIn } from '../src/match/room.ts';
import { wholeState } from '../src/store/chain.ts';
import { packed, unpacked } from '../src/store/packing.ts';
import type { LogRow } from '../src/store/schema.ts';

const longOne: Patch = Array.from({ length: 500 }, (_, i) => [`pub/board/white-${i}/turn`, i]);

test('a short one stays as it is, a long one is packed, and both come back whole', () => {
  expect(packed([['pub/turn', 4]])).toBe('[["pub/turn",4]]');
  expect(unpacked('[["pub/turn",4]]')).toEqual([['pub/turn', 4]]);
  expect(packed(longOne).length).toBeLessThan(JSON.stringify(longOne).length / 3);
  expect(unpacked(packed(longOne))).toEqual(longOne);
  expect(unpacked(JSON.stringify(longOne))).toEqual(longOne); // kept before there was packing
});

test.each([
  ['cut off', packed(longOne).slice(0, 200)],
  ['not packed at all', 'z:nothing'],
  ['no patch', `z:${deflateRawSync('[["pub').toString('base64')}`],
  ['far too long', `z:${deflateRawSync(Buffer.alloc(300 * 1024 * 1024)).toString('base64')}`],
])('what cannot be read is not taken for a patch: %s', (_, kept) => {
  expect(() => unpacked(kept)).toThrow();
});

const KEY = '5eed'.padEnd(64, '0');
const SEATS = 2;
/** What bots answer in a whole campaign, and what it comes to. */
function playedOut(): { answers: Answer[]; state: string } {
  const answers: Answer[] = [];
  const match: Match<Shape> = startMatch<Shape>(cosmos.game, { seats: SEATS, chance: keyedChance(KEY) }).match;
  const company = new Company(botsNamed(cosmos, [usualBot(cosmos).name], SEATS), 1);
  while (!match.result) {
    const answer = company.next(match);
    match.apply(answer);
    answers.push(answer);
  }
  return { answers, state: save(cosmos.game, match.state) };
}
const rowOf = ({ updates: _, ...row }: Played['rows'][number]): LogRow => ({
  ...row,
  match: 'm',
  at: 0,
  sent: null,
  digest: null,
});

test('an answer of a whole COSMOS campaign is kept in less than 8 KB, and the log leads to its last state', () => {
  const job = { match: 'm', game: 'cosmos', seats: SEATS, options: {}, key: KEY, rests: [], at: 0 };
  const { answers, state } = playedOut();
  const [room, begun] = Room.start(cosmos.game, job);
  const played = [begun];
  for (const { seat, request, choice } of answers) {
    const taken = room.answer({
      match: 'm',
      seat,
      saw: null,
      sent: 'a',
      moves: [{ request, choice }],
      at: 0,
      here: [],
    });
    if ('refused' in taken) throw new Error('an answer that was legal is not');
    played.push(taken);
  }
  const rows = played.flatMap((one) => one.rows).map(rowOf);
  const kept = rows.reduce((sum, { entry, events, patch }) => sum + entry.length + events.length + patch.length, 0);
  expect(rows.some(({ patch }) => patch.startsWith('z:'))).toBe(true);
  expect(kept / rows.length).toBeLessThan(8 * 1024);
  const snapshots = played.flatMap((one) => one.snapshots).map((one) => ({ ...one, match: 'm' }));
  const { hash, seen } = rows.at(-1)!;
  const live = { match: 'm', seq: rows.length - 1, seen, hash, waits: '[]', clock: '{}', updated: 0 };
  expect(same(JSON.parse(wholeState({ rows, snapshots, live })!), JSON.parse(state))).toBe(true);
  expect(
    turnsIn(
      cosmos.game,
      snapshots[0]!.state,
      rows.slice(1).map(({ patch }) => patch),
    ),
  ).toHaveLength(rows.length);
});
