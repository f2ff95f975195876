// orrery new: the copy is a game of the house in every respect.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate, shelve, tidy } from '../src/new-game.ts';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

describe('a fifth game', () => {
  const house = mkdtempSync(join(tmpdir(), 'orrery-fifth-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  const CHANGED = ['games/shelf.ts', 'games/package.json', 'games/tsconfig.json', 'tsconfig.json'];
  const run = (tool: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { encoding: 'utf8', cwd: house });

  /** As a clone with everything installed: the packages are this one's, the files that a new game changes are copies. */
  beforeAll(() => {
    for (const file of readdirSync(ROOT).filter((name) => /\.(json|ts)$/.test(name)))
      cpSync(join(ROOT, file), join(house, file));
    const copied = ['games/shelf.ts', 'games/package.json', 'games/tsconfig.json', 'games/tic-tac-toe'];
    for (const file of copied) cpSync(join(ROOT, file), join(house, file), { recursive: true });
    const rooms = ['kernel', 'bots', 'board', 'api', 'server', 'web', 'cli', 'tools'];
    const games = readdirSync(join(ROOT, 'games')).map((name) => `games/${name}`);
    for (const room of [...rooms, ...games.filter((name) => !existsSync(join(house, name)))])
      symlinkSync(join(ROOT, room), join(house, room));
    for (const packages of ['node_modules', 'node_modules/@orrery']) {
      mkdirSync(join(house, packages));
      for (const name of readdirSync(join(ROOT, packages)))
        if (!['@orrery', '.orrery'].includes(name))
          symlinkSync(realpathSync(join(ROOT, packages, name)), join(house, packages, name));
    }
    const noted = join(house, 'node_modules/.package-lock.json');
    rmSync(noted, { force: true });
    cpSync(join(ROOT, 'node_modules/.package-lock.json'), noted);
    copyTemplate(house, join(house, 'games/star-duel'), 'star-duel');
    tidy(house, [join(house, 'games/star-duel'), ...shelve(house, 'star-duel')]);
  });

  it('is a copy of the smallest one under its own name, on the shelf', async () => {
    expect(readFileSync(join(house, 'games/star-duel/game.ts'), 'utf8')).toContain(
      'export const starDuel: Game<StarDuel>',
    );
    expect(readFileSync(join(house, 'games/shelf.ts'), 'utf8')).toMatch(
      /import starDuel from '@orrery\/star-duel';[\s\S]*starDuel,?\s*\]/,
    );
    const strangers = filesIn(join(house, 'games/star-duel')).filter((text) => /tic-?tac-?toe|TTT-/i.test(text));
    expect(strangers).toEqual([]);
  });

  it('passes its own tests at once: rules, bot and board', () => {
    const { stdout, stderr, status } = run('vitest/vitest.mjs', 'run', 'games/star-duel', '--no-color');
    expect(stdout + stderr).toMatch(/Test Files +5 passed/);
    expect(status).toBe(0);
  });

  it('keeps the style of the house, and its types fit', () => {
    const style = run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'games/star-duel', ...CHANGED);
    expect(style.stdout + style.stderr).toContain('No fixes applied');
    expect(style.status).toBe(0);
    const tests = JSON.parse(readFileSync(join(house, 'tsconfig.tests.json'), 'utf8'));
    writeFileSync(join(house, 'types.json'), JSON.stringify({ ...tests, include: ['games/star-duel/**/*'] }));
    expect(run('typescript/bin/tsc', '-p', 'types.json')).toMatchObject({ stdout: '', status: 0 });
  });

  it('costs no install: the lock file has it, and what is installed counts as installed', () => {
    const { packages } = JSON.parse(readFileSync(join(house, 'package-lock.json'), 'utf8'));
    expect(packages['games/star-duel']).toEqual({ ...packages['games/tic-tac-toe'], name: '@orrery/star-duel' });
    expect(packages['node_modules/@orrery/star-duel']).toEqual({ resolved: 'games/star-duel', link: true });
    expect(packages.games.dependencies).toHaveProperty('@orrery/star-duel', '0.1.0');
    expect(Object.keys(packages)).toEqual(Object.keys(packages).sort());
    const noted = JSON.parse(readFileSync(join(house, 'node_modules/.package-lock.json'), 'utf8')).packages;
    for (const path of ['games', 'games/star-duel', 'node_modules/@orrery/star-duel'])
      expect(noted[path]).toEqual(packages[path]);
    expect(realpathSync(join(house, 'node_modules/@orrery/star-duel'))).toBe(
      realpathSync(join(house, 'games/star-duel')),
    );
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
