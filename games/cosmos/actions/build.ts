// CSM-BUILD: units and constructions, recruits, demolition and scrap.
import type { Seat } from '@orrery/kernel';
import { add, count, counted, fleetsAt, launch, look, part, spend, sys, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import { CITADEL as CITADEL_FIGURES } from '../packs/base/constants.ts';
import type { Turn } from '../resolver/turn.ts';
import { buildingMsg, placeMsg, unitMsg } from '../say.ts';
import { CITADEL, type Count, type PlaceId } from '../state.ts';
import { priceOf } from '../values/figures.ts';
import { isForum, specialAt, squareOf } from '../values/presence.ts';
import {
  commonBuilding,
  hasTag,
  heroSum,
  hiddenPlanetOf,
  isShip,
  planetOf,
  sheetOf,
  unitOf,
} from '../values/sheets.ts';
import { useSupplements } from './cards.ts';
import { dominates, fail, failShort, needsAll, needsDomination } from './fail.ts';
import { markOf, needsPresence, placeFor, relabel } from './groups.ts';
import { disembark, loadInto, partial } from './troops.ts';

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
export function mobileYard(t: Turn, seat: Seat, place: PlaceId, kind: 'mobileBase' | 'ship'): boolean {
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
    const isDear = hooksOf(t.w, seat).paidInFull?.includes(id);
    const price = priceOf(cost, isDear ? 0 : discountFor(t, seat, place, id, isUnit));
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
export function pay(t: Turn, seat: Seat, { R, biomass, saved }: Bill, asked: number | null): void {
  const side = t.w.sides[seat]!;
  const purse = hooksOf(t.w, seat).biomass ? counted(side, 'biomass') : 0;
  if (asked !== null && (asked > purse || asked > biomass)) failShort(asked - Math.min(purse, biomass), 'biomass');
  const green = asked ?? Math.min(purse, biomass);
  if (side.R < R - green) failShort(R - green - side.R);
  if (green > 0) count(side, 'biomass', -green);
  spend(t.w, seat, R - green);
  side.saved += saved;
}

export function build(t: Turn, seat: Seat, order: Build): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  let items: { id: string; n: number }[] = [];
  needsAll(
    () => {
      if (look(t.w, place).ruined) fail('E08', placeMsg(t.w, place));
    },
    () => useSupplements(t, seat, order, ['drug-1', 'drug-2', 'drug-3']),
    () => {
      items = order.items.map(({ id, n }) => ({ id, n: n === 'max' ? most(t, seat, place, id) : n }));
      needsAll(
        ...items.map(
          ({ id, n }) =>
            () =>
              mayBuild(t, seat, place, id, n, items),
        ),
      );
    },
    () => pay(t, seat, bill(t, seat, place, items), order.biomass),
  );
  raise(t, seat, place, items, order);
}
function mayBuild(t: Turn, seat: Seat, place: PlaceId, id: string, n: number, items: readonly { id: string }[]): void {
  if (n < 1) failShort(1);
  if (sheetUnits(t, seat).includes(id)) mayBuildUnit(t, seat, place, id, n);
  else mayBuildBuilding(t, seat, place, id, n, items);
}
/** As many as can be paid for (CSM-ORDER-7). */
function most(t: Turn, seat: Seat, place: PlaceId, id: string): number {
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

/** Everything appears at once; new mobile units have spent their action (CSM-BUILD-1, CSM-ORDER-9). Troops may go ashore
 * to what is built there, or up into the orbital base or the ships (CSM-TROOP-3). */
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
  for (const item of order.land ?? []) disembark(t, seat, place, item);
  if (total(ships) === 0) {
    for (const item of order.load)
      partial(t, seat, place, { in: 'ground', at: place }, { in: 'orbital', at: place }, item);
    return;
  }
  const label = launch(t.w, seat, place, ships, order.as ? [order.as] : []);
  const mark = markOf(t, seat, label);
  for (const [id, n] of Object.entries(ships)) mark.acts[id] = [0, 0, 0, n];
  const final = relabel(t, seat, label, order.as);
  for (const item of order.load) loadInto(t, seat, final, item);
}
