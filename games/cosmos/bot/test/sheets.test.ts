// Sheets of orders: what pool, purse, fleets and places allow, the best first; and what somebody else might write.
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import type { Idea } from '../idea.ts';
import { sheetOf, sheetsFor } from '../sheets.ts';
import type { Survey } from '../survey.ts';

const surveyed = (pool: number, R = 50): Survey =>
  ({ k: { own: { pool } }, side: { R, cards: [] }, preludes: ['asignar'] }) as never;
const idea = (line: string, worth: number, more: Partial<Idea> = {}): Idea => ({
  ...{ lines: [line], worth, when: 'move' },
  ...more,
});
const SIX = [10, 40, 60, 20, 50, 30].map((worth) => idea(`o${worth}`, worth));

it('has the best that the pool allows; what costs no action comes first and counts for none', () => {
  expect(sheetOf(surveyed(3), SIX)).toEqual(['asignar', 'o60', 'o50', 'o40']);
  const long = idea('x', 99, { lines: ['x', 'y', 'z', 'w'] });
  expect(sheetOf(surveyed(3), [...SIX, long])).toEqual(['asignar', 'o60', 'o50', 'o40']);
});
it('spends no more than there is, uses a fleet once and a place once for each end', () => {
  const dear = idea('dear', 99, { R: 51 });
  const paid = [idea('paid', 90, { R: 30 }), idea('too', 80, { R: 30 })];
  expect(sheetOf(surveyed(9), [dear, ...paid]).slice(1)).toEqual(['paid']);
  const fleet = [
    idea('one', 3, { fleet: 'A' }),
    idea('two', 2, { fleet: 'A' }),
    idea('part', 1, { fleet: 'A', part: true }),
  ];
  expect(sheetOf(surveyed(9), fleet).slice(1)).toEqual(['one', 'part']);
  const place = [idea('here', 3, { place: 'white-1' }), idea('again', 2, { place: 'white-1' })];
  const later = idea('later', 1, { place: 'white-1', when: 'spend' });
  expect(sheetOf(surveyed(9), [later, ...place]).slice(1)).toEqual(['here', 'later']);
});
it('others are others, as many as asked for and legal as the first, which is the usual one', () => {
  const sheets = sheetsFor(surveyed(3), SIX, random(4), 5);
  expect(sheets[0]).toEqual(sheetOf(surveyed(3), SIX));
  expect(sheets).toHaveLength(5);
  expect(new Set(sheets.map((lines) => lines.join()))).toHaveProperty('size', 5);
  for (const lines of sheets) expect(lines.length).toBeLessThanOrEqual(4);
});
it('what seems worth little may seem worth most to somebody else', () => {
  const three = [idea('a', 50), idea('b', 40), idea('c', 30)];
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  const bold = seeds.filter((seed) => sheetsFor(surveyed(1), three, random(seed), 3).some((lines) => lines[1] === 'c'));
  expect(bold.length).toBeGreaterThan(25);
});
