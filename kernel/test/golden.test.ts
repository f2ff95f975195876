// Recorded matches of the test game: a change that breaks a running match shows here.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mootBox, replayGolden } from '../testing/index.ts';

const folder = new URL('./golden/', import.meta.url);

it.each(readdirSync(folder))('%s is still played the same', (file) => {
  expect(replayGolden(mootBox, readFileSync(new URL(file, folder), 'utf8')).result).toBeDefined();
});

it('a golden game that no longer holds is noticed', () => {
  const [file] = readdirSync(folder);
  const text = readFileSync(new URL(file!, folder), 'utf8');
  expect(() => replayGolden(mootBox, text.replace(/^0 .*$/m, '0 #0'))).toThrow('entry');
  expect(() => replayGolden(mootBox, `${text}\n`)).toThrow('read back');
});
