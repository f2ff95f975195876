// The breakthrough of the Yin Brotherhood.
import type { Seat } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { gainCard } from '../../atoms/possession.ts';
import { objectiveCard } from '../../content.ts';
import { has, type Pub, type T } from '../../state.ts';
import { allianceCard, unusedCards } from '../../values/alliance.ts';

const ID = 'yin-ascendant';
/** [TI4-REF-5] Those of factions that nobody plays which lie before nobody. */
const left = (pub: Pub): string[] =>
  unusedCards(pub).filter((id) => !pub.cards.some((card) => card.kind === 'alliance' && card.id === id));

function ascend(t: T, seat: Seat): void {
  const [id] = t.shuffle(left(t.s.pub));
  if (id === undefined) return;
  gainCard(t, allianceCard(id, seat));
  t.s.pub.players = [...t.s.pub.players]; // which texts there are is worked out anew
}

/** [TI4-BT-yin] */
export const text = breakthrough(ID, {
  gained: ascend,
  follows: {
    'objective.scored'(t, { by, objective }) {
      const { stage } = objectiveCard(objective.key.slice('objective.'.length));
      if (stage > 0 && has(t.s.pub, by, ID)) ascend(t, by);
    },
  },
});
