// COS-SETUP: what a table agrees on before the first round: screens, the modules, solo and the length.
import type { Game } from '@orrery/kernel';
import type { Council } from './state.ts';

export const options: NonNullable<Game<Council>['options']> = {
  screens: { kind: 'flag', fallback: true },
  module1: { kind: 'flag', fallback: false },
  module2: { kind: 'flag', fallback: false },
  silverAutoma: { kind: 'flag', fallback: false, seats: { true: [1] } },
  roundLimit: { kind: 'flag', fallback: false },
};
