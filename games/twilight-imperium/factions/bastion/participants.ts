// [TI4-F-BAS-5] The units of a seat that took part in a combat that ends, wherever they are by now.
import type { Seat } from '@orrery/kernel';
import { frameAt } from '../../procedures.ts';
import type { Pub, Unit } from '../../state.ts';
import { alike, combatantsIn, groundOn, isGalvanizable, unitOf } from '../../values/units.ts';
import type { Combat } from '../../windows.ts';

function participants(pub: Pub, seat: Seat, { frame, at, on }: Combat): Unit[] {
  const dice = frameAt(pub, frame, 'spaceCombat', 'groundCombat')?.args.lastRoll?.[seat] ?? [];
  const rolled = dice.map(({ unit }) => unitOf(pub, unit)).filter((u) => u !== undefined);
  const there = on ? groundOn(pub, seat, on) : combatantsIn(pub, seat, at);
  return [...new Set([...there, ...rolled])];
}
/** Those of them that a token may go under; alike ones once. */
export const inspired = (pub: Pub, seat: Seat, about: Combat): Unit[] =>
  alike(
    pub,
    participants(pub, seat, about).filter((u) => isGalvanizable(pub, u)),
  );
