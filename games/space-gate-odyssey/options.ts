// SGO-SETUP: what a table agrees on before the first turn.
import type { Game } from '@orrery/kernel';
import type { SpaceGateOdyssey } from './state.ts';

export const options: NonNullable<Game<SpaceGateOdyssey>['options']> = {
  short: { kind: 'flag', fallback: false },
  reorganisation: { kind: 'flag', fallback: false },
};
