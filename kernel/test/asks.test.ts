// Legality of a subset: exactly those the question describes, each thing once, as many as are asked for.
import { describe, expect, it } from 'vitest';
import { hasChoice, judge, PASS, PASS_ON, type Question } from '../src/index.ts';
import { mootBox } from '../testing/index.ts';

const options = ['a', 'b', 'c'].map((key) => ({ key, label: { key } }));
const question = (min: number, max: number): Question => ({
  prompt: { key: 'ask' },
  ask: { shape: 'many', options, min, max },
  rules: ['R-1'],
});
const verdict = (choice: unknown, min = 1, max = 2) =>
  judge(mootBox.game, { seat: null, pub: { seats: 2, serial: 0, stack: [] }, own: null }, question(min, max), choice);
const refused = (code: string) => ({ refused: { code, rules: ['R-1'] } });

describe('many', () => {
  it('is accepted in any order, and given back in that of the options', () => {
    expect(verdict(['c', 'a'])).toEqual({ choice: ['a', 'c'] });
  });
  it('refuses a thing named twice, although it counts as enough', () => {
    expect(verdict(['a', 'a'])).toMatchObject(refused('shape'));
    expect(verdict(['a', 'a'], 2, 2)).toMatchObject(refused('shape'));
    expect(verdict(['a', 'a', 'b'], 1, 3)).toMatchObject(refused('shape'));
  });
  it('refuses fewer than the least and more than the most', () => {
    expect(verdict([])).toMatchObject(refused('shape'));
    expect(verdict(['a'], 2, 3)).toMatchObject(refused('shape'));
    expect(verdict(['a', 'b', 'c'])).toMatchObject(refused('shape'));
    expect(verdict([], 0, 1)).toEqual({ choice: [] });
  });
  it('refuses what was not offered, and what is no list', () => {
    expect(verdict(['a', 'd'])).toMatchObject(refused('option'));
    expect(verdict('a')).toMatchObject(refused('shape'));
    expect(verdict([1])).toMatchObject(refused('shape'));
  });
});

describe('a choice', () => {
  const one = (...keys: string[]) => ({
    ask: { shape: 'one' as const, options: keys.map((key) => ({ key, label: { key } })) },
  });
  it('is none where one can only pass, now or for the rest of the window', () => {
    expect(hasChoice(one(PASS, PASS_ON))).toBe(false);
    expect(hasChoice(one('a'))).toBe(false);
    expect(hasChoice(one('a', PASS, PASS_ON))).toBe(true);
  });
  it('is none where everything or nothing must be taken, or one number is left', () => {
    expect([question(3, 3), question(0, 0), question(1, 3), question(2, 2)].map(hasChoice)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(hasChoice({ ask: { shape: 'number', min: 2, max: 2 } })).toBe(false);
    expect(hasChoice({ ask: { shape: 'number', min: 1, max: 2 } })).toBe(true);
  });
});
