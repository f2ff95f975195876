// Golden games: whole matches, answer by answer, with the hash of the state every fifty answers and the result.
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { spaceGateOdyssey } from '../game.ts';
import { PATIENCE } from './kit.ts';

const folder = new URL('golden/', import.meta.url);
const records = readdirSync(folder).map(
  (name) => [name, readRecord(readFileSync(new URL(name, folder), 'utf8'))] as const,
);

it.each(records)(
  '%s',
  (_, record) => {
    const match = replay(spaceGateOdyssey, record);
    expect(match.result).toBeDefined();
    expect(match.state.pub.exoplanets.every((e) => e.closed)).toBe(true);
  },
  PATIENCE,
);

it('there is one for each number of players, a short one and one with reorganisation', () => {
  const standard = records.filter(([, r]) => !r.options.short && !r.options.reorganisation);
  expect(standard.map(([, r]) => r.seats).sort()).toEqual([2, 3, 4]);
  expect(records.some(([, r]) => r.options.short)).toBe(true);
  expect(records.some(([, r]) => r.options.reorganisation)).toBe(true);
});
