// The borders of the house: imports go downwards only, and rules reach neither clock nor chance nor the outside.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

/** Which packages of the house a room may use. Games never see each other. */
const MAY_USE: readonly (readonly [room: RegExp, packages: RegExp])[] = [
  [/^kernel\//, /^$/],
  [/^games\/shelf\.ts$/, /^@orrery\/(?!bots|server|web|cli|api)/],
  [/^games\/[^/]+\//, /^@orrery\/kernel(\/testing)?$/],
  [/^bots\//, /^@orrery\/(kernel|games|(?!bots|server|web|cli|api)[a-z-]+)(\/testing)?$/],
  [/^api\//, /^@orrery\/kernel$/],
  [/^(server|web|cli)\//, /^@orrery\//],
  [/^tools\//, /^@orrery\/kernel/],
];
const HOUSE = ['kernel', 'games', 'bots', 'api', 'server', 'web', 'cli', 'tools'];
const sources = HOUSE.flatMap((room) => filesIn(join(ROOT, room))).filter(
  ({ file }) => file !== 'tools/test/borders.test.ts',
);
const isTest = (file: string) => /\/tests?\//.test(file);

function filesIn(folder: string): { file: string; text: string }[] {
  if (!existsSync(folder)) return []; // a room that has not been built yet
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', '.cache'].includes(entry.name) ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [{ file: relative(ROOT, path), text: readFileSync(path, 'utf8') }] : [];
  });
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((m) => m[1]!);

function strays(file: string, text: string): string[] {
  const rule = MAY_USE.find(([room]) => room.test(file));
  if (!rule) return [`${file}: in no known room`];
  const own = /^games\/([^/]+)\//.exec(file)?.[1];
  return importsOf(text)
    .filter((name) => name.startsWith('@orrery/') && !rule[1].test(name) && name !== `@orrery/${own}`)
    .map((name) => `${file} imports ${name}`);
}

describe('the borders', () => {
  it('are kept: imports go downwards only', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(sources.flatMap(({ file, text }) => strays(file, text))).toEqual([]);
  });

  it('are noticed when they are crossed', () => {
    expect(strays('kernel/src/x.ts', "import { shelf } from '@orrery/games';")).toHaveLength(1);
    expect(strays('games/one/game.ts', "import two from '@orrery/two';")).toHaveLength(1);
    expect(strays('bots/src/x.ts', "import { startServer } from '@orrery/server';")).toHaveLength(1);
    expect(strays('games/one/game.ts', "import { step } from '@orrery/kernel';")).toEqual([]);
  });

  it('no package reaches into the files of another', () => {
    const reaching = sources.flatMap(({ file, text }) => {
      const room = /^games\/[^/]+\/|^[^/]+\//.exec(file)![0];
      const outside = (name: string) => name.startsWith('.') && !join(file, '..', name).startsWith(room);
      return importsOf(text)
        .filter(outside)
        .map((name) => `${file} imports ${name}`);
    });
    expect(reaching).toEqual([]);
  });
});

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('kernel and games', () => {
  const pure = sources.filter(({ file }) => /^(kernel\/src|games)\//.test(file) && !isTest(file));
  const FORBIDDEN =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.|\bsetTimeout\b|\bfetch\(|['"]node:|\bprocess\./;

  it('know no clock, no chance of their own, no input or output', () => {
    const found = pure.filter(({ text }) => FORBIDDEN.test(withoutComments(text))).map(({ file }) => file);
    expect(found).toEqual([]);
    expect(FORBIDDEN.test('const die = Math.random();')).toBe(true);
  });
});

describe('every source', () => {
  it('says in its first line what it is, and leaves nothing undone', () => {
    const silent = sources
      .filter(({ file, text }) => !isTest(file) && !/^(\/\/|\/\*\*?|#!)/.test(text))
      .map(({ file }) => file);
    expect(silent).toEqual([]);
    const marks = /\b(TODO|FIXME|XXX|HACK)\b/;
    expect(sources.filter(({ text }) => marks.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
