// The Titans of Ul: all of their texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';

export const ul: Faction = { abilities, notes, leaders, breakthrough };
