// TI4-FRAG: relic fragments before a player.
import type { Seat } from '@orrery/kernel';
import { anyGrants } from '../registry.ts';
import { type Card, cardsOf, type Pub } from '../state.ts';

export const FRAGMENTS = ['cultural', 'hazardous', 'industrial'] as const;
export type Trait = (typeof FRAGMENTS)[number];
/** [TI4-FRAG-2] All that lie before a player. */
export const fragmentsBefore = (pub: Pub, seat: Seat): string[] => cardsOf(pub, seat, 'fragment').map(({ id }) => id);
export const fragmentsOf = (pub: Pub, seat: Seat, kind: Trait | 'unknown'): Card[] =>
  cardsOf(pub, seat, 'fragment').filter(({ id }) => id.startsWith(`${kind}-relic-fragment#`));

/** Two of whatever kinds there are, where they need not match: `cultural+unknown`. */
export function blendsOf(pub: Pub, seat: Seat): string[] {
  if (!anyGrants('blends', pub)) return [];
  const kinds = [...FRAGMENTS, 'unknown' as const].filter((kind) => fragmentsOf(pub, seat, kind).length > 0);
  const mixed = kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => `${one}+${other}`));
  return mixed.filter((pair) => !pair.endsWith('+unknown')); // which is a pair that matches
}
/** [TI4-FRAG-1] So many of a kind, with so many unknown ones among them; never unknown ones alone. */
export function fragmentWays(pub: Pub, seat: Seat, needed: number): { trait: Trait; unknown: number }[] {
  const unknown = fragmentsOf(pub, seat, 'unknown').length;
  return FRAGMENTS.flatMap((trait) => {
    const typed = fragmentsOf(pub, seat, trait).length;
    const counts = Array.from({ length: needed }, (_, n) => n);
    return counts.filter((n) => n <= unknown && typed >= needed - n).map((n) => ({ trait, unknown: n }));
  });
}
