// The Winnu: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const winnu: Sheet = {
  id: 'winnu',
  set: 'base',
  complete: 2,
  figures: 8,
  commodities: 3,
  home: { system: '7' },
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
  startingTech: { fixed: [], choose: 1, from: 'any', filter: 'no prerequisites' },
  breakthrough: { id: 'imperator', synergy: ['blue', 'red'] },
  abilities: ['blood-ties', 'reclamation'],
  units: [
    {
      id: 'salai-sai-corian',
      type: 'flagship',
      faction: 'winnu',
      cost: 8,
      combat: { hit: 7, dice: 'enemy-non-fighter-ships' },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'reclaimer',
      type: 'mech',
      faction: 'winnu',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'lazax-gate-folding',
      set: 'base',
      color: 'blue',
      prereq: { blue: 2 },
      faction: 'winnu',
      timing: 'action',
      exhaust: true,
    },
    {
      id: 'hegemonic-trade-policy',
      set: 'base',
      color: 'yellow',
      prereq: { yellow: 2 },
      faction: 'winnu',
      timing: 'trigger',
      exhaust: true,
    },
  ],
};
