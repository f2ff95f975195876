// Words one way: every folder of them is complete in every language, and no code holds any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { wordFolders } from '@orrery/kernel/catalogue';
import { wordProblems } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const folders = (room: string): string[] => readdirSync(join(ROOT, room)).map((name) => join(room, name));

/** Whatever is one catalogue: a game with its bots and its board, or a part of the house. */
const HOMES = [
  'kernel/src',
  ...['kernel/testing', 'server/test/fixtures']
    .flatMap(folders)
    .filter((room) => existsSync(join(ROOT, room, 'words'))),
  ...folders('games').filter((room) => existsSync(join(ROOT, room, 'package.json'))),
  'server/src',
  'web/src',
  'web/test/e2e',
  'cli/src',
  'tools',
];
const homeAt = (room: string): string => pathToFileURL(join(ROOT, room, 'index.ts')).href;

describe('words', () => {
  it.each(HOMES)('of %s are complete in every language', (room) => {
    expect(wordFolders(homeAt(room)).length).toBeGreaterThan(0);
    expect(wordProblems(homeAt(room))).toEqual([]);
  });

  it('lie nowhere else', () => {
    const known = new Set(HOMES.flatMap((room) => wordFolders(homeAt(room))));
    const all = ['kernel', 'bots', 'board', 'games', 'api', 'server', 'web', 'cli', 'tools'].flatMap((room) =>
      foldersCalled('words', join(ROOT, room)),
    );
    const lost = all.filter(
      (folder) => readdirSync(folder).some((name) => !/\.tsx?$/.test(name)) && !known.has(folder),
    );
    expect(lost.map((folder) => relative(ROOT, folder))).toEqual([]);
  });
});

function foldersCalled(name: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\.cache)$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.name === name ? [path] : foldersCalled(name, path);
    });
}

describe('code', () => {
  const files = ['kernel', 'bots', 'board', 'games', 'api', 'server', 'web', 'cli'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist|\.cache|test)\//.test(name))
      .map((name) => join(room, name)),
  );
  /** A text keyed by a language. */
  const PROSE = /\b(en|es): ?\(?['"`]|\b(en|es): (\w|\()+.*=> ?[`'"]/;

  it('holds no words', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.filter((file) => PROSE.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(found).toEqual([]);
    expect(["es: 'Hola'", 'en: (name) => `Hello`'].map((line) => PROSE.test(line))).toEqual([true, true]);
  });
});
