// COS-ACT-7 to -11: a tower of cubes on one planet.
import type { Barred, Option } from '@orrery/kernel';
import { placeCubes } from '../atoms.ts';
import { tileOfPlanet } from '../packs/base/index.ts';
import { step } from '../procedures.ts';
import { DECLINE, parts, planet as planetName, refs, who } from '../say.ts';
import type { Pub } from '../state.ts';
import { planetsOf, systemsOnBoard } from '../values/cubes.ts';
import { obstacle, planetsFor, roomOn, type Settling } from '../values/targets.ts';

export const settle = step('settle', {
  look(t, f) {
    if (planetsFor(t.s.pub, f.args).length > 0) return;
    t.tell({ type: 'nowhere', pub: { who: who(t.s.pub, f.args.side) } }); // [COS-ACT-3]
    return 'end';
  },
  choose: {
    who: (_, f) => [f.args.side],
    question: (k, f) => ({
      prompt: { key: 'ask.settle', args: { cubes: f.args.cubes } },
      ask: {
        shape: 'one',
        options: [...settleOptions(k.pub, f.args, f.args.cubes), ...(f.args.optional ? [DECLINE] : [])],
      },
      barred: barredPlanets(k.pub, f.args),
      rules: ['COS-ACT-7', 'COS-ACT-4', 'COS-ACT-5'],
    }),
    take(t, f, choices) {
      const { verb, what, where } = parts(choices.get(f.args.side) as string);
      if (verb === DECLINE.key) return;
      placeCubes(t, f.args.side, where, Number(what));
      const parent = f.args.parent === null ? undefined : t.frame(f.args.parent, 'effects');
      if (parent) parent.args.settled = tileOfPlanet(where);
    },
  },
});

/** One option for each planet and height of tower [COS-ACT-7]. */
export function settleOptions(pub: Pub, settling: Settling, cubes: number): Option[] {
  return planetsFor(pub, settling).flatMap((planet) =>
    Array.from({ length: Math.min(cubes, roomOn(pub, settling.side, planet)) }, (_, i) => ({
      key: `settle:${i + 1}>${planet}`,
      label: { key: 'option.settle', args: { cubes: i + 1, planet: planetName(pub, planet) } },
      refs: refs.planet(planet),
    })),
  );
}

/** Planets one would expect to be offered, and what stands in the way. */
export function barredPlanets(pub: Pub, settling: Settling): Barred[] {
  const tiles = settling.within === null ? systemsOnBoard(pub) : [settling.within];
  return tiles.flatMap(planetsOf).flatMap((planet) => {
    const reason = obstacle(pub, settling, planet);
    if (!reason) return [];
    const label = { key: 'option.settle', args: { cubes: 1, planet: planetName(pub, planet) } };
    return [
      { key: `settle:1>${planet}`, label, refs: refs.planet(planet), why: { key: reason.key }, rules: [reason.rule] },
    ];
  });
}
