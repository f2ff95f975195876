// The procedures in the order of the rulebook.
import type { Asked } from '@orrery/kernel';
import type { SpaceGateOdyssey } from '../state.ts';
import { building } from './building.ts';
import { closing, exchange } from './closing.ts';
import { ending, finalScoring } from './ending.ts';
import { filling } from './filling.ts';
import { influence } from './influence.ts';
import { moving, promote, recruit } from './moving.ts';
import { firstModules, opening } from './opening.ts';
import { reorganisation } from './reorganisation.ts';
import { colonisation, departures } from './travel.ts';
import { rounds, turn } from './turns.ts';

export const STEPS = {
  opening,
  firstModules,
  rounds,
  turn,
  reorganisation,
  moving,
  recruit,
  promote,
  building,
  filling,
  departures,
  colonisation,
  exchange,
  closing,
  influence,
  ending,
  finalScoring,
};

/** Every place at which somebody is asked. */
export type At = Asked<SpaceGateOdyssey, typeof STEPS>;
