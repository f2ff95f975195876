// Plain data: copies share nothing, and one value has one text.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical, copy, hashOf } from '../src/index.ts';

it('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const twin = copy(value);
      expect(twin).toEqual(value);
      if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value);
    }),
  );
});

it('a key that is called like a prototype is a key like any other', () => {
  const value = JSON.parse('{"a":{"b":1},"__proto__":{"polluted":[1]},"c":[2]}') as Record<string, unknown>;
  const twin = copy(value);
  expect(canonical(twin)).toBe(canonical(value));
  expect(Object.getPrototypeOf(twin)).toBe(Object.prototype);
});

it('the canonical text does not depend on the order of keys, and reads back', () => {
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe('{"a":null,"b":[1,{"c":3,"d":2}]}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});

it.each([[{ a: undefined }], [{ a: Number.NaN }], [{ a: -0 }], [{ a: new Date(0) }], [{ a: () => 1 }], [new Map()]])(
  'refuses what is not plain data: %s',
  (value) => {
    expect(() => canonical(value)).toThrow('not plain data at $');
  },
);
