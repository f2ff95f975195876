// TI4-OBJ: what follows from what a seat knows, worked out for its screen.
import type { Bag } from '@orrery/kernel';
import type { ObjectiveCard } from './packs/base/types.ts';
import type { Know } from './state.ts';
import { scorablePublic, scorableSecret } from './values/objectives.ts';
import { progressTowards } from './values/progress.ts';

/** For the screen of a player: which objectives could be scored as things stand, and how far the others are. */
export function derive({ pub, own, seat }: Know): Bag {
  if (seat === null || !own || pub.phase === 'setup') return { scorable: [], progress: {} };
  const open = [...pub.objectives, ...own.secrets];
  const progress = Object.fromEntries(open.map((id) => [id, progressTowards(pub, seat, id)]));
  const isMet = ({ id }: ObjectiveCard) => progress[id]!.met;
  const cards = [...scorablePublic(pub, seat, isMet), ...scorableSecret(pub, seat, own.secrets, isMet)];
  return { scorable: cards.map(({ id }) => id), progress };
}
