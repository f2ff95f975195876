// Golden games: whole matches in notation, replayed answer by answer against their hashes and their result.
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@orrery/kernel';
import { expect, it, vi } from 'vitest';
import { councilOfShadows } from '../game.ts';

vi.setConfig({ testTimeout: 60_000 }); // whole games; a busy machine is no fault of the rules

const folder = new URL('golden/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.game'));

it('has a game of every number of seats, with and without the modules', () => {
  const tables = names.map((name) => readRecord(readFileSync(new URL(name, folder), 'utf8')));
  const kinds = new Set(
    tables.map(({ seats, options }) => `${seats} ${options.module1 === true && options.module2 === true}`),
  );
  expect([...kinds].sort()).toEqual([1, 2, 3, 4].flatMap((seats) => [`${seats} false`, `${seats} true`]));
});

it.each(names)('replays %s', (name) => {
  const record = readRecord(readFileSync(new URL(name, folder), 'utf8'));
  const match = replay(councilOfShadows, record);
  expect(match.result).toBeDefined();
  expect(match.state.pub.over).toBe(true);
});
