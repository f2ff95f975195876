// The Universities of Jol-Nar: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const jolnar: Sheet = {
  id: 'jolnar',
  set: 'base',
  complete: 1,
  commodities: 4,
  home: { system: '12' },
  startingUnits: { carrier: 2, dreadnought: 1, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 },
  startingTech: ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
  breakthrough: { id: 'specialized-compounds', synergy: ['green', 'yellow'] },
  abilities: ['fragile', 'brilliant', 'analytical'],
  units: [
    {
      id: 'j-n-s-hylarim',
      type: 'flagship',
      faction: 'jolnar',
      cost: 8,
      combat: { hit: 6, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'shield-paling',
      type: 'mech',
      faction: 'jolnar',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'spacial-conduit-cylinder',
      set: 'base',
      color: 'blue',
      prereq: { blue: 2 },
      faction: 'jolnar',
      timing: 'trigger',
      exhaust: true,
    },
    { id: 'e-res-siphons', set: 'base', color: 'yellow', prereq: { yellow: 2 }, faction: 'jolnar', timing: 'trigger' },
  ],
};
