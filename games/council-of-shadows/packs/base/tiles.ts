// COS-COMP-1 and COS-COMP-7: the 31 solar-system tiles. Stack sizes are the rule book's; every planet and yield is ours.
import { gems } from './gems.ts';
import type { PlanetType, Tile } from './types.ts';

const TYPES: Readonly<Record<string, PlanetType>> = { E: 'earth', D: 'desert', V: 'volcanic' };

/** E earth-like, D desert, V volcanic; then coal, gold, crystal and energy of the yield. */
function tile(id: string, planets: string, coal: number, gold: number, crystal: number, energy: number): Tile {
  return {
    id,
    parsec: Number(id[1]),
    planets: [...planets].map((type, i) => ({ id: `${id}${'abcd'[i]}`, type: TYPES[type]! })),
    yield: { gems: gems(coal, gold, crystal), energy },
    ours: ['planets', 'yield'],
  };
}

export const TILES: readonly Tile[] = [
  tile('p1-01', 'EE', 1, 0, 0, 0),
  tile('p1-02', 'ED', 0, 1, 0, 0),
  tile('p1-03', 'EED', 1, 0, 0, 0),
  tile('p1-04', 'EV', 0, 1, 0, 0),
  tile('p1-05', 'EEE', 0, 0, 0, 1),
  tile('p1-06', 'EDD', 1, 0, 0, 1),
  tile('p1-07', 'E', 0, 1, 0, 1),
  tile('p1-08', 'EDV', 1, 0, 0, 0),
  tile('p1-09', 'EEDV', 0, 0, 0, 1),
  tile('p1-10', 'EED', 0, 0, 0, 2),
  tile('p2-01', 'ED', 0, 1, 0, 0),
  tile('p2-02', 'DD', 0, 1, 0, 1),
  tile('p2-03', 'EED', 1, 0, 0, 1),
  tile('p2-04', 'EV', 0, 0, 0, 3),
  tile('p2-05', 'DV', 0, 0, 1, 0),
  tile('p2-06', 'EDD', 0, 0, 0, 2),
  tile('p2-07', 'D', 1, 0, 1, 0),
  tile('p2-08', 'EDV', 0, 1, 0, 0),
  tile('p2-09', 'EE', 2, 0, 0, 0),
  tile('p2-10', 'DVV', 0, 1, 0, 1),
  tile('p2-11', 'EDDV', 0, 0, 0, 2),
  tile('p3-01', 'DV', 0, 0, 1, 0),
  tile('p3-02', 'VV', 0, 0, 1, 1),
  tile('p3-03', 'EV', 0, 0, 0, 4),
  tile('p3-04', 'DDV', 0, 1, 0, 2),
  tile('p3-05', 'V', 0, 1, 1, 0),
  tile('p3-06', 'EDV', 0, 1, 0, 1),
  tile('p3-07', 'DD', 0, 0, 0, 4),
  tile('p3-08', 'DVV', 0, 2, 0, 0),
  tile('p3-09', 'EDVV', 0, 0, 0, 3),
  tile('p3-10', 'DVV', 0, 0, 1, 1),
];
