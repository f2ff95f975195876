// CSM-MOVE: fleets change system by their own movement, through portals, by code, or with the jumps of a few.
import type { Seat } from '@orrery/kernel';
import { fleetsAt, learnCode, look, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import type { Turn } from '../resolver/turn.ts';
import { placeMsg } from '../say.ts';
import { CITADEL, type PlaceId } from '../state.ts';
import { reachOf } from '../values/figures.ts';
import { isBlack, isBoard, sectorOf, stepsBetween } from '../values/geometry.ts';
import { isHabitable, specialAt } from '../values/presence.ts';
import { hasTag } from '../values/sheets.ts';
import { useSupplements } from './cards.ts';
import { fail, needsAll, needsDomination } from './fail.ts';
import { abandon, act, markOf, type Picked, pick, placeFor, relabel } from './groups.ts';
import { landFrom, loadInto, takeAlong } from './troops.ts';

type Move = Extract<Order, { do: 'move' }>;

export function move(t: Turn, seat: Seat, order: Move): void {
  const to = placeFor(t, order.to);
  const picked = pick(t, seat, order.group, order.as, order.heroes);
  const from = picked.fleet.at;
  let jumped = false;
  needsAll(
    () => useSupplements(t, seat, order, ['deep-scanners', 'hyperdrive-surge']),
    () => hooksOf(t.w, seat).mayLeave?.(t, seat, picked.units, from),
    () => act(t, seat, picked.label, picked.units),
    () => {
      if (from === to) fail('E08', placeMsg(t.w, to));
      jumped = travel(t, seat, order, picked, to);
    },
    () => mayGo(t, from),
  );
  takeAlong(t, seat, picked, order.group.fleet, order.carry);
  for (const item of order.load) loadInto(t, seat, picked.label, item);
  settle(t, seat, picked, to, jumped);
  const label = relabel(t, seat, picked.label, order.as);
  if (order.land) landing(t, seat, label, to, order);
}

/** No fleet leaves a trap that is on (CSM-MOVE-9). */
export function mayGo(t: Turn, from: PlaceId): void {
  if (look(t.w, from).trap === 'on') fail('E16', placeMsg(t.w, from));
}

/** Is the way open? Tells whether it was a portal jump. */
function travel(t: Turn, seat: Seat, order: Move, picked: Picked, to: PlaceId): boolean {
  const from = picked.fleet.at;
  if (order.via === 'hyperjump') {
    hyperjump(t, seat, picked, to);
    return false;
  }
  if (order.via === 'nexus') {
    nexus(t, seat, picked, to);
    return false;
  }
  if (to === CITADEL || from === CITADEL || order.via === 'portal') {
    portal(t, seat, picked, to);
    return true;
  }
  if (isBlack(to) || isBlack(from)) deepSpace(t, seat, picked, to);
  else byBoard(t, seat, picked, to);
  return false;
}

function byBoard(t: Turn, seat: Seat, { label, fleet, units }: Picked, to: PlaceId): void {
  const steps = stepsBetween(t.w, fleet.at, to);
  if (steps === undefined) fail('E08', placeMsg(t.w, to));
  const reach = reachOf(t.w, seat, label, units, t.now.surge[seat]!);
  if (steps > reach) fail('E07', placeMsg(t.w, to), steps, reach);
}

/** Between the white sector and a habitable black square, as a full move (CSM-MOVE-6, 7). */
function deepSpace(t: Turn, seat: Seat, { label, fleet, units }: Picked, to: PlaceId): void {
  const { from } = markOf(t, seat, label);
  if (reachOf(t.w, seat, label, units, 0) === 0) fail('E07', placeMsg(t.w, to), 1, 0);
  if (from !== fleet.at || look(t.w, from).ruined) fail('E08', placeMsg(t.w, to)); // [CSM-BOARD-9]
  const inwards = isBlack(to) && sectorOf(from) === 'white' && isHabitable(t.w, to);
  const outwards = isBlack(from) && sectorOf(to) === 'white' && !look(t.w, to).ruined;
  if (!inwards && !outwards) fail('E08', placeMsg(t.w, to));
}

const CRUSADER = 'battariu-crusader';
const onlyCrusaders = (picked: Picked): boolean => Object.keys(picked.units).every((id) => id === CRUSADER);

/** CSM-MOVE-4, 13, 14 and CSM-CITADEL-3. */
function portal(t: Turn, seat: Seat, picked: Picked, to: PlaceId): void {
  const free = onlyCrusaders(picked);
  const colour = wayOut(t, seat, picked);
  if (to === CITADEL) {
    if (t.w.opened === 0 || t.w.opened >= t.w.turn) fail('E08', placeMsg(t.w, to));
    if (!free && (colour === '' || colour === 'star')) fail('E24');
    return;
  }
  if (!free && colour === '') fail('E24');
  if (!isWayIn(t, seat, to)) fail('E24');
}
/** The portal by which this fleet may leave: its colour, `star`, or nothing. */
function wayOut(t: Turn, seat: Seat, { label, fleet }: Picked): string {
  const mark = markOf(t, seat, label);
  if (mark.from !== fleet.at || mark.jumped) return ''; // [CSM-ORDER-11] no second jump
  if (fleet.at === CITADEL) return 'star';
  return look(t.snap, fleet.at).portal || (isLivingPortal(t, seat, fleet.at) ? 'star' : '');
}
function isWayIn(t: Turn, seat: Seat, to: PlaceId): boolean {
  const known = look(t.snap, to).portal !== '' && t.snap.sides[seat]!.portals.includes(to);
  return known || isLivingPortal(t, seat, to);
}
/** A High Command or an open shuttle of one's own (CSM-MOVE-14). */
function isLivingPortal(t: Turn, seat: Seat, place: PlaceId): boolean {
  return fleetsAt(t.w, seat, place).some(
    ([label, fleet]) =>
      Object.keys(fleet.units).some((id) => hasTag(id, 'portal')) ||
      t.now.shuttles.some((s) => s.seat === seat && s.label === label),
  );
}

function nexus(t: Turn, seat: Seat, { label, fleet }: Picked, to: PlaceId): void {
  const has = (place: PlaceId) => place !== CITADEL && hooksOf(t.w, seat).nexus?.(t, seat, place) === true;
  if (markOf(t, seat, label).from !== fleet.at || !has(fleet.at) || !has(to)) fail('E24');
}

/** One fleet a turn, from the Hyperjump Platform to any board system (CSM-SPECIAL). */
export function hyperjump(t: Turn, seat: Seat, { label, fleet }: Picked, to: PlaceId): void {
  const at = fleet.at;
  if (specialAt(t.w, at) !== 'hyperjump-platform' || markOf(t, seat, label).from !== at) fail('E24');
  needsDomination(t, seat, at, 'orbit');
  if (t.now.uses['hyperjump-platform']) fail('E20', placeMsg(t.w, at), t.w.turn + 1);
  if (!isBoard(to) || look(t.w, to).ruined) fail('E08', placeMsg(t.w, to));
  t.now.uses['hyperjump-platform'] = 1;
}

export function settle(t: Turn, seat: Seat, picked: Picked, to: PlaceId, jumped: boolean): void {
  const { label, fleet, units } = picked;
  abandon(t, seat, label, units);
  t.now.trips.push({ from: fleet.at, to, ships: total(units) });
  fleet.at = to;
  learnCode(t.w.sides[seat]!, to); // [CSM-BLACK-10] it typed the code
  t.now.shuttles = t.now.shuttles.filter((s) => s.seat !== seat || s.label !== label); // [CSM-FACTION-NAXOR-8]
  const mark = markOf(t, seat, label);
  mark.moved = true;
  mark.entered = true;
  mark.jumped ||= jumped;
}

/** Troops go ashore where the faction already was, or by capsule in 2A (CSM-MOVE-11, CSM-TROOP-7). */
function landing(t: Turn, seat: Seat, label: string, to: PlaceId, order: Move): void {
  const items = order.land ?? [];
  const prep = t.now.preps.find(
    (p) => p.seat === seat && p.label === label && p.place === to && p.cards.includes('landing-capsule'),
  );
  if (!prep) {
    for (const item of items) landFrom(t, seat, label, to, item);
    return;
  }
  const { cargo } = t.w.sides[seat]!.fleets[label]!;
  prep.landing = {};
  for (const { id, n } of items) prep.landing[id] = Math.min(n === 'max' ? total(cargo) : n, cargo[id] ?? 0);
}
