// The Argent Flight.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { damage } from '../../atoms/units.ts';
import { destroyBy } from '../../effects/units.ts';
import { step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { tail, unitOption } from '../../say.ts';
import { has, hasSet, livingSeats, type Pub, seatsOf, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { leastMissed } from '../../values/combat.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { alike, cardOf, fleetOf, hasFlagship, isHardened, isStructure, unitOf, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'raid-formation': { seat: Seat; target: Seat; system: string; count: number };
  }
}

const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'argent';
/** Ships that a hit beyond the fighters may damage, the dearest first. */
const marks = (pub: Pub, { target, system }: { target: Seat; system: string }): Unit[] =>
  leastMissed(
    pub,
    fleetOf(pub, target, system).filter((u) => isHardened(pub, u)),
  ).reverse();
const builds = (pub: Pub, seat: Seat, planet: string): boolean =>
  unitsOn(pub, planet).some((u) => u.owner === seat && isStructure(u));

export const abilities: Piece[] = since(3, [
  {
    id: 'zeal',
    modifiers: {
      votesFirst: (pub, seat) => pub.phase === 'agenda' && abilityOfSheet(pub, seat, 'zeal'), // [TI4-VOTE-3]
      votes: (pub, seat) => (abilityOfSheet(pub, seat, 'zeal') ? livingSeats(pub).length : 0), // [TI4-VOTE-8]
    },
  },
  {
    id: 'raid-formation',
    modifiers: { spills: (pub, seat) => abilityOfSheet(pub, seat, 'raid-formation') },
    barraged(t, { by, target, system, excess }) {
      if (excess > 0 && abilityOfSheet(t.s.pub, by, 'raid-formation'))
        t.call('raid-formation', { seat: by, target, system, count: excess });
    },
    steps: {
      'raid-formation': step('raid-formation', {
        pick: {
          who(pub, f) {
            const open = marks(pub, f.args);
            return f.args.count > 0 && f.args.count < open.length && alike(pub, open).length > 1 ? [f.args.seat] : [];
          },
          question(k, f) {
            const options = alike(k.pub, marks(k.pub, f.args)).map((u) => unitOption(k.pub, 'damage', u));
            return {
              prompt: { key: 'ask.raid-formation', args: { count: f.args.count } },
              ask: { shape: 'one', options },
              rules: ['TI4-SUST-7'],
              fallback: options[0]!.key,
            };
          },
          take(t, f, choices) {
            const key = `damage:${tail(choices.get(f.args.seat))}`;
            damage(t, marks(t.s.pub, f.args).find((u) => unitOption(t.s.pub, 'damage', u).key === key)!);
            f.args.count -= 1;
            return { goto: 'pick' };
          },
        },
        rest(t, f) {
          for (const unit of marks(t.s.pub, f.args).slice(0, f.args.count)) damage(t, unit);
        },
      }),
    },
  },
  {
    id: 'quetzecoatl',
    of: { faction: 'argent' },
    restrictions: {
      use: (pub, { ability, seat, target, system, planet }) =>
        ability === 'spaceCannon' &&
        planet === null &&
        seat !== target &&
        hasFlagship(pub, target, 'quetzecoatl') &&
        fleetOf(pub, target, system).some((u) => u.type === 'flagship')
          ? { why: 'quetzecoatl', rule: 'TI4-FLAG-2' }
          : undefined,
    },
  },
  {
    id: 'aerie-sentinel',
    of: { faction: 'argent' },
    modifiers: {
      // [TI4-CAP-10]
      rides: (pub, unit) =>
        unit.type === 'mech' && hasSet(pub, 'pok') && plays(pub, unit.owner) && !barTo('mechText', pub),
    },
  },
  {
    id: 'strike-wing-alpha-2',
    // [TI4-AFB-5] each die that shows it, whatever else it hits
    barraged(t, { by, target, system, dice }) {
      const keen = dice.filter(({ unit, face }) => {
        const wing = unitOf(t.s.pub, unit);
        return face >= 9 && wing !== undefined && cardOf(t.s.pub, wing).id === 'strike-wing-alpha-2';
      });
      const aboard = t.s.pub.units.filter(
        (u) => u.owner === target && u.at === system && u.on === null && u.type === 'infantry',
      );
      destroyBy(t, by, aboard.slice(0, keen.length));
    },
  },
  {
    id: 'aerie-hololattice',
    modifiers: {
      bears: (pub, seat, planet) => (has(pub, seat, 'aerie-hololattice') && builds(pub, seat, planet) ? 1 : 0),
      // [TI4-MOVE-6] into it, but not through it
      seals: (pub, seat, system) =>
        seatsOf(pub).some(
          (other) =>
            isOpponent(pub, seat, other) &&
            has(pub, other, 'aerie-hololattice') &&
            pub.units.some((u) => u.owner === other && u.at === system && isStructure(u)),
        ),
    },
  },
]);
