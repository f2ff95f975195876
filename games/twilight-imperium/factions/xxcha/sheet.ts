// The Xxcha Kingdom: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const xxcha: Sheet = {
  id: 'xxcha',
  set: 'base',
  complete: 1,
  commodities: 4,
  home: { system: '14' },
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTech: ['graviton-laser-system'],
  breakthrough: { id: 'archons-gift', synergy: ['green', 'yellow'] },
  abilities: ['peace-accords', 'quash'],
  units: [
    {
      id: 'loncara-ssodu',
      type: 'flagship',
      faction: 'xxcha',
      cost: 8,
      combat: { hit: 7, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      spaceCannon: { hit: 5, dice: 3, range: 1 },
      set: 'base',
    },
    {
      id: 'indomitus',
      type: 'mech',
      faction: 'xxcha',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      spaceCannon: { hit: 8, dice: 1, range: 1 },
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'instinct-training',
      set: 'base',
      color: 'green',
      prereq: { green: 1 },
      faction: 'xxcha',
      timing: 'trigger',
      exhaust: true,
    },
    {
      id: 'nullification-field',
      set: 'base',
      color: 'yellow',
      prereq: { yellow: 2 },
      faction: 'xxcha',
      timing: 'trigger',
      exhaust: true,
    },
  ],
};
