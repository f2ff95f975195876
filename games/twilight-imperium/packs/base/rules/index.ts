// The rule index: one testable statement each, in our own words. Families of the stages built so far, a chapter a file.
import type { Rule } from '@orrery/kernel';
import { thundersEdgeRules } from '../../thunders-edge/rules/index.ts';
import { abilities } from './abilities.ts';
import { actionCards } from './action-cards.ts';
import { agenda } from './agenda.ts';
import { anomalies } from './anomalies.ts';
import { board } from './board.ts';
import { coexistence } from './coexistence.ts';
import { components } from './components.ts';
import { control } from './control.ts';
import { correspondence } from './correspondence.ts';
import { deals } from './deals.ts';
import { economy } from './economy.ts';
import { elimination } from './elimination.ts';
import { examples } from './examples.ts';
import { expansions } from './expansions.ts';
import { exploration } from './exploration.ts';
import { galaxy } from './galaxy.ts';
import { groundCombat } from './ground-combat.ts';
import { hidden } from './hidden.ts';
import { hits } from './hits.ts';
import { invasion } from './invasion.ts';
import { keleres } from './keleres.ts';
import { LATER } from './later.ts';
import { laws } from './laws.ts';
import { leaders } from './leaders.ts';
import { movement } from './movement.ts';
import { notes } from './notes.ts';
import { objectives } from './objectives.ts';
import { predictions } from './predictions.ts';
import { production } from './production.ts';
import { retreat } from './retreat.ts';
import { round } from './round.ts';
import { sets } from './sets.ts';
import { setup } from './setup.ts';
import { spaceCombat } from './space-combat.ts';
import { statusPhase } from './status-phase.ts';
import { strategicAction } from './strategic-action.ts';
import { strategyCards } from './strategy-cards.ts';
import { strategyPhase } from './strategy-phase.ts';
import { tacticalAction } from './tactical-action.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import { transport } from './transport.ts';
import { turns } from './turns.ts';
import { unitAbilities } from './unit-abilities.ts';
import { units } from './units.ts';
import { votes } from './votes.ts';
import { windows } from './windows.ts';

const chapters: readonly Rule[] = [
  ...abilities,
  ...windows,
  ...components,
  ...hidden,
  ...units,
  ...round,
  ...board,
  ...anomalies,
  ...sets,
  ...setup,
  ...galaxy,
  ...strategyPhase,
  ...turns,
  ...strategicAction,
  ...strategyCards,
  ...economy,
  ...technology,
  ...objectives,
  ...statusPhase,
  ...trade,
  ...deals,
  ...notes,
  ...agenda,
  ...votes,
  ...predictions,
  ...laws,
  ...elimination,
  ...tacticalAction,
  ...movement,
  ...transport,
  ...unitAbilities,
  ...hits,
  ...spaceCombat,
  ...retreat,
  ...invasion,
  ...groundCombat,
  ...control,
  ...production,
  ...coexistence,
  ...actionCards,
  ...expansions,
  ...exploration,
  ...leaders,
  ...keleres,
  ...thundersEdgeRules,
  ...correspondence,
  ...examples,
];

/** With what is waived, and why. */
export const rules: readonly Rule[] = chapters.map((rule) => ({
  ...rule,
  ...(LATER[rule.id] && { waived: LATER[rule.id] }),
}));
