// TI4-STRUCT: placing PDS and space docks.

import type { Option, Seat } from '@orrery/kernel';
import { place } from '../atoms/units.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { anyGrants } from '../registry.ts';
import { decline, option, planetName, tail, unitName } from '../say.ts';
import type { Pub } from '../state.ts';
import { ourPlanets, planetsIn, systemOf } from '../values/board.ts';
import { reinforcements } from '../values/units.ts';
import { takeFurther } from './further.ts';
import { recyclable } from './pieces.ts';
import { mayStand } from './setup.ts';

/** What an effect allows to be placed, and where; without it any structure on any planet of the player. */
export type Where = { only?: UnitType; system?: string };

/** [TI4-STRUCT-2, -3, TI4-CONS-6] On controlled planets, within the limits of the planet. */
export function structureOptions(pub: Pub, seat: Seat, { only, system }: Where = {}): Option[] {
  const types: UnitType[] = only ? [only] : ['pds', 'space-dock'];
  return types.flatMap((type) => {
    if (reinforcements(pub, seat, type) <= 0 && recyclable(pub, seat, type).length === 0) return []; // [TI4-CONS-9]
    return ourPlanets(pub, seat)
      .filter((planet) => !system || planetsIn(pub, system).includes(planet))
      .filter((planet) => mayStand(pub, seat, type, planet))
      .map((planet) =>
        option(`build:${type}>${planet}`, 'build.on', { unit: unitName(type), planet: planetName(planet) }, [
          `planet:${planet}`,
        ]),
      );
  });
}

export const buildStructure = step('buildStructure', {
  given(t, f) {
    const given = takeFurther(t, f.args.seat, structureOptions(t.s.pub, f.args.seat, f.args));
    if (!given) return;
    t.call('placeStructure', { seat: f.args.seat, choice: given[0]! });
    return 'end';
  },
  choose: {
    who: (pub, f) => (structureOptions(pub, f.args.seat, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.structure' },
      ask: { shape: 'one', options: [...structureOptions(k.pub, f.args.seat, f.args), decline] },
      rules: ['TI4-CONS-2', 'TI4-CONS-3', 'TI4-CONS-4'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice !== 'no') t.call('placeStructure', { seat: f.args.seat, choice });
    },
  },
});

const canPlace = (pub: Pub, { seat, type, planet }: { seat: Seat; type: UnitType; planet: string }): boolean =>
  reinforcements(pub, seat, type) > 0 && mayStand(pub, seat, type, planet);

export const placeStructure = step('placeStructure', {
  piece(t, f) {
    const [type, planet] = tail(f.args.choice).split('>') as [UnitType, string];
    Object.assign(f.args, { type, planet });
    t.call('piece', { seat: f.args.seat, type, need: 1 });
  },
  // [TI4-DEPLOY-5] something else may come in its place
  instead(t, f) {
    const { seat: by, type, planet } = f.args;
    if (!canPlace(t.s.pub, f.args)) return;
    const at = systemOf(t.s.pub, planet);
    t.window('structure.place', { frame: f.id, by, type, planet: planetName(planet), on: planet, at });
  },
  place(t, f) {
    const { seat, type, planet, replaced } = f.args;
    if (replaced) return 'end';
    if (canPlace(t.s.pub, f.args))
      place(t, seat, type, systemOf(t.s.pub, planet), anyGrants('afloat', t.s.pub, seat, type) ? null : planet);
  },
  after: (t, f) =>
    t.window('structure.placed', {
      by: f.args.seat,
      planet: planetName(f.args.planet),
      type: f.args.type,
      at: systemOf(t.s.pub, f.args.planet),
    }),
});
