// Council of Shadows: a table of contents of the rule book.
import type { Form, Game } from '@orrery/kernel';
import { derive } from './derive.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { setup } from './setup.ts';
import { type Council, isSolo, seatsOf } from './state.ts';
import { automa, automaAction, automaDiscover, automaScoring, automaSettle } from './steps/automa.ts';
import { buy } from './steps/buy.ts';
import { discover } from './steps/discover.ts';
import { branch, effects, upgradeGems } from './steps/effects.ts';
import { final, placeOf } from './steps/final.ts';
import { harvest, stationHarvest, yieldThere } from './steps/harvest.ts';
import { levels, takeAi } from './steps/levels.ts';
import { civilizations, leaders } from './steps/opening.ts';
import { action, part } from './steps/part.ts';
import { plan } from './steps/plan.ts';
import { planForm } from './steps/plan-form.ts';
import { round } from './steps/round.ts';
import { beforeScoring, bonusLimit, scoring } from './steps/scoring.ts';
import { settle } from './steps/settle.ts';

export const councilOfShadows: Game<Council> = {
  id: 'council-of-shadows',
  version: '1.0.0',
  seats: [1, 4],
  options: {
    screens: { kind: 'flag', fallback: true },
    module1: { kind: 'flag', fallback: false },
    module2: { kind: 'flag', fallback: false },
    silverAutoma: { kind: 'flag', fallback: false },
    roundLimit: { kind: 'flag', fallback: false },
  },
  setup,
  steps: {
    // Preparation
    civilizations,
    leaders,
    // A round
    round,
    buy,
    plan,
    part,
    // Actions
    action,
    effects,
    branch,
    settle,
    harvest,
    yieldThere,
    discover,
    upgradeGems,
    // Scoring and Dark Tech
    beforeScoring,
    stationHarvest,
    scoring,
    bonusLimit,
    levels,
    takeAi,
    // Solo
    automa,
    automaAction,
    automaSettle,
    automaDiscover,
    automaScoring,
    // The end
    final,
  },
  forms: { plan: planForm as unknown as Form<Council> },
  imagine,
  derive,
  invariants,
  result(pub) {
    if (!pub.over) return undefined;
    const ranks = seatsOf(pub).map((seat) => placeOf(pub, seat));
    return { ranks, why: { key: isSolo(pub) ? (ranks[0] === 1 ? 'end.solo.won' : 'end.solo.lost') : 'end.level' } };
  },
};
