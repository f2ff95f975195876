// A patch leads from one value to the other, whatever they are, and is small where little changed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched, same } from '../src/index.ts';

const value = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });

test('a patch turns any value into any other, on both sides of the wire', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const wire = JSON.parse(JSON.stringify(diff(a, b)));
      expect(same(patched(a, wire), JSON.parse(JSON.stringify(b)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('what did not change is shared, what did change is named', () => {
  const before = { pub: { coins: [5, 5, 5], discard: ['a'], 'odd/key~': 1, '': 2 }, own: { hand: ['x', 'y'] } };
  const after = { pub: { coins: [5, 7, 5], discard: ['a', 'b'], 'odd/key~': 2, '': 3 }, own: { hand: ['x', 'y'] } };
  const patch = diff(before, after);
  expect(patch).toEqual([
    ['pub/coins/1', 7],
    ['pub/discard', 1, 0, ['b']],
    ['pub/odd~1key~0', 2],
    ['pub/~2', 3],
  ]);
  const now = patched(before, patch);
  expect(now).toEqual(after);
  expect(now.own).toBe(before.own);
});

test('equal values need no patch', () => {
  fc.assert(fc.property(value, (a) => diff(a, structuredClone(a)).length === 0));
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});
