// The solver: ends a line, stops one, and takes the cell that lies on most lines otherwise.
import { atPlace, type Bot, type ByPlace, bot, type Decision, type Know, type Seat } from '@orrery/kernel';
import { LINES, type TicTacToe } from '../state.ts';
import type { At } from '../steps/index.ts';

type Cells = TicTacToe['pub']['cells'];

const endsLine = (cells: Cells, cell: number, seat: Seat): boolean =>
  LINES.some((line) => line.includes(cell) && line.every((at) => at === cell || cells[at] === seat));

/** How many lines through this cell the other has not barred. */
const openLines = (cells: Cells, cell: number, other: Seat): number =>
  LINES.filter((line) => line.includes(cell) && line.every((at) => cells[at] !== other)).length;

function decide(k: Know<TicTacToe>): Decision {
  const { cells, turn: me } = k.pub;
  const free = [...cells.keys()].filter((cell) => cells[cell] === null);
  const take = (cell: number, why: string): Decision => ({ choice: `place:${cell}`, why: { key: why } });
  const winning = free.find((cell) => endsLine(cells, cell, me));
  if (winning !== undefined) return take(winning, 'why.win');
  const threat = free.find((cell) => endsLine(cells, cell, 1 - me));
  if (threat !== undefined) return take(threat, 'why.stop');
  const worth = (cell: number) => openLines(cells, cell, 1 - me);
  return take(
    free.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best)),
    'why.lines',
  );
}

const ANSWERS: ByPlace<At, typeof decide> = { 'turns.place': decide };

export const solver: Bot = bot<TicTacToe>({
  name: 'solver',
  places: ANSWERS,
  decide: (k, { at }) => atPlace(ANSWERS, at)!(k),
});
