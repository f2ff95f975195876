// What a first visit to each board takes as sent: scripts, styles and words. It may become less, and never more unnoticed.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { isText } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { ready } from '@orrery/tools/built';
import { beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'web', 'dist');

/** As the build says it: what a file brings along at once (`imports`), and what only later. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
let chunks: Record<string, Chunk>;
beforeAll(() => {
  ready();
  chunks = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
});

/** The file of a module, and of all that it cannot begin without. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = chunks[name]!;
  if (found.has(file)) return found;
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) filesOf(each, found);
  return found;
}
function sent(file: string): number {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
/** All but the texts of rules, which come by the chapter, and of pieces, which come when one is shown. */
function words(game: string): number {
  const all = Object.entries(wordsOf(pathToFileURL(join(ROOT, 'games', game, 'index.ts')).href, 'en'));
  const said = Object.fromEntries(all.filter(([key]) => !key.startsWith('rule.') && !isText(key)));
  return brotliCompressSync(JSON.stringify(said)).length;
}
const weight = (game: string): number => {
  const page = ['index.html', 'src/table/table-page.tsx', 'src/words/en/first.json', 'src/words/en/more.json'];
  const files = new Set([...page, `../games/${game}/board/face.tsx`].flatMap((name) => [...filesOf(name)]));
  return [...files].reduce((sum, file) => sum + sent(file), sent('index.html') + words(game));
};

// In thousands of bytes; letters, heads and what the table itself tells come to fifty-five more, and 350 is the aim for all of it.
// What a board draws only later (`Face.rules`), and what opens over the table, is fetched after its first picture.
it.each([
  ['council-of-shadows', 215],
  ['space-gate-odyssey', 210],
  ['cosmos', 295], // its reader knows more words
  ['twilight-imperium', 290],
])('the first load of %s stays below %i KB', (game, most) => {
  const kilobytes = weight(game) / 1000;
  expect(kilobytes).toBeGreaterThan(100); // nothing was overlooked
  expect(kilobytes).toBeLessThan(most);
});

it.each(['en', 'es'])('the page names its first words in %s, to be fetched beside it', (language) => {
  const { file } = chunks[`src/words/${language}/first.json`]!;
  expect(readFileSync(join(DIST, 'index.html'), 'utf8')).toContain(` data-${language}="/${file}"`);
});

it('workers are named as such: by that the server gives them the policy of a page', () => {
  const text = readFileSync(join(DIST, chunks['src/table/result-page.tsx']!.file), 'utf8');
  expect(text.match(/assets\/recheck[^"'`]*\.js/)?.[0]).toMatch(/\.worker\.js$/);
});
