// Scenarios of the rule index, in its order.
import { countLines, scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import type { TicTacToe } from '../state.ts';

const table = () => scenario<TicTacToe>(box, { seats: 2 });

it('[TTT-SETUP-1] the board has nine empty cells', () => {
  expect(table().s.pub.cells).toEqual(Array(9).fill(null));
});

it('[TTT-SETUP-2] the first seat begins', () => {
  expect(table().asked()).toEqual([0]);
});

it('[TTT-TURN-1] the players take turns', () => {
  const t = table().play('0 place:4');
  expect(t.asked()).toEqual([1]);
  expect(t.play('1 place:0').asked()).toEqual([0]);
  expect(t.heard(null)).toEqual([{ type: 'placed', args: { seat: { seat: 1 }, row: 1, column: 1 }, mine: false }]);
});

it('[TTT-TURN-2] a mark goes to an empty cell', () => {
  const t = table().play('0 place:4', '1 place:0');
  expect(t.may(0)).toEqual(['place:1', 'place:2', 'place:3', 'place:5', 'place:6', 'place:7', 'place:8']);
  t.refuses('0 place:4', 'TTT-TURN-2');
});

it('[TTT-END-1] three in a line win at once', () => {
  const t = table().play('0 place:0', '1 place:3', '0 place:1', '1 place:4', '0 place:2');
  expect(t.match.result).toEqual({ ranks: [1, 2], why: { key: 'end.line' } });
  expect(t.refuses('1 place:5').code).toBe('over');
});

it('[TTT-END-2] a full board without a line is a draw', () => {
  const t = table().play(...[0, 1, 2, 4, 3, 5, 7, 6, 8].map((cell, i) => `${i % 2} place:${cell}`));
  expect(t.match.result?.ranks).toEqual([1, 1]);
});

it('counts every line of play of five marks', () => {
  expect(countLines(table().match, 5)).toBe(15120); // 9 * 8 * 7 * 6 * 5: nobody can win earlier
});
