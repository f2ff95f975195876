// The rule index (CSM), chapter by chapter: ids are stable; the statements are in the folder of words.
import type { Rule } from '@orrery/kernel';
import { rules as actions } from './actions.ts';
import { rules as bank } from './bank.ts';
import { rules as battle } from './battle.ts';
import { rules as building } from './building.ts';
import { rules as cards } from './cards.ts';
import { rules as examples } from './examples.ts';
import { rules as factions1 } from './factions-1.ts';
import { rules as factions2 } from './factions-2.ts';
import { rules as factions3 } from './factions-3.ts';
import { rules as places } from './places.ts';
import { rules as setup } from './setup.ts';
import { rules as table } from './table.ts';
import { rules as troops } from './troops.ts';
import { rules as turn } from './turn.ts';
import { rules as war } from './war.ts';

export const rules: readonly Rule[] = [
  ...setup,
  ...turn,
  ...actions,
  ...cards,
  ...building,
  ...places,
  ...war,
  ...bank,
  ...troops,
  ...battle,
  ...table,
  ...factions1,
  ...factions2,
  ...factions3,
  ...examples,
];
