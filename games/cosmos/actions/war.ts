// CSM-PREP, CSM-DEFEND, CSM-BOMB: what is prepared in phase 1 and happens in phase 2.
import type { Seat } from '@orrery/kernel';
import { look } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import type { Turn } from '../resolver/turn.ts';
import { cardMsg, factionMsg, placeMsg, theFleetMsg } from '../say.ts';
import { NEUTRAL } from '../state.ts';
import { inPact } from '../values/presence.ts';
import { cardOf, hasTag, unitOf } from '../values/sheets.ts';
import { spendCard, useSupplements } from './cards.ts';
import { fail, needsAll, needsDomination } from './fail.ts';
import { abandon, act, markOf, needsPresence, pick, placeFor, sideFor } from './groups.ts';

export function prepareWar(t: Turn, seat: Seat, order: Extract<Order, { do: 'war' }>): void {
  const place = placeFor(t, order.at);
  const { label, fleet } = pick(t, seat, order.group, null, order.heroes);
  const cards = order.cards.filter((c) => c !== 'deep-scanners');
  needsAll(
    () => prepareCards(t, seat, order, cards),
    () => mayPrepare(t, seat, label),
  );
  const against = sideFor(t, order.against);
  const bombard = bombardFor(t, seat, order, cards, against);
  fleet.hidden = {}; // [CSM-CARD-INVIS-3] it will fight, and is invisible no more
  fleet.veil = 0;
  t.now.preps.push({ seat, label, place, kind: 'war', against, cards, bombard, landing: null, reached: false });
}
/** Never after a move (CSM-PREP-1). */
function mayPrepare(t: Turn, seat: Seat, label: string): void {
  if (markOf(t, seat, label).moved) fail('E25');
}
function prepareCards(t: Turn, seat: Seat, order: Order, cards: string[]): void {
  const scanners = order.cards.filter((c) => c === 'deep-scanners');
  useSupplements(t, seat, { ...order, cards: scanners }, scanners);
  for (const card of cards) {
    if (cardOf(card).type !== 'prepare') fail('E12', cardMsg(card));
    spendCard(t, seat, card);
  }
}
/** Drones ask for nothing more; the Raukian fleet needs the rider (CSM-BOMB-8). */
function bombardFor(
  t: Turn,
  seat: Seat,
  order: Extract<Order, { do: 'war' }>,
  cards: string[],
  against: Seat,
): Seat | 'all' | null {
  if (order.bombarding === null) return cards.includes('kamikaze-drones') ? against : null;
  if (!cards.includes('kamikaze-drones') && !hooksOf(t.w, seat).dynamicBombing) fail('E27', { key: 'order.bombard' });
  if (order.bombarding === 'named') return against;
  return order.bombarding === 'all' ? 'all' : sideFor(t, order.bombarding);
}

export function preparePeace(t: Turn, seat: Seat, order: Extract<Order, { do: 'peace' }>): void {
  t.now.peace.push({ seat, place: placeFor(t, order.at), with: sideFor(t, order.with) });
}

export function prepareScouting(t: Turn, seat: Seat, order: Extract<Order, { do: 'scout' }>): void {
  const place = placeFor(t, order.at);
  const { label } = pick(t, seat, order.group, null, order.heroes);
  needsAll(
    () => useSupplements(t, seat, order, ['deep-scanners']),
    () => mayPrepare(t, seat, label),
  );
  const plain = { cards: [], bombard: null, landing: null, reached: false };
  t.now.preps.push({ seat, label, place, kind: 'scout', against: NEUTRAL, ...plain });
}

export function defend(t: Turn, seat: Seat, order: Extract<Order, { do: 'defend' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  const fixed = Object.keys(look(t.snap, place).units[seat] ?? {});
  const mobile = Object.values(t.snap.sides[seat]!.fleets)
    .filter((f) => f.at === place)
    .flatMap((f) => Object.keys(f.units));
  const station = [...fixed, ...mobile].some((id) => unitOf(id).class === 'station' || hasTag(id, 'station'));
  if (order.against.length > (hooksOf(t.w, seat).defendNames?.(t.w, seat) ?? 1)) fail('E27', { key: 'order.defend' });
  if (!station) fail('E29', placeMsg(t.w, place));
  t.now.defends.push({ seat, place, against: order.against.map((foe) => sideFor(t, foe)) });
}

export function bombard(t: Turn, seat: Seat, order: Extract<Order, { do: 'bombard' }>): void {
  const place = placeFor(t, order.at);
  const against = order.against === 'all' ? 'all' : sideFor(t, order.against);
  const { label, fleet, units } = pick(t, seat, order.group, null, order.heroes);
  const missile = order.cards.includes('penetrating-missile');
  needsAll(
    () => needsPresence(t, seat, place),
    () => needsDomination(t, seat, place, 'orbit'),
    () => act(t, seat, label, units),
    () => {
      if (fleet.at !== place) fail('E06', theFleetMsg(label), placeMsg(t.w, place));
    },
    () => useSupplements(t, seat, order, ['penetrating-missile']),
    () => {
      if (against !== 'all' && inPact(t.w, seat, against)) fail('E28', factionMsg(t.w, against));
    },
  );
  abandon(t, seat, label, units);
  t.now.bombings.push({ seat, label, units, place, against, missile, dynamic: false });
}
