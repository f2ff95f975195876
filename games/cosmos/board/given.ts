// How the answers are given at each place that asks.
import type { Given } from '@orrery/board';
import type { ByPlace } from '@orrery/kernel';
import type { At } from '../steps/index.ts';

export const GIVEN: ByPlace<At, Given> = {
  'campaign.heroes': 'lit',
  'enrol.pick': 'lit',
  'turn.orders': 'sheet',
  'turn.review': 'part',
  'turn.close': 'part',
  'deal.corrections': 'sheet',
  'deal.amendments': 'sheet',
  'deal.notes': 'sheet',
  'deal.events': 'sheet',
  'deal.undoing': 'part',
};
