// TI4-LAW: a law enters play, and leaves it.

import { takeRevealed } from '../../atoms/decks.ts';
import { gainCard, loseCard } from '../../atoms/possession.ts';
import { pieces } from '../../registry.ts';
import { type Card, NOBODY, newCard, type T } from '../../state.ts';

/** [TI4-LAW-1, -2] Before the elected player, with what was elected, or before nobody. */
export function enact(t: T, id: string, outcome: string): void {
  const [kind, what] = outcome.split(':') as [string, string?];
  const holder = kind === 'seat' ? Number(what) : NOBODY;
  takeRevealed(t, id);
  gainCard(t, { ...newCard('law', id, holder, NOBODY), ...(what && kind !== 'seat' ? { elected: what } : {}) });
}

/** [TI4-LAW-3] Its effect ends at once; what it says of leaving happens now. */
export function repeal(t: T, law: Card): void {
  leave(t, law);
  t.s.pub.discards.agendas.push(law.id);
}
/** It lies on the table again, as if just revealed. */
export function recall(t: T, law: Card): void {
  leave(t, law);
  t.s.pub.revealed.push(law.id);
}
function leave(t: T, law: Card): void {
  pieces()
    .find(({ id }) => id === law.id)
    ?.agenda?.repealed?.(t, law);
  loseCard(t, law);
}
