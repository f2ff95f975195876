// How the answers are given at each place that asks.
import type { Given } from '@orrery/board';
import type { ByPlace } from '@orrery/kernel';
import type { At } from '../steps/index.ts';

export const GIVEN: ByPlace<At, Given> = {
  'civilizations.choose': 'lit',
  'leaders.choose': 'lit',
  'buy.choose': 'lit',
  'buy.pay': 'panel',
  'plan.lay': 'sheet',
  'branch.choose': 'panel',
  'settle.choose': 'lit',
  'harvest.choose': 'lit',
  'yieldThere.choose': 'lit',
  'discover.stack': 'lit',
  'discover.place': 'lit',
  'discover.follow': 'lit',
  'upgradeGems.choose': 'lit',
  'stationHarvest.choose': 'lit',
  'scoring.choose': 'lit',
  'bonusLimit.choose': 'lit',
  'levels.card': 'lit',
  'takeAi.choose': 'lit',
  'automaSettle.choose': 'lit',
  'automaDiscover.place': 'lit',
  'automaScoring.choose': 'lit',
};
