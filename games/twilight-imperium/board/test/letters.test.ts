// Where things lie on a tile, whatever stands there: no name lies on a fleet, on ground forces or on another name.
import { boardKit } from '@orrery/board/testing';
import { describe, expect, it } from 'vitest';
import box from '../../index.ts';
import { SYSTEM_TABLE } from '../../packs/base/systems.ts';
import { DISCS, type Point, placesOfFleets, SIZE } from '../hex.ts';
import { linesAt, linesOf, nameAt, roomForName } from '../letters.ts';

const { voices } = boardKit(box);
const LETTER = 23; // units: 13 pixels where the galaxy is as large as six seats let it be
const INK = 0.7; // of a letter's height
const GROUND = { low: 14.5, from: 0.55 }; // half the height of ground forces, and where they stand on the disc
const SIGN = 0.46; // of its room: half the height of a ship

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** The lines of a planet's name, if it is seen. */
function namesOf(name: string, disc: Point & { r: number }, planets: number, ships: number): Box[] {
  if (roomForName(disc, name, planets, ships) < LETTER) return [];
  const lines = linesOf(name, planets);
  return linesAt(disc, lines.length).map((y, i) => {
    const half = (lines[i]!.length * LETTER * 0.5) / 2;
    const x = nameAt({ x: disc.x, y }, lines[i]!);
    const high = (LETTER * INK) / 2;
    return { what: lines[i]!, left: x - half, right: x + half, top: y - high, bottom: y + high };
  });
}

const printed = SYSTEM_TABLE.flatMap(({ id, planets = [] }) => (planets.length > 0 ? [{ id, planets }] : []));
const tiles = [...printed, { id: 'found', planets: ['thunders-edge'] }];

describe.each(['en', 'es'] as const)('on every tile, in %s', (language) => {
  const nameOf = (planet: string) => voices[language].say({ key: `planet.${planet}` });

  it.each([0, 1])('names are apart from one another and from what stands there; fleets: %i', (ships) => {
    const found: string[] = [];
    for (const { id, planets } of tiles) {
      const discs = DISCS[planets.length]!;
      const names = planets.flatMap((planet, i) => namesOf(nameOf(planet), discs[i]!, planets.length, ships));
      const lines = linesOf(nameOf(planets[0]!), planets.length).length;
      const { y, width, size } = placesOfFleets(planets.length, lines)[0]!;
      const row = { what: 'fleet', left: -width / 2, right: width / 2, top: y - size * SIGN, bottom: y + size * SIGN };
      const ground = discs.map(({ x, y: at, r }) => {
        const middle = at + r * GROUND.from;
        const bottom = middle + GROUND.low;
        return { what: 'ground forces', left: x - r, right: x + r, top: middle - GROUND.low, bottom };
      });
      const others = [...(ships > 0 ? [row] : []), ...(planets.length === 1 ? ground : [])];
      names.forEach((name, i) => {
        for (const other of [...others, ...names.slice(i + 1)])
          if (!apart(name, other)) found.push(`${id}: ${name.what}, ${other.what}`);
      });
    }
    expect(found).toEqual([]);
  });
});

it('fleets stay on their tile', () => {
  for (const planets of [0, 1, 2, 3])
    for (const lines of [1, 2])
      for (const { y, size } of placesOfFleets(planets, lines))
        expect(Math.abs(y) + size * SIGN).toBeLessThanOrEqual((SIZE * Math.sqrt(3)) / 2);
});

it('the name of a lone planet is seen with and without a fleet, however long', () => {
  for (const ships of [0, 1]) expect(roomForName(DISCS[1]![0]!, 'Confín del Trueno', 1, ships)).toBeGreaterThan(LETTER);
});
