// The leaders of the Argent Flight.
import type { Seat } from '@orrery/kernel';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { move } from '../../atoms/units.ts';
import { idOf, inSystems, unitsNamed, unitTarget, withoutOtherShips, withYourToken } from '../../effects/targets.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { barTo, type Piece } from '../../registry.ts';
import type { Pub, Unit } from '../../state.ts';
import { ourPlanets, systemOf } from '../../values/board.ts';
import { abilityOf, alike, isGround, isShip } from '../../values/units.ts';

const HERO = 'mirik-aun-sissiri';
const GUNS = ['afb', 'bombardment', 'spaceCannon'] as const;

/** The ground forces of a production that has just been placed: the newest of its owner there. */
function recruits(pub: Pub, { by, at, units }: { by: Seat; at: string; units: readonly string[] }): Unit[] {
  const ground = units.filter((type) => type === 'infantry' || type === 'mech').length;
  const there = pub.units.filter((u) => u.owner === by && u.at === at && isGround(u));
  return ground === 0 ? [] : there.sort((a, b) => a.id - b.id).slice(-ground);
}
/** Planets of whoever produced, there or next to it. */
const camps = (pub: Pub, seat: Seat, system: string): string[] =>
  ourPlanets(pub, seat).filter(
    (planet) =>
      [system, ...neighbours(pub, seat, system)].includes(systemOf(pub, planet)) && !barTo('place', pub, planet),
  );

export const leaders: Piece[] = [
  agent(
    {
      id: 'trilossa-aun-mirik',
      faction: 'argent',
      rules: ['TI4-LEAD-4', 'TI4-PROD-9'],
      might: (pub, _, { about }) => recruits(pub, about).length > 0 && camps(pub, about.by, about.at).length > 1,
      next: {
        by: (_, { about }) => about.by,
        from: (pub, { about, more }) =>
          more.length >= recruits(pub, about).length
            ? []
            : alike(pub, recruits(pub, about)).flatMap((u) =>
                camps(pub, about.by, about.at)
                  .filter((planet) => planet !== u.on)
                  .map((planet) => `shift:${idOf(unitTarget(pub, u))}>${planet}`),
              ),
        most: 9,
      },
      resolve(t, { more }) {
        for (const shift of more) {
          const [unit = '', planet = ''] = idOf(shift).split('>');
          const [found] = unitsNamed(t.s.pub, [`unit:${unit}`]);
          if (found) move(t, [found], systemOf(t.s.pub, planet), planet);
        }
      },
    },
    'production.produced',
  ),
  commander({
    id: 'trrakan-aun-zulok',
    faction: 'argent',
    unlocks: (pub, seat) =>
      pub.units.filter((u) => u.owner === seat && GUNS.some((gun) => abilityOf(pub, u, gun))).length >= 6,
    ...orders(
      {
        id: 'trrakan-aun-zulok',
        rules: ['TI4-LEAD-6', 'TI4-ABIL-5'],
        might: (_, seat, { about }) => about.by === seat,
        resolve(t, { about }) {
          const roll = t.frame(about.frame, 'abilityRoll');
          if (roll) roll.args.extra += 1;
        },
      },
      'unitAbility.roll.before',
    ),
  }),
  {
    ...hero({
      id: HERO,
      faction: 'argent',
      rules: ['TI4-LEAD-11', 'TI4-ABMOVE-5'],
      might: (pub, seat) =>
        inSystems(withYourToken, withoutOtherShips)(pub, seat).length > 0 &&
        pub.units.some((u) => u.owner === seat && isShip(u)),
      next: {
        from: (pub, { seat, more }) =>
          inSystems(withYourToken, withoutOtherShips)(pub, seat).filter((system) => !more.includes(system)),
        most: 99,
        least: 1,
      },
      resolve(t, { seat, more, frame }) {
        for (const system of more) t.call('moveShips', { seat, system, tactical: frame, moves: [] });
      },
    }),
    // From anywhere, whatever lies between.
    modifiers: {
      flocks: (pub, { owner }) => pub.stack.some(({ step, args }) => step === `leader.${HERO}` && args.seat === owner),
    },
  },
];
