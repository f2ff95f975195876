// COS-CARD-DT1 and COS-CARD-DT2: the 16 Dark Tech cards. All figures are the rule book's.
import {
  discoverAnywhere,
  gainEnergy,
  harvestAnywhere,
  harvestPlaced,
  named,
  settleAnywhere,
  takeGems,
} from './effects.ts';
import type { DarkTech } from './types.ts';

export const DARK_TECH: readonly DarkTech[] = [
  { id: 'dt1-stargate', level: 1, effect: [named('addSlot'), takeGems(0, 1, 0)], lasting: { slotRange: 3 } },
  { id: 'dt1-gem-upgrade', level: 1, effect: [takeGems(0, 0, 1)], lasting: { yieldGrades: 1 } },
  { id: 'dt1-explorers', level: 1, effect: [], lasting: { discoverCubes: 1 } },
  { id: 'dt1-science', level: 1, effect: [settleAnywhere(1), harvestPlaced(1)] },
  { id: 'dt1-empire', level: 1, effect: [], lasting: { energyPerGalaxy: 3 } },
  { id: 'dt1-flexible', level: 1, effect: [named('allRanges')] },
  { id: 'dt1-saver', level: 1, effect: [{ do: 'consumption', by: -7 }] },
  { id: 'dt1-traveler', level: 1, effect: [takeGems(0, 0, 1)], lasting: { harvestForeign: true } },
  { id: 'dt2-resources', level: 2, effect: [harvestAnywhere(2)] },
  { id: 'dt2-perpetual', level: 2, effect: [], lasting: { roundConsumption: 0 } },
  { id: 'dt2-feudalism', level: 2, effect: [], lasting: { energyPerSystem: 3 } },
  { id: 'dt2-journey', level: 2, effect: [discoverAnywhere(2, 2)] },
  { id: 'dt2-information', level: 2, effect: [named('takeAi'), { do: 'drawLight' }, takeGems(0, 0, 1)] },
  { id: 'dt2-dominant', level: 2, effect: [{ do: 'score', galaxies: 2 }] },
  { id: 'dt2-boost', level: 2, effect: [gainEnergy(10)] },
  { id: 'dt2-settlement', level: 2, effect: [settleAnywhere(2)] },
];
