// The Firmament: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const firmament: Sheet = {
  id: 'firmament',
  set: 'te',
  complete: 7,
  commodities: 3,
  home: { system: '96', side: 'A' },
  startingUnits: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 3, 'space-dock': 1 },
  startingTech: { fixed: [], choose: 1, from: 'colors', colors: ['green', 'yellow'], filter: 'no prerequisites' },
  breakthrough: { id: 'the-sowing', synergy: ['green', 'yellow'] },
  abilities: ['plots-within-plots', 'puppets-of-the-blade'],
  units: [
    {
      id: 'heavens-eye',
      type: 'flagship',
      faction: 'firmament',
      cost: 8,
      combat: { hit: 5, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'te',
    },
    {
      id: 'viper-ex-23',
      type: 'mech',
      faction: 'firmament',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'te',
    },
  ],
  technologies: [
    { id: 'neural-parasite', set: 'te', color: 'green', prereq: { green: 2 }, faction: 'firmament', timing: 'trigger' },
    { id: 'planesplitter', set: 'te', color: 'yellow', prereq: { yellow: 2 }, faction: 'firmament', timing: 'trigger' },
  ],
};
