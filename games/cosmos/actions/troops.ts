// CSM-TROOP, CSM-HERO: partial moves between ground, ships, stations and orbital bases of one system.
import type { Seat } from '@orrery/kernel';
import { fleetsAt, look, total } from '../atoms.ts';
import type { Item, Order, SpotRef } from '../orders/order.ts';
import { ORBITAL_BASE_TROOPS, PARTIAL_MOVES } from '../packs/base/constants.ts';
import type { Turn } from '../resolver/turn.ts';
import { buildingMsg, heroMsg, manyMsg, placeMsg, theFleetMsg, troopMsg } from '../say.ts';
import { DEEP, type PlaceId, type Spot } from '../state.ts';
import { capacityOf, freeRoom } from '../values/figures.ts';
import { allSides, inPact, isForum, unseen, visibleUnits } from '../values/presence.ts';
import { heroPlace } from '../values/sheets.ts';
import { fail, needsAll } from './fail.ts';
import {
  failBusy,
  fleetFor,
  giveUpResearch,
  moveHero,
  moveTroops,
  needsPresence,
  type Picked,
  placeFor,
  RECRUITED,
  shiftTroops,
  turnsOf,
  usedIn,
} from './groups.ts';

export function troops(t: Turn, seat: Seat, order: Extract<Order, { do: 'troops' }>): void {
  const place = placeOf(t, seat, order.at ? placeFor(t, order.at) : null, order.from, order.to);
  needsPresence(t, seat, place);
  partial(t, seat, place, spotAt(t, seat, order.from, place), spotAt(t, seat, order.to, place), order.item);
}

/** The system of a troop order: the one written, else that of the fleet named. */
function placeOf(t: Turn, seat: Seat, at: PlaceId | null, ...spots: SpotRef[]): PlaceId {
  if (at) return at;
  const fleet = spots.find((s) => s.in === 'fleet');
  return fleet?.in === 'fleet' ? fleetFor(t, seat, fleet.fleet).at : fail('E02', { key: 'missing.place' });
}
function spotAt(t: Turn, seat: Seat, ref: SpotRef, place: PlaceId): Spot {
  if (ref.in !== 'fleet') return { in: ref.in, at: place };
  if (fleetFor(t, seat, ref.fleet).at !== place) fail('E06', theFleetMsg(ref.fleet), placeMsg(t.w, place));
  return { in: 'fleet', label: ref.fleet };
}

export function partial(t: Turn, seat: Seat, place: PlaceId, from: Spot, to: Spot, item: Item): void {
  const used = usedIn(t, seat, from, item.id);
  const moves = PARTIAL_MOVES * turnsOf(t, seat);
  const mobile = used.slice(0, moves).reduce((a, b) => a + b, 0);
  const room = roomIn(t, seat, to);
  const n = item.n === 'max' ? Math.min(mobile, room) : item.n;
  needsAll(
    () => mayGo(t, seat, place, from, to),
    () => {
      if (n < 1 || n > used.reduce((a, b) => a + b, 0))
        fail('E06', manyMsg(item.n, troopMsg(item.id)), placeMsg(t.w, place));
      if (n > mobile) failBusy(n - mobile, used[RECRUITED]!, troopMsg(item.id));
    },
    () => {
      if (n > room) fail('E15', n);
    },
  );
  const goal = usedIn(t, seat, to, item.id);
  let left = n;
  for (let i = 0; i < moves; i++) {
    const k = Math.min(left, used[i]!);
    used[i]! -= k;
    goal[i + 1]! += k;
    left -= k;
  }
  moveTroops(t, seat, from, to, item.id, n);
  giveUpResearch(t, seat, from, item.id);
}

function mayGo(t: Turn, seat: Seat, place: PlaceId, from: Spot, to: Spot): void {
  const system = look(t.w, place);
  if (to.in === 'ground' && (system.ruined || isForum(t.w, place))) fail('E08', placeMsg(t.w, place));
  if (to.in === 'orbital' && !system.buildings.some((b) => b.id === 'orbital-troop-base'))
    fail('E06', buildingMsg('orbital-troop-base'), placeMsg(t.w, place));
  if (to.in === 'ground' && from.in !== 'ground' && !isUnseenCarrier(t, seat, from) && enemyInOrbit(t, seat, place))
    fail('E14', placeMsg(t.w, place));
}
/** Another faction or a neutral force showed itself in that orbit when the turn began (CSM-TROOP-5). */
function enemyInOrbit(t: Turn, seat: Seat, place: PlaceId): boolean {
  return allSides(t.snap).some(
    (other) => other !== seat && !inPact(t.w, seat, other) && total(visibleUnits(t.snap, other, place)) > 0,
  );
}
function isUnseenCarrier(t: Turn, seat: Seat, from: Spot): boolean {
  if (from.in !== 'fleet') return false;
  const fleet = t.w.sides[seat]!.fleets[from.label]!;
  return Object.entries(fleet.units).every(([id, n]) => unseen(t.w, seat, fleet, id) === n);
}

function roomIn(t: Turn, seat: Seat, spot: Spot): number {
  const side = t.w.sides[seat]!;
  if (spot.in === 'fleet') return freeRoom(side, side.fleets[spot.label]!);
  if (spot.in === 'ground') return Number.POSITIVE_INFINITY;
  const system = look(t.w, spot.at);
  if (spot.in === 'orbital') return ORBITAL_BASE_TROOPS - total(system.orbital[seat]);
  return capacityOf(side, system.units[seat] ?? {}) - total(system.station[seat]);
}

/** Rider `loading`: from the ground into the fleet before it leaves (CSM-MOVE-11). */
export function loadInto(t: Turn, seat: Seat, label: string, item: Item): void {
  const place = t.w.sides[seat]!.fleets[label]!.at;
  needsPresence(t, seat, place);
  partial(t, seat, place, { in: 'ground', at: place }, { in: 'fleet', label }, item);
}
/** Rider `with`: troops the units take along, out of the fleet they leave first, then from the ground (CSM-TROOP-4). */
export function takeAlong(t: Turn, seat: Seat, { label, fleet }: Picked, from: string, carry: readonly Item[]): void {
  const { fleets } = t.w.sides[seat]!;
  for (const { id, n } of carry) {
    const rest = label === from ? undefined : fleets[from];
    const aboard = (rest?.cargo[id] ?? 0) + (fleet.cargo[id] ?? 0);
    const wanted =
      n === 'max' ? Math.min(aboard, (fleet.cargo[id] ?? 0) + freeRoom(t.w.sides[seat]!, fleet)) : Math.min(n, aboard);
    const more = wanted - (fleet.cargo[id] ?? 0);
    const [a, b]: Spot[] = [
      { in: 'fleet', label: from },
      { in: 'fleet', label },
    ];
    if (rest && more > 0) shiftTroops(t, seat, a!, b!, id, more);
    if (rest && more < 0) shiftTroops(t, seat, b!, a!, id, -more);
    for (const one of rest ? [rest, fleet] : [fleet]) {
      const over = -freeRoom(t.w.sides[seat]!, one);
      if (over > 0) fail('E15', over);
    }
    if (n !== 'max' && n > aboard) loadInto(t, seat, label, { id, n: n - aboard });
  }
}
/** Rider `landing`: ashore where the faction had presence when the turn began. */
export function landFrom(t: Turn, seat: Seat, label: string, place: PlaceId, item: Item): void {
  needsPresence(t, seat, place);
  partial(t, seat, place, { in: 'fleet', label }, { in: 'ground', at: place }, item);
}

/** Rider `landing` on what is built: out of the fleets there, in label order. */
export function disembark(t: Turn, seat: Seat, place: PlaceId, { id, n }: Item): void {
  const aboard = fleetsAt(t.w, seat, place).filter(([, fleet]) => (fleet.cargo[id] ?? 0) > 0);
  const all = aboard.reduce((sum, [, fleet]) => sum + fleet.cargo[id]!, 0);
  let left = n === 'max' ? all : n;
  if (left < 1 || left > all) fail('E06', manyMsg(n, troopMsg(id)), placeMsg(t.w, place));
  for (const [label, fleet] of aboard) {
    const k = Math.min(left, fleet.cargo[id]!);
    if (k > 0) landFrom(t, seat, label, place, { id, n: k });
    left -= k;
  }
}

/** A hero moves as troops do, but needs no room (CSM-HERO-1). */
export function hero(t: Turn, seat: Seat, order: Extract<Order, { do: 'hero' }>): void {
  const one = t.w.sides[seat]!.heroes.find((h) => h.id === order.hero && h.alive);
  const place = one && heroPlace(t.w, seat, one);
  if (!one || !place || place === DEEP) fail('E06', heroMsg(order.hero), { key: 'board' });
  needsPresence(t, seat, place);
  const to = spotAt(t, seat, order.to, place);
  mayGo(t, seat, place, one.spot, to);
  if (to.in === 'station' && total(look(t.w, place).units[seat]) === 0)
    fail('E06', { key: 'spot.station' }, placeMsg(t.w, place));
  moveHero(t, seat, one, to);
}

/** Troops gained in orbit fill the fleets there in label order; the rest is lost (CSM-TROOP-11). */
export function embark(t: Turn, seat: Seat, place: PlaceId, troop: string, n: number): number {
  let left = n;
  for (const [, fleet] of fleetsAt(t.w, seat, place)) {
    const k = Math.min(left, Math.max(0, freeRoom(t.w.sides[seat]!, fleet)));
    if (k > 0) fleet.cargo[troop] = (fleet.cargo[troop] ?? 0) + k;
    left -= k;
  }
  return n - left;
}
