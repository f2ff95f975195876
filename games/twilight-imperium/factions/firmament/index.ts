// The Firmament: all of its texts, and how it becomes the Obsidian.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { rules } from './rules.ts';
import { transformation } from './transformation.ts';

export const firmament: Faction = { abilities: [...abilities, ...transformation], notes, leaders, breakthrough, rules };
