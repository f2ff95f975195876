// TI4-FRAG: relic fragments before a player.
import type { Seat } from '@orrery/kernel';
import { type Card, cardsOf, type Pub } from '../state.ts';

export const FRAGMENTS = ['cultural', 'hazardous', 'industrial'] as const;
export type Trait = (typeof FRAGMENTS)[number];
export const fragmentsOf = (pub: Pub, seat: Seat, kind: Trait | 'unknown'): Card[] =>
  cardsOf(pub, seat, 'fragment').filter(({ id }) => id.startsWith(`${kind}-relic-fragment#`));
