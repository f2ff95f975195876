// The worlds on their orbits: whole, apart from one another, from Hawking and from the names of all.
import { describe, expect, it } from 'vitest';
import { BELOW, orbitsOf } from '../orbits.ts';

const NAME = { half: 52, high: 34 }; // of a world, with the points below it
const HAWKING = 46;

describe.each([
  [3, 0],
  [5, 0],
  [5, 2],
  [5, 5],
])('%i worlds, %i of them closed', (worlds, closed) => {
  const { places, size, width, height, hawking } = orbitsOf(worlds, closed);
  const r = size / 2;

  it('has a place for each, on the picture, with room for name and points', () => {
    expect(places).toHaveLength(worlds);
    for (const [x, y] of places) {
      expect(Math.min(x - r, y - r, width - x - r)).toBeGreaterThanOrEqual(0);
      expect(y + r + BELOW + NAME.high - 17).toBeLessThanOrEqual(height);
    }
  });

  it('keeps them apart', () => {
    for (const [i, [x, y]] of places.entries()) {
      expect(Math.hypot(x - hawking[0], y - hawking[1])).toBeGreaterThan(r + HAWKING);
      for (const [j, [u, v]] of places.entries()) {
        if (i === j) continue;
        expect(Math.hypot(x - u, y - v)).toBeGreaterThan(size);
        const below = y + r + BELOW; // the nearest point of a name to the middle of the other
        const dx = Math.max(0, Math.abs(x - u) - NAME.half);
        const dy = Math.max(0, v < below ? below - v - 13 : v - below);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(r);
      }
    }
  });
});

it('lets those still open be larger where the station has taken the room', () => {
  const room = 386; // pixels across when three are closed, at 1440
  const sizeAt = ({ size, width }: { size: number; width: number }) => (size * room) / width;
  expect(sizeAt(orbitsOf(5, 3))).toBeGreaterThan(1.25 * sizeAt(orbitsOf(5, 0)));
});
