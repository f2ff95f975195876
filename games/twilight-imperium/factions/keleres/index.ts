// The Council Keleres: all of their texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { technologies } from './technologies.ts';

export const keleres: Faction = { abilities: [...abilities, ...technologies], notes, leaders };
