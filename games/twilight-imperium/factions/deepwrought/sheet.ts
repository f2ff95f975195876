// The Deepwrought Scholarate: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const deepwrought: Sheet = {
  id: 'deepwrought',
  set: 'te',
  complete: 7,
  commodities: 3,
  home: { system: '95' },
  startingUnits: { carrier: 1, dreadnought: 1, fighter: 4, infantry: 3, 'space-dock': 1 },
  startingTech: { fixed: [], research: 2, filter: 'research two technologies during setup, prerequisites apply' },
  breakthrough: { id: 'visionaria-select', synergy: ['green', 'yellow'] },
  abilities: ['research-team', 'oceanbound'],
  units: [
    {
      id: 'd-w-s-luminous',
      type: 'flagship',
      faction: 'deepwrought',
      cost: 8,
      combat: { hit: 7, dice: 2 },
      move: 1,
      capacity: 6,
      sustain: true,
      set: 'te',
    },
    {
      id: 'eanautic',
      type: 'mech',
      faction: 'deepwrought',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      production: 1,
      set: 'te',
    },
  ],
  technologies: [
    {
      id: 'hydrothermal-mining',
      set: 'te',
      color: 'green',
      prereq: { green: 1 },
      faction: 'deepwrought',
      timing: 'trigger',
    },
    {
      id: 'radical-advancement',
      set: 'te',
      color: 'green',
      prereq: { green: 1 },
      faction: 'deepwrought',
      timing: 'trigger',
    },
  ],
};
