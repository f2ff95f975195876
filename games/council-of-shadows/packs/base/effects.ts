// The vocabulary of card effects: one short word for each piece. "Anywhere" frees range and planet type [COS-CARD-AI-B].
import { gems } from './gems.ts';
import type { Effect } from './types.ts';

export const settle = (cubes: number): Effect => ({ do: 'settle', cubes, range: 'slot', planet: 'adapted' });
export const settleAnywhere = (cubes: number): Effect => ({ do: 'settle', cubes, range: 'any', planet: 'any' });
export const harvest = (times: number): Effect => ({ do: 'harvest', times, range: 'slot' });
export const harvestAnywhere = (times: number): Effect => ({ do: 'harvest', times, range: 'any' });
export const harvestPlaced = (times: number): Effect => ({ do: 'harvestPlaced', times });
export const discover = (cubes: number, harvests: number): Effect => ({
  do: 'discover',
  range: 'slot',
  planet: 'adapted',
  cubes,
  harvests,
  follow: 'settleOrHarvest',
});
export const discoverAndHarvest = (cubes: number, harvests: number): Effect => ({
  ...(discover(cubes, harvests) as Effect & { do: 'discover' }),
  follow: 'settleAndHarvest',
});
export const discoverAnywhere = (cubes: number, harvests: number): Effect => ({
  ...(discover(cubes, harvests) as Effect & { do: 'discover' }),
  range: 'any',
  planet: 'any',
});
export const takeGems = (coal: number, gold: number, crystal: number): Effect => ({
  do: 'gainGems',
  gems: gems(coal, gold, crystal),
});
export const upgradeGems = (times: number): Effect => ({ do: 'upgradeGems', times });
export const gainEnergy = (energy: number): Effect => ({ do: 'gainEnergy', energy });
export const either = (...branches: Effect[][]): Effect => ({ do: 'choose', branches });
export const named = (piece: string): Effect => ({ do: 'named', piece });
