// The rules that Thunder's Edge adds, a chapter a file.
import type { Rule } from '@orrery/kernel';
import { FACTIONS } from '../../../factions/index.ts';
import { allies } from './allies.ts';
import { breakthroughs } from './breakthroughs.ts';
import { events } from './events.ts';
import { examples } from './examples.ts';
import { expedition } from './expedition.ts';
import { fracture } from './fracture.ts';
import { neutral } from './neutral.ts';
import { scars } from './scars.ts';
import { settingUp } from './setting-up.ts';
import { stations } from './stations.ts';

export const thundersEdgeRules: readonly Rule[] = [
  ...settingUp,
  ...expedition,
  ...breakthroughs,
  ...fracture,
  ...stations,
  ...scars,
  ...neutral,
  ...events,
  ...allies,
  ...FACTIONS.flatMap(({ rules = [] }) => rules),
  ...examples,
];
