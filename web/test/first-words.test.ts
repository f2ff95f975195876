// The first page says nothing that is not in the first part of the words: the rest is not there yet.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const wordsIn = (part: string): object =>
  JSON.parse(readFileSync(new URL(`../src/words/en/${part}.json`, import.meta.url), 'utf8'));

/** A module and all that it imports of the page, but not what is loaded later. */
function madeOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const [, type, from] of readFileSync(file, 'utf8').matchAll(/^import (type )?.*?'(\..*?)';$/gms))
    if (!type) madeOf(fileURLToPath(new URL(from!, `file://${file}`)), found);
  return found;
}

it('what the first page is made of says first words alone', () => {
  const [first, more] = [wordsIn('first'), wordsIn('more')];
  const files = [...madeOf(fileURLToPath(new URL('../src/main.tsx', import.meta.url)))];
  expect(files.length).toBeGreaterThan(20);
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]([a-z][\w.-]*)['`$]/gi)].map(([, key]) => key!),
  );
  expect(said.filter((key) => key in first).length).toBeGreaterThan(50);
  expect(said.filter((key) => key in more)).toEqual([]);
  const begun = said.filter((key) => key.endsWith('.'));
  expect(Object.keys(more).filter((key) => begun.some((start) => key.startsWith(start)))).toEqual([]);
});
