// The Council Keleres: its sheet, its units and its technologies.
import type { Sheet } from '../faction.ts';

export const keleres: Sheet = {
  id: 'keleres',
  set: 'codex3',
  complete: 5,
  commodities: 2,
  home: {
    oneOf: [
      { system: '58', as: 'argent', hero: 'kuuasi-aun-jalatai' },
      { system: '2', as: 'mentak', hero: 'harka-leeds' },
      { system: '14', as: 'xxcha', hero: 'odlynn-myrr' },
    ],
  },
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTech: {
    fixed: [],
    choose: 2,
    from: 'owned-by-others',
    filter: 'non-faction technologies owned by other players, taken after the others have theirs',
  },
  breakthrough: { id: 'i-i-h-q-modernization', synergy: ['green', 'yellow'] },
  abilities: ['the-tribunii', 'council-patronage', 'laws-order'],
  units: [
    {
      id: 'artemiris',
      type: 'flagship',
      faction: 'keleres',
      cost: 8,
      combat: { hit: 7, dice: 2 },
      move: 1,
      capacity: 6,
      sustain: true,
      set: 'codex3',
    },
    {
      id: 'omniopiares',
      type: 'mech',
      faction: 'keleres',
      cost: 2,
      combat: { hit: 6, dice: 1 },
      sustain: true,
      set: 'codex3',
    },
  ],
  technologies: [
    {
      id: 'i-i-h-q-modernization',
      set: 'codex3',
      without: 'te',
      color: 'yellow',
      prereq: { yellow: 1 },
      faction: 'keleres',
    },
    {
      id: 'executive-order',
      set: 'te',
      color: 'yellow',
      prereq: { yellow: 1 },
      faction: 'keleres',
      timing: 'action',
      exhaust: true,
    },
    {
      id: 'agency-supply-network',
      set: 'codex3',
      color: 'yellow',
      prereq: { yellow: 2 },
      faction: 'keleres',
      timing: 'trigger',
    },
  ],
};
