// The Yssaril Tribes.

import type { Option } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { discardCard, discarded } from '../../atoms/cards.ts';
import { type Acting, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { cardName, decline, kindOfCard, option, planetName, player, tail } from '../../say.ts';
import { has, hasSet, type Pub, playerOf, seatsOf } from '../../state.ts';
import { ourPlanets, systemOf } from '../../values/board.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { hasFlagship, isMute, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'stall-tactics': Acting;
    'mageon-implants': Acting;
  }
}

/** One option for each kind of card in hand. */
function stalls(hand: readonly string[]): Option[] {
  const kinds = new Map(hand.map((card) => [kindOfCard(card), card]));
  return [...kinds.values()].map((card) => ({
    key: `discard:${card}`,
    label: { key: 'use.stall-tactics', args: { card: cardName(card) } },
    refs: [`card:${card}`],
  }));
}
const hideouts = (pub: Pub, seat: number): string[] =>
  hasSet(pub, 'pok') &&
  playerOf(pub, seat).faction === 'yssaril' && // whoever else may use it has no such mechs
  !barTo('mechText', pub) &&
  reinforcements(pub, seat, 'mech') > 0
    ? ourPlanets(pub, seat).filter((p) => !barTo('place', pub, p) && !isMute(pub, seat, systemOf(pub, p)))
    : [];

export const abilities: Piece[] = since(2, [
  {
    id: 'stall-tactics',
    of: { faction: 'yssaril' },
    actions: { rules: ['TI4-TURN-20', 'TI4-AC-14'], step: 'stall-tactics', can: ({ own }) => stalls(own!.hand) },
    steps: {
      'stall-tactics': step('stall-tactics', {
        discard(t, { args: { seat, choice } }) {
          discardCard(t, seat, tail(choice));
          discarded(t, seat, tail(choice));
        },
        mech: {
          // [TI4-DEPLOY-5] Blackshade Infiltrator
          who: (pub, f) => (hideouts(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.blackshade-infiltrator' },
            ask: {
              shape: 'one',
              options: [
                ...hideouts(k.pub, f.args.seat).map((p) =>
                  option(`put:${p}`, 'put', { planet: planetName(p) }, [`planet:${p}`]),
                ),
                decline,
              ],
            },
            rules: ['TI4-DEPLOY-1', 'TI4-DEPLOY-5'],
            fallback: 'no',
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat) as string;
            if (choice === 'no') return;
            const on = tail(choice);
            t.call('placeOne', { seat: f.args.seat, type: 'mech', system: systemOf(t.s.pub, on), on });
          },
        },
      }),
    },
  },
  { id: 'scheming', modifiers: { schemes: (pub, seat) => (abilityOfSheet(pub, seat, 'scheming') ? 1 : 0) } }, // [TI4-AC-16]
  {
    id: 'crafty', // [TI4-AC-2] beyond any other limit
    modifiers: { handLimit: (pub, seat) => (abilityOfSheet(pub, seat, 'crafty') ? Number.POSITIVE_INFINITY : 0) },
  },
  {
    id: 'transparasteel-plating',
    restrictions: {
      play: (pub, seat) =>
        pub.phase === 'action' &&
        pub.active >= 0 &&
        pub.active !== seat &&
        playerOf(pub, seat).passed &&
        has(pub, pub.active, 'transparasteel-plating')
          ? { why: 'transparasteel-plating', rule: 'TI4-AC-19' }
          : undefined,
    },
  },
  {
    id: 'mageon-implants',
    of: { card: 'technology' },
    cost: 'exhaust',
    actions: {
      rules: ['TI4-TURN-20', 'TI4-HID-7'],
      step: 'mageon-implants',
      can: ({ pub, seat }) =>
        seatsOf(pub)
          .filter((other) => other !== seat && playerOf(pub, other).hand > 0)
          .map((other) => ({
            key: `from:${other}`,
            label: { key: 'use.mageon-implants', args: { seat: player(other) } },
          })),
    },
    steps: {
      'mageon-implants': step('mageon-implants', {
        take: (t, { args: { seat, choice } }) => t.call('takeFromHand', { seat, from: Number(tail(choice)) }),
      }),
    },
  },
  {
    id: 'ysia-yssrila',
    modifiers: {
      // [TI4-MOVE-16]
      passes: (pub, seat, _, unit) => unit.type === 'flagship' && hasFlagship(pub, seat, 'ysia-yssrila'),
    },
  },
]);
