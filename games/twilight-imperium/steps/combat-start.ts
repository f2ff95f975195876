// TI4-SPACE-5, TI4-GND-9: a combat that is over has no further effects of its start.
import type { Bag, WindowFacts } from '@orrery/kernel';
import type { Pub } from '../state.ts';
import * as ground from './ground-combat.ts';
import * as space from './space-combat.ts';

export function isTooLate(pub: Pub, { names, about }: WindowFacts): boolean {
  if (!names.includes('combatRound.start')) return false;
  const frame = pub.stack.find((f) => f.id === about.frame);
  if (!frame) return false;
  const args: Bag = frame.args;
  return frame.step === 'spaceCombat'
    ? space.isOver(pub, args as unknown as space.SpaceCombat)
    : ground.isOver(pub, args as unknown as ground.GroundCombat);
}
