// TI4-NEXUS: the wormhole nexus, which lies beside the board and opens when somebody comes.
import { editionOf } from '@orrery/kernel';
import { frameOf } from '../procedures.ts';
import { hasSet, NOBODY, type Pub } from '../state.ts';

export const NEXUS = '82';
/** Matches of earlier editions had none. */
export const hasNexus = (pub: Pub): boolean => editionOf(pub) > 3 && hasSet(pub, 'pok');

/** [TI4-NEXUS-2, -4] A unit of anybody's is there, or somebody controls its planet. */
export function opensNexus(pub: Pub): boolean {
  const tile = pub.board.find((each) => each.tile === NEXUS);
  if (tile?.side !== 'A' || isMovingIn(pub)) return false;
  return pub.units.some(({ at }) => at === NEXUS) || (pub.planets.mallice?.controller ?? NOBODY) !== NOBODY;
}
/** [TI4-NEXUS-5] Ships that move in open it when the movement step is over, with its space cannons. */
function isMovingIn(pub: Pub): boolean {
  const action = frameOf(pub, 'tactical');
  if (action?.args.system !== NEXUS) return false;
  return ['moved', 'movedIn', 'cannon'].includes(action.at) || frameOf(pub, 'spaceCannonOffence') !== undefined;
}
