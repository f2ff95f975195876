// The Winnu.

import type { Option, Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { deploy } from '../../effects/units.ts';
import { wormholesIn } from '../../galaxy/adjacency.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { type Acting, frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { planetName, unitName } from '../../say.ts';
import { effectsOf, has, hasSet, lay, type Pub, type Unit } from '../../state.ts';
import { structureOptions } from '../../steps/structures.ts';
import { controls, isMecatol, mecatol, planetsOf, readyPlanets, systems } from '../../values/board.ts';
import { worth } from '../../values/economy.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { isAnomaly } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    reclamation: In<'tactical.end'>;
    reclaimer: In<'tactical.end'>;
    'lazax-gate-folding': Acting;
    'hegemonic-trade-policy': In<'production.use'>;
  }
}

declare module '../../state.ts' {
  interface Effects {
    swapped: true;
    won: true;
  }
}

type Finished = WindowFacts<{ by: Seat; at: string }>;
const STRUCTURES: readonly UnitType[] = ['pds', 'space-dock'];

/** Planets gained in the running tactical action that are still held. */
const won = (pub: Pub, seat: Seat): string[] =>
  effectsOf(pub, 'won').flatMap((e) => (e.seat === seat && controls(pub, seat, e.source!) ? [e.source!] : []));
const rex = (pub: Pub, seat: Seat): string | undefined => planetsOf(pub, seat).find(isMecatol);
const mayBuild = (pub: Pub, seat: Seat, type: UnitType, planet: string): boolean =>
  structureOptions(pub, seat, { only: type }).some(({ key }) => key === `build:${type}>${planet}`);

/** Mechs that stand on a planet they helped to gain, each once, of those alike the first. */
function reclaimers(pub: Pub, seat: Seat, { used }: Finished): Unit[] {
  if (!hasSet(pub, 'pok') || barTo('mechText', pub)) return [];
  const gained = won(pub, seat);
  return pub.units.filter(
    (u) =>
      u.owner === seat &&
      u.type === 'mech' &&
      u.on !== null &&
      gained.includes(u.on) &&
      !isAnomaly(pub, u.at, 'entropic-scar') &&
      !used.some((source) => source.endsWith(` mech${u.id}@${seat}`)),
  );
}
function reclaims(pub: Pub, seat: Seat, w: Finished): Option[] {
  const first = new Map(reclaimers(pub, seat, w).map((u) => [u.on!, u]));
  return [...first.values()].flatMap((u) =>
    STRUCTURES.filter((type) => mayBuild(pub, seat, type, u.on!)).map((type) => ({
      key: `mech${u.id}@${seat}>${type}.${u.on}`,
      label: { key: 'use.reclaimer', args: { unit: unitName(type), planet: planetName(u.on!) } },
      refs: [`planet:${u.on}`],
    })),
  );
}

export const abilities: Piece[] = since(2, [
  { id: 'blood-ties', modifiers: { custodians: (pub, seat) => (abilityOfSheet(pub, seat, 'blood-ties') ? -6 : 0) } },
  {
    id: 'reclamation',
    of: { faction: 'winnu' },
    follows: {
      'planet.gained.after': (t, { by, on }) =>
        lay(frameOf(t.s.pub, 'tactical'), { kind: 'won', seat: by, source: on }),
    },
    abilities: {
      reclamation: {
        window: 'tactical.end',
        step: 'reclamation',
        rules: ['TI4-TACT-6', 'TI4-STRUCT-2'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          won(pub, seat).some(
            (planet) => isMecatol(planet) && STRUCTURES.some((type) => mayBuild(pub, seat, type, planet)),
          ),
        can: (k) => [use(k, 'reclamation', undefined, undefined, [`planet:${rex(k.pub, k.seat!)}`])],
      },
    },
    steps: {
      reclamation: step('reclamation', {
        place(t, { args: { seat } }) {
          const planet = rex(t.s.pub, seat)!;
          for (const type of STRUCTURES)
            if (mayBuild(t.s.pub, seat, type, planet))
              t.call('placeStructure', { seat, choice: `build:${type}>${planet}` });
        },
      }),
    },
  },
  {
    id: 'reclaimer',
    of: { faction: 'winnu' },
    abilities: {
      reclaimer: {
        window: 'tactical.end',
        step: 'reclaimer',
        rules: ['TI4-TACT-6', 'TI4-STRUCT-2'],
        might: (pub, seat, w) => w.about.by === seat && reclaims(pub, seat, w).length > 0,
        can: (k, w) => reclaims(k.pub, k.seat!, w),
      },
    },
    steps: {
      reclaimer: step('reclaimer', {
        place(t, f) {
          const [type, planet] = targetOf(f.args).split('.') as [UnitType, string];
          t.call('placeStructure', { seat: f.args.seat, choice: `build:${type}>${planet}` });
        },
      }),
    },
  },
  {
    id: 'lazax-gate-folding',
    of: { card: 'technology' },
    cost: 'exhaust',
    modifiers: {
      // [TI4-ADJ-9] for its owner alone, in its own tactical actions
      links(pub, viewer, system) {
        const folds = has(pub, viewer, 'lazax-gate-folding') && frameOf(pub, 'tactical')?.args.seat === viewer;
        if (!folds || rex(pub, viewer)) return [];
        const centre = mecatol(pub);
        if (system === centre) return systems(pub).filter((other) => other !== centre && isGate(pub, other));
        return isGate(pub, system) ? [centre] : [];
      },
    },
    actions: {
      rules: ['TI4-TURN-20', 'TI4-TURN-21'],
      step: 'lazax-gate-folding',
      can({ pub, seat }) {
        const planet = rex(pub, seat!);
        if (!planet) return [];
        return [{ key: `on:${planet}`, label: { key: 'use.lazax-gate-folding' }, refs: [`planet:${planet}`] }];
      },
    },
    steps: {
      'lazax-gate-folding': step('lazax-gate-folding', {
        place: (t, { args: { seat } }) => deploy(t, seat, rex(t.s.pub, seat)!, 1),
      }),
    },
  },
  {
    id: 'hegemonic-trade-policy',
    of: { card: 'technology' },
    cost: 'exhaust',
    modifiers: {
      swapsValues: (pub, planet) => effectsOf(pub, 'swapped').some((effect) => effect.source === planet),
    },
    abilities: {
      'hegemonic-trade-policy': {
        window: 'production.use',
        step: 'hegemonic-trade-policy',
        rules: ['TI4-PROD-7', 'TI4-SPEND-1'],
        might: (pub, seat, { about }) => about.by === seat && about.ability && lopsided(pub, seat).length > 0,
        can: (k) =>
          lopsided(k.pub, k.seat!).map((p) =>
            use(k, 'hegemonic-trade-policy', p, { planet: planetName(p) }, [`planet:${p}`]),
          ),
      },
    },
    steps: {
      'hegemonic-trade-policy': step('hegemonic-trade-policy', {
        swap: (t, f) =>
          lay(t.frame(f.args.about.frame, 'produce'), {
            kind: 'swapped',
            seat: f.args.seat,
            source: targetOf(f.args),
          }),
      }),
    },
  },
]);

const isGate = (pub: Pub, system: string): boolean =>
  wormholesIn(pub, system).some((kind) => kind === 'alpha' || kind === 'beta');
/** Planets that gain by it: ready ones whose two values differ, and those of docks. */
const lopsided = (pub: Pub, seat: Seat): string[] =>
  readyPlanets(pub, seat).filter((p) => worth(pub, p, 'resources') !== worth(pub, p, 'influence'));
