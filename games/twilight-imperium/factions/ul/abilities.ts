// The Titans of Ul.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { layMarker, liftMarker } from '../../atoms/systems.ts';
import { place, remove } from '../../atoms/units.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { planetName, unitKey } from '../../say.ts';
import { effectsOf, lay, type Pub, type T, type Unit } from '../../state.ts';
import { obtainable } from '../../steps/pieces.ts';
import { mayStand } from '../../steps/setup.ts';
import { planetsIn, systemOf } from '../../values/board.ts';
import { alike, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    terragenesis: In<'explore.after'>;
    awaken: In<'tactical.activate.after'> & { before?: number };
    ouranos: In<'tactical.activate.after'>;
    hecatoncheires: In<'structure.place'>;
  }
}

export const SLEEPER = 'sleeper';
export const SLEEPERS = 5;
export const isSleeping = (pub: Pub, planet: string): boolean =>
  pub.planets[planet]?.markers?.includes(SLEEPER) ?? false;
export const sleeping = (pub: Pub): string[] => Object.keys(pub.planets).filter((planet) => isSleeping(pub, planet));

/** Planets of a system whose sleeper a PDS could take the place of. */
const wakeable = (pub: Pub, seat: Seat, system: string): string[] =>
  obtainable(pub, seat, 'pds') === 0
    ? []
    : planetsIn(pub, system).filter((planet) => isSleeping(pub, planet) && mayStand(pub, seat, 'pds', planet));

/** [TI4-FLAG-13] They fight where others are, whatever happens. */
const bind = (t: T, tactical: number, { id, owner }: Unit): void =>
  lay(t.frame(tactical, 'tactical'), { kind: 'coalesced', seat: owner, unit: id });
/** [TI4-DEPLOY-5] PDS that stood there when the system was activated. */
const standing = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === seat &&
      u.type === 'pds' &&
      u.at === system &&
      !effectsOf(pub, 'coalesced').some(({ unit }) => unit === u.id),
  );

export const abilities: Piece[] = since(5, [
  {
    id: 'terragenesis',
    of: { faction: 'ul' },
    abilities: {
      terragenesis: {
        window: 'explore.after',
        step: 'terragenesis',
        rules: ['TI4-EXPL-2', 'TI4-ATT-2'],
        might: (pub, seat, { about }) => about.by === seat && !isSleeping(pub, about.on),
        can: (k, { about: { planet, on } }) => [
          ...(sleeping(k.pub).length < SLEEPERS
            ? [use(k, 'terragenesis', undefined, { planet }, [`planet:${on}`])]
            : []),
          ...sleeping(k.pub).map((from) =>
            use(k, 'terragenesis.move', from, { planet, from: planetName(from) }, [`planet:${from}`]),
          ),
        ],
      },
    },
    steps: {
      terragenesis: step('terragenesis', {
        lay(t, { args }) {
          if (targetOf(args) !== '') liftMarker(t, targetOf(args), SLEEPER);
          layMarker(t, args.about.on, SLEEPER);
        },
      }),
    },
  },
  {
    id: 'awaken',
    of: { faction: 'ul' },
    abilities: {
      awaken: {
        window: 'tactical.activate.after',
        step: 'awaken',
        rules: ['TI4-FLAG-13', 'TI4-STRUCT-3'],
        again: true, // each of them
        might: (pub, seat, { about }) => about.by === seat && wakeable(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          wakeable(k.pub, k.seat!, about.at).map((planet) =>
            use(k, 'awaken', planet, { planet: planetName(planet) }, [`planet:${planet}`]),
          ),
      },
    },
    steps: {
      awaken: step('awaken', {
        // whoever wakes one when all PDS are in play gives up another: to decline that is not to wake it
        piece: (t, { args: { seat } }) => t.call('piece', { seat, type: 'pds', need: 1, agreed: true }),
        replace(t, { args }) {
          args.before = t.s.pub.lastUnit;
          liftMarker(t, targetOf(args), SLEEPER);
          t.call('placeStructure', { seat: args.seat, choice: `build:pds>${targetOf(args)}` });
        },
        rise(t, { args: { seat, about, before = 0, ...args } }) {
          const risen = t.s.pub.units.filter((u) => u.id > before && u.owner === seat && u.on === targetOf(args));
          for (const unit of risen) bind(t, about.frame, unit);
        },
      }),
    },
  },
  { id: 'coalescence' }, // [TI4-FLAG-13] of what Awaken and the flagship put somewhere
  {
    id: 'ouranos',
    of: { faction: 'ul' },
    abilities: {
      ouranos: {
        window: 'tactical.activate.after',
        step: 'ouranos',
        rules: ['TI4-DEPLOY-5', 'TI4-DEPLOY-3'],
        might: (pub, seat, { about }) =>
          about.by === seat && reinforcements(pub, seat, 'flagship') > 0 && standing(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          alike(k.pub, standing(k.pub, k.seat!, about.at)).map((u) =>
            use(k, 'ouranos', unitKey(k.pub, u), { planet: planetName(u.on!) }, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      ouranos: step('ouranos', {
        swap(t, { args }) {
          const { seat, about } = args;
          const pds = standing(t.s.pub, seat, about.at).find((u) => unitKey(t.s.pub, u) === targetOf(args));
          if (!pds) return;
          remove(t, [pds]);
          bind(t, about.frame, place(t, seat, 'flagship', about.at, null));
        },
      }),
    },
  },
  {
    id: 'hecatoncheires',
    of: { faction: 'ul' },
    abilities: {
      hecatoncheires: {
        window: 'structure.place',
        step: 'hecatoncheires',
        rules: ['TI4-DEPLOY-5', 'TI4-DEPLOY-3'],
        might: (pub, seat, { about }) =>
          about.by === seat && about.type === 'pds' && reinforcements(pub, seat, 'mech') > 0 && !barTo('mechText', pub),
        can: (k, { about: { planet } }) => [use(k, 'hecatoncheires', undefined, { planet })],
      },
    },
    steps: {
      hecatoncheires: step('hecatoncheires', {
        instead(t, { args: { seat, about } }) {
          const placing = t.frame(about.frame, 'placeStructure');
          if (placing) placing.args.replaced = true;
          for (const type of ['mech', 'infantry'] as const) place(t, seat, type, systemOf(t.s.pub, about.on), about.on);
        },
      }),
    },
  },
]);
