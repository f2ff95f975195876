// How the answers are given at each place that asks.
import type { Given } from '@orrery/board';
import type { ByPlace } from '@orrery/kernel';
import type { At } from '../steps/index.ts';

export const GIVEN: ByPlace<At, Given> = {
  'firstModules.add': 'lit',
  'turn.send': 'lit',
  'reorganisation.layout': 'sheet',
  'moving.move': 'lit',
  'recruit.room': 'lit',
  'promote.room': 'lit',
  'building.build': 'lit',
  'filling.fill': 'lit',
  'departures.next': 'lit',
  'colonisation.choose': 'lit',
  'exchange.choose': 'lit',
  'closing.gate': 'lit',
  'influence.engineer': 'lit',
};
