// The Deepwrought Scholarate: all of its texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { oceans } from './oceans.ts';
import { rules } from './rules.ts';
import { technologies } from './technologies.ts';

export const deepwrought: Faction = {
  abilities: [...oceans, ...abilities, ...technologies],
  notes,
  leaders,
  breakthrough,
  rules,
};
