// CSM-BUILD-13, 14: constructions torn down, units broken up for half their cost.
import type { Seat } from '@orrery/kernel';
import { add, gain, part, sys } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import type { Turn } from '../resolver/turn.ts';
import { buildingMsg, manyMsg, placeMsg, troopMsg, unitMsg } from '../say.ts';
import { commonBuilding, hasTag, isShip, isTroop, unitOf } from '../values/sheets.ts';
import { fail, needsDomination } from './fail.ts';
import { giveUpResearch, needsPresence, placeFor } from './groups.ts';

export function destroy(t: Turn, seat: Seat, order: Extract<Order, { do: 'destroy' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  for (const id of order.names) {
    const system = sys(t.w, place);
    needsDomination(t, seat, place, commonBuilding(id)?.area ?? 'ground');
    const at = system.buildings.findIndex((b) => b.id === id && (b.owner === null || b.owner === seat));
    if (at < 0) fail('E06', buildingMsg(id), placeMsg(t.w, place));
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
    if (isTroop(id)) fail('E34', troopMsg(id));
    if ((many < 1 || many > (units[id] ?? 0)) && !isShip(unitOf(id)))
      fail('E06', manyMsg(n, unitMsg(id)), placeMsg(t.w, place));
    if (!hasTag(id, 'dismantle')) fail('E34', unitMsg(id));
    add(units, id, -many);
    gain(t.w, seat, many * Math.floor(unitOf(id).cost / 2));
  }
}
