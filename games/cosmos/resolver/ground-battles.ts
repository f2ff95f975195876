// Phase 2B on the ground and in orbital bases, and phase 2C: bombs (CSM-GROUND, CSM-BOMB).

import type { Bag, Seat } from '@orrery/kernel';
import { isDefended } from '../actions/cards.ts';
import { look } from '../atoms.ts';
import { groundFight } from '../battle/ground.ts';
import type { Field } from '../factions/hooks.ts';
import { hooksOf } from '../factions/index.ts';
import { countMsg, factionMsg } from '../say.ts';
import { type Count, NEUTRAL, type PlaceId } from '../state.ts';
import { multiple } from '../values/figures.ts';
import { placeRank } from '../values/geometry.ts';
import { allSides, inPact, isVisible, seatsOf, sees } from '../values/presence.ts';
import { commonBuilding, heroSum, isShip, unitOf } from '../values/sheets.ts';
import { killTroops, troopsOn } from './losses.ts';
import { areHostile } from './star-battles.ts';
import { type Bombing, reportAt, scoutsOf, type Turn } from './turn.ts';

export function groundBattles(t: Turn): void {
  for (const place of Object.keys(t.w.systems).sort((a, b) => placeRank(a) - placeRank(b)))
    for (const spot of ['ground', 'orbital'] as const) battleOn(t, place, spot);
}

function battleOn(t: Turn, place: PlaceId, spot: 'ground' | 'orbital'): void {
  if (Object.keys(look(t.w, place)[spot]).length < 2) return;
  const seats = allSides(t.w).filter((seat) => troopsOn(t, place, spot, seat) > 0);
  const hostile = (a: Seat, b: Seat) => areHostile(t, place, a, b);
  if (!seats.some((a) => seats.some((b) => hostile(a, b)))) return;
  const start = Object.fromEntries(seats.map((seat) => [seat, troopsOn(t, place, spot, seat)]));
  const left = groundFight(
    seats.map((id) => ({
      id,
      rank: id === NEUTRAL ? '' : t.w.sides[id]!.faction,
      n: start[id]!,
      bonus: (n) => killBonus(t, id, { place, spot }, n),
    })),
    hostile,
  );
  const dead: Record<string, Count> = {};
  for (const seat of seats) {
    dead[seat] = killTroops(t, place, spot, seat, start[seat]! - left[seat]!);
    if (seat !== NEUTRAL) t.now.wounds.push({ place, seat, dead: dead[seat] });
  }
  const pairs = seats.flatMap((a) => seats.filter((b) => a < b && hostile(a, b)).map((b): [Seat, Seat] => [a, b]));
  t.now.grounds.push({ place, spot, sides: seats, left, dead, hostile: pairs });
  const sides = seats.map((seat) => ({
    key: 'ground.side',
    args: { faction: factionMsg(t.w, seat), from: start[seat]!, left: left[seat]! },
  }));
  tell(t, place, seats, 'report.ground', { sides });
}
/** Whoever sees the system hears it; those who no longer do, only that contact is lost; behind a block, nobody (CSM-BATTLE-18). */
function tell(t: Turn, place: PlaceId, concerned: readonly Seat[], key: string, args: Bag): void {
  const scouts = scoutsOf(t, place);
  const heard = seatsOf(t.w).filter((seat) => sees(t.w, seat, place) || scouts.includes(seat));
  reportAt(t, heard, place, key, args);
  const deaf = concerned.filter((seat) => seat !== NEUTRAL && !heard.includes(seat));
  reportAt(t, deaf, place, 'report.wiped');
}
/** Extra kills, never extra size (CSM-GROUND-4). */
function killBonus(t: Turn, seat: Seat, field: Field, n: number): number {
  if (seat === NEUTRAL) return 0;
  const percent = heroSum(t.w, seat, 'groundKillPercent', { field });
  return (hooksOf(t.w, seat).kills?.(t.w, seat, field, n) ?? 0) + Math.floor((n * percent) / 100);
}

/** CSM-BOMB-2 to 7: those ordered, then those of prepared fleets where they arrived. */
export function bombardments(t: Turn): void {
  const dynamic = t.now.preps
    .filter((p) => p.bombard !== null && t.w.sides[p.seat]!.fleets[p.label]?.at === p.place)
    .map(
      (p): Bombing => ({
        seat: p.seat,
        label: p.label,
        units: { ...t.w.sides[p.seat]!.fleets[p.label]!.units },
        place: p.place,
        against: p.bombard!,
        missile: false,
        dynamic: true,
      }),
    );
  for (const bombing of [...t.now.bombings, ...dynamic]) drop(t, bombing);
}

function drop(t: Turn, bombing: Bombing): void {
  const { seat, place, label } = bombing;
  const fleet = t.w.sides[seat]!.fleets[label];
  const opposed = allSides(t.w).some(
    (other) => areHostile(t, place, seat, other) && isVisible(t.w, other, place, 'orbit'),
  );
  if (fleet?.at !== place || opposed || (bombing.dynamic && isDefended(t, seat, place))) {
    fizzle(t, seat, place);
    return;
  }
  const targets = allSides(t.w).filter((other) => isTarget(t, bombing, other));
  const kills = killsOf(t, bombing, fleet.units);
  const each = targets.length === 0 ? 0 : Math.floor(kills / targets.length);
  for (const other of targets) {
    const dead = killTroops(t, place, 'ground', other, Math.min(each, troopsOn(t, place, 'ground', other)));
    tell(t, place, [seat, other], 'report.bombs', {
      faction: factionMsg(t.w, seat),
      target: factionMsg(t.w, other),
      dead: countMsg(dead, 'troop'),
    });
  }
  if (targets.length === 0) fizzle(t, seat, place);
}
function fizzle(t: Turn, seat: Seat, place: PlaceId): void {
  reportAt(t, [seat], place, 'report.bombsFailed');
}
function killsOf(t: Turn, { seat, label, units }: Bombing, alive: Count): number {
  let sum = 0;
  for (const [id, n] of Object.entries(units)) {
    const unit = unitOf(id);
    if (isShip(unit))
      sum +=
        Math.min(n, alive[id] ?? 0) * unit.attack * multiple(t.w, seat, unit, 'attack', t.now.devices[seat]!, label);
  }
  return sum + Math.floor((sum * heroSum(t.w, seat, 'bombardPercent', { fleet: label })) / 100);
}
function isTarget(t: Turn, { seat, place, against, missile }: Bombing, other: Seat): boolean {
  if (other === seat || troopsOn(t, place, 'ground', other) === 0) return false;
  if (other !== NEUTRAL && inPact(t.w, seat, other)) return false;
  if (against !== 'all' && against !== other) return false;
  return !isSheltered(t, place, other, missile);
}
/** A dome shelters everybody, a fortification the dominator unless a missile comes (CSM-BOMB-4, CSM-BUILD-6). */
function isSheltered(t: Turn, place: PlaceId, seat: Seat, missile: boolean): boolean {
  const { buildings, dom } = look(t.w, place);
  if (buildings.some((b) => b.id === 'energy-dome')) return true;
  if (missile || seat === NEUTRAL) return false;
  const delay = commonBuilding('underground-fortification')!.delay!;
  const dug =
    dom.ground === seat && buildings.some((b) => b.id === 'underground-fortification' && t.w.turn >= b.turn + delay);
  return dug || (hooksOf(t.w, seat).shelters?.(t.w, seat, place) ?? false);
}
