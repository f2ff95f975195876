// The breakthrough of the Ral Nel Consortium.
import type { Seat } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { reacts } from '../../abilities/open-card.ts';
import { shelveDiscard, takeShelved } from '../../atoms/cards.ts';
import { idOf } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { type Card, heldCard, type Pub, playerOf } from '../../state.ts';

const ID = 'data-skimmer';
/** [TI4-F-RAL-10] The card, as long as its player has not passed and somebody else discards. */
const skimmers = (pub: Pub, by: Seat): Card[] =>
  pub.phase !== 'action'
    ? []
    : pub.players.flatMap((_, seat) => {
        const card = heldCard(pub, seat, ID);
        return card && seat !== by && !playerOf(pub, seat).passed ? [card] : [];
      });

export const text: Piece = {
  ...breakthrough(ID, {
    discards(t, by, card) {
      const [skimmer] = skimmers(t.s.pub, by);
      if (skimmer) shelveDiscard(t, skimmer, card);
    },
    ...reacts(
      'breakthrough',
      {
        id: ID,
        rules: ['TI4-F-RAL-10', 'TI4-BT-ralnel'],
        must: true,
        might: (_, seat, { about }) => about.by === seat,
        aims: (pub, seat) => (heldCard(pub, seat, ID)?.cards ?? []).map((card) => `card:${card}`),
        resolve: (t, { seat, target }) => takeShelved(t, seat, heldCard(t.s.pub, seat, ID)!, idOf(target)),
      },
      'pass',
    ),
  }),
  since: 6,
};
