// Events that change how the Galactic Council decides.
import type { Piece } from '../../registry.ts';
import { event } from './event.ts';

export const councils: readonly Piece[] = [
  event('hidden-agenda', { since: 7, modifiers: { secretBallots: () => true, hushes: () => true } }),
];
