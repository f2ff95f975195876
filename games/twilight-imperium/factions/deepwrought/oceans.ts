// Oceanbound: ocean cards come with coexistence and go with it; they are spent like planets and are none.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { gainCard, loseCard } from '../../atoms/possession.ts';
import { OCEANS } from '../../packs/thunders-edge/oceans.ts';
import type { Piece } from '../../piece.ts';
import { framesOf, SETTLED, step } from '../../procedures.ts';
import { openCardName, option, tail } from '../../say.ts';
import { type Card, cardsOf, heldCard, livingSeats, newCard, type Pub } from '../../state.ts';

declare module '../../procedures.ts' {
  interface Content {
    discardOcean: { seat: Seat };
  }
}

const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'deepwrought';
export const oceansOf = (pub: Pub, seat: Seat): Card[] => cardsOf(pub, seat, 'ocean');
/** Planets on which units of a seat coexist. */
const shores = (pub: Pub, seat: Seat): number =>
  Object.values(pub.planets).filter(({ coexisting }) => coexisting.includes(seat)).length;
const isTooDeep = (pub: Pub, seat: Seat): boolean => oceansOf(pub, seat).length > shores(pub, seat);
const isSeenTo = (pub: Pub, seat: Seat): boolean =>
  framesOf(pub, 'discardOcean').some(({ args }) => args.seat === seat);

/** [TI4-F-DEEP-3, -4] */
export const oceans: Piece[] = since(7, [
  {
    id: 'oceanbound',
    of: { faction: 'deepwrought' },
    modifiers: { treasures: (pub, seat) => oceansOf(pub, seat).map(({ id }) => ({ id, worth: 1 })) },
    coexisted(t, seat) {
      if (!plays(t.s.pub, seat)) return;
      const free = OCEANS.find((id) => !t.s.pub.cards.some((card) => card.id === id));
      if (free) gainCard(t, newCard('ocean', free, seat));
    },
    upkeep(t) {
      for (const seat of livingSeats(t.s.pub))
        if (isTooDeep(t.s.pub, seat) && !isSeenTo(t.s.pub, seat)) t.call('discardOcean', { seat });
    },
    steps: {
      discardOcean: step('discardOcean', {
        choose: {
          settled: SETTLED,
          who: (pub, f) => (isTooDeep(pub, f.args.seat) ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.ocean.discard' },
            ask: {
              shape: 'one',
              options: oceansOf(k.pub, f.args.seat).map((card) =>
                option(`discard:${card.id}`, `ocean.${card.state}`, { card: openCardName(card) }, [
                  `planet:${card.id}`,
                ]),
              ),
            },
            rules: ['TI4-F-DEEP-3'],
          }),
          take(t, f, choices) {
            loseCard(t, heldCard(t.s.pub, f.args.seat, tail(choices.get(f.args.seat)))!);
            return { goto: 'choose' };
          },
        },
      }),
    },
  },
]);
