// The Obsidian: all of its texts. How it comes into play stands with the Firmament.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';

export const obsidian: Faction = { abilities, notes, leaders, breakthrough };
