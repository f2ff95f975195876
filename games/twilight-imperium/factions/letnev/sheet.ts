// The Barony of Letnev: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const letnev: Sheet = {
  id: 'letnev',
  set: 'base',
  complete: 1,
  commodities: 2,
  home: { system: '10' },
  startingUnits: { carrier: 1, destroyer: 1, dreadnought: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
  startingTech: ['antimass-deflectors', 'plasma-scoring'],
  breakthrough: { id: 'gravleash-maneuvers', synergy: ['blue', 'red'] },
  abilities: ['munitions-reserves', 'armada'],
  units: [
    {
      id: 'arc-secundus',
      type: 'flagship',
      faction: 'letnev',
      cost: 8,
      combat: { hit: 5, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      bombardment: { hit: 5, dice: 3 },
      removesPlanetaryShield: true,
      set: 'base',
    },
    {
      id: 'dunlain-reaper',
      type: 'mech',
      faction: 'letnev',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'non-euclidean-shielding',
      set: 'base',
      color: 'red',
      prereq: { red: 2 },
      faction: 'letnev',
      timing: 'passive',
    },
    { id: 'l4-disruptors', set: 'base', color: 'yellow', prereq: { yellow: 1 }, faction: 'letnev', timing: 'passive' },
  ],
};
