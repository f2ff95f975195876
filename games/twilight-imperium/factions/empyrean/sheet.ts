// The Empyrean: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const empyrean: Sheet = {
  id: 'empyrean',
  set: 'pok',
  complete: 3,
  figures: 10,
  commodities: 4,
  home: { system: '56' },
  startingUnits: { carrier: 2, destroyer: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTech: ['dark-energy-tap'],
  breakthrough: { id: 'void-tether', synergy: ['blue', 'green'] },
  abilities: ['voidborn', 'aetherpassage', 'dark-whispers'],
  units: [
    {
      id: 'dynamo',
      type: 'flagship',
      faction: 'empyrean',
      cost: 8,
      combat: { hit: 5, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'pok',
    },
    {
      id: 'watcher',
      type: 'mech',
      faction: 'empyrean',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    { id: 'aetherstream', set: 'pok', color: 'blue', prereq: { blue: 2 }, faction: 'empyrean', timing: 'trigger' },
    { id: 'voidwatch', set: 'pok', color: 'green', prereq: { green: 1 }, faction: 'empyrean', timing: 'trigger' },
  ],
};
