// What a forecast hangs on and a seat cannot know: whether others have taken what it does not see (CSM-KEY-4, CSM-VISION-14).
import { copy, type Know } from '@orrery/kernel';
import { sys } from '../atoms.ts';
import { ordinaryCard } from '../quadrant.ts';
import type { Cosmos, PlaceId, World } from '../state.ts';
import { BOARD } from '../values/geometry.ts';
import type { Order } from './order.ts';

/** Orders that ask for something whose taking shows nowhere: a database, or what lies in a system out of sight. */
export const hangsOnOthers = (order: Order): boolean =>
  order.do === 'investigate' || (order.do === 'special' && order.special.name === 'consult');

/** What was looted stays so, as what a Nova Bomb ruined does, which loots it; what was whole is known to be whole only while it is seen. */
function isOpen({ pub, own }: Know<Cosmos>, place: PlaceId): boolean {
  const seen = own!.board[place];
  return !seen || (!seen.looted && seen.turn < pub.turn - 1);
}

/** The two ends between which the truth lies: others have taken nothing out of sight, or all of it. */
export function extremes(k: Know<Cosmos>, world: World): { full: World; empty: World } {
  const [full, empty] = [copy(world), copy(world)];
  full.databases = [];
  empty.databases = [...BOARD];
  for (const place of BOARD.filter((one) => isOpen(k, one))) {
    sys(full, place).looted = false;
    full.cards[place] ??= [ordinaryCard(place)];
    sys(empty, place).looted = true;
  }
  return { full, empty };
}
