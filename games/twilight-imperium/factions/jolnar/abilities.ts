// The Universities of Jol-Nar.

import { plain } from '../../abilities/own.ts';
import { exhaustTechnology, gainGoods } from '../../atoms/economy.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { effectsOf, has, hasReady, lay, seatsOf } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { isUpgrade } from '../../values/technology.ts';
import { fleetOf, groundOn, hasFlagship, hasUnits, unitOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'spacial-conduit-cylinder': In<'tactical.activate.after'>;
  }
}

export const abilities: Piece[] = [
  {
    id: 'brilliant',
    modifiers: { leads: (pub, seat, card) => card === 'technology' && abilityOfSheet(pub, seat, 'brilliant') },
  },
  {
    id: 'analytical',
    modifiers: {
      waivers: (pub, seat, tech) => (!isUpgrade(tech) && abilityOfSheet(pub, seat, 'analytical') ? 1 : 0),
    },
  },
  {
    id: 'fragile',
    modifiers: {
      combat(pub, { unit, planet }) {
        if (!abilityOfSheet(pub, unit.owner, 'fragile')) return 0;
        // Shield Paling: infantry beside it are not fragile
        const shielded =
          planet !== null &&
          unit.type === 'infantry' &&
          groundOn(pub, unit.owner, planet).some((u) => u.type === 'mech') &&
          !barTo('mechText', pub);
        return shielded ? 0 : -1;
      },
    },
  },
  {
    id: 'j-n-s-hylarim',
    modifiers: {
      // [TI4-DICE-7, TI4-FLAG-7] natural 9 or 10 of the flagship's own dice
      extraHits: (pub, { seat, dice }) =>
        hasFlagship(pub, seat, 'j-n-s-hylarim')
          ? 2 * dice.filter((die) => die.face >= 9 && unitOf(pub, die.unit)?.type === 'flagship').length
          : 0,
    },
  },
  {
    id: 'spacial-conduit-cylinder',
    modifiers: {
      links(pub, viewer, system) {
        const joined = effectsOf(pub, 'conduit').filter((e) => e.seat === viewer);
        return joined.flatMap(({ system: hub }) => {
          if (system !== hub) return hasUnits(pub, viewer, system) ? [hub!] : [];
          return [...new Set(pub.units.filter((u) => u.owner === viewer).map((u) => u.at))];
        });
      },
    },
    abilities: {
      'spacial-conduit-cylinder': plain(
        'tactical.activate.after',
        'spacial-conduit-cylinder',
        ['TI4-ADJ-6', 'TI4-ADJ-9'],
        (pub, seat, { about }) =>
          about.by === seat && hasReady(pub, seat, 'spacial-conduit-cylinder') && hasUnits(pub, seat, about.at),
      ),
    },
    steps: {
      'spacial-conduit-cylinder': step('spacial-conduit-cylinder', {
        join(t, { args: { seat, about } }) {
          exhaustTechnology(t, seat, 'spacial-conduit-cylinder');
          lay(t.frame(about.frame, 'tactical'), { kind: 'conduit', seat, system: about.at });
        },
      }),
    },
  },
  {
    id: 'e-res-siphons',
    activated(t, by, system) {
      for (const seat of seatsOf(t.s.pub))
        if (
          isOpponent(t.s.pub, by, seat) &&
          has(t.s.pub, seat, 'e-res-siphons') &&
          fleetOf(t.s.pub, seat, system).length > 0
        )
          gainGoods(t, seat, 4);
    },
  },
];
