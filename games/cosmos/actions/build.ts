// CSM-BUILD: units and constructions, recruits, demolition and scrap.
import type { Seat } from '@orrery/kernel';
import { add, count, counted, fleetsAt, gain, launch, look, part, spend, sys, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Item, Order } from '../orders/order.ts';
import { CITADEL as CITADEL_FIGURES } from '../packs/base/constants.ts';
import type { Turn } from '../resolver/turn.ts';
import { CITADEL, type Count, type PlaceId } from '../state.ts';
import { priceOf } from '../values/figures.ts';
import { recruitLimit } from '../values/limits.ts';
import { isForum, specialAt, squareOf, unitsOf } from '../values/presence.ts';
import {
  commonBuilding,
  hasTag,
  heroSum,
  hiddenPlanetOf,
  isShip,
  planetOf,
  sheetOf,
  troopOf,
  unitOf,
} from '../values/sheets.ts';
import { buildingMsg, placeMsg, troopMsg, unitMsg } from '../values/words.ts';
import { useSupplements } from './cards.ts';
import { dominates, fail, needsDomination } from './fail.ts';
import { markOf, needsPresence, placeFor, relabel, usedIn } from './groups.ts';
import { giveUpResearch, loadInto } from './troops.ts';

type Build = Extract<Order, { do: 'build' }>;

/** What builds units in that system: found in the snapshot, so it was not built this turn (CSM-BUILD-3, 4). */
export function shipyardAt(t: Turn, seat: Seat, place: PlaceId): boolean {
  const system = look(t.snap, place);
  const { control, base } = sheetOf(t.snap, seat);
  const ground = dominates(t.snap, seat, place, 'ground');
  const square = squareOf(t.snap, place);
  const yard = system.buildings.some(
    (b) =>
      (b.id === 'shipyard' && b.owner === null) ||
      (b.owner === seat && (b.id === base.id || (b.id === control.id && control.grants.includes('shipyard')))),
  );
  const planet =
    ground &&
    (specialAt(t.snap, place) === 'abandoned-shipyard' ||
      (square?.kind === 'planet' && hiddenPlanetOf(square.planet).params.shipyardDiscount !== undefined));
  const inOrbit = Object.keys(system.units[seat] ?? {}).some((id) => hasTag(id, 'shipyard'));
  return yard || planet || inOrbit || mobileYard(t, seat, place, 'mobileBase') || (place === CITADEL && ground);
}
function mobileYard(t: Turn, seat: Seat, place: PlaceId, kind: 'mobileBase' | 'ship'): boolean {
  const has = (w: Turn['w']) =>
    fleetsAt(w, seat, place).some(([, f]) =>
      Object.keys(f.units).some((id) => hasTag(id, 'shipyard') && unitOf(id).class === kind),
    );
  return has(t.snap) && has(t.w);
}

function discountFor(t: Turn, seat: Seat, place: PlaceId, id: string, isUnit: boolean): number {
  const system = look(t.w, place);
  const square = squareOf(t.w, place);
  let off = t.now.drugs[seat]! + system.discount;
  if (id === sheetOf(t.w, seat).control.id) off += heroSum(t.w, seat, 'controlDiscount');
  if (!isUnit) return off;
  off += heroSum(t.w, seat, 'buildDiscount', { place });
  if (place === CITADEL) off += CITADEL_FIGURES.discount; // [CSM-CITADEL-7]
  if (!isShip(unitOf(id))) return off;
  if (specialAt(t.w, place) === 'abandoned-shipyard') off += planetOf('abandoned-shipyard').params.discount as number;
  if (square?.kind === 'planet') off += hiddenPlanetOf(square.planet).params.shipyardDiscount ?? 0;
  return off + (hooksOf(t.w, seat).shipDiscount?.(t.w, seat, place) ?? 0);
}

interface Bill {
  R: number;
  biomass: number; // how much of it biomass may pay
  saved: number;
}
function bill(t: Turn, seat: Seat, place: PlaceId, items: readonly { id: string; n: number }[]): Bill {
  const sum: Bill = { R: 0, biomass: 0, saved: 0 };
  for (const { id, n } of items) {
    const isUnit = sheetUnits(t, seat).includes(id);
    const cost = isUnit ? unitOf(id).cost : buildingCost(t, seat, id);
    const price = priceOf(cost, discountFor(t, seat, place, id, isUnit));
    sum.R += n * price;
    sum.saved += n * (cost - price);
    if (isUnit) sum.biomass += n * price;
  }
  return sum;
}
const COMMON_BUILT = ['battariu-crusader', 'recycler'];
const sheetUnits = (t: Turn, seat: Seat): string[] => [...sheetOf(t.w, seat).units.map((u) => u.id), ...COMMON_BUILT];
function buildingCost(t: Turn, seat: Seat, id: string): number {
  const { control } = sheetOf(t.w, seat);
  return id === control.id ? control.cost : (commonBuilding(id)?.cost ?? 0);
}

/** The Hive pays with biomass first, or with as much as it says (CSM-BUILD-18). */
function pay(t: Turn, seat: Seat, { R, biomass, saved }: Bill, asked: number | null): void {
  const side = t.w.sides[seat]!;
  const purse = hooksOf(t.w, seat).biomass ? counted(side, 'biomass') : 0;
  if (asked !== null && (asked > purse || asked > biomass)) fail('E09', asked - Math.min(purse, biomass));
  const green = asked ?? Math.min(purse, biomass);
  if (side.R < R - green) fail('E09', R - green - side.R);
  if (green > 0) count(side, 'biomass', -green);
  spend(t.w, seat, R - green);
  side.saved += saved;
}

export function build(t: Turn, seat: Seat, order: Build): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  if (look(t.w, place).ruined) fail('E08', placeMsg(t.w, place));
  useSupplements(t, seat, order, ['drug-1', 'drug-2', 'drug-3']);
  const items = order.items.map((item) => ({ id: item.id, n: item.n === 'max' ? most(t, seat, place, item) : item.n }));
  for (const { id, n } of items) {
    if (n < 1) fail('E09', 1);
    if (sheetUnits(t, seat).includes(id)) mayBuildUnit(t, seat, place, id, n);
    else mayBuildBuilding(t, seat, place, id, n, items);
  }
  pay(t, seat, bill(t, seat, place, items), order.biomass);
  raise(t, seat, place, items, order);
}
/** As many as can be paid for (CSM-ORDER-7). */
function most(t: Turn, seat: Seat, place: PlaceId, { id }: Item): number {
  const { R, biomass } = bill(t, seat, place, [{ id, n: 1 }]);
  const side = t.w.sides[seat]!;
  const purse = side.R + (biomass > 0 && hooksOf(t.w, seat).biomass ? counted(side, 'biomass') : 0);
  const unique = !sheetUnits(t, seat).includes(id) || unitOf(id).class === 'station' || hasTag(id, 'base');
  return unique ? 1 : Math.max(0, Math.floor(purse / Math.max(1, R)));
}

function mayBuildUnit(t: Turn, seat: Seat, place: PlaceId, id: string, n: number): void {
  const unit = unitOf(id);
  const barred = () => fail('E10', unitMsg(id), placeMsg(t.w, place));
  needsDomination(t, seat, place, 'orbit');
  if (id === 'battariu-crusader') {
    if (!mobileYard(t, seat, place, 'ship')) barred(); // [CSM-CARD-SHIPYARD-1] nothing else builds them
    return;
  }
  if (!shipyardAt(t, seat, place)) barred();
  if (id === 'recycler' && !look(t.w, place).recycles) barred();
  if (unit.tags.includes('base')) {
    if (!(hooksOf(t.w, seat).mayRebuild?.(t, seat, id, n) ?? false)) barred(); // [CSM-BUILD-19]
  }
  if (unit.class === 'station') {
    const standing = look(t.w, place).units[seat]?.[id] ?? 0;
    if (n + standing > 1) fail('E11', unitMsg(id), placeMsg(t.w, place)); // [CSM-BUILD-7]
  }
  if (unit.tags.includes('unique') && n + (unitsOf(t.w, seat)[id] ?? 0) > 1)
    fail('E11', unitMsg(id), placeMsg(t.w, place));
}

function mayBuildBuilding(
  t: Turn,
  seat: Seat,
  place: PlaceId,
  id: string,
  n: number,
  items: readonly { id: string }[],
): void {
  const { control } = sheetOf(t.w, seat);
  const common = commonBuilding(id);
  const barred = () => fail('E10', buildingMsg(id), placeMsg(t.w, place));
  const system = look(t.w, place);
  if (id !== control.id && !common) barred();
  const area = common?.area ?? 'ground';
  if (area === 'ground' && isForum(t.w, place)) barred(); // [CSM-BUILD-17]
  needsDomination(t, seat, place, area);
  if (id === 'underground-fortification' && place === CITADEL) barred(); // [CSM-CITADEL-9]
  if (id === control.id) {
    const home = system.buildings.some(
      (b) => b.owner === seat && (b.id === control.id || b.id === sheetOf(t.w, seat).base.id),
    );
    if (home || n > 1) fail('E11', buildingMsg(id), placeMsg(t.w, place));
    hooksOf(t.w, seat).mayFound?.(t, seat, place);
    return;
  }
  if (n > 1 || system.buildings.some((b) => b.id === id)) fail('E11', buildingMsg(id), placeMsg(t.w, place));
  const needs = common?.needs;
  if (needs && !system.buildings.some((b) => b.id === needs) && !items.some((i) => i.id === needs)) barred();
}

/** Everything appears at once; new mobile units have spent their action (CSM-BUILD-1, CSM-ORDER-9). */
function raise(t: Turn, seat: Seat, place: PlaceId, items: readonly { id: string; n: number }[], order: Build): void {
  const ships: Count = {};
  for (const { id, n } of items) {
    if (!sheetUnits(t, seat).includes(id)) {
      const owner = id === sheetOf(t.w, seat).control.id ? seat : null;
      sys(t.w, place).buildings.push({
        id,
        owner,
        turn: t.w.turn,
        due: owner === null ? 0 : (hooksOf(t.w, seat).founded?.(t) ?? 0),
      });
    } else if (isShip(unitOf(id))) add(ships, id, n);
    else add(part(t.w, place, 'units', seat), id, n);
    if (place === CITADEL && sheetUnits(t, seat).includes(id) && unitOf(id).class === 'ship')
      count(t.w.sides[seat]!, 'builtInCitadel', n); // [CSM-FACTION-ASTANO-M]
  }
  if (total(ships) === 0) return;
  const label = launch(t.w, seat, place, ships, order.as ? [order.as] : []);
  const mark = markOf(t, seat, label);
  for (const [id, n] of Object.entries(ships)) mark.acts[id] = [0, 0, n];
  const final = relabel(t, seat, label, order.as);
  for (const item of order.load) loadInto(t, seat, final, item);
}

/** A recruiter found in the snapshot (CSM-BUILD-10). */
function recruiterAt(t: Turn, seat: Seat, place: PlaceId): boolean {
  const system = look(t.snap, place);
  const { control, base } = sheetOf(t.snap, seat);
  const building = system.buildings.some(
    (b) =>
      b.id === 'ground-troop-base' ||
      (b.owner === seat && (b.id === base.id || (b.id === control.id && control.grants.includes('recruit')))),
  );
  const orbital = Object.keys(system.units[seat] ?? {}).some((id) => hasTag(id, 'base'));
  return (
    building || orbital || mobileYard(t, seat, place, 'mobileBase') || specialAt(t.snap, place) === 'mercenary-market'
  );
}

export function recruit(t: Turn, seat: Seat, order: Extract<Order, { do: 'recruit' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  const troop = order.troop ?? sheetOf(t.w, seat).troops[0]!.id;
  if (specialRecruit(t, seat, place, order, troop)) return;
  needsDomination(t, seat, place, 'ground');
  if (!recruiterAt(t, seat, place) || troop === 'droide') fail('E10', troopMsg(troop), placeMsg(t.w, place));
  const key = `${seat}/${place}`;
  const { plain, dear, R } =
    hooksOf(t.w, seat).hire?.(t, seat, place, order.n) ?? hireWithin(t, seat, place, order.n, troop);
  pay(t, seat, { R, biomass: R, saved: 0 }, order.biomass);
  t.now.recruited[key] = (t.now.recruited[key] ?? 0) + plain + dear;
  arrive(t, seat, place, troop, plain + dear, order.aboard);
}
export const recruitPrice = (troop: string, n: number): number => Math.ceil((n * troopOf(troop).costPer10) / 10);

function hireWithin(
  t: Turn,
  seat: Seat,
  place: PlaceId,
  asked: number | 'max',
  troop: string,
): { plain: number; dear: number; R: number } {
  const room = roomFor(t, seat, place);
  const side = t.w.sides[seat]!;
  const purse = side.R + (hooksOf(t.w, seat).biomass ? counted(side, 'biomass') : 0);
  const n = asked === 'max' ? Math.min(room, Math.floor((purse * 10) / troopOf(troop).costPer10)) : asked;
  if (n < 1 || n > room) fail('E11', { key: 'limit.recruit' }, placeMsg(t.w, place));
  return { plain: n, dear: 0, R: recruitPrice(troop, n) };
}
export function roomFor(t: Turn, seat: Seat, place: PlaceId): number {
  return recruitLimit(t.w, seat, place) - (t.now.recruited[`${seat}/${place}`] ?? 0);
}

/** Droids of the Assembly Line, drones of Atlantis: no recruiter, limits of their own. */
function specialRecruit(
  t: Turn,
  seat: Seat,
  place: PlaceId,
  order: Extract<Order, { do: 'recruit' }>,
  troop: string,
): boolean {
  if (troop === 'droide' && specialAt(t.w, place) === 'droid-line') {
    needsDomination(t, seat, place, 'ground');
    const n = order.n === 'max' ? Math.floor((t.w.sides[seat]!.R * 10) / troopOf(troop).costPer10) : order.n;
    if (n < 1) fail('E09', 1);
    pay(t, seat, { R: recruitPrice(troop, n), biomass: 0, saved: 0 }, null);
    arrive(t, seat, place, troop, n, false);
    return true;
  }
  const made = hooksOf(t.w, seat).manufacture?.(t, seat, place, order.n, order.aboard);
  if (!made) return false;
  pay(t, seat, { R: recruitPrice(troop, made.n), biomass: 0, saved: 0 }, null);
  add(t.w.sides[seat]!.fleets[made.label]!.cargo, troop, made.n);
  const used = usedIn(t, seat, { in: 'fleet', label: made.label }, troop);
  used[2]! += made.n;
  return true;
}

/** On the ground, or aboard the mobile base; their turn is spent (CSM-BUILD-11, 12). */
function arrive(t: Turn, seat: Seat, place: PlaceId, troop: string, n: number, aboard: boolean): void {
  const carrier = aboard
    ? fleetsAt(t.w, seat, place).find(([, f]) => Object.keys(f.units).some((id) => unitOf(id).class === 'mobileBase'))
    : undefined;
  if (aboard && !carrier) fail('E15', n);
  const spot = carrier ? ({ in: 'fleet', label: carrier[0] } as const) : ({ in: 'ground', at: place } as const);
  const used = usedIn(t, seat, spot, troop);
  used[2]! += n;
  const holder = carrier ? carrier[1].cargo : part(t.w, place, 'ground', seat);
  add(holder, troop, n);
  const key = `${seat}/${place}`;
  t.now.fresh[key] ??= {};
  add(t.now.fresh[key], troop, n);
}

export function destroy(t: Turn, seat: Seat, order: Extract<Order, { do: 'destroy' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  for (const id of order.names) {
    const system = sys(t.w, place);
    const at = system.buildings.findIndex((b) => b.id === id && (b.owner === null || b.owner === seat));
    if (at < 0) fail('E06', buildingMsg(id), placeMsg(t.w, place));
    needsDomination(t, seat, place, commonBuilding(id)?.area ?? 'ground');
    system.buildings.splice(at, 1);
    if (id === 'gravity-trap') system.trap = '';
  }
}

export function dismantle(t: Turn, seat: Seat, order: Extract<Order, { do: 'dismantle' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  for (const { id, n } of order.items) {
    if (hooksOf(t.w, seat).compost?.(t, seat, place, id, n)) {
      giveUpResearch(t, seat, { in: 'ground', at: place }, id);
      continue;
    }
    const units = part(t.w, place, 'units', seat);
    const many = n === 'max' ? (units[id] ?? 0) : n;
    if (!sheetOf(t.w, seat).units.some((u) => u.id === id) || !hasTag(id, 'dismantle')) fail('E34', unitMsg(id));
    if (many < 1 || many > (units[id] ?? 0)) fail('E06', unitMsg(id), placeMsg(t.w, place));
    add(units, id, -many);
    gain(t.w, seat, many * Math.floor(unitOf(id).cost / 2));
  }
}
