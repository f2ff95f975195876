// The Emirates of Hacan: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const hacan: Sheet = {
  id: 'hacan',
  set: 'base',
  complete: 1,
  commodities: 6,
  home: { system: '16' },
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTech: ['sarween-tools', 'antimass-deflectors'],
  breakthrough: { id: 'auto-factories', synergy: ['yellow', 'red'] },
  abilities: ['masters-of-trade', 'guild-ships', 'arbiters'],
  units: [
    {
      id: 'wrath-of-kenara',
      type: 'flagship',
      faction: 'hacan',
      cost: 8,
      combat: { hit: 7, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'pride-of-kenara',
      type: 'mech',
      faction: 'hacan',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'production-biomes',
      set: 'base',
      color: 'green',
      prereq: { green: 2 },
      faction: 'hacan',
      timing: 'action',
      exhaust: true,
    },
    {
      id: 'quantum-datahub-node',
      set: 'base',
      color: 'yellow',
      prereq: { yellow: 3 },
      faction: 'hacan',
      timing: 'trigger',
    },
  ],
};
