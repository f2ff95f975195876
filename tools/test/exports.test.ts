// Nothing is exported for nobody: another file uses it, or it is what a package shows. What only tests use is dead.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const HOUSE = ['kernel', 'bots', 'board', 'games', 'api', 'server', 'web', 'cli', 'tools'];
const LEFT_OUT = ['node_modules', 'dist', '.cache'];

/** Found by their path: shelves of games, boards, the set-up of the tests, the command. */
const FOUND_BY_PATH = /\/shelf\.ts$|\/purse\/|^tools\/bundles\.mjs$|\/board\/(face|picture)\.tsx$|^cli\/src\/main\.ts$/;
/** Only the compiler needs their names, to say what an inferred type is. */
const INFERRED = ['web/src/state/kept.ts: Kept'];

type House = ReadonlyMap<string, string>; // path from the root to text without comments

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
function filesIn(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : filesIn(path);
    if (!/\.(ts|tsx|mjs)$/.test(entry.name)) return [];
    return [[relative(ROOT, path), withoutComments(readFileSync(path, 'utf8'))]];
  });
}

/** By what name a package shows which of its files. */
const SHOWN: ReadonlyMap<string, string> = new Map(
  [...HOUSE, ...readdirSync(join(ROOT, 'games')).map((game) => `games/${game}`)].flatMap((room) => {
    const file = join(ROOT, room, 'package.json');
    if (!existsSync(file)) return [];
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as Package;
    return Object.entries(exports).map(([under, at]): [string, string] => [
      join(name, under),
      join(room, typeof at === 'string' ? at : (at.source ?? at.default ?? '')),
    ]);
  }),
);
interface Package {
  name: string;
  exports?: Record<string, string | { source?: string; default?: string }>;
}

const DECLARED = /^export (?:default )?(?:async )?(?:const|let|function|class|type|interface) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\};?$/gm;
const FROM = /(?:import|export)\s+(?:type\s+)?([\w\s,{}*$]+?)\s+from\s+['"]([^'"]+)['"]/g;
const LATER = /import\(\s*['"]([^'"]+)['"]\s*\)/g;
const WIDENED = /^declare module ['"]([^'"]+)['"] \{\s*interface (\w+)/gm;

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean);
const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(DECLARED)].map((found) => found[1]!),
  ...[...text.matchAll(LISTED)].flatMap((found) => namesIn(found[1]!).map((name) => name.replace(/^.* as /, ''))),
];

/** `file name` for what a file takes from another, `file *` where it takes all. */
function usesOf(file: string, text: string): string[] {
  const path = (name: string): string => (name.startsWith('.') ? join(file, '..', name) : (SHOWN.get(name) ?? name));
  const named = [...text.matchAll(FROM)].flatMap(([, what, from]) => {
    const names = what!.includes('*') ? ['*'] : namesIn(/\{([^}]*)\}/.exec(what!)?.[1] ?? '');
    return names.map((name) => `${path(from!)} ${name.replace(/ as .*$/, '')}`);
  });
  const later = [...text.matchAll(LATER)].map(([, from]) => `${path(from!)} *`);
  const widened = [...text.matchAll(WIDENED)].map(([, from, name]) => `${path(from!)} ${name}`);
  return [...named, ...later, ...widened];
}

const isTest = (file: string): boolean => /(^|\/)(test|testing|fixtures)\//.test(file);

/** What nobody of `users` takes, as `file: name`. */
function unused(house: House, users: House): string[] {
  const used = new Set([...users].flatMap(([file, text]) => usesOf(file, text)));
  const shown = new Set(SHOWN.values());
  const isOpen = (file: string) => shown.has(file) || FOUND_BY_PATH.test(file) || used.has(`${file} *`);
  return [...house]
    .filter(([file]) => !isOpen(file))
    .flatMap(([file, text]) =>
      exportsOf(text)
        .filter((name) => !used.has(`${file} ${name}`))
        .map((name) => `${file}: ${name}`),
    )
    .filter((found) => !INFERRED.includes(found));
}
const without = (house: House, left: (file: string) => boolean): House =>
  new Map([...house].filter(([file]) => !left(file)));

/** Exported for tests alone, and not used where it stands either. */
function dead(house: House): string[] {
  const sources = without(house, isTest);
  return unused(sources, sources).filter((found) => {
    const [file, name] = found.split(': ') as [string, string];
    return [...house.get(file)!.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length === 1;
  });
}

const house: House = new Map(HOUSE.flatMap((room) => filesIn(join(ROOT, room))));

describe('exports', () => {
  it('are used by another file, each of them', () => {
    expect(house.size).toBeGreaterThan(1000);
    expect(unused(house, house)).toEqual([]);
  });

  it('are not there for tests alone', () => {
    expect(dead(house)).toEqual([]);
  });
});

describe('a needless export', () => {
  const small = (files: Record<string, string>): House => new Map(Object.entries(files));

  it('is noticed', () => {
    const two = small({
      'a/x.ts': 'export const one = 1;\nexport type Two = 2;',
      'a/y.ts': "import { one } from './x.ts';",
    });
    expect(unused(two, two)).toEqual(['a/x.ts: Two']);
  });

  it.each([
    ["import { type Two as Three } from './x.ts';"],
    ["import * as all from './x.ts';"],
    ["export { type Two } from './x.ts';"],
    ["const later = () => import('./x.ts');"],
    ["declare module './x.ts' {\n  interface Two {}\n}"],
  ])('is none where somebody says %s', (text) => {
    const two = small({ 'a/x.ts': 'export interface Two {}', 'a/y.ts': text });
    expect(unused(two, two)).toEqual([]);
  });

  it('for a test alone is noticed, but not where its own file uses it, too', () => {
    const text = 'export const one = 1;\nexport const two = 2;\nconst three = two;';
    const some = small({ 'a/x.ts': text, 'a/test/x.test.ts': "import { one, two } from '../x.ts';" });
    expect(unused(some, some)).toEqual([]);
    expect(dead(some)).toEqual(['a/x.ts: one']);
  });
});
