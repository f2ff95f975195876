// Every change of the state, together with what is told of it.
import type { Seat, Table } from '@orrery/kernel';
import type { TicTacToe } from './state.ts';

export function place(t: Table<TicTacToe>, seat: Seat, cell: number): void {
  t.s.pub.cells[cell] = seat;
  t.s.pub.turn = 1 - seat;
  t.tell({ type: 'placed', pub: { seat: { seat }, row: 1 + Math.floor(cell / 3), column: 1 + (cell % 3) } });
}
