// TI4-REL-13, -14: relics of Thunder's Edge that are wealth or learning.
import type { Seat } from '@orrery/kernel';
import type { Piece } from '../../registry.ts';
import { has, type Pub } from '../../state.ts';
import { FRAGMENTS, fragmentsOf } from '../../values/fragments.ts';
import { since } from '../card.ts';
import { relic } from './relic.ts';

const CORE = 'the-quantumcore';
const TRIAD = 'the-triad';
/** The edition with which these came. */
const LATE_RELICS = 6;

/** Types of fragments before a player, each unknown one a type more, four at most. */
function kinds(pub: Pub, seat: Seat): number {
  const typed = FRAGMENTS.filter((trait) => fragmentsOf(pub, seat, trait).length > 0).length;
  return Math.min(4, typed + fragmentsOf(pub, seat, 'unknown').length);
}

export const treasures: Piece[] = since(LATE_RELICS, [
  relic(CORE, {
    gained: (t, seat) => t.call('gainBreakthrough', { seat }),
    modifiers: { fuses: (pub, seat) => has(pub, seat, CORE) },
  }),
  relic(TRIAD, {
    modifiers: {
      treasures: (pub, seat) => (has(pub, seat, TRIAD) ? [{ id: TRIAD, worth: 3 + kinds(pub, seat) }] : []),
    },
  }),
]);
