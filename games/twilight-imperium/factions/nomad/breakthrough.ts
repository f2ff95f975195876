// The breakthrough of the Nomad.
import type { Seat } from '@orrery/kernel';
import { usedIn } from '../../abilities/breakthrough.ts';
import { exhaustCard, readyCard } from '../../atoms/possession.ts';
import { idOf } from '../../effects/targets.ts';
import { type Card, type Pub, seatsOf } from '../../state.ts';
import { agentsOf } from '../../steps/leaders.ts';

const agents = (pub: Pub, seat: Seat, state: Card['state']): string[] =>
  agentsOf(pub, seat)
    .map((id) => cardNamed(pub, seat, id)!)
    .filter((card) => card.state === state)
    .map(({ kind, id }) => `${kind}:${id}`); // [TI4-LEAD-13] a relic counts as an agent, too
const cardNamed = (pub: Pub, seat: Seat, id: string): Card | undefined =>
  pub.cards.find((card) => card.id === id && card.holder === seat);
const tired = (pub: Pub): string[] => seatsOf(pub).flatMap((seat) => agents(pub, seat, 'exhausted'));

/** [TI4-BT-nomad] At the start of anybody's turn: one agent of the own for another of anybody's. */
export const text = usedIn(
  {
    id: 'thunders-paradox',
    rules: ['TI4-BT-nomad'],
    might: (pub) => tired(pub).length > 0,
    aims: (pub, seat) => agents(pub, seat, 'readied'),
    next: { from: (pub, { target }) => tired(pub).filter((agent) => agent !== target), least: 1 },
    resolve(t, { seat, target, more }) {
      const { pub } = t.s;
      const own = cardNamed(pub, seat, idOf(target));
      const other = pub.cards.find(({ id, state }) => id === idOf(more[0] ?? '') && state === 'exhausted');
      if (!own || !other) return;
      exhaustCard(t, own);
      readyCard(t, other);
    },
  },
  ['turn.start'],
);
