// creuss: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const creuss: Sheet = {
  id: 'creuss',
  set: 'base',
  complete: 2,
  commodities: 4,
  home: { system: '51', boardTile: '17', offBoard: true },
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTech: ['gravity-drive'],
  breakthrough: { id: 'particle-synthesis', synergy: ['blue', 'yellow'] },
  abilities: ['quantum-entanglement', 'slipstream', 'creuss-gate'],
  units: [
    {
      id: 'hil-colish',
      type: 'flagship',
      faction: 'creuss',
      cost: 8,
      combat: { hit: 5, dice: 1 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'icarus-drive',
      type: 'mech',
      faction: 'creuss',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'wormhole-generator',
      set: 'base',
      color: 'blue',
      prereq: { blue: 2 },
      faction: 'creuss',
      timing: 'action',
      exhaust: true,
    },
    { id: 'dimensional-splicer', set: 'base', color: 'red', prereq: { red: 1 }, faction: 'creuss', timing: 'trigger' },
  ],
};
