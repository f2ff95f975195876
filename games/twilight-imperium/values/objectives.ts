// TI4-OBJ-13 to -17: which objectives a player could score now. Their conditions are gauged in progress.ts.
import type { Seat } from '@orrery/kernel';
import { objectiveCard } from '../content.ts';
import type { Check, ObjectiveCard } from '../packs/base/types.ts';
import { anyGrants } from '../registry.ts';
import { type Pub, playerOf } from '../state.ts';
import { controlsHome } from './board.ts';
import { progressOf, progressTowards } from './progress.ts';

export const meets = (pub: Pub, seat: Seat, check: Check): boolean => progressOf(pub, seat, check).met;

type IsMet = (card: ObjectiveCard) => boolean;

/** [TI4-OBJ-13, -14] The revealed objectives a player could score now. */
export function scorablePublic(
  pub: Pub,
  seat: Seat,
  isMet: IsMet = ({ check }) => meets(pub, seat, check),
): ObjectiveCard[] {
  if (!controlsHome(pub, seat) && !anyGrants('scoresAway', pub, seat)) return [];
  const { scored } = playerOf(pub, seat);
  return pub.objectives
    .filter((id) => !scored.includes(id))
    .map(objectiveCard)
    .filter((card) => card.phase === 'status' && isMet(card));
}
/** Secrets of the status phase whose condition holds now. */
export const scorableSecret = (
  pub: Pub,
  seat: Seat,
  secrets: readonly string[],
  isMet: IsMet = ({ id }) => progressTowards(pub, seat, id).met,
): ObjectiveCard[] => secrets.map(objectiveCard).filter((card) => card.phase === 'status' && isMet(card));
