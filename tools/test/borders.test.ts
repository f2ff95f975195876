// The borders of the house: imports go downwards only, and rules reach neither clock nor chance nor the outside.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

/**
 * The import law, whole: which packages of the house a part of it may use, and which parts of its own game. The first
 * room that fits counts. Whatever is not listed is forbidden; tests stand beside what they test and see all of it.
 */
interface Room {
  room: RegExp;
  packages: RegExp;
  parts?: RegExp; // inside a game: paths from its folder
}
const KERNEL = /^@orrery\/kernel$/;
const RULES = /^(?!bot\/|board\/|commands\/|test\/|index\.ts$|.*\/bot\.ts$)/;
const LAW: readonly Room[] = [
  { room: /^kernel\//, packages: /^$/ },
  { room: /^board\/testing\//, packages: /^@orrery\/kernel(\/catalogue)?$/ },
  { room: /^(bots\/src|board)\//, packages: KERNEL },
  { room: /^bots\/test\//, packages: /^@orrery\/(kernel(\/testing)?|tic-tac-toe)$/ },
  { room: /^games\/test\//, packages: /^@orrery\/(kernel(\/testing|\/catalogue)?|bots|board|games)$/ },
  { room: /^games\/shelf\.ts$/, packages: /^@orrery\/(?!bots$|board$|api$|server$|web$|cli$)/ },
  { room: /^games\/[^/]+\/(.+\/)?test\//, packages: /^@orrery\/(kernel|bots|board)(\/testing|\/catalogue)?$/ },
  {
    room: /^games\/[^/]+\/(bot\/|.+\/bot\.ts$)/,
    packages: /^@orrery\/(kernel|bots)$/,
    parts: or(RULES, /^bot\/|\/bot\.ts$/),
  },
  { room: /^games\/[^/]+\/board\//, packages: /^@orrery\/(kernel|board)$/, parts: or(RULES, /^board\//) },
  {
    room: /^games\/[^/]+\/commands\//,
    packages: /^@orrery\/(kernel(\/catalogue)?|bots)$/,
    parts: /^(?!board\/|test\/)/,
  },
  { room: /^games\/[^/]+\/index\.ts$/, packages: KERNEL, parts: /^(?!board\/|test\/)/ },
  { room: /^games\/[^/]+\//, packages: KERNEL, parts: RULES },
  { room: /^api\//, packages: KERNEL },
  { room: /^server\/src\//, packages: /^@orrery\/(kernel(\/catalogue)?|bots|games|api)$/ },
  { room: /^web\/src\//, packages: /^@orrery\/(kernel|board(\/look\/.+)?|api)$/ },
  { room: /^(server|web|cli)\//, packages: /^@orrery\// },
  { room: /^tools\//, packages: /^@orrery\/kernel/ },
];
const HOUSE = ['kernel', 'bots', 'board', 'games', 'api', 'server', 'web', 'cli', 'tools'];
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

/** Either of them. */
function or(...some: RegExp[]): RegExp {
  return new RegExp(some.map(({ source }) => source).join('|'));
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((m) => m[1]!);

function strays(file: string, text: string): string[] {
  const law = LAW.find(({ room }) => room.test(file));
  if (!law) return [`${file}: in no known room`];
  const game = /^games\/[^/]+\//.exec(file)?.[0];
  const isLawful = (name: string): boolean => {
    if (name.startsWith('@orrery/')) return law.packages.test(name);
    if (!name.startsWith('.') || !game || !law.parts) return true;
    return law.parts.test(join(file, '..', name).slice(game.length));
  };
  return importsOf(text)
    .filter((name) => !isLawful(name))
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
    expect(strays('games/one/game.ts', "import { step } from '@orrery/kernel';")).toEqual([]);
    expect(strays('bots/src/x.ts', "import { startServer } from '@orrery/server';")).toHaveLength(1);
    expect(strays('web/src/x.ts', "import one from '@orrery/one';")).toHaveLength(1);
  });

  it('inside a game are noticed, too: rules know neither bots nor boards, and these not each other', () => {
    const from = (file: string, name: string) => strays(file, `import { x } from '${name}';`).length;
    expect(from('games/one/steps/turn.ts', '../bot/index.ts')).toBe(1);
    expect(from('games/one/values/figures.ts', '../board/face.tsx')).toBe(1);
    expect(from('games/one/state.ts', './index.ts')).toBe(1);
    expect(from('games/one/factions/red/index.ts', './bot.ts')).toBe(1);
    expect(from('games/one/factions/red/bot.ts', './abilities.ts')).toBe(0);
    expect(from('games/one/steps/turn.ts', '@orrery/bots')).toBe(1);
    expect(from('games/one/bot/plan.ts', '../board/layout.ts')).toBe(1);
    expect(from('games/one/board/board.tsx', '../bot/plan.ts')).toBe(1);
    expect(from('games/one/board/board.tsx', '@orrery/bots')).toBe(1);
    expect(from('games/one/board/board.tsx', '../values/figures.ts')).toBe(0);
    expect(from('games/one/index.ts', './bot/index.ts')).toBe(0);
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
  const pure = sources.filter(
    ({ file }) => /^(kernel\/src|games)\//.test(file) && !/\/(board|commands)\//.test(file) && !isTest(file),
  );
  const FORBIDDEN =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.|\bsetTimeout\b|\bfetch\(|['"]node:|\bprocess\./;

  it('know no clock, no chance of their own, no input or output', () => {
    const found = pure.filter(({ text }) => FORBIDDEN.test(withoutComments(text))).map(({ file }) => file);
    expect(found).toEqual([]);
    expect(FORBIDDEN.test('const die = Math.random();')).toBe(true);
  });
});

describe('rules, bots and boards', () => {
  const typed = sources.filter(
    ({ file }) => /^(games|bots|board)\//.test(file) && !/\/testing\//.test(file) && !isTest(file),
  );
  const FORCED = /\bas unknown as\b|\bas any\b/;

  it('are known to the compiler: nothing is taken for what it is not said to be', () => {
    const found = typed.filter(({ text }) => FORCED.test(withoutComments(text))).map(({ file }) => file);
    expect(found).toEqual([]);
    expect(FORCED.test('const turn = frame.args as unknown as Turn;')).toBe(true);
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
