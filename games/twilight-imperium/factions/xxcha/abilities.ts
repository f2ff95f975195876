// The Xxcha Kingdom.

import type { Seat } from '@orrery/kernel';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { exhaustTechnology, spendToken } from '../../atoms/economy.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { framesOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { cardName, planetName } from '../../say.ts';
import { effectsOf, hasReady, type Pub } from '../../state.ts';
import { replaceAgenda } from '../../steps/agenda/influence.ts';
import { isOpponent } from '../../values/allies.ts';
import { isMecatol, ourPlanets, systemOf } from '../../values/board.ts';
import { tokensIn } from '../../values/economy.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    quash: In<'agenda.revealed.when'>;
    'peace-accords': In<'strategic.resolved.after'>;
    'instinct-training': In<'actionCard.played'>;
    'nullification-field': In<'tactical.activate.after'>;
  }
}

/** Planets without units, not Mecatol Rex, in or next to a system with a planet of yours. [TI4-ADJ-8] */
function accords(pub: Pub, seat: Seat): string[] {
  const near = new Set(
    ourPlanets(pub, seat)
      .map((p) => systemOf(pub, p))
      .flatMap((s) => [s, ...neighbours(pub, seat, s)]),
  );
  return Object.keys(pub.planets).filter(
    (p) =>
      pub.planets[p]!.controller !== seat &&
      !isMecatol(p) &&
      unitsOn(pub, p).length === 0 &&
      near.has(systemOf(pub, p)),
  );
}

export const abilities: Piece[] = [
  {
    id: 'quash', // [TI4-AGENDA-5]
    since: 2,
    of: { faction: 'xxcha' },
    cost: { pool: 'strategy' },
    abilities: {
      quash: plain(
        'agenda.revealed.when',
        'quash',
        ['TI4-AGENDA-5', 'TI4-AGENDA-6'],
        (pub, seat) => !effectsOf(pub, 'noSheet').some((effect) => effect.seat === seat), // [TI4-PNOTE-13]
      ),
    },
    steps: { quash: step('quash', { discard: (t, f) => replaceAgenda(t, f.args.about.frame) }) },
  },
  {
    id: 'peace-accords',
    abilities: {
      'peace-accords': {
        window: 'strategic.resolved.after',
        step: 'peace-accords',
        rules: ['TI4-CTRL-3'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          about.name === 'diplomacy' &&
          abilityOfSheet(pub, seat, 'peace-accords') &&
          accords(pub, seat).length > 0,
        can: (k) =>
          accords(k.pub, k.seat!).map((p) => use(k, 'peace-accords', p, { planet: planetName(p) }, [`planet:${p}`])),
      },
    },
    steps: {
      'peace-accords': step('peace-accords', {
        gain: (t, f) => t.call('gainPlanet', { seat: f.args.seat, planet: targetOf(f.args) }),
      }),
    },
  },
  {
    id: 'instinct-training',
    abilities: {
      'instinct-training': plain(
        'actionCard.played',
        'instinct-training',
        ['TI4-AC-7'],
        (pub, seat, { about }) =>
          about.by !== seat &&
          hasReady(pub, seat, 'instinct-training') &&
          tokensIn(pub, seat, 'strategy') > 0 &&
          !barTo('cancel', pub, about.by, 'instinct-training', about.name),
      ),
    },
    steps: {
      'instinct-training': step('instinct-training', {
        cancel(t, { args: { seat, about } }) {
          exhaustTechnology(t, seat, 'instinct-training');
          spendToken(t, seat, 'strategy');
          const frame = t.frame(about.frame, 'playCard');
          if (frame) frame.args.cancelled = true;
          t.tell({ type: 'card.cancelled', pub: { card: cardName(about.name) } });
        },
      }),
    },
  },
  {
    id: 'nullification-field',
    abilities: {
      'nullification-field': plain(
        'tactical.activate.after',
        'nullification-field',
        ['TI4-WIN-11', 'TI4-TURN-18'],
        (pub, seat, { about }) =>
          isOpponent(pub, seat, about.by) &&
          hasReady(pub, seat, 'nullification-field') &&
          tokensIn(pub, seat, 'strategy') > 0 &&
          fleetOf(pub, seat, about.at).length > 0,
      ),
    },
    steps: {
      'nullification-field': step('nullification-field', {
        stop(t, f) {
          const { seat } = f.args;
          exhaustTechnology(t, seat, 'nullification-field');
          spendToken(t, seat, 'strategy');
          for (const frame of framesOf(t.s.pub, 'turn', 'tactical')) frame.args.ended = true;
        },
      }),
    },
  },
];
