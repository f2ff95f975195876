// What dies with ships and in fights on the ground (CSM-TROOP-8, CSM-BATTLE-13, CSM-GROUND-5, CSM-HERO-3).
import type { Seat } from '@orrery/kernel';
import { add, look, part, total } from '../atoms.ts';
import { fallen } from '../battle/ground.ts';
import { type Count, type Fleet, NEUTRAL, type PlaceId, type Side } from '../state.ts';
import { capacityOf } from '../values/figures.ts';
import { troopRank } from '../values/sheets.ts';
import type { Turn } from './turn.ts';

/** Troops lost with ships: ceil(T x lost capacity / capacity before), per type. Gives back the dead. */
export function drown(side: Side, fleet: Fleet, before: Count): Count {
  const had = capacityOf(side, before);
  const lost = had - capacityOf(side, fleet.units);
  const dead: Count = {};
  if (lost <= 0) return dead;
  for (const [troop, n] of Object.entries({ ...fleet.cargo })) {
    const gone = Math.min(n, Math.ceil((n * lost) / had));
    add(fleet.cargo, troop, -gone);
    dead[troop] = gone;
  }
  return dead;
}

/** Units of a fleet that are no more; of the invisible ones no more than are left. */
export function sink(fleet: Fleet, unit: string, n: number): void {
  add(fleet.units, unit, -n);
  const left = Math.min(fleet.hidden[unit] ?? 0, fleet.units[unit] ?? 0);
  if (left > 0) fleet.hidden[unit] = left;
  else delete fleet.hidden[unit];
}

/** Troops of a side on a ground or in an orbital base die, researchers first; a hero with none left falls too. */
export function killTroops(t: Turn, place: PlaceId, spot: 'ground' | 'orbital', seat: Seat, n: number): Count {
  const troops = part(t.w, place, spot, seat);
  const dead: Count = {};
  let left = n;
  if (seat !== NEUTRAL && spot === 'ground') {
    for (const r of t.w.sides[seat]!.research.filter((one) => one.place === place && one.label === '')) {
      const k = Math.min(left, r.n, troops[r.what] ?? 0);
      if (k === 0) continue;
      r.n -= k;
      add(troops, r.what, -k);
      add(dead, r.what, k);
      left -= k;
    }
    t.w.sides[seat]!.research = t.w.sides[seat]!.research.filter((r) => r.n > 0);
  }
  for (const [troop, k] of Object.entries(fallen({ ...troops }, left, troopRank))) {
    if (k === 0) continue;
    add(troops, troop, -k);
    add(dead, troop, k);
  }
  if (seat !== NEUTRAL && total(troops) === 0 && total(dead) > 0) {
    for (const hero of t.w.sides[seat]!.heroes)
      if (hero.spot.in === spot && 'at' in hero.spot && hero.spot.at === place) hero.alive = false;
  }
  return dead;
}
export const troopsOn = (t: Turn, place: PlaceId, spot: 'ground' | 'orbital', seat: Seat): number =>
  total(look(t.w, place)[spot][seat]);
