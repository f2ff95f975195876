// The Yin Brotherhood: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const yin: Sheet = {
  id: 'yin',
  set: 'base',
  complete: 2,
  figures: 4,
  commodities: 2,
  home: { system: '3' },
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
  startingTech: ['sarween-tools'],
  breakthrough: { id: 'yin-ascendant', synergy: ['green', 'yellow'] },
  abilities: ['indoctrination', 'devotion'],
  units: [
    {
      id: 'van-hauge',
      type: 'flagship',
      faction: 'yin',
      cost: 8,
      combat: { hit: 9, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    {
      id: 'moyins-ashes',
      type: 'mech',
      faction: 'yin',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'pok',
    },
  ],
  technologies: [
    { id: 'yin-spinner', set: 'base', color: 'green', prereq: { green: 2 }, faction: 'yin', timing: 'trigger' },
    { id: 'impulse-core', set: 'base', color: 'yellow', prereq: { yellow: 2 }, faction: 'yin', timing: 'trigger' },
  ],
};
