// The Mentak Coalition: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const mentak: Sheet = {
  id: 'mentak',
  set: 'base',
  complete: 2,
  figures: 3,
  commodities: 2,
  home: { system: '2' },
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTech: ['plasma-scoring', 'sarween-tools'],
  breakthrough: { id: 'the-tables-grace', synergy: ['green', 'yellow'] },
  abilities: ['ambush', 'pillage'],
  units: [
    {
      id: 'fourth-moon',
      type: 'flagship',
      faction: 'mentak',
      cost: 8,
      combat: { hit: 7, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'moll-terminus',
      type: 'mech',
      faction: 'mentak',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
    {
      id: 'corsair',
      type: 'cruiser',
      faction: 'mentak',
      upgradeOf: 'cruiser-2',
      tech: 'the-tables-grace', // a breakthrough
      beyond: 'cruiser-2',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      move: 3,
      capacity: 2,
      set: 'te',
    },
  ],
  technologies: [
    {
      id: 'salvage-operations',
      set: 'base',
      color: 'yellow',
      prereq: { yellow: 2 },
      faction: 'mentak',
      timing: 'trigger',
    },
    {
      id: 'mirror-computing',
      set: 'base',
      color: 'yellow',
      prereq: { yellow: 3 },
      faction: 'mentak',
      timing: 'passive',
    },
  ],
};
