// Every relative link and picture in the texts leads to something that is there, headings included.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const git = ['ls-files', '-co', '--exclude-standard', '*.md'];
const texts = [...new Set(execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).split('\n'))]
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
const linksIn = (text: string) => [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map((found) => found[1]!);

/** A heading as forges name it in an address. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function isBroken(file: string, link: string): boolean {
  if (/^(https?|mailto):/.test(link)) return false;
  const [path = '', heading] = link.split('#');
  const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path);
  if (!existsSync(target)) return true;
  if (heading === undefined || !target.endsWith('.md')) return false;
  const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map((found) => anchor(found[1]!));
  return !headings.includes(heading);
}

it('none is broken', () => {
  const links = texts.flatMap(({ file, text }) => linksIn(text).map((link) => ({ file, link })));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file, link }) => isBroken(file, link))).toEqual([]);
});

it('a broken one is noticed', () => {
  expect(linksIn('a [b](c.md), `[d](e.md)` and ![f](g.png)')).toEqual(['c.md', 'g.png']);
  expect(isBroken('README.md', 'docs/nothing.md')).toBe(true);
  expect(isBroken('README.md', '#no-such-heading')).toBe(true);
  expect(isBroken('README.md', 'ARCHITECTURE.md')).toBe(false);
});
