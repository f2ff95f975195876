// nekro: all of its texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';

export const nekro: Faction = { abilities, notes, leaders, breakthrough };
