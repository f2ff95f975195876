// Every game there is. A new one is added here and nowhere else.
import type { Box } from '@orrery/kernel';
import ticTacToe from '@orrery/tic-tac-toe';
import twilightImperium from '@orrery/twilight-imperium';

export const shelf: readonly Box[] = [ticTacToe, twilightImperium];

export function boxOf(id: string): Box | undefined {
  return shelf.find((box) => box.game.id === id);
}
