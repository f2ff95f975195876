// The map: names of galaxies are clear of one another, and on a phone they can be read.
import { boardKit } from '@orrery/board/testing';
import { fastChance, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { councilOfShadows } from '../../game.ts';
import box from '../../index.ts';
import { layOut } from '../layout.ts';

const { voices } = boardKit(box);
const LETTER = 17.3; // units: the widest measured, on the average of a name
const SIZE = 38; // units, of the letters of a tall map: those of a wide one times
const LARGER = SIZE / 34;
const rows = [1, 2, 3, 4].flatMap((seats) =>
  (['wide', 'tall'] as const).flatMap((format) => [false, true].map((module1) => ({ seats, format, module1 }))),
);

describe.each(rows)('$seats seats, $format, with stations: $module1', ({ seats, format, module1 }) => {
  const { match } = startMatch(
    councilOfShadows,
    { seats, chance: fastChance(1), options: { module1 } },
    { undo: false },
  );
  const { bands, width, margin } = layOut(match.state.pub, format);
  const letter = format === 'tall' ? LETTER * LARGER : LETTER;

  it('no name lies on another, or leaves the map', () => {
    for (const { galaxies } of bands) {
      const names = galaxies
        .filter(({ covered }) => !covered)
        .map(({ galaxy, badge, lines }) => {
          expect(lines).toBe(format === 'tall' ? 2 : 1);
          const name = voices.en.say({ key: `galaxy.${galaxy.id}` });
          const line = format === 'tall' ? Math.max(...name.split(' ').map((word) => word.length)) : name.length;
          const half = (line * letter) / 2;
          return { from: badge.x - half, to: badge.x + half };
        });
      for (const [i, { from, to }] of names.entries()) {
        expect(to).toBeLessThanOrEqual(width + 32);
        if (i > 0) expect(from).toBeGreaterThan(names[i - 1]!.to);
      }
    }
  });

  it('as wide as a phone, a tall one has names of 11 px', () => {
    if (format === 'tall') expect((SIZE * 390) / (width + 2 * margin)).toBeGreaterThanOrEqual(11);
  });
});
