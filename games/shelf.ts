// Every game there is. A new one is added here and nowhere else.
import cosmos from '@orrery/cosmos';
import type { Box } from '@orrery/kernel';
import ticTacToe from '@orrery/tic-tac-toe';

export const shelf: readonly Box[] = [ticTacToe, cosmos];

export function boxOf(id: string): Box | undefined {
  return shelf.find((box) => box.game.id === id);
}
