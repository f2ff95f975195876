// Every procedure of the rules by its name; names are the save format.
import type { Asked } from '@orrery/kernel';
import { playCard } from '../abilities/card.ts';
import { chooseAim } from '../effects/aim.ts';
import { acquire, gainSecret } from '../effects/cards.ts';
import { takeFromHand } from '../effects/hands.ts';
import { placeNeutral, sacrifice, swapUnit } from '../effects/units.ts';
import type { TI } from '../state.ts';
import { agendaSteps } from './agenda/index.ts';
import { exchangePlanets, shareHolds } from './allies.ts';
import { barrage } from './barrage.ts';
import { bombarded, bombardment, shelling } from './bombardment.ts';
import { gainBreakthrough, rollForFracture } from './breakthrough.ts';
import { spaceCannonDefence, spaceCannonOffence } from './cannon.ts';
import { cede } from './cede.ts';
import { gainPlanet } from './control.ts';
import { throwDice } from './dice.ts';
import { draft } from './draft.ts';
import { placeOne, reroll } from './effects.ts';
import { eliminate } from './elimination.ts';
import { completeExpedition, expedition } from './expedition.ts';
import { dig, explore, exploreFrontier, explorePlanet, takeMirage } from './explore.ts';
import { chooseFactions, chooseHome, pickFaction, startingTechnologies } from './factions.ts';
import { enterFracture } from './fracture.ts';
import { galaxy } from './galaxy.ts';
import { groundCombat } from './ground-combat.ts';
import { destroyUnits, hits } from './hits.ts';
import { invasion, takeCustodians } from './invasion.ts';
import { plastic, trim } from './limits.ts';
import { giveUp } from './losses.ts';
import { garrisonMinor, placeMinors } from './minors.ts';
import { moveShips } from './move.ts';
import { giveNote, playNote } from './notes.ts';
import { olderCardSteps } from './older-cards.ts';
import { buyTokens, pay } from './pay.ts';
import { piece } from './pieces.ts';
import { bindPlayer, layPlot, revealPlots, scorePlots } from './plots.ts';
import { produce } from './production.ts';
import { blightPlanet, collapse, gainRelic, purgeRelic, ruinHome, ruinPlanet } from './relics.ts';
import { research, researchCost } from './research.ts';
import { retreat } from './retreat.ts';
import { abilityRoll, combatRoll } from './rolls.ts';
import { game, handOver, pickStrategyCard, strategyPhase } from './round.ts';
import { score, scorePublic, scoreStatus, secretCheck, swapSecret } from './scoring.ts';
import { deploy, setup } from './setup.ts';
import { spaceCombat } from './space-combat.ts';
import { statusDraw, statusPhase } from './status.ts';
import { ionStorm } from './storm.ts';
import { secondary, strategic } from './strategic.ts';
import { replenishStep, strategyCardSteps } from './strategy-cards.ts';
import { buildStructure, placeStructure } from './structures.ts';
import { tactical } from './tactical.ts';
import { gainTokens, redistribute, statusTokens } from './token-sheet.ts';
import { handCheck, placeToken, readyPlanets, scheme, spendToken } from './tokens.ts';
import { transactionSteps } from './transactions.ts';
import { actionPhase, turn } from './turn.ts';

export const STEPS = {
  setup,
  chooseFactions,
  chooseHome,
  pickFaction,
  draft,
  startingTechnologies,
  galaxy,
  deploy,
  placeMinors,
  garrisonMinor,
  game,
  strategyPhase,
  pickStrategyCard,
  actionPhase,
  turn,
  strategic,
  secondary,
  ...strategyCardSteps,
  ...olderCardSteps,
  replenish: replenishStep,
  research,
  researchCost,
  gainTokens,
  buyTokens,
  redistribute,
  exchangePlanets,
  shareHolds,
  placeToken,
  readyPlanets,
  pay,
  buildStructure,
  placeStructure,
  piece,
  placeOne,
  produce,
  tactical,
  moveShips,
  spaceCannonOffence,
  spaceCannonDefence,
  abilityRoll,
  combatRoll,
  reroll,
  hits,
  destroyUnits,
  spaceCombat,
  barrage,
  retreat,
  invasion,
  bombardment,
  bombarded,
  shelling,
  takeCustodians,
  groundCombat,
  gainPlanet,
  statusPhase,
  statusDraw,
  ...agendaSteps,
  giveUp,
  handOver,
  scorePublic,
  scoreStatus,
  statusTokens,
  score,
  secretCheck,
  scorePlots,
  layPlot,
  revealPlots,
  bindPlayer,
  handCheck,
  scheme,
  plastic,
  trim,
  eliminate,
  playCard,
  chooseAim,
  sacrifice,
  placeNeutral,
  swapUnit,
  acquire,
  takeFromHand,
  gainSecret,
  swapSecret,
  explorePlanet,
  exploreFrontier,
  explore,
  dig,
  takeMirage,
  gainRelic,
  purgeRelic,
  blightPlanet,
  ruinPlanet,
  ruinHome,
  collapse,
  throwDice,
  cede,
  ionStorm,
  expedition,
  completeExpedition,
  gainBreakthrough,
  rollForFracture,
  enterFracture,
  spendToken,
  playNote,
  giveNote,
  ...transactionSteps,
};

/** Every place of the rules at which somebody is asked. */
export type At = Asked<TI, typeof STEPS>;
