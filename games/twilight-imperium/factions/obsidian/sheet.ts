// The Obsidian: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';
import { firmament } from '../firmament/sheet.ts';

export const obsidian: Sheet = {
  id: 'obsidian',
  set: 'te',
  complete: 7,
  unlearns: true,
  unoffered: true,
  commodities: 3,
  home: { system: '96', side: 'B' },
  startingUnits: {},
  startingTech: [],
  breakthrough: { id: 'the-reaping', synergy: ['green', 'yellow'] },
  abilities: ['nocturne', 'the-blades-orchestra', 'marionettes'],
  units: [
    {
      id: 'heavens-hollow',
      type: 'flagship',
      faction: 'obsidian',
      cost: 8,
      combat: { hit: 5, dice: 3 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'te',
    },
    {
      id: 'viper-hollow',
      type: 'mech',
      faction: 'obsidian',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'te',
    },
  ],
  technologies: firmament.technologies,
};
