// The rule index: one testable statement each, in our own words, chapter by chapter.
import type { Rule } from '@orrery/kernel';
import { components } from './components.ts';
import { ending } from './ending.ts';
import { exoplanets1 } from './exoplanets-1.ts';
import { exoplanets2 } from './exoplanets-2.ts';
import { influence } from './influence.ts';
import { rooms } from './rooms.ts';
import { setup } from './setup.ts';
import { travel } from './travel.ts';
import { turn } from './turn.ts';

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
