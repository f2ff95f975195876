// Tic-tac-toe: the smallest complete game, copied by `orrery new` and measured by `orrery bench`.
import type { Game } from '@orrery/kernel';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { setup } from './setup.ts';
import { lineOf, type TicTacToe } from './state.ts';
import { STEPS } from './steps/index.ts';

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: '1.0.0',
  seats: [2, 2],
  setup,
  steps: STEPS,
  turn: (pub) => pub.turn,
  imagine,
  invariants,
  result({ cells }) {
    const winner = lineOf(cells);
    if (winner !== undefined) return { ranks: [0, 1].map((s) => (s === winner ? 1 : 2)), why: { key: 'end.line' } };
    return cells.includes(null) ? undefined : { ranks: [1, 1], why: { key: 'end.full' } }; // [TTT-END-2]
  },
};
