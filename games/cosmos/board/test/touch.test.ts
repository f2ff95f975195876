// The map under a finger: every square of it can be hit, on any phone, after one touch that only comes closer.
import { closerTo, type Lie } from '@orrery/board';
import { describe, expect, it } from 'vitest';
import { BOARD } from '../../values/geometry.ts';
import { CITADEL } from '../atlas.ts';
import { frameOf, sizeIn, spotOf } from '../palette.ts';
import { CLOSEST } from '../quadrant.tsx';

const FINGER = 40; // pixels
const FITTED: Lie = { scale: 1, positionX: 0, positionY: 0 };
const PHONES = [
  [320, 480],
  [390, 620],
  [430, 560],
  [844, 300], // lying
] as const;
const BLACK = Array.from({ length: 20 }, (_, i) => `black-${i + 1}`);

/** Where the squares are on that screen while the whole quadrant is seen. */
function screen([width, height]: readonly [number, number], black: readonly string[]) {
  const size = sizeIn({ width, height }, black, true);
  const [x, y, wide, high] = frameOf(black, true, size).split(' ').map(Number) as [number, number, number, number];
  const scale = Math.min(width / wide, height / high);
  const [left, top] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  const centreOf = (place: string) => {
    const spot = spotOf(place, black, true, size);
    return { clientX: left + (spot.x - x) * scale, clientY: top + (spot.y - y) * scale };
  };
  return {
    frame: { left: 0, top: 0, width, height },
    hit: { width: size.w * scale, height: size.h * scale },
    centreOf,
  };
}

describe('the quadrant on a phone', () => {
  it.each(PHONES.flatMap((phone) => [[phone, []] as const, [phone, BLACK] as const]))(
    '[CSM-BOARD-1] %j: a square that is too small is met at 40 pixels or more after one touch, and is in sight',
    (phone, black) => {
      const { frame, hit, centreOf } = screen(phone, black);
      expect(Math.min(hit.width, hit.height)).toBeLessThan(FINGER);
      for (const place of [CITADEL, ...BOARD, ...black]) {
        const finger = centreOf(place);
        const lie = closerTo({ hit, finger, frame, now: FITTED, most: CLOSEST })!;
        expect(Math.min(hit.width, hit.height) * lie.scale).toBeGreaterThanOrEqual(FINGER);
        const x = finger.clientX * lie.scale + lie.positionX;
        const y = finger.clientY * lie.scale + lie.positionY;
        expect([x > 0, x < frame.width, y > 0, y < frame.height], place).toEqual([true, true, true, true]);
        const closer = { width: hit.width * lie.scale, height: hit.height * lie.scale };
        const again = closerTo({ hit: closer, finger: { clientX: x, clientY: y }, frame, now: lie, most: CLOSEST });
        expect(again).toBeUndefined(); // the second touch opens it
      }
    },
  );

  it('the square that was touched comes to the middle where the edge of the drawing lets it', () => {
    const { frame, hit, centreOf } = screen([390, 620], []);
    const lie = closerTo({ hit, finger: centreOf(CITADEL), frame, now: FITTED, most: CLOSEST })!;
    const { clientX, clientY } = centreOf(CITADEL);
    expect(clientX * lie.scale + lie.positionX).toBeCloseTo(195);
    expect(clientY * lie.scale + lie.positionY).toBeCloseTo(310);
  });
});
