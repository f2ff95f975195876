// Action cards: what they are worth in the hand.
import { kindOfCard } from '../say.ts';
import { type Answerer, type Case, partsOf, say } from './case.ts';

const VALUE: Readonly<Record<string, number>> = {
  sabotage: 5,
  'direct-hit': 4,
  'shields-holding': 4,
  parley: 4,
  'skilled-retreat': 3,
  'ghost-ship': 3,
  'morale-boost': 3,
  'flank-speed': 3,
};

function least(c: Case, count: number): string[] {
  const value = (key: string) => VALUE[kindOfCard(partsOf(key)[0])] ?? 2;
  return c.options
    .map((o) => o.key)
    .sort((a, b) => value(a) - value(b))
    .slice(0, count);
}

export const discard: Answerer = (c) => {
  const { ask } = c.request;
  return { choice: least(c, ask.shape === 'many' ? ask.min : 1), why: say('discard') };
};
