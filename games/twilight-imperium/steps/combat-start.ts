// TI4-SPACE-5, TI4-GND-9: a combat that is over has no further effects of its start.
import type { WindowFacts } from '@orrery/kernel';
import { frameAt } from '../procedures.ts';
import type { Pub } from '../state.ts';
import * as ground from './ground-combat.ts';
import * as space from './space-combat.ts';

export function isTooLate(pub: Pub, { names, about }: WindowFacts): boolean {
  if (!names.includes('combatRound.start')) return false;
  const inSpace = frameAt(pub, about.frame as number, 'spaceCombat');
  if (inSpace) return space.isOver(pub, inSpace.args);
  const onGround = frameAt(pub, about.frame as number, 'groundCombat');
  return onGround !== undefined && ground.isOver(pub, onGround.args);
}
