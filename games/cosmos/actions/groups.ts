// CSM-ORDER-8, 12, 15: fleets, parts of fleets, and which units have acted.

import type { Seat } from '@orrery/kernel';
import { add, addAll, look, nextLabel, spotKey, total, troopsIn } from '../atoms.ts';
import type { Foe, Group, Item, PlaceRef } from '../orders/order.ts';
import { PARTIAL_MOVES } from '../packs/base/constants.ts';
import { fleetKey, type Mark, type Turn } from '../resolver/turn.ts';
import { heroMsg, manyMsg, placeMsg, theFleetMsg, unitMsg } from '../say.ts';
import { type Count, DEEP, type Fleet, type Hero, NEUTRAL, type PlaceId, type Spot } from '../state.ts';
import { capacityOf } from '../values/figures.ts';
import { blackPlace } from '../values/geometry.ts';
import { hasPresence } from '../values/presence.ts';
import { heroPlace, seatOf } from '../values/sheets.ts';
import { fail } from './fail.ts';

/** A place of an order; a code that leads nowhere is E24 (CSM-BLACK-10). */
export function placeFor(t: Turn, ref: PlaceRef): PlaceId {
  if (!ref.startsWith('code:')) return ref;
  const at = t.w.black.findIndex((square) => !square.gone && square.code !== '' && square.code === ref.slice(5));
  return at < 0 ? fail('E24') : blackPlace(at + 1);
}

/** The side a word names; one that does not play cannot be met. */
export function sideFor(t: Turn, foe: Foe): Seat {
  if (foe === 'citadel' || foe === 'hidden-fleet') return NEUTRAL;
  const seat = seatOf(t.w, foe);
  return seat < 0 ? fail('E02', { key: 'faction.absent', args: { faction: { key: `faction.${foe}` } } }) : seat;
}

/** Nothing is ordered in a system where the faction had no presence (CSM-ORDER-10), nor in one under a block (E18). */
export function needsPresence(t: Turn, seat: Seat, place: PlaceId): void {
  if (look(t.snap, place).blocked) fail('E18', placeMsg(t.w, place));
  if (!hasPresence(t.snap, seat, place)) fail('E03', placeMsg(t.w, place));
}

export function fleetFor(t: Turn, seat: Seat, label: string): Fleet {
  const fleet = t.w.sides[seat]!.fleets[label];
  if (!fleet) return fail('E06', theFleetMsg(label), { key: 'board' });
  if (fleet.at !== DEEP && look(t.w, fleet.at).blocked && look(t.snap, fleet.at).blocked)
    fail('E18', theFleetMsg(label));
  if (fleet.pulsed === t.w.turn) fail('E17');
  if (fleet.at === DEEP) fail('E05', theFleetMsg(label));
  return fleet;
}

export function markOf(t: Turn, seat: Seat, label: string): Mark {
  const key = fleetKey(seat, label);
  t.now.marks[key] ??= {
    acts: {},
    moved: false,
    jumped: false,
    entered: false,
    from: t.w.sides[seat]!.fleets[label]!.at,
  };
  return t.now.marks[key];
}
/** [never, once, twice, built this turn]: how often the units of this type have acted. */
export function actsOf(t: Turn, seat: Seat, label: string, unit: string): number[] {
  const fleet = t.w.sides[seat]!.fleets[label]!;
  const acts = markOf(t, seat, label).acts;
  acts[unit] ??= [fleet.units[unit] ?? 0, 0, 0, 0];
  return acts[unit];
}
const BUILT = 3;
/** How many turns a unit has in this one (CSM-ORDER-11). */
export const turnsOf = (t: Turn, seat: Seat): number => (t.now.dilated[seat] ? 2 : 1);
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
/** Units of this type that may still act. */
export const ready = (t: Turn, seat: Seat, label: string, unit: string): number =>
  sum(actsOf(t, seat, label, unit).slice(0, turnsOf(t, seat)));

/** How many of these items the fleet has; `max`: all that may still act, or all. */
function wanted(t: Turn, seat: Seat, label: string, { id, n }: Item): number {
  const fleet = fleetFor(t, seat, label);
  const have = fleet.units[id] ?? 0;
  const fresh = ready(t, seat, label, id);
  const number = n === 'max' ? (fresh > 0 ? fresh : have) : n;
  if (number < 1 || number > have) fail('E06', manyMsg(n, unitMsg(id)), placeMsg(t.w, fleet.at));
  return number;
}

export interface Picked {
  label: string;
  fleet: Fleet;
  units: Count;
}
/** The fleet or the part of it an order names; a part becomes a fleet of its own (CSM-ORDER-12). */
export function pick(
  t: Turn,
  seat: Seat,
  group: Group,
  as: string | null = null,
  heroes: readonly string[] = [],
): Picked {
  const picked = part(t, seat, group, as, heroes);
  for (const hero of heroes) board(t, seat, picked, hero);
  return picked;
}
/** A hero that is named and not aboard yet comes from the same system, as troops do (CSM-HERO-1, 6). */
function board(t: Turn, seat: Seat, { label, fleet }: Picked, id: string): void {
  const hero = t.w.sides[seat]!.heroes.find((h) => h.id === id && h.alive);
  if (!hero || heroPlace(t.w, seat, hero) !== fleet.at) fail('E06', heroMsg(id), placeMsg(t.w, fleet.at));
  if (hero.spot.in === 'fleet' && hero.spot.label === label) return;
  needsPresence(t, seat, fleet.at);
  moveHero(t, seat, hero, { in: 'fleet', label });
}
/** One of the partial moves of a hero. */
export function moveHero(t: Turn, seat: Seat, hero: Hero, to: Spot): void {
  const key = `${seat}/${hero.id}`;
  const made = t.now.heroes[key] ?? 0;
  if (made >= PARTIAL_MOVES * turnsOf(t, seat)) fail('E05', heroMsg(hero.id));
  t.now.heroes[key] = made + 1;
  hero.spot = to;
}
function part(t: Turn, seat: Seat, group: Group, as: string | null, heroes: readonly string[]): Picked {
  const fleet = fleetFor(t, seat, group.fleet);
  markOf(t, seat, group.fleet);
  if (!group.items) return { label: group.fleet, fleet, units: { ...fleet.units } };
  const units: Count = {};
  for (const item of group.items) add(units, item.id, wanted(t, seat, group.fleet, item));
  for (const [id, n] of Object.entries(units))
    if (n > (fleet.units[id] ?? 0)) fail('E06', manyMsg(n, unitMsg(id)), placeMsg(t.w, fleet.at));
  if (total(units) === total(fleet.units)) return { label: group.fleet, fleet, units };
  const label = as && !t.w.sides[seat]!.fleets[as] ? as : nextLabel(t.w.sides[seat]!, as ? [as] : []);
  split(t, seat, group.fleet, label, units, heroes);
  return { label, fleet: t.w.sides[seat]!.fleets[label]!, units };
}

/** Takes units out of a fleet into a new one: the freshest, the visible ones first, cargo in proportion (CSM-TROOP-4). */
function split(t: Turn, seat: Seat, from: string, to: string, units: Count, heroes: readonly string[] = []): void {
  const side = t.w.sides[seat]!;
  const fleet = side.fleets[from]!;
  const mark = markOf(t, seat, from);
  const before = capacityOf(side, fleet.units);
  const part: Fleet = { ...fleet, units: {}, hidden: {}, cargo: {} };
  side.fleets[to] = part;
  t.now.marks[fleetKey(seat, to)] = { ...mark, acts: {} };
  for (const [id, n] of Object.entries(units)) {
    const acts = actsOf(t, seat, from, id);
    const taken = takeFreshest(acts, n);
    const shy = Math.max(0, n - ((fleet.units[id] ?? 0) - (fleet.hidden[id] ?? 0)));
    add(fleet.units, id, -n);
    add(part.units, id, n);
    if (shy > 0) {
      add(fleet.hidden, id, -shy);
      add(part.hidden, id, shy);
    }
    t.now.marks[fleetKey(seat, to)]!.acts[id] = taken;
  }
  shareCargo(t, seat, from, to, before, capacityOf(side, part.units));
  for (const hero of side.heroes)
    if (heroes.includes(hero.id) && hero.spot.in === 'fleet' && hero.spot.label === from)
      hero.spot = { in: 'fleet', label: to };
}
function takeFreshest(acts: number[], n: number): number[] {
  const taken = acts.map(() => 0);
  let left = n;
  for (let i = 0; i < acts.length; i++) {
    const k = Math.min(left, acts[i]!);
    acts[i]! -= k;
    taken[i] = k;
    left -= k;
  }
  return taken;
}
function shareCargo(t: Turn, seat: Seat, from: string, to: string, before: number, part: number): void {
  const { fleets } = t.w.sides[seat]!;
  for (const [troop, n] of Object.entries(fleets[from]!.cargo)) {
    const goes = before === 0 ? 0 : Math.floor((n * part) / before);
    if (goes > 0) shiftTroops(t, seat, { in: 'fleet', label: from }, { in: 'fleet', label: to }, troop, goes);
  }
}

/** Moves troops with the partial moves they have made, the freshest first; spends no move itself. */
export function shiftTroops(t: Turn, seat: Seat, from: Spot, to: Spot, troop: string, n: number): void {
  const [source, goal] = [usedIn(t, seat, from, troop), usedIn(t, seat, to, troop)];
  const taken = takeFreshest(source, n);
  taken.forEach((k, i) => {
    goal[i]! += k;
  });
  moveTroops(t, seat, from, to, troop, n);
}
/** Troops that are no more: those that have done most this turn go first. */
export function removeTroops(t: Turn, seat: Seat, spot: Spot, troop: string, n: number): void {
  const used = usedIn(t, seat, spot, troop);
  takeFreshest(used.reverse(), n);
  used.reverse();
  add(troopsIn(t.w, seat, spot), troop, -n);
}
export function moveTroops(t: Turn, seat: Seat, from: Spot, to: Spot, troop: string, n: number): void {
  add(troopsIn(t.w, seat, from), troop, -n);
  add(troopsIn(t.w, seat, to), troop, n);
}
/** By how many partial moves they have made, two being a whole turn; the last ones were recruited this turn. */
export function usedIn(t: Turn, seat: Seat, spot: Spot, troop: string): number[] {
  const key = spotKey(seat, spot);
  t.now.troops[key] ??= {};
  t.now.troops[key][troop] ??= [troopsIn(t.w, seat, spot)[troop] ?? 0, 0, 0, 0, 0, 0];
  return t.now.troops[key][troop];
}

export const RECRUITED = 5;
/** Too few of them are free: because they have acted, or because they are new (CSM-ORDER-9). */
export function failBusy(missing: number, fresh: number, who: ReturnType<typeof unitMsg>): never {
  fail(fresh >= missing ? 'E30' : 'E05', who);
}

/** Every unit named spends its action (CSM-ORDER-8, 16). */
export function act(t: Turn, seat: Seat, label: string, units: Count): void {
  for (const [id, n] of Object.entries(units)) {
    const acts = actsOf(t, seat, label, id);
    let left = n;
    for (let i = turnsOf(t, seat) - 1; i >= 0 && left > 0; i--) {
      const k = Math.min(left, acts[i]!);
      acts[i]! -= k;
      acts[i + 1]! += k;
      left -= k;
    }
    if (left === 0) continue;
    const isNamed = t.snap.sides[seat]!.fleets[label] !== undefined; // a part has no name that its player knows
    failBusy(left, acts[BUILT]!, isNamed && n > 1 ? theFleetMsg(label) : manyMsg(n, unitMsg(id)));
  }
}

/** Units that had not acted join another fleet of the place, marks and all. */
export function join(t: Turn, seat: Seat, from: string, into: string): void {
  const side = t.w.sides[seat]!;
  const [fleet, goal] = [side.fleets[from]!, side.fleets[into]!];
  if (goal.pulsed === t.w.turn) fail('E17');
  const [mark, other] = [markOf(t, seat, from), markOf(t, seat, into)];
  for (const [id, n] of Object.entries(fleet.units)) {
    const [a, b] = [actsOf(t, seat, from, id), actsOf(t, seat, into, id)];
    add(goal.units, id, n);
    other.acts[id] = a.map((k, i) => k + b[i]!);
  }
  addAll(goal.hidden, fleet.hidden);
  for (const [troop, n] of Object.entries({ ...fleet.cargo }))
    shiftTroops(t, seat, { in: 'fleet', label: from }, { in: 'fleet', label: into }, troop, n);
  for (const hero of side.heroes)
    if (hero.spot.in === 'fleet' && hero.spot.label === from) hero.spot = { in: 'fleet', label: into };
  for (const r of side.research) if (r.label === from) r.label = into;
  for (const prep of t.now.preps) if (prep.seat === seat && prep.label === from) prep.label = into;
  other.moved ||= mark.moved;
  other.jumped ||= mark.jumped;
  other.entered ||= mark.entered;
  if (other.from !== mark.from) other.from = '';
  delete side.fleets[from];
  delete t.now.marks[fleetKey(seat, from)];
}

function rename(t: Turn, seat: Seat, from: string, to: string): void {
  const side = t.w.sides[seat]!;
  side.fleets[to] = side.fleets[from]!;
  delete side.fleets[from];
  t.now.marks[fleetKey(seat, to)] = t.now.marks[fleetKey(seat, from)]!;
  delete t.now.marks[fleetKey(seat, from)];
  const [old, fresh] = [spotKey(seat, { in: 'fleet', label: from }), spotKey(seat, { in: 'fleet', label: to })];
  if (t.now.troops[old]) {
    t.now.troops[fresh] = t.now.troops[old];
    delete t.now.troops[old];
  }
  for (const hero of side.heroes)
    if (hero.spot.in === 'fleet' && hero.spot.label === from) hero.spot = { in: 'fleet', label: to };
  for (const r of side.research) if (r.label === from) r.label = to;
  for (const prep of t.now.preps) if (prep.seat === seat && prep.label === from) prep.label = to;
}

/** Joins the fleet of that name in the place, or takes the name (CSM-ORDER-15). */
export function relabel(t: Turn, seat: Seat, label: string, as: string | null): string {
  if (!as || as === label) return label;
  const side = t.w.sides[seat]!;
  const other = side.fleets[as];
  if (!other) rename(t, seat, label, as);
  else if (other.at === side.fleets[label]!.at) join(t, seat, label, as);
  else fail('E06', theFleetMsg(as), placeMsg(t.w, side.fleets[label]!.at));
  return as;
}

/** Research is given up when its ship does something else, not when others of the fleet do (CSM-SEARCH-9). */
export function abandon(t: Turn, seat: Seat, label: string, units: Count): void {
  const side = t.w.sides[seat]!;
  side.research = side.research.filter(
    (r) => r.label !== label || (side.fleets[label]?.units[r.what] ?? 0) > (units[r.what] ?? 0),
  );
}
/** So too when none of its troops is idle any more; those that began this turn cannot do anything else. */
export function giveUpResearch(t: Turn, seat: Seat, from: Spot, troop: string): void {
  if (from.in !== 'ground') return;
  const side = t.w.sides[seat]!;
  const [idle] = usedIn(t, seat, from, troop);
  const isOld = (place: PlaceId) =>
    t.snap.sides[seat]!.research.some((r) => r.label === '' && r.place === place && r.what === troop);
  side.research = side.research
    .map((r) =>
      r.label === '' && r.place === from.at && r.what === troop && isOld(r.place)
        ? { ...r, n: Math.min(r.n, idle!) }
        : r,
    )
    .filter((r) => r.n > 0);
}
