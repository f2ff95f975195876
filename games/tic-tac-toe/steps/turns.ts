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
      const [[seat, choice]] = [...choices] as [[number, string]];
      place(t, seat, Number(choice.slice('place:'.length)));
      return { goto: 'place' };
    },
  },
});

function freeCells(cells: TicTacToe['pub']['cells']): Option[] {
  const options: Option[] = [];
  for (const [cell, owner] of cells.entries()) if (owner === null) options.push(OPTIONS[cell]!);
  return options;
}

const OPTIONS: readonly Option[] = Array.from({ length: 9 }, (_, cell) => ({
  key: `place:${cell}`,
  label: { key: 'cell', args: { row: 1 + Math.floor(cell / 3), column: 1 + (cell % 3) } },
  refs: [`cell:${cell}`],
}));
