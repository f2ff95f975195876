// The map: names of galaxies are clear of one another, and no galaxy leaves its band.
import { boardKit } from '@orrery/board/testing';
import { fastChance, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { councilOfShadows } from '../../game.ts';
import box from '../../index.ts';
import { layOut } from '../layout.ts';

const { voices } = boardKit(box);
const LETTER = 17.3; // units: the widest measured, on the average of a name
const rows = [1, 2, 3, 4].flatMap((seats) =>
  (['wide', 'tall'] as const).flatMap((format) => [false, true].map((module1) => ({ seats, format, module1 }))),
);

describe.each(rows)('$seats seats, $format, with stations: $module1', ({ seats, format, module1 }) => {
  const { match } = startMatch(
    councilOfShadows,
    { seats, chance: fastChance(1), options: { module1 } },
    { undo: false },
  );
  const { bands, width } = layOut(match.state.pub, format);

  it('no name lies on another, or leaves the map', () => {
    for (const { galaxies } of bands) {
      const names = galaxies
        .filter(({ covered }) => !covered)
        .map(({ galaxy, badge }) => {
          const half = (voices.en.say({ key: `galaxy.${galaxy.id}` }).length * LETTER) / 2;
          return { from: badge.x - half, to: badge.x + half };
        });
      for (const [i, { from, to }] of names.entries()) {
        expect(to).toBeLessThanOrEqual(width + 32);
        if (i > 0) expect(from).toBeGreaterThan(names[i - 1]!.to);
      }
    }
  });
});
