// The Yssaril Tribes: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const yssaril: Sheet = {
  id: 'yssaril',
  set: 'base',
  complete: 2,
  figures: 2,
  commodities: 3,
  home: { system: '15' },
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTech: ['neural-motivator'],
  breakthrough: { id: 'deepgloom-executable', synergy: ['green', 'yellow'] },
  abilities: ['stall-tactics', 'scheming', 'crafty'],
  units: [
    {
      id: 'ysia-yssrila',
      type: 'flagship',
      faction: 'yssaril',
      cost: 8,
      combat: { hit: 5, dice: 2 },
      move: 2,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'blackshade-infiltrator',
      type: 'mech',
      faction: 'yssaril',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    {
      id: 'transparasteel-plating',
      set: 'base',
      color: 'green',
      prereq: { green: 1 },
      faction: 'yssaril',
      timing: 'passive',
    },
    {
      id: 'mageon-implants',
      set: 'base',
      color: 'green',
      prereq: { green: 3 },
      faction: 'yssaril',
      timing: 'action',
      exhaust: true,
    },
  ],
};
