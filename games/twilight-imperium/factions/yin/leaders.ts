// The leaders of the Yin Brotherhood.

import type { Seat } from '@orrery/kernel';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { place, remove } from '../../atoms/units.ts';
import { kindOf, technologyCard } from '../../content.ts';
import { awayFromHome, planets, seatAt } from '../../effects/targets.ts';
import { deploy } from '../../effects/units.ts';
import { hasLeader } from '../../holders.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { frameOf, SETTLED, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { unitOption } from '../../say.ts';
import { has, NOBODY, type Pub, seatsOf, type Unit } from '../../state.ts';
import { isMecatol, systemOf } from '../../values/board.ts';
import { hostileOn } from '../../values/coexistence.ts';
import { alike } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'brother-omar': { seat: Seat };
  }
}

const OMAR = 'brother-omar';
const infantryOf = (pub: Pub, seat: number): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.type === 'infantry');
/** One of each place. */
const recruits = (pub: Pub, seat: number): Unit[] => alike(pub, infantryOf(pub, seat));
const COMBAT = ['space', 'ground'];
const ownersIn = ({ owners }: { owners: readonly number[] }): number[] =>
  [...new Set(owners)].filter((owner) => owner !== NOBODY);
const openPlanets = planets(
  awayFromHome,
  (pub, _, planet) => !barTo('place', pub, planet) && !(isMecatol(planet) && pub.custodians),
);

export const leaders: Piece[] = [
  agent(
    {
      id: 'brother-milor',
      faction: 'yin',
      rules: ['TI4-LEAD-3', 'TI4-DEST-1'],
      might: (_, __, { about }) => COMBAT.includes(about.cause),
      aims: (_, __, { about }) => ownersIn(about).map((owner) => `seat:${owner}`),
      resolve(t, { target, about }) {
        const owner = seatAt(target);
        const type = about.types[about.owners.indexOf(owner)] as UnitType;
        const on = frameOf(t.s.pub, 'groundCombat')?.args.planet;
        if (kindOf(type) === 'ship') for (let i = 0; i < 2; i++) place(t, owner, 'fighter', about.at, null);
        else if (on && !barTo('place', t.s.pub, on)) deploy(t, owner, on, 2);
      },
    },
    'unit.destroyed.after',
  ),
  commander({
    id: OMAR,
    faction: 'yin',
    modifiers: { symbols: (pub, seat, colour) => (colour === 'green' && hasLeader(pub, seat, OMAR) ? 1 : 0) },
    waiver: {
      option: { key: 'omar', label: { key: `use.${OMAR}` }, refs: [`leader:${OMAR}`] },
      all: true,
      can: (pub, seat, tech) =>
        hasLeader(pub, seat, OMAR) &&
        !technologyCard(tech).faction &&
        infantryOf(pub, seat).length > 0 &&
        seatsOf(pub).some((other) => other !== seat && has(pub, other, tech)),
      pay: (t, seat) => t.call(OMAR, { seat }),
    },
    steps: {
      [OMAR]: step(OMAR, {
        infantry: {
          settled: SETTLED,
          who: (_, f) => [f.args.seat],
          question: (k, f) => ({
            prompt: { key: `ask.${OMAR}` },
            ask: { shape: 'one', options: recruits(k.pub, f.args.seat).map((u) => unitOption(k.pub, 'remove', u)) },
            rules: ['TI4-TECH-9'],
          }),
          take(t, f, choices) {
            const { seat } = f.args;
            const chosen = choices.get(seat);
            remove(
              t,
              recruits(t.s.pub, seat).filter((u) => unitOption(t.s.pub, 'remove', u).key === chosen),
            );
          },
        },
      }),
    },
  }),
  hero({
    id: 'dannel-of-the-tenth',
    faction: 'yin',
    rules: ['TI4-LEAD-11', 'TI4-INV-5', 'TI4-GND-1'],
    might: (pub, seat) => openPlanets(pub, seat).length > 0,
    next: { from: (pub, { seat }) => openPlanets(pub, seat), most: 3, least: 1 },
    resolve(t, { seat, more }) {
      for (const planet of more) deploy(t, seat, planet, 1);
      for (const planet of new Set(more)) {
        const [defender] = hostileOn(t.s.pub, seat, planet);
        const system = systemOf(t.s.pub, planet);
        if (defender !== undefined) t.call('groundCombat', { seat, defender, system, planet, round: 0, effects: [] });
      }
    },
  }),
];
