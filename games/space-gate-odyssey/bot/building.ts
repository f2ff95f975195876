// Which module to add, and where: close to where settlers come on board, and no more corridors into the void than needed.
import type { Seat } from '@orrery/kernel';
import type { Module } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import type { Placed, Spot } from '../state.ts';
import { isAccess } from '../values/figures.ts';
import { cellsOf, neighbours, openCorridors } from '../values/station.ts';
import { isCutOff, type Survey } from './survey.ts';

const POINT = 1.2; // what an action point could do elsewhere
const GATES_WANTED = 6;
const ACCESS_WANTED = 2;
const NEW_SYMBOL = 1.6;
/** By the steps from the nearest access module. */
const NEARNESS = [0, 1, 0.5, 0.1];
const FAR = -1;
const NEAR = { gate: 2, odyssey: 1.6, access: 0.6, start: 0 };
const OUTLETS_WANTED = 3; // open corridors, while there is much to build

/** Compared with leaving it: positive is worth an action point. */
export function placementWorth(table: Survey, seat: Seat, id: string, spot: Spot): number {
  const { pub, future, trip, once } = table;
  const { station, reserve } = pub.players[seat]!;
  const module = moduleOf(id);
  const added: Placed = { id, ...spot, active: false, settlers: 0 };
  const after = [...station, added];
  const outlets = openCorridors(after);
  const opened = outlets - once(`outlets ${seat}`, () => openCorridors(station));
  const missing = Math.max(0, OUTLETS_WANTED - outlets) * future;
  const near = (NEARNESS[stepsFromAccess(after, added)] ?? FAR) * NEAR[module.type];
  const have = (of: (m: Module) => boolean) => station.filter((m) => of(moduleOf(m.id))).length;
  const need = (): number => {
    const { gate, type, bonus, capacity } = module;
    if (gate) {
      const rate = trip(seat, gate, capacity) / capacity;
      return Math.max(0, GATES_WANTED - have((m) => m.gate !== null)) * 0.25 * rate;
    }
    if (type === 'access') return have((m) => m.type === 'access') < ACCESS_WANTED ? 0.8 : 0;
    const stock = { recruit: reserve.engineers, promote: reserve.suits, robot: reserve.robots }[bonus!.kind];
    return stock > 0 ? 3.4 - 0.3 * have((m) => m.type === 'odyssey') : -1;
  };
  const corridors = (1.05 - 0.9 * future) * opened + missing;
  // However late it is, an exoplanet that cannot be reached may keep the game from ending.
  const fresh = module.gate && near > 0 && isCutOff(table, seat, module.gate, () => true) ? NEW_SYMBOL : 0;
  return fresh + (need() + near - POINT) * future - corridors;
}

/** How far a settler walks from the nearest access module, in one activation: all the way in one sector. */
function stepsFromAccess(station: Placed[], from: Placed): number {
  const { sector } = moduleOf(from.id);
  const cells = cellsOf(station);
  const steps = new Map<Placed, number>([[from, 0]]);
  for (const [at, distance] of steps) {
    if (at !== from && isAccess(at)) return distance;
    for (const next of neighbours(station, at, cells)) {
      const passable = isAccess(next) || moduleOf(next.id).sector === sector;
      if (passable && !steps.has(next)) steps.set(next, distance + 1);
    }
  }
  return Number.POSITIVE_INFINITY;
}
