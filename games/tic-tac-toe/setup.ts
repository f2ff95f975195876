// TTT-SETUP: how a match begins.
import type { Table } from '@orrery/kernel';
import type { TicTacToe } from './state.ts';

export function setup(t: Table<TicTacToe>): void {
  t.s.pub.cells = Array.from({ length: 9 }, () => null); // [TTT-SETUP-1]
  t.s.pub.turn = 0; // [TTT-SETUP-2]
  t.call('turns');
}
