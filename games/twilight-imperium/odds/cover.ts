// Space Cannon cover: who would fire at ships that come to a system, before anything is activated.
import type { Seat } from '@orrery/kernel';
import type { Pub } from '../state.ts';
import { diceFor, gunsOf, shooter, targetsOf } from '../steps/cannon.ts';

interface Cover {
  seat: Seat; // nobody: neutral units
  dice: number;
}

/** [TI4-SCO-2 to -6] In the order in which they would fire. */
export function coverOf(pub: Pub, seat: Seat, system: string, ships: readonly number[]): Cover[] {
  const units = pub.units.map((unit) => (ships.includes(unit.id) ? { ...unit, at: system, on: null } : unit));
  const table = { ...pub, units };
  return Array.from({ length: pub.seats }, (_, i) => i + 1).flatMap((next) => {
    const turn = { seat, system, next };
    if (!targetsOf(table, turn).includes(seat)) return [];
    const by = shooter(table, turn);
    const use = { ability: 'spaceCannon' as const, seat: by, target: seat, system, planet: null };
    return [{ seat: by, dice: diceFor(table, gunsOf(table, by, system), use) }];
  });
}
