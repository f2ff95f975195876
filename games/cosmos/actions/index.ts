// One order, carried out whole or not at all (CSM-ORDER-6, 7). The table of orders of the rules.
import type { Seat } from '@orrery/kernel';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import type { Turn } from '../resolver/turn.ts';
import { cardMsg } from '../say.ts';
import { build } from './build.ts';
import { use } from './cards.ts';
import { counterspy, explore, investigate, loan, mediate, pact, prepay, trap } from './dealings.ts';
import { destroy, dismantle } from './demolish.ts';
import { fail } from './fail.ts';
import { collect, search } from './gather.ts';
import { join, pick, relabel } from './groups.ts';
import { move } from './move.ts';
import { recruit } from './recruit.ts';
import { special, supreme } from './special.ts';
import { hero, troops } from './troops.ts';
import { bombard, defend, preparePeace, prepareScouting, prepareWar } from './war.ts';

type Deeds = { [K in Order['do']]: (t: Turn, seat: Seat, order: Extract<Order, { do: K }>, n: number) => void };

const DEEDS: Deeds = {
  unreadable: (_t, _seat, order) => fail('E02', order.text),
  assign: (t, seat, order) => assign(t, seat, order),
  incentive(t, seat, order) {
    const { incentive } = hooksOf(t.w, seat);
    if (!incentive) return fail('E27', { key: 'order.incentive' });
    incentive(t, seat, order.n);
  },
  move,
  collect,
  search,
  use,
  build,
  recruit,
  explore,
  destroy,
  pact,
  dismantle,
  war: prepareWar,
  peace: preparePeace,
  scout: prepareScouting,
  defend,
  loan,
  mediate,
  prepay,
  troops,
  hero,
  bombard,
  counterspy,
  investigate,
  trap,
  special,
  supreme,
  ability(t, seat, order) {
    const deed = hooksOf(t.w, seat).abilities?.[order.ability.name];
    if (!deed) return fail('E27', { key: `ability.${order.ability.name}` });
    deed(t, seat, order.ability, order.heroes);
  },
};

/** Splitting, merging and renaming are free (CSM-ORDER-12). */
function assign(t: Turn, seat: Seat, order: Extract<Order, { do: 'assign' }>): void {
  const { label, fleet } = pick(t, seat, order.group, order.to, order.heroes);
  const goal = t.w.sides[seat]!.fleets[order.to];
  if (goal && order.to !== label && goal.at === fleet.at) join(t, seat, label, order.to);
  else relabel(t, seat, label, order.to);
}

/** Orders that cards may ride on; each says which (CSM-TECH-6). */
const CARRIERS: readonly Order['do'][] = ['move', 'build', 'war', 'scout', 'bombard'];

export function carryOut(t: Turn, seat: Seat, order: Order, n: number): void {
  const [card] = order.cards;
  if (card && !CARRIERS.includes(order.do)) fail('E12', cardMsg(card));
  const deed = DEEDS[order.do] as (t: Turn, seat: Seat, order: Order, n: number) => void;
  deed(t, seat, order, n);
}
