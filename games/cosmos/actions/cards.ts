// CSM-TECH, CSM-CARD: using cards, alone or riding on another order.
import type { Seat } from '@orrery/kernel';
import { look, sys, total } from '../atoms.ts';
import type { Order } from '../orders/order.ts';
import { CARD_RANGE } from '../packs/base/constants.ts';
import { report, type Turn } from '../resolver/turn.ts';
import { cardMsg, placeMsg } from '../say.ts';
import { CITADEL, DEEP, type PlaceId } from '../state.ts';
import { isBoard, isWithin } from '../values/geometry.ts';
import { basesAt, isForum, seatsOf } from '../values/presence.ts';
import { cardOf, unitOf } from '../values/sheets.ts';
import { shipyardAt } from './build.ts';
import { fail, needsAll, needsDomination } from './fail.ts';
import { needsPresence, pick, placeFor, sideFor } from './groups.ts';

type Use = Extract<Order, { do: 'use' }>;

/** Takes one use of a card; a spent card is gone (CSM-TECH-7). */
export function spendCard(t: Turn, seat: Seat, card: string): void {
  const side = t.w.sides[seat]!;
  const { type, perTurn } = cardOf(card);
  const held = side.cards.find((c) => c.card === card);
  if (!held || type === 'reflex') fail('E12', cardMsg(card));
  if (t.now.usedCards[seat]!.includes(card)) fail('E13', cardMsg(card));
  t.now.usedCards[seat]!.push(card);
  held.used = t.w.turn;
  if (perTurn) return;
  held.left -= 1;
  if (held.left === 0) side.cards.splice(side.cards.indexOf(held), 1);
}

/** Cards that ride on an order which may carry them (CSM-TECH-6). Others fail. */
export function useSupplements(t: Turn, seat: Seat, order: Order, fitting: readonly string[]): void {
  for (const card of order.cards) {
    if (!fitting.includes(card)) fail('E12', cardMsg(card));
    spendCard(t, seat, card);
    if (card === 'deep-scanners') t.now.scanners[seat]! += 1;
    if (card === 'hyperdrive-surge') t.now.surge[seat]! += cardOf(card).params.movement as number;
    if (card.startsWith('drug-')) t.now.drugs[seat]! += cardOf(card).params.discount as number;
  }
}

/** An own ship or mobile base near enough, where it stands now (CSM-TECH-14). */
export function needsShipWithin(
  t: Turn,
  seat: Seat,
  place: PlaceId,
  range: number,
  from: (at: PlaceId) => boolean = () => true,
): void {
  const near = Object.values(t.w.sides[seat]!.fleets).some(
    (f) => f.at !== DEEP && from(f.at) && isWithin(f.at, place, range),
  );
  if (!near) fail('E31', range, placeMsg(t.w, place));
}
/** CSM-CARD-NOVA-1: the Citadel, the Forum and systems with a fixed or dispersed base are immune. */
export function isNovaProof(t: Turn, place: PlaceId): boolean {
  return (
    place === CITADEL ||
    !isBoard(place) ||
    isForum(t.w, place) ||
    seatsOf(t.w).some((seat) => basesAt(t.w, seat, place).fixed)
  );
}

type Effect = (t: Turn, seat: Seat, order: Use, n: number) => void;
const target = (t: Turn, order: Use): PlaceId =>
  order.at ? placeFor(t, order.at) : fail('E02', { key: 'missing.place' });
/** On a system of one's own: presence and domination of the area. */
function own(t: Turn, seat: Seat, order: Use, area: 'orbit' | 'ground'): PlaceId {
  const place = target(t, order);
  needsPresence(t, seat, place);
  needsDomination(t, seat, place, area);
  if (look(t.w, place).ruined) fail('E08', placeMsg(t.w, place));
  return place;
}
/** At a distance: needs no presence. */
function remote(t: Turn, seat: Seat, order: Use): PlaceId {
  const place = target(t, order);
  needsShipWithin(t, seat, place, CARD_RANGE);
  return place;
}
function immune(t: Turn, place: PlaceId): never {
  fail('E21', placeMsg(t.w, place));
}

const mining: Effect = (t, seat, order) => {
  sys(t.w, own(t, seat, order, 'ground')).extra += cardOf(order.card).params.limit as number;
};
const building =
  (area: 'ground' | 'orbit', owned: boolean): Effect =>
  (t, seat, order) => {
    const place = own(t, seat, order, area);
    const { buildings } = sys(t.w, place);
    if (place === CITADEL && order.card === 'energy-dome') fail('E10', cardMsg(order.card), placeMsg(t.w, place)); // [CSM-CITADEL-9]
    if (buildings.some((b) => b.id === order.card)) fail('E11', cardMsg(order.card), placeMsg(t.w, place));
    buildings.push({ id: order.card, owner: owned ? seat : null, turn: t.w.turn, due: 0 });
  };

const EFFECTS: Record<string, Effect> = {
  'time-dilator'(t, seat, _, n) {
    if (n !== 1) fail('E26');
    t.now.dilated[seat] = true;
    t.now.pool[seat]! *= cardOf('time-dilator').params.poolFactor as number;
  },
  'nova-bomb'(t, seat, order, n) {
    const place = remote(t, seat, order);
    if (isNovaProof(t, place)) immune(t, place);
    t.now.novas.push({ seat, place, order: n });
  },
  'quantum-trojan'(t, seat, order) {
    const of = typeof order.on === 'string' ? sideFor(t, order.on) : fail('E02', { key: 'missing.faction' });
    const most = cardOf('quantum-trojan').params.ordersRevealed as number;
    if (order.orders.length === 0) fail('E02', { key: 'missing.orders', args: { most } });
    t.now.trojans.push({ seat, of, orders: order.orders.slice(0, most) });
  },
  'mining-1': mining,
  'mining-2': mining,
  'mining-3': mining,
  'recycling-shipyard'(t, seat, order) {
    const place = own(t, seat, order, 'orbit');
    if (!shipyardAt(t, seat, place)) fail('E10', cardMsg(order.card), placeMsg(t.w, place)); // [CSM-TECH-15]
    sys(t.w, place).recycles = true;
  },
  'comms-block'(t, seat, order, n) {
    const place = remote(t, seat, order);
    if (isForum(t.w, place)) immune(t, place);
    t.now.blocks.push({ seat, place, order: n });
  },
  'invisibility-field'(t, seat, order) {
    if (!order.on || typeof order.on === 'string') fail('E02', { key: 'missing.ship' });
    const { fleet, units } = pick(t, seat, order.on, null, order.heroes);
    const [id] = Object.keys(units);
    if (total(units) !== 1) fail('E32');
    if (unitOf(id!).class !== 'ship') immune(t, fleet.at); // [CSM-CARD-INVIS-5]
    needsPresence(t, seat, fleet.at);
    fleet.hidden[id!] = 1;
  },
  minefield(t, seat, order) {
    t.now.mines.push({ seat, place: own(t, seat, order, 'orbit') });
  },
  'energy-dome': building('ground', true),
  'quantum-spy'(t, seat, order, n) {
    t.now.spies.push({ seat, place: target(t, order), order: n });
  },
  'star-portal'(t, seat, order) {
    const place = own(t, seat, order, 'orbit');
    if (isForum(t.w, place)) immune(t, place);
    if (look(t.w, place).portal || t.now.portals.includes(place))
      fail('E11', cardMsg(order.card), placeMsg(t.w, place));
    t.now.portals.push(place);
  },
  emp(t, seat, order, n) {
    const place = remote(t, seat, order);
    if (isForum(t.w, place)) immune(t, place);
    t.now.pulses.push({ seat, place, order: n });
  },
  'mining-probe': building('ground', false),
  'gravity-trap'(t, seat, order, n) {
    building('ground', false)(t, seat, order, n);
    sys(t.w, target(t, order)).trap = 'on';
  },
};

export function use(t: Turn, seat: Seat, order: Use, n: number): void {
  const effect = EFFECTS[order.card];
  if (!effect) fail('E12', cardMsg(order.card));
  needsAll(
    () => spendCard(t, seat, order.card),
    () => effect(t, seat, order, n),
  );
}

/** Defend is looked at when the effect would happen (CSM-DEFEND-2, 5): the card is spent, the report says E21. */
export function isDefended(t: Turn, seat: Seat, place: PlaceId): boolean {
  return t.now.defends.some((d) => d.place === place && d.seat !== seat);
}
export function foiled(t: Turn, seat: Seat, place: PlaceId, n: number): void {
  const outcome = t.now.outcomes[seat]!.find((o) => o.n === n);
  if (outcome) Object.assign(outcome, { code: 'E21', args: [placeMsg(t.w, place)] });
  report(t, [seat], 'report.foiled', { place: placeMsg(t.w, place) });
}
