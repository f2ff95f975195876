// Every game there is. A new one is added here and nowhere else.
import cosmos from '@orrery/cosmos';
import councilOfShadows from '@orrery/council-of-shadows';
import type { Box } from '@orrery/kernel';
import spaceGateOdyssey from '@orrery/space-gate-odyssey';
import ticTacToe from '@orrery/tic-tac-toe';
import twilightImperium from '@orrery/twilight-imperium';

export const shelf: readonly Box[] = [councilOfShadows, spaceGateOdyssey, cosmos, twilightImperium, ticTacToe];

export function boxOf(id: string): Box | undefined {
  return shelf.find((box) => box.game.id === id);
}
