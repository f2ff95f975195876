// MOOT: a world that fits what one seat knows. Cards it has not seen lie anywhere.
import type { Know, Random } from '../../src/index.ts';
import { type Card, deckOf, type Moot } from './state.ts';

export function imagine(
  cards: readonly Card[],
  k: Know<Moot>,
  random: Random,
): { own: Moot['own'][]; dark: Moot['dark'] } {
  const seen = new Set([...k.pub.discard, ...(k.own?.hand ?? [])]);
  const unseen = random.shuffle(deckOf(cards, k.pub).filter((card) => !seen.has(card)));
  const own = k.pub.hands.map((count, seat) => {
    if (seat === k.seat) return k.own!;
    const offers = k.own?.offers.filter((o) => o.from === seat || o.to === seat) ?? [];
    return { hand: unseen.splice(0, count), offers: offers.map((o) => ({ ...o })) };
  });
  return { own, dark: { deck: unseen } };
}
