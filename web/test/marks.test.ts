// Marks by which tests and styles know the page: what says that a match is over says nothing else, on no board.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|css)$/.test(file) && !/node_modules|dist/.test(file))
    .map((file) => join(folder, file));

test('“over” is marked where the page says how a match ended, and nowhere else', () => {
  const marked = [...sources('games'), ...sources('board/src'), ...sources('web/src')].filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('data-over'),
  );
  expect(marked).toEqual([join('web/src', 'table', 'question-panel.tsx')]);
});
