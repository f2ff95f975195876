// The procedures in the order of the rule book.
import type { Asked } from '@orrery/kernel';
import type { Council } from '../state.ts';
import { automa, automaAction, automaDiscover, automaScoring, automaSettle } from './automa.ts';
import { buy } from './buy.ts';
import { discover } from './discover.ts';
import { branch, effects, upgradeGems } from './effects.ts';
import { final } from './final.ts';
import { harvest, stationHarvest, yieldThere } from './harvest.ts';
import { levels, takeAi } from './levels.ts';
import { civilizations, leaders } from './opening.ts';
import { action, part } from './part.ts';
import { plan } from './plan.ts';
import { round } from './round.ts';
import { beforeScoring, bonusLimit, scoring } from './scoring.ts';
import { settle } from './settle.ts';

export const STEPS = {
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
};

/** Every place at which somebody is asked. */
export type At = Asked<Council, typeof STEPS>;
