// TI4-EVENT: the galactic events.
import type { Piece } from '../../registry.ts';
import { ages } from './ages.ts';
import { alliances } from './alliances.ts';
import { beginnings } from './beginnings.ts';
import { councils } from './council.ts';
import { heavens } from './heavens.ts';
import { minorFactions } from './minor-factions.ts';
import { mobilization } from './mobilization.ts';
import { monuments } from './monuments.ts';
import { society } from './society.ts';
import { wars } from './wars.ts';

export const galacticEvents: readonly Piece[] = [
  ...beginnings,
  ...alliances,
  ...wars,
  ...society,
  ...heavens,
  ...ages,
  ...monuments,
  ...mobilization,
  ...minorFactions,
  ...councils,
];
