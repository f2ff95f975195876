// The rule index: one testable statement each, in our own words, chapter by chapter.
import type { Rule } from '@orrery/kernel';
import { components } from './rules/components.ts';
import { ending } from './rules/ending.ts';
import { exoplanets1 } from './rules/exoplanets-1.ts';
import { exoplanets2 } from './rules/exoplanets-2.ts';
import { influence } from './rules/influence.ts';
import { rooms } from './rules/rooms.ts';
import { setup } from './rules/setup.ts';
import { travel } from './rules/travel.ts';
import { turn } from './rules/turn.ts';

export const rules: readonly Rule[] = [
  ...components,
  ...setup,
  ...turn,
  ...rooms,
  ...influence,
  ...travel,
  ...ending,
  ...exoplanets1,
  ...exoplanets2,
];
