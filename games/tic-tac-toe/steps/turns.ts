// TTT-TURN: the players place one mark in turn until the game is decided.
import type { Option } from '@orrery/kernel';
import { place } from '../atoms.ts';
import { step, type TicTacToe } from '../state.ts';

export const turns = step('turns', {
  place: {
    who: (pub) => [pub.turn],
    question: (k) => ({
      prompt: { key: 'ask.place' },
      ask: { shape: 'one', options: freeCells(k.pub.cells) },
      rules: ['TTT-TURN-2'],
    }),
    take(t, _, choices) {
      const { turn } = t.s.pub;
      place(t, turn, Number((choices.get(turn) as string).slice('place:'.length)));
      return { goto: 'place' };
    },
  },
});

const freeCells = (cells: TicTacToe['pub']['cells']): Option[] => OPTIONS.filter((_, cell) => cells[cell] === null);

const OPTIONS: readonly Option[] = Array.from({ length: 9 }, (_, cell) => ({
  key: `place:${cell}`,
  label: { key: 'cell', args: { row: 1 + Math.floor(cell / 3), column: 1 + (cell % 3) } },
  refs: [`cell:${cell}`],
}));
