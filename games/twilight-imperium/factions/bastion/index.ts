// Last Bastion: all of its texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { rules } from './rules.ts';

export const bastion: Faction = { abilities, notes, leaders, breakthrough: text, rules };
