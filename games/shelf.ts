// Every game there is. A new one is added here and nowhere else.

import councilOfShadows from '@orrery/council-of-shadows';
import type { Box } from '@orrery/kernel';
import ticTacToe from '@orrery/tic-tac-toe';

export const shelf: readonly Box[] = [councilOfShadows, ticTacToe];

export function boxOf(id: string): Box | undefined {
  return shelf.find((box) => box.game.id === id);
}
