// A new table is asked what says anything: with so many seats, and with what is chosen so far.
import type { OptionSpec } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { agreedOn, byGroup, offeredOptions } from '../src/home/offered.ts';

const flag = (more: Partial<OptionSpec> = {}) => ({ kind: 'flag', fallback: false, ...more }) as OptionSpec;
const SPECS: Record<string, OptionSpec> = {
  box: flag({ group: 'boxes' }),
  other: flag({ group: 'boxes', when: [{ box: [false] }] }),
  map: { kind: 'choice', fallback: 'any', choices: ['any', 'small', 'for-six'], seats: { 'for-six': [6] } },
  draft: flag({ when: [{ map: ['for-six'] }, { box: [true] }] }),
};
const names = (chosen: Record<string, string | boolean>, seats = 6) =>
  offeredOptions(SPECS, chosen, seats).map(({ name }) => name);

it('asks only where one of the conditions holds', () => {
  expect(names({})).toEqual(['box', 'other', 'map']);
  expect(names({ box: true })).toEqual(['box', 'map', 'draft']);
  expect(names({ map: 'for-six' })).toEqual(['box', 'other', 'map', 'draft']);
});

it('offers the choices of so many seats, and makes none that is gone with a seat', () => {
  const map = (seats: number) => offeredOptions(SPECS, { map: 'for-six' }, seats).find(({ name }) => name === 'map')!;
  expect(map(6)).toMatchObject({ value: 'for-six', spec: { choices: ['any', 'small', 'for-six'] } });
  expect(map(5)).toMatchObject({ value: 'any', spec: { choices: ['any', 'small'] } });
  expect(names({ map: 'for-six' }, 5)).not.toContain('draft');
});

it('does not ask where so many seats leave no choice', () => {
  const pairs: OptionSpec = { kind: 'choice', fallback: 'none', choices: ['none', 'two'], seats: { two: [4, 6] } };
  const asked = (seats: number) => offeredOptions({ pairs }, { pairs: 'two' }, seats).map(({ name }) => name);
  expect([4, 5, 6].map(asked)).toEqual([['pairs'], [], ['pairs']]);
  const alone = flag({ seats: { true: [1] } });
  expect([1, 2].map((seats) => offeredOptions({ alone }, {}, seats).length)).toEqual([1, 0]);
});

it('agrees on nothing that nobody was asked', () => {
  expect(agreedOn(offeredOptions(SPECS, { other: true, box: true }, 6))).toEqual({
    box: true,
    map: 'any',
    draft: false,
  });
});

it('keeps together what has one heading', () => {
  const groups = byGroup(offeredOptions(SPECS, {}, 6)).map(([group, options]) => [group, options.map((o) => o.name)]);
  expect(groups).toEqual([
    ['boxes', ['box', 'other']],
    ['', ['map']],
  ]);
});
