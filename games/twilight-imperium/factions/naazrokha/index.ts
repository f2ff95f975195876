// The Naaz-Rokha Alliance: all of its texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough, maximum } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';

export const naazrokha: Faction = { abilities: [...abilities, maximum], notes, leaders, breakthrough };
