// COS-CARD-START and COS-CARD-AI: the 6 starting action cards of every player and the 25 AI cards, one copy each.
// `ours` names the figures that are our own; all else is stated in, or follows from, the rule book.
import {
  discover,
  discoverAndHarvest,
  discoverAnywhere,
  either,
  gainEnergy,
  harvest,
  harvestAnywhere,
  harvestPlaced,
  settle,
  settleAnywhere,
  takeGems,
  upgradeGems,
} from './effects.ts';
import { gems } from './gems.ts';
import type { ActionCard } from './types.ts';

export const START_CARDS: readonly ActionCard[] = [
  { id: 'start-settle-1', consumption: 3, cost: null, effect: [settle(1)] },
  { id: 'start-settle-2', consumption: 6, cost: null, effect: [settle(2)] },
  { id: 'start-harvest-2', consumption: 3, cost: null, effect: [harvest(2)] },
  { id: 'start-discover', consumption: 3, cost: null, effect: [discover(1, 1)] },
  {
    id: 'start-gems',
    consumption: 2,
    cost: null,
    effect: [takeGems(2, 1, 0)],
    ours: ['consumption', 'effect.gainGems'],
  },
  { id: 'start-upgrade', consumption: 1, cost: null, effect: [upgradeGems(1)], ours: ['consumption'] },
];

const FIGURES = ['consumption', 'cost', 'name'];
const ALL = [...FIGURES, 'effect'];

/** `tower3`: barred to Casares [COS-LEADER-7]. */
export const AI_CARDS: readonly ActionCard[] = [
  { id: 'ai-01', consumption: 4, cost: gems(0, 1, 0), effect: [settle(1), harvestPlaced(1)], ours: FIGURES },
  { id: 'ai-02', consumption: 2, cost: gems(1, 1, 0), effect: [settle(1), harvestPlaced(1)], ours: FIGURES },
  { id: 'ai-03', consumption: 5, cost: gems(0, 0, 1), effect: [discoverAnywhere(1, 1)], ours: FIGURES },
  { id: 'ai-04', consumption: 3, cost: gems(1, 0, 1), effect: [discoverAnywhere(1, 1)], ours: FIGURES },
  { id: 'ai-05', consumption: 6, cost: gems(0, 1, 1), effect: [settleAnywhere(2)], ours: FIGURES },
  { id: 'ai-06', consumption: 3, cost: gems(0, 0, 1), effect: [settleAnywhere(1)], ours: ALL },
  { id: 'ai-07', consumption: 4, cost: gems(0, 2, 0), effect: [discoverAndHarvest(1, 1)], ours: FIGURES },
  { id: 'ai-08', consumption: 4, cost: gems(1, 1, 0), effect: [settle(2)], ours: ALL },
  { id: 'ai-09', consumption: 7, cost: gems(0, 1, 1), effect: [settle(3)], tower3: true, ours: FIGURES },
  { id: 'ai-10', consumption: -1, cost: gems(0, 1, 1), effect: [discover(1, 1)], ours: ['cost', 'name'] },
  { id: 'ai-11', consumption: 2, cost: gems(1, 0, 0), effect: [either([settle(1)], [discover(1, 1)])], ours: FIGURES },
  { id: 'ai-12', consumption: 1, cost: gems(1, 1, 0), effect: [either([settle(1)], [discover(1, 1)])], ours: FIGURES },
  { id: 'ai-13', consumption: -4, cost: gems(0, 2, 0), effect: [], ours: ['cost', 'name'] },
  { id: 'ai-14', consumption: -2, cost: gems(1, 0, 0), effect: [], ours: ['name'] },
  { id: 'ai-15', consumption: 6, cost: gems(0, 2, 0), effect: [discover(2, 2)], ours: FIGURES },
  { id: 'ai-16', consumption: 4, cost: gems(1, 1, 0), effect: [harvest(3)], ours: ALL },
  { id: 'ai-17', consumption: 2, cost: gems(1, 1, 0), effect: [harvestAnywhere(2)], ours: ALL },
  { id: 'ai-18', consumption: 6, cost: gems(1, 0, 1), effect: [harvest(4)], ours: ALL },
  { id: 'ai-19', consumption: 1, cost: gems(0, 1, 0), effect: [upgradeGems(2)], ours: ALL },
  { id: 'ai-20', consumption: 2, cost: gems(0, 2, 0), effect: [takeGems(1, 1, 1)], ours: ALL },
  { id: 'ai-21', consumption: 2, cost: gems(1, 1, 0), effect: [takeGems(0, 1, 1)], ours: ALL },
  { id: 'ai-22', consumption: 1, cost: gems(1, 1, 0), effect: [gainEnergy(4)], ours: ALL },
  { id: 'ai-23', consumption: 0, cost: gems(0, 2, 0), effect: [settle(1)], ours: ALL },
  { id: 'ai-24', consumption: 1, cost: gems(0, 1, 0), effect: [harvest(2)], ours: ALL },
  { id: 'ai-25', consumption: 5, cost: gems(0, 2, 0), effect: [settle(1), settle(1)], ours: ALL },
];
