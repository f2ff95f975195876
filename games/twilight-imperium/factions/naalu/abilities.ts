// The Naalu Collective.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { spendToken } from '../../atoms/economy.ts';
import { place } from '../../atoms/units.ts';
import { type In, SETTLED, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { planetOption, systemName, tail } from '../../say.ts';
import { effectsOf, has, hasSet, type Pub, playerOf, seatsOf, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { hasToken, ourPlanets, systemOf } from '../../values/board.ts';
import { fragmentsBefore } from '../../values/fragments.ts';
import { havens } from '../../values/retreat.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, hasFlagship, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    foresight: In<'tactical.movedIn'>;
    iconoclast: { seat: Seat };
  }
}

/** Next to the system, without others' ships or a token of its own. */
const refuges = (pub: Pub, seat: Seat, system: string): string[] =>
  havens(pub, seat, system).filter((to) => !hasToken(pub, seat, to));

const basics: Piece[] = since(2, [
  {
    id: 'telepathic',
    // [TI4-INIT-1, -4] unless it was given away for the round
    modifiers: {
      precedes: (pub, seat) => abilityOfSheet(pub, seat, 'telepathic') && effectsOf(pub, 'prescience').length === 0,
    },
  },
  {
    id: 'foresight',
    of: { faction: 'naalu' },
    cost: { pool: 'strategy' },
    abilities: {
      foresight: {
        window: 'tactical.movedIn',
        step: 'foresight',
        rules: ['TI4-ABMOVE-5', 'TI4-ABMOVE-8'],
        might: (pub, seat, { about }) =>
          isOpponent(pub, seat, about.by) &&
          fleetOf(pub, seat, about.at).length > 0 &&
          refuges(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          refuges(k.pub, k.seat!, about.at).map((to) =>
            use(k, 'foresight', to, { system: systemName(to) }, [`system:${to}`]),
          ),
      },
    },
    steps: {
      foresight: step('foresight', {
        // The token comes from the pool it was paid out of. [TI4-TOKEN-4]
        leave: (t, f) =>
          t.call('retreat', {
            seat: f.args.seat,
            system: f.args.about.at,
            combat: -1,
            to: targetOf(f.args),
            skilled: true,
          }),
      }),
    },
  },
  {
    id: 'neuroglaive',
    activated(t, by, system) {
      for (const seat of seatsOf(t.s.pub))
        if (
          isOpponent(t.s.pub, by, seat) &&
          has(t.s.pub, seat, 'neuroglaive') &&
          fleetOf(t.s.pub, seat, system).length > 0
        )
          if (playerOf(t.s.pub, by).fleet > 0) spendToken(t, by, 'fleet');
    },
  },
  {
    id: 'matriarch',
    modifiers: {
      // [TI4-FLAG-4, TI4-INV-4] fighters beside it
      lands: (pub, unit) =>
        unit.type === 'fighter' &&
        hasFlagship(pub, unit.owner, 'matriarch') &&
        fleetOf(pub, unit.owner, unit.at).some((u) => u.type === 'flagship'),
    },
  },
]);

const mechs = (pub: Pub, seat: Seat): Unit[] =>
  barTo('mechText', pub) || pub.players[seat]?.faction !== 'naalu'
    ? []
    : pub.units.filter((u) => u.owner === seat && u.type === 'mech');
const landable = (pub: Pub, seat: Seat): string[] =>
  ourPlanets(pub, seat).filter((planet) => !barTo('place', pub, planet));

/** [TI4-SET-4] Of three printings the newest that is on the table. */
const iconoclasts: Piece[] = since(5, [
  {
    id: 'iconoclast-pok',
    modifiers: {
      combat: (pub, { unit, against }) =>
        !hasSet(pub, 'codex3') && mechs(pub, unit.owner).includes(unit) && fragmentsBefore(pub, against).length > 0
          ? 2
          : 0,
    },
  },
  {
    id: 'iconoclast-codex3',
    restrictions: {
      use: (pub, { ability, target, system }) =>
        ability === 'afb' &&
        hasSet(pub, 'codex3') &&
        !hasSet(pub, 'te') &&
        mechs(pub, target).some((u) => u.at === system)
          ? { why: 'iconoclast', rule: 'TI4-AFB-2' }
          : undefined,
    },
  },
  {
    id: 'iconoclast',
    set: 'te',
    follows: {
      // [TI4-DEPLOY-6] whoever can, must
      'relic.gained'(t, { by }) {
        for (const seat of seatsOf(t.s.pub))
          if (
            seat !== by &&
            playerOf(t.s.pub, seat).faction === 'naalu' &&
            reinforcements(t.s.pub, seat, 'mech') > 0 &&
            !barTo('mechText', t.s.pub)
          )
            t.call('iconoclast', { seat });
      },
    },
    steps: {
      iconoclast: step('iconoclast', {
        place: {
          settled: SETTLED,
          who: (pub, f) => (landable(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.iconoclast' },
            ask: { shape: 'one', options: landable(k.pub, f.args.seat).map((planet) => planetOption('put', planet)) },
            rules: ['TI4-DEPLOY-5', 'TI4-DEPLOY-6'],
          }),
          take(t, f, choices) {
            const planet = tail(choices.get(f.args.seat));
            place(t, f.args.seat, 'mech', systemOf(t.s.pub, planet), planet);
          },
        },
      }),
    },
  },
]);

export const abilities: Piece[] = [...basics, ...iconoclasts];
