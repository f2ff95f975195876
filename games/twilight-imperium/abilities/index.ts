// Everything that hangs on a window, a quantity or a turn, by its source.
import { agendas } from '../agendas/index.ts';
import { FACTIONS } from '../factions/index.ts';
import type { Piece } from '../registry.ts';
import { anytime } from './anytime.ts';
import { biotic } from './biotic.ts';
import { plainActions } from './cards/actions.ts';
import { unitActions } from './cards/actions-units.ts';
import { agendaCards } from './cards/agenda.ts';
import { brilliance } from './cards/brilliance.ts';
import { combatCards } from './cards/combat.ts';
import { hitCards } from './cards/hits.ts';
import { invasionCards } from './cards/invasion.ts';
import { marketCards } from './cards/market.ts';
import { meetingCards } from './cards/meetings.ts';
import { neutralCards } from './cards/neutral.ts';
import { riders } from './cards/riders.ts';
import { strategyCards } from './cards/strategies.ts';
import { tacticalCards } from './cards/tactical.ts';
import { turnCards } from './cards/turns.ts';
import { cybernetic } from './cybernetic.ts';
import { galacticEvents } from './events/index.ts';
import { explorationCards } from './exploration/index.ts';
import { leaders } from './leaders/index.ts';
import { legendaryCards } from './legendary/index.ts';
import { notes } from './notes/index.ts';
import { predictiveVotes } from './predictive-votes.ts';
import { propulsion } from './propulsion.ts';
import { relics } from './relics/index.ts';
import { secrets } from './secrets.ts';
import { thundersEdge } from './thunders-edge/index.ts';
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
  ...FACTIONS.flatMap(({ abilities }) => abilities),
  ...agendas,
  ...explorationCards,
  ...notes,
  ...FACTIONS.flatMap((faction) => faction.notes),
  ...leaders,
  ...FACTIONS.flatMap((faction) => faction.leaders),
  ...FACTIONS.flatMap(({ breakthrough }) => breakthrough ?? []),
  ...relics,
  ...thundersEdge,
  ...legendaryCards,
  ...neutralCards,
  ...strategyCards,
  ...meetingCards,
  ...marketCards,
  anytime,
  ...galacticEvents,
  ...brilliance,
];
