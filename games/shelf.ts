// Every game there is. A new one is added here and nowhere else.
import type { Box } from '@orrery/kernel';
import spaceGateOdyssey from '@orrery/space-gate-odyssey';
import ticTacToe from '@orrery/tic-tac-toe';

export const shelf: readonly Box[] = [spaceGateOdyssey, ticTacToe];

export function boxOf(id: string): Box | undefined {
  return shelf.find((box) => box.game.id === id);
}
