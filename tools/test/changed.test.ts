// What a change touches: the tests of its room and of the rooms above it, and no pattern that has gone out of date.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const lines = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const touched = (...files: string[]) => lines(process.execPath, 'tools/changed.mjs', ...files);
const ALL = [...new Set(lines('git', 'ls-files', '-co', '--exclude-standard', '*.test.ts'))].sort();
const under =
  (...starts: string[]) =>
  (path: string) =>
    starts.some((start) => path.startsWith(start));
const ALWAYS = 'tools/test/';

describe('a change of', () => {
  it.each(['kernel/src/loop.ts', 'package.json', 'games/shelf.ts', 'vitest.config.ts'])(
    '%s touches everything',
    (file) => expect(touched(file).sort()).toEqual(ALL),
  );

  it('the rules of a game touches all tests of that game and no other game', () => {
    const found = touched('games/cosmos/steps/turn.ts');
    expect(found.filter(under('games/'))).toEqual(ALL.filter(under('games/cosmos/')));
    expect(found).toContain('web/test/e2e/cosmos.test.ts');
    expect(found.every(under('games/cosmos/', 'web/test/e2e/cosmos', ALWAYS))).toBe(true);
  });

  it('a bot or a board touches its own tests, not those of the rules', () => {
    const bot = touched('games/cosmos/bot/plan.ts');
    expect(bot.filter(under('games/'))).toEqual(ALL.filter(under('games/cosmos/bot/')));
    expect(touched('games/cosmos/board/map.tsx')).toContain('web/test/e2e/cosmos.test.ts');
    expect(
      touched('board/src/panel.tsx')
        .filter(under('games/'))
        .every((path) => path.includes('/board/')),
    ).toBe(true);
  });

  it('the server touches what runs on it', () => {
    const found = touched('server/src/serve.ts');
    expect(found).toEqual(expect.arrayContaining(ALL.filter(under('server/', 'web/test/e2e/', 'cli/'))));
    expect(found.some(under('games/', 'kernel/'))).toBe(false);
  });

  it('one test is that test, and of a text only what is always looked at', () => {
    const always = touched('README.md');
    expect(always.every(under(ALWAYS)) && always.length > 0).toBe(true);
    expect(touched('kernel/test/loop.test.ts').sort()).toEqual([...always, 'kernel/test/loop.test.ts'].sort());
  });
});
