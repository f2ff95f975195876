// Who may see what: in this game everybody sees everything.
import { type None, type Seat, typed } from '@orrery/kernel';

/** `cells`: nine, row by row; null is empty. `turn`: whose move it is. */
export interface TicTacToe {
  pub: { cells: (Seat | null)[]; turn: Seat };
  own: Record<string, never>;
  dark: Record<string, never>;
  steps: { turns: None };
  windows: None;
  forms: None;
}
export const { step } = typed<TicTacToe>();

export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** [TTT-END-1] The seat that holds a whole line. */
export function lineOf(cells: readonly (Seat | null)[]): Seat | undefined {
  for (const [a, b, c] of LINES) {
    const seat = cells[a];
    if (seat !== null && seat !== undefined && seat === cells[b] && seat === cells[c]) return seat;
  }
  return undefined;
}
