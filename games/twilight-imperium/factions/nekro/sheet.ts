// nekro: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const nekro: Sheet = {
  id: 'nekro',
  set: 'base',
  complete: 2,
  commodities: 3,
  home: { system: '8' },
  startingUnits: { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTech: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
  breakthrough: { id: 'valefar-assimilator-z', synergy: [] },
  abilities: ['galactic-threat', 'technological-singularity', 'propagation'],
  units: [
    {
      id: 'the-alastor',
      type: 'flagship',
      faction: 'nekro',
      cost: 8,
      combat: { hit: 9, dice: 2 },
      move: 1,
      capacity: 3,
      sustain: true,
      set: 'base',
    },
    { id: 'mordred', type: 'mech', faction: 'nekro', cost: 2, combat: { hit: 6, dice: 1 }, sustain: true, set: 'pok' },
  ],
  technologies: [
    { id: 'valefar-assimilator-x', set: 'base', color: 'none', prereq: {}, faction: 'nekro', timing: 'trigger' },
    { id: 'valefar-assimilator-y', set: 'base', color: 'none', prereq: {}, faction: 'nekro', timing: 'trigger' },
  ],
};
