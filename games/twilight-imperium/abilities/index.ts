// Everything that hangs on a window, a quantity or a turn, by its source.
import { agendas } from '../agendas/index.ts';
import type { Piece } from '../registry.ts';
import { biotic } from './biotic.ts';
import { plainActions } from './cards/actions.ts';
import { unitActions } from './cards/actions-units.ts';
import { agendaCards } from './cards/agenda.ts';
import { combatCards } from './cards/combat.ts';
import { hitCards } from './cards/hits.ts';
import { invasionCards } from './cards/invasion.ts';
import { riders } from './cards/riders.ts';
import { tacticalCards } from './cards/tactical.ts';
import { turnCards } from './cards/turns.ts';
import { cybernetic } from './cybernetic.ts';
import { explorationCards } from './exploration/index.ts';
import { arborec } from './factions/arborec.ts';
import { argent } from './factions/argent.ts';
import { creuss } from './factions/creuss.ts';
import { empyrean } from './factions/empyrean.ts';
import { hacan } from './factions/hacan.ts';
import { jolnar } from './factions/jolnar.ts';
import { l1z1x } from './factions/l1z1x.ts';
import { letnev } from './factions/letnev.ts';
import { mentak } from './factions/mentak.ts';
import { muaat } from './factions/muaat.ts';
import { naalu } from './factions/naalu.ts';
import { naazrokha } from './factions/naazrokha.ts';
import { nekro } from './factions/nekro.ts';
import { norr } from './factions/norr.ts';
import { saar } from './factions/saar.ts';
import { sol } from './factions/sol.ts';
import { vuilraith } from './factions/vuilraith.ts';
import { winnu } from './factions/winnu.ts';
import { xxcha } from './factions/xxcha.ts';
import { yin } from './factions/yin.ts';
import { yssaril } from './factions/yssaril.ts';
import { leaders } from './leaders/index.ts';
import { notes } from './notes/index.ts';
import { predictiveVotes } from './predictive-votes.ts';
import { propulsion } from './propulsion.ts';
import { secrets } from './secrets.ts';
import { transactions } from './transactions.ts';
import { unitAbilities } from './units.ts';
import { warfare } from './warfare.ts';

export const PIECES: readonly Piece[] = [
  ...unitAbilities,
  ...combatCards,
  ...hitCards,
  ...tacticalCards,
  ...invasionCards,
  ...unitActions,
  ...plainActions,
  ...turnCards,
  ...agendaCards,
  ...riders,
  ...propulsion,
  ...biotic,
  ...warfare,
  ...cybernetic,
  predictiveVotes,
  ...secrets,
  ...transactions,
  ...sol,
  ...hacan,
  ...letnev,
  ...norr,
  ...jolnar,
  ...xxcha,
  ...winnu,
  ...l1z1x,
  ...mentak,
  ...yin,
  ...muaat,
  ...naalu,
  ...saar,
  ...arborec,
  ...yssaril,
  ...creuss,
  ...nekro,
  ...argent,
  ...vuilraith,
  ...naazrokha,
  ...empyrean,
  ...agendas,
  ...explorationCards,
  ...notes,
  ...leaders,
];
