// Council of Shadows: a table of contents of the rule book.
import type { Game } from '@orrery/kernel';
import { ahead, matters } from './ahead.ts';
import { because, turn } from './because.ts';
import { derive } from './derive.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import { type Council, isSolo, seatsOf } from './state.ts';
import { placeOf } from './steps/final.ts';
import { STEPS } from './steps/index.ts';
import { planForm } from './steps/plan-form.ts';

export const councilOfShadows: Game<Council> = {
  id: 'council-of-shadows',
  version: '1.0.0',
  seats: [1, 4],
  options,
  setup,
  steps: STEPS,
  forms: { plan: planForm },
  turn,
  because,
  ahead,
  matters,
  imagine,
  derive,
  invariants,
  result(pub) {
    if (!pub.over) return undefined;
    const ranks = seatsOf(pub).map((seat) => placeOf(pub, seat));
    return { ranks, why: { key: isSolo(pub) ? (ranks[0] === 1 ? 'end.solo.won' : 'end.solo.lost') : 'end.level' } };
  },
};
