// A drawing that is moved and come closer to: what was pointed at stays under the pointer, and no edge comes into the frame.
import { closeBy, FITTED, heldIn } from '@orrery/board';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const FRAME = { width: 800, height: 600 };
const MOST = 8;
const spots = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});
const times = fc.double({ min: 0.2, max: 5, noNaN: true });
const lies = fc
  .array(fc.tuple(times, spots), { maxLength: 6 })
  .map((ways) => ways.reduce((lie, [by, at]) => heldIn(FRAME, closeBy(lie, by, at, MOST)), FITTED));

it('what lies under the pointer stays there, as close as one may come', () => {
  fc.assert(
    fc.property(lies, times, spots, (lie, by, at) => {
      const next = closeBy(lie, by, at, MOST);
      expect(next.scale).toBeGreaterThanOrEqual(1);
      expect(next.scale).toBeLessThanOrEqual(MOST);
      const under = ({ scale, positionX, positionY }: typeof lie) => [
        (at.x - positionX) / scale,
        (at.y - positionY) / scale,
      ];
      const [before, after] = [under(lie), under(next)];
      expect(after[0]).toBeCloseTo(before[0]!, 6);
      expect(after[1]).toBeCloseTo(before[1]!, 6);
    }),
  );
});

it('no edge of the drawing comes into its frame, wherever it is pushed', () => {
  fc.assert(
    fc.property(lies, fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (lie, x, y) => {
      const held = heldIn(FRAME, { ...lie, positionX: lie.positionX + x, positionY: lie.positionY + y });
      for (const [at, room] of [
        [held.positionX, FRAME.width],
        [held.positionY, FRAME.height],
      ] as const) {
        expect(at).toBeLessThanOrEqual(0);
        expect(at + room * held.scale).toBeGreaterThanOrEqual(room - 1e-6);
      }
    }),
  );
});

it('fitted again it lies as at first', () => {
  const lie = heldIn(FRAME, closeBy(FITTED, 3, { x: 700, y: 20 }, MOST));
  expect(lie).not.toEqual(FITTED);
  expect(heldIn(FRAME, { ...lie, scale: 1 })).toEqual({ scale: 1, positionX: 0, positionY: 0 });
});
