// The Embers of Muaat: all of its texts.
import type { Faction } from '../faction.ts';
import { abilities } from './abilities.ts';
import { text as breakthrough, nucleus } from './breakthrough.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';

export const muaat: Faction = { abilities: [...abilities, nucleus], notes, leaders, breakthrough };
