// Leaders that give one unit of a combat another die for a round.
import type { Seat, WindowFacts } from '@orrery/kernel';
import { unitsNamed, unitTarget } from '../../effects/targets.ts';
import { effectsOf, lay, type Pub, type T, type Unit } from '../../state.ts';
import { alike } from '../../values/units.ts';
import type { Combat } from '../../windows.ts';
import type { LeaderSpec, Used } from './leader.ts';

declare module '../../state.ts' {
  interface Effects {
    moreDice: true;
  }
}

/** Dice that effects of the round have added to this unit. */
export const diceAdded = (pub: Pub, unit: Unit): number =>
  effectsOf(pub, 'moreDice').filter((effect) => effect.unit === unit.id).length;

/** Any one of these units, whoever owns it. */
export function moreDice(
  combat: 'spaceCombat' | 'groundCombat',
  units: (pub: Pub, about: Combat) => Unit[],
): Pick<LeaderSpec<Combat>, 'aims' | 'resolve'> {
  return {
    aims: (pub: Pub, _: Seat, { about }: WindowFacts<Combat>) =>
      alike(pub, units(pub, about)).map((unit) => unitTarget(pub, unit)),
    resolve(t: T, { seat, target, about }: Used<Combat>) {
      const [unit] = unitsNamed(t.s.pub, [target]);
      if (unit) lay(t.frame(about.frame, combat), { kind: 'moreDice', seat, unit: unit.id });
    },
  };
}
