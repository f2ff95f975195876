// TI4-EXPL: what can be explored.
import { editionOf } from '@orrery/kernel';
import { hasSet, type Pub } from '../state.ts';
import { traitsOf } from './board.ts';
import { FRAGMENTS, type Trait } from './fragments.ts';

/** The first edition had no exploration. */
export const explores = (pub: Pub): boolean => editionOf(pub) > 1 && hasSet(pub, 'pok');
/** [TI4-EXPL-3, -16] The decks from which a planet is explored: one for each of its traits. */
export const decksFor = (pub: Pub, planet: string): Trait[] =>
  explores(pub) ? FRAGMENTS.filter((trait) => traitsOf(pub, planet).includes(trait)) : [];
/** [TI4-EXPL-12] */
export const hasFrontier = (pub: Pub, system: string): boolean =>
  pub.systemTokens[system]?.some(({ kind }) => kind === 'frontier') ?? false;
