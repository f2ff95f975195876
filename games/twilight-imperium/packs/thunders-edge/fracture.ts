// TI4-FRACT-5, -6: the seven systems of the Fracture, a chain, and the neutral units that wait in them.
import type { UnitType } from '../base/types.ts';

export const FRACTURE = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'] as const;
/** In space, and on each of its planets. */
interface Garrison {
  ships: readonly UnitType[];
  ground: Readonly<Record<string, number>>;
}
export const GARRISONS: Readonly<Record<string, Garrison>> = {
  F1: { ships: ['cruiser', 'cruiser'], ground: { cocytus: 2 } },
  F4: { ships: ['dreadnought', 'dreadnought', 'destroyer'], ground: { styx: 3 } },
  F7: {
    ships: ['carrier', 'fighter', 'fighter', 'fighter', 'fighter'],
    ground: { lethe: 1, phlegethon: 1 },
  },
};
/** [TI4-FRACT-22] Their planet cards show a relic. */
export const WITH_RELICS: readonly string[] = ['cocytus', 'styx', 'lethe', 'phlegethon'];
export const INGRESS = 'ingress';
