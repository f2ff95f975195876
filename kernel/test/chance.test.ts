// Chance: the same key, the same stream; fair; and nothing to be learnt from what was seen.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, nextWord, shuffle } from '../src/chance.ts';
import { commitmentTo, fastChance, keyedChance, random } from '../src/index.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const words = (rng: number[], n: number) => Array.from({ length: n }, () => nextWord(rng));

describe('the keyed stream', () => {
  it('is ChaCha20 over a counter', () => {
    // RFC 8439, appendix A.1: key of zeros, nonce of zeros, block 0 begins 76b8e0ad.
    expect(nextWord(keyedChance('0'.repeat(64)))).toBe(0xade0b876);
  });

  it('goes on from any point: its state is nothing but the key and a count', () => {
    const rng = keyedChance(KEY);
    const stream = words(rng, 40);
    expect(rng).toHaveLength(9);
    for (const from of [0, 1, 15, 16, 33]) {
      expect(words([...keyedChance(KEY).slice(0, 8), from], 40 - from)).toEqual(stream.slice(from));
    }
  });

  it('takes keys of 32 bytes only, and commits to them', () => {
    expect(() => keyedChance('abc')).toThrow('64 hexadecimal digits');
    expect(commitmentTo(KEY)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(KEY)).not.toBe(commitmentTo(KEY.replace(/0/, '1')));
  });
});

describe.each([
  ['fast', fastChance(7)],
  ['keyed', keyedChance(KEY)],
])('dice from the %s stream', (_, rng) => {
  it('are fair: chi-square under the 99.9 % limit', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const throws = 60_000;
    for (let i = 0; i < throws; i++) counts[below(rng, 6)]! += 1;
    const chi = counts.reduce((sum, n) => sum + (n - throws / 6) ** 2 / (throws / 6), 0);
    expect(chi).toBeLessThan(20.5);
  });
});

it('a shuffle keeps every card, and a number stays in its range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (list, seed, n) => {
      const rng = fastChance(seed);
      expect(shuffle(rng, [...list]).sort()).toEqual([...list].sort());
      expect(below(rng, n)).toBeLessThan(n);
    }),
  );
  expect(() => random(1).pick([])).toThrow('nothing to pick');
});
