// CSM-BUILD-10 to 12: troops, from recruiters, from the Droid Assembly Line and from the works of a faction.
import type { Seat } from '@orrery/kernel';
import { add, counted, fleetsAt, look, troopsIn } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import type { Turn } from '../resolver/turn.ts';
import { placeMsg, troopMsg } from '../say.ts';
import type { PlaceId, Spot } from '../state.ts';
import { freeRoom } from '../values/figures.ts';
import { recruitLimit } from '../values/limits.ts';
import { specialAt } from '../values/presence.ts';
import { hasTag, sheetOf, troopOf, unitOf } from '../values/sheets.ts';
import { mobileYard, pay } from './build.ts';
import { fail, failShort, needsDomination } from './fail.ts';
import { needsPresence, placeFor, RECRUITED, usedIn } from './groups.ts';

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
    if (n < 1) failShort(1);
    pay(t, seat, { R: recruitPrice(troop, n), biomass: 0, saved: 0 }, null);
    arrive(t, seat, place, troop, n, false);
    return true;
  }
  const made = hooksOf(t.w, seat).manufacture?.(t, seat, place, order.n, order.aboard);
  if (!made) return false;
  pay(t, seat, { R: recruitPrice(troop, made.n), biomass: 0, saved: 0 }, null);
  enlist(t, seat, { in: 'fleet', label: made.label }, troop, made.n);
  return true;
}

function enlist(t: Turn, seat: Seat, spot: Spot, troop: string, n: number): void {
  usedIn(t, seat, spot, troop)[RECRUITED]! += n;
  add(troopsIn(t.w, seat, spot), troop, n);
}

/** On the ground, or aboard the mobile base; their turn is spent (CSM-BUILD-11, 12). */
function arrive(t: Turn, seat: Seat, place: PlaceId, troop: string, n: number, aboard: boolean): void {
  const carrier = aboard
    ? fleetsAt(t.w, seat, place).find(([, f]) => Object.keys(f.units).some((id) => unitOf(id).class === 'mobileBase'))
    : undefined;
  if (aboard && !carrier) fail('E15', n);
  if (carrier && freeRoom(t.w.sides[seat]!, carrier[1]) < n) fail('E15', n); // [CSM-TROOP-4]
  enlist(t, seat, carrier ? { in: 'fleet', label: carrier[0] } : { in: 'ground', at: place }, troop, n);
  const key = `${seat}/${place}`;
  t.now.fresh[key] ??= {};
  add(t.now.fresh[key], troop, n);
}
