// Action cards of the invasion, of production, and of planets won and lost.
import type { Seat } from '@orrery/kernel';
import { exhaustPlanet, readyPlanet } from '../../atoms/economy.ts';
import { move, place, remove } from '../../atoms/units.ts';
import { idOf, unitsNamed, unitTarget } from '../../effects/targets.ts';
import { frameOf } from '../../procedures.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import { effectsOf, lay, type Pub, type Unit } from '../../state.ts';
import { targetsIn } from '../../steps/bombardment.ts';
import { isOpponent } from '../../values/allies.ts';
import { exhaustedPlanets, isOurs, planetsIn, planetsOf, readyPlanets } from '../../values/board.ts';
import {
  alike,
  cardOf,
  fleetOf,
  groundOn,
  isCapital,
  isGround,
  isGroundForce,
  isStructure,
  reinforcements,
  unitOf,
  unitsOn,
} from '../../values/units.ts';
import { reaction, since } from '../card.ts';

declare module '../../state.ts' {
  interface Effects {
    blitz: true;
    bunker: true;
    'war-machine': true;
  }
}

const first: Piece[] = [
  {
    ...reaction(
      {
        id: 'bunker',
        rules: ['TI4-BOMB-10'],
        might: (pub, seat, { about }) =>
          isOpponent(pub, seat, about.by) && planetsIn(pub, about.at).some((planet) => isOurs(pub, seat, planet)),
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'invasion'), { kind: 'bunker', seat }),
      },
      'invasion.start',
    ),
    modifiers: {
      abilityDie(pub, { ability, planet }) {
        if (ability !== 'bombardment' || planet === null) return 0;
        return effectsOf(pub, 'bunker').some((e) => isOurs(pub, e.seat, planet)) ? -4 : 0;
      },
    },
  },
  reaction(
    {
      id: 'parley',
      rules: ['TI4-INV-6'],
      might: (pub, seat, { about }) => isOpponent(pub, seat, about.by),
      aims: [(pub, seat, { about }) => about.planets.filter((planet) => isOurs(pub, seat, planet))],
      resolve(t, { target, about }) {
        const { args } = t.frame(about.frame, 'invasion')!;
        const units = (args.landed[target] ?? []).map((id) => unitOf(t.s.pub, id)).filter((u) => u !== undefined);
        delete args.landed[target];
        move(t, units, args.system, null);
      },
    },
    'invasion.committed.after',
  ),
];

/** Ships that could bombard by a card, where there is something to bombard. */
const unarmed = (pub: Pub, seat: Seat, system: string): Unit[] =>
  targetsIn(pub, { seat, system }).some((planet) =>
    unitsOn(pub, planet).some((u) => isGroundForce(pub, u) && isOpponent(pub, seat, u.owner)),
  )
    ? fleetOf(pub, seat, system).filter((u) => isCapital(u) && !cardOf(pub, u).bombardment)
    : [];
const invades = (pub: Pub, seat: Seat, system: string): boolean =>
  pub.units.some(
    (u) => u.owner === seat && u.at === system && u.on === null && (isGround(u) || cardOf(pub, u).bombardment),
  );

/** What may be chosen of one list, or of the other where that is empty. */
const either = (wanted: string[], otherwise: readonly string[]): string[] =>
  wanted.length > 0 ? wanted : [...otherwise];

const later: Piece[] = since(2, [
  reaction(
    {
      id: 'disable',
      rules: ['TI4-INV-12', 'TI4-SHLD-1'],
      might: (pub, seat, { about }) =>
        about.by === seat &&
        invades(pub, seat, about.at) &&
        pub.units.some((u) => isOpponent(pub, seat, u.owner) && u.at === about.at && u.type === 'pds'),
      resolve: (t, { seat, about }) =>
        lay(t.frame(about.frame, 'invasion'), { kind: 'disabled', seat, system: about.at }),
    },
    'invasion.start',
  ),
  {
    ...reaction(
      {
        id: 'blitz',
        rules: ['TI4-BOMB-1', 'TI4-ABIL-8'],
        might: (pub, seat, { about }) => about.by === seat && unarmed(pub, seat, about.at).length > 0,
        resolve: (t, { seat, about }) =>
          lay(t.frame(about.frame, 'invasion'), { kind: 'blitz', seat, system: about.at }),
      },
      'invasion.start',
    ),
    modifiers: {
      lends(pub, unit, ability) {
        if (ability !== 'bombardment' || !isCapital(unit) || cardOf(pub, unit).bombardment) return undefined;
        const armed = effectsOf(pub, 'blitz').some((e) => e.seat === unit.owner && e.system === unit.at);
        return armed ? { hit: 6, dice: 1 } : undefined;
      },
    },
  },
  reaction(
    {
      id: 'ghost-squad',
      rules: ['TI4-INV-6', 'TI4-AC-5'],
      might: (pub, seat, { about }) => about.planets.some((planet) => isOurs(pub, seat, planet)),
      aims: [(pub, seat, { about }) => shifts(pub, seat, about.at, [])],
      more: { from: (pub, seat, { about }, named) => shifts(pub, seat, about.at, named), most: 20 },
      resolve(t, { target, more }) {
        const shifts = [target, ...more];
        const moved = unitsNamed(t.s.pub, shifts.map(shifted));
        for (const [i, unit] of moved.entries()) move(t, [unit], unit.at, shifts[i]!.split('>')[1]!);
      },
    },
    'invasion.committed.after',
  ),
  reaction(
    {
      id: 'infiltrate',
      rules: ['TI4-CTRL-3', 'TI4-STRUCT-8', 'TI4-COMP-3'],
      might: (pub, seat, { about }) =>
        about.by === seat && seized(pub, seat, about.on).some((u) => reinforcements(pub, seat, u.type) > 0),
      resolve(t, { seat, about }) {
        for (const unit of seized(t.s.pub, seat, about.on)) {
          if (reinforcements(t.s.pub, seat, unit.type) <= 0) continue;
          remove(t, [unit]);
          place(t, seat, unit.type, unit.at, unit.on);
        }
      },
    },
    'planet.gained',
  ),
  reaction(
    {
      id: 'reparations',
      rules: ['TI4-CTRL-3', 'TI4-AC-5'],
      might: (_, seat, { about }) => about.from === seat && about.by !== seat,
      aims: [
        (pub, _, { about }) => either(readyPlanets(pub, about.by), planetsOf(pub, about.by)),
        (pub, seat) => either(exhaustedPlanets(pub, seat), planetsOf(pub, seat)),
      ],
      resolve(t, { target, more: [own] }) {
        exhaustPlanet(t, target);
        if (own !== undefined) readyPlanet(t, own);
      },
    },
    'planet.lost',
  ),
  {
    ...reaction(
      {
        id: 'war-machine',
        rules: ['TI4-PROD-1', 'TI4-PROD-7', 'TI4-AC-10'],
        might: (pub, seat, { about }) =>
          about.by === seat && about.ability && !effectsOf(pub, 'war-machine').some((e) => e.seat === seat),
        resolve(t, { seat, about }) {
          const frame = t.frame(about.frame, 'produce');
          lay(frame, { kind: 'war-machine', seat, amount: 4 });
          lay(frame, { kind: 'discount', seat, amount: anyGrants('wild', t.s.pub) ? 5 : 1 });
        },
      },
      'production.use',
    ),
    modifiers: {
      production: (pub, seat) =>
        frameOf(pub, 'produce') && effectsOf(pub, 'war-machine').some((e) => e.seat === seat) ? 4 : 0,
    },
  },
]);
const seized = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  unitsOn(pub, planet).filter((u) => isOpponent(pub, seat, u.owner) && isStructure(u));

/** Ground forces on planets of their owner, each to another such planet of the system; those named already stay out. */
function shifts(pub: Pub, seat: Seat, system: string, named: readonly string[]): string[] {
  const own = planetsIn(pub, system).filter((planet) => isOurs(pub, seat, planet));
  const taken = unitsNamed(pub, named.map(shifted));
  const free = own.flatMap((planet) => groundOn(pub, seat, planet).filter((u) => !taken.includes(u)));
  return alike(pub, free).flatMap((u) =>
    own.filter((planet) => planet !== u.on).map((planet) => `shift:${idOf(unitTarget(pub, u))}>${planet}`),
  );
}

/** The unit that a shift speaks of. */
const shifted = (shift: string): string => `unit:${idOf(shift).split('>')[0]}`;

export const invasionCards: Piece[] = [...first, ...later];
