// The rule index (CSM), chapter by chapter: ids are stable, the English is the specification's, the Spanish ours.
import type { Rule } from '@orrery/kernel';
import { rules as actions } from './rules/actions.ts';
import { rules as bank } from './rules/bank.ts';
import { rules as battle } from './rules/battle.ts';
import { rules as building } from './rules/building.ts';
import { rules as cards } from './rules/cards.ts';
import { rules as examples } from './rules/examples.ts';
import { rules as factions1 } from './rules/factions-1.ts';
import { rules as factions2 } from './rules/factions-2.ts';
import { rules as factions3 } from './rules/factions-3.ts';
import { rules as places } from './rules/places.ts';
import { rules as setup } from './rules/setup.ts';
import { rules as table } from './rules/table.ts';
import { rules as troops } from './rules/troops.ts';
import { rules as turn } from './rules/turn.ts';
import { rules as war } from './rules/war.ts';

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
