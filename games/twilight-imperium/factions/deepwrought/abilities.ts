// The Deepwrought Scholarate: its research team, its flagship and its mech.

import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { beginCoexistence } from '../../atoms/coexistence.ts';
import { move } from '../../atoms/units.ts';
import type { Piece } from '../../piece.ts';
import { type In, step } from '../../procedures.ts';
import { barTo } from '../../registry.ts';
import { option, planetName, tail, unitKey } from '../../say.ts';
import { hasSet, type Know, type Pub, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { homeOf, isOurs, planetsIn, systemOf } from '../../values/board.ts';
import { coexists, contested } from '../../values/coexistence.ts';
import { alike, cardOf, hasFlagship, hasUnits, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'research-team': In<'invasion.committed.after'>;
    eanautic: In<'tactical.activate.after'>;
  }
}

const isLuminous = (pub: Pub, unit: Unit): boolean =>
  unit.type === 'flagship' && hasFlagship(pub, unit.owner, 'd-w-s-luminous');
/** [TI4-F-DEEP-7] */
const isAided = (pub: Pub, unit: Unit, system: string): boolean =>
  isLuminous(pub, unit) && system !== unit.at && hasUnits(pub, unit.owner, system);

/** [TI4-F-DEEP-6] Mechs in a system that coexist on their planet. */
const guests = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === seat &&
      u.at === system &&
      u.on !== null &&
      cardOf(pub, u).id === 'eanautic' &&
      coexists(pub, seat, u.on),
  );
const havens = (pub: Pub, seat: Seat): string[] =>
  planetsIn(pub, homeOf(pub, seat)).filter((planet) => isOurs(pub, seat, planet) && !barTo('place', pub, planet));
const escapes = ({ pub, seat }: Know, system: string): Option[] =>
  alike(pub, guests(pub, seat!, system)).flatMap((unit) =>
    havens(pub, seat!).map((to) =>
      use(
        { pub, seat, own: null },
        'eanautic',
        `${unitKey(pub, unit)}/${to}`,
        {
          from: planetName(unit.on!),
          planet: planetName(to),
        },
        [`unit:${unit.id}`, `planet:${to}`],
      ),
    ),
  );
const crewOf = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  unitsOn(pub, planet).filter((u) => u.owner === seat && u.type === 'infantry');
const readEscape = (pub: Pub, args: { seat: Seat; choice: string; about: { at: string } }) => {
  const [key, to] = targetOf(args).split('/') as [string, string];
  const unit = guests(pub, args.seat, args.about.at).find((u) => unitKey(pub, u) === key);
  return { unit, to };
};

export const abilities: Piece[] = since(7, [
  {
    id: 'research-team',
    of: { faction: 'deepwrought' },
    abilities: {
      'research-team': {
        window: 'invasion.committed.after',
        step: 'research-team',
        rules: ['TI4-F-DEEP-1', 'TI4-COEX-2'],
        again: true, // on each planet
        might: (pub, seat, { about }) => contested(pub, seat, about.planets).length > 0,
        can: (k, { about }) =>
          contested(k.pub, k.seat!, about.planets).map((planet) =>
            use(k, 'research-team', planet, { planet: planetName(planet) }, [`planet:${planet}`]),
          ),
      },
    },
    steps: {
      'research-team': step('research-team', {
        settle: (t, { args }) => beginCoexistence(t, args.seat, targetOf(args), args.about.by), // [TI4-F-DEEP-2]
      }),
    },
  },
  {
    id: 'd-w-s-luminous',
    of: { faction: 'deepwrought' },
    modifiers: {
      passes: (pub, _, __, unit, system) => isAided(pub, unit, system),
      spurs: (pub, unit, system) => isAided(pub, unit, system),
    },
  },
  {
    id: 'eanautic',
    of: { faction: 'deepwrought' },
    abilities: {
      eanautic: {
        window: 'tactical.activate.after',
        step: 'eanautic',
        rules: ['TI4-F-DEEP-6', 'TI4-MECH-1'],
        again: true, // each of them
        might: (pub, seat, { about }) =>
          isOpponent(pub, seat, about.by) &&
          hasSet(pub, 'pok') &&
          !barTo('mechText', pub) &&
          guests(pub, seat, about.at).length > 0 &&
          havens(pub, seat).length > 0,
        can: (k, { about }) => escapes(k, about.at),
      },
    },
    steps: {
      eanautic: step('eanautic', {
        crew: {
          who: (pub, f) => {
            const { unit } = readEscape(pub, f.args);
            return unit?.on && crewOf(pub, f.args.seat, unit.on).length > 0 ? [f.args.seat] : [];
          },
          question: (k, f) => {
            const { unit, to } = readEscape(k.pub, f.args);
            return {
              prompt: { key: 'ask.eanautic', args: { planet: planetName(to) } },
              ask: {
                shape: 'one',
                options: Array.from({ length: crewOf(k.pub, f.args.seat, unit!.on!).length + 1 }, (_, n) =>
                  option(`crew:${n}`, 'crew', { n }),
                ),
              },
              rules: ['TI4-F-DEEP-6'],
            };
          },
          take(t, f, choices) {
            const { unit, to } = readEscape(t.s.pub, f.args);
            const crew = crewOf(t.s.pub, f.args.seat, unit!.on!).slice(0, Number(tail(choices.get(f.args.seat))));
            move(t, crew, systemOf(t.s.pub, to), to);
          },
        },
        leave(t, f) {
          const { unit, to } = readEscape(t.s.pub, f.args);
          if (unit) move(t, [unit], systemOf(t.s.pub, to), to);
        },
      }),
    },
  },
]);
