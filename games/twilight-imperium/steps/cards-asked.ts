// Questions about cards of one's own that are asked in more than one place.
import type { Ask, Choice } from '@orrery/kernel';
import { discardCard, discarded } from '../atoms/cards.ts';
import { cardName, objectiveName, option, tail } from '../say.ts';
import type { Know, T } from '../state.ts';

/** So many action cards of the hand. */
export const handCards = (k: Know, count: number): Ask => ({
  shape: 'many',
  options: k.own!.hand.map((card) => option(`discard:${card}`, 'discard', { card: cardName(card) }, [`card:${card}`])),
  min: count,
  max: count,
});
export function discardChosen(t: T, seat: number, chosen: Choice | undefined): void {
  for (const card of (chosen as string[]).map(tail)) {
    discardCard(t, seat, card);
    discarded(t, seat, card);
  }
}

/** One of the secret objectives goes back under its deck. */
export const secretToReturn = (k: Know) => ({
  prompt: { key: 'ask.secret.return' },
  ask: {
    shape: 'one' as const,
    options: k.own!.secrets.map((id) =>
      option(`return:${id}`, 'return', { objective: objectiveName(id) }, [`objective:${id}`]),
    ),
  },
});
