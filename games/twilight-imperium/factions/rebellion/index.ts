// The Crimson Rebellion: all of its texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { rules } from './rules.ts';

export const rebellion: Faction = { abilities, notes, leaders, breakthrough, rules };
