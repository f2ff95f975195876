// CSM-PREP, CSM-DEFEND, CSM-BOMB: what is prepared in phase 1 and happens in phase 2.
import type { Seat } from '@orrery/kernel';
import { look } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Foe, Order } from '../orders/order.ts';
import type { Turn } from '../resolver/turn.ts';
import { NEUTRAL } from '../state.ts';
import { inPact } from '../values/presence.ts';
import { cardOf, hasTag, isShip, seatOf, unitOf } from '../values/sheets.ts';
import { areaMsg, factionMsg, fleetMsg, placeMsg } from '../values/words.ts';
import { spendCard, useSupplements } from './cards.ts';
import { fail, needsDomination } from './fail.ts';
import { abandon, act, markOf, needsPresence, pick, placeFor } from './groups.ts';

/** The side a word names; one that does not play cannot be met. */
export function sideFor(t: Turn, foe: Foe): Seat {
  if (foe === 'citadel' || foe === 'hidden-fleet') return NEUTRAL;
  const seat = seatOf(t.w, foe);
  return seat < 0 ? fail('E06', { key: `faction.${foe}` }, { key: 'board' }) : seat;
}

export function prepareWar(t: Turn, seat: Seat, order: Extract<Order, { do: 'war' }>): void {
  const place = placeFor(t, order.at);
  const { label, fleet } = pick(t, seat, order.group);
  if (markOf(t, seat, label).moved) fail('E25');
  needsPresence(t, seat, fleet.at);
  const scanners = order.cards.filter((c) => c === 'deep-scanners');
  useSupplements(t, seat, { ...order, cards: scanners }, scanners);
  const cards = order.cards.filter((c) => c !== 'deep-scanners');
  for (const card of cards) {
    if (cardOf(card).type !== 'prepare') fail('E12', { key: `card.${card}` });
    spendCard(t, seat, card);
  }
  const against = sideFor(t, order.against);
  const bombard = bombardFor(t, seat, order, cards, against);
  fleet.hidden = {}; // [CSM-CARD-INVIS-3] it will fight, and is invisible no more
  fleet.veil = 0;
  t.now.preps.push({ seat, label, place, kind: 'war', against, cards, bombard, landing: null });
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
  useSupplements(t, seat, order, ['deep-scanners']);
  const { label, fleet } = pick(t, seat, order.group);
  if (markOf(t, seat, label).moved) fail('E25');
  needsPresence(t, seat, fleet.at);
  t.now.preps.push({ seat, label, place, kind: 'scout', against: NEUTRAL, cards: [], bombard: null, landing: null });
}

export function defend(t: Turn, seat: Seat, order: Extract<Order, { do: 'defend' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  const fixed = Object.keys(look(t.snap, place).units[seat] ?? {});
  const mobile = Object.values(t.snap.sides[seat]!.fleets)
    .filter((f) => f.at === place)
    .flatMap((f) => Object.keys(f.units));
  const station = [...fixed, ...mobile].some((id) => unitOf(id).class === 'station' || hasTag(id, 'station'));
  if (!station) fail('E29', placeMsg(t.w, place));
  if (order.against.length > (hooksOf(t.w, seat).defendNames?.(t.w, seat) ?? 1)) fail('E27', { key: 'order.defend' });
  t.now.defends.push({ seat, place, against: order.against.map((foe) => sideFor(t, foe)) });
}

export function bombard(t: Turn, seat: Seat, order: Extract<Order, { do: 'bombard' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  needsDomination(t, seat, place, 'orbit');
  const against = order.against === 'all' ? 'all' : sideFor(t, order.against);
  if (against !== 'all' && inPact(t.w, seat, against)) fail('E28', factionMsg(t.w, against));
  useSupplements(t, seat, { ...order, cards: order.cards.filter((c) => c !== 'penetrating-missile') }, []);
  const missile = order.cards.includes('penetrating-missile');
  if (missile) spendCard(t, seat, 'penetrating-missile');
  const { label, fleet, units } = pick(t, seat, order.group);
  if (fleet.at !== place) fail('E06', fleetMsg(label), placeMsg(t.w, place));
  if (!Object.keys(units).some((id) => isShip(unitOf(id)))) fail('E06', areaMsg('orbit'), placeMsg(t.w, place));
  act(t, seat, label, units);
  abandon(t, seat, label, units);
  t.now.bombings.push({ seat, label, units, place, against, missile, dynamic: false });
}
