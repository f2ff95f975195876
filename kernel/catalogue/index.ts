// Words on disk: every folder called `words` at or below a home holds a file of messages for each language, or a folder
// of such files. Node only; the rest of the kernel touches no disk.
/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language, Messages } from '../src/index.ts';

/** The messages of one file. */
export interface WordFile {
  file: string;
  text: string;
  messages: Messages;
}
const NOT_OURS = ['node_modules', 'dist', 'test'];

/** Where the sources of this module lie, whether it runs from them or as it was built. */
function sourcesOf(home: string): string {
  const folder = dirname(fileURLToPath(home));
  const root = packageOf(folder);
  const [first, ...rest] = relative(root, folder).split(sep);
  if (first !== 'dist') return folder;
  return [join(root, ...rest), join(root, 'src', ...rest)].find((place) => existsSync(place)) ?? root;
}

function packageOf(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder;
  return packageOf(dirname(folder));
}

/** Every folder of words at or below this home (the `import.meta.url` of a module). */
export function wordFolders(home: string): string[] {
  const within = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
      .map((entry) => join(folder, entry.name))
      .flatMap((path) => (basename(path) === 'words' ? [path] : within(path)))
      .sort();
  return within(sourcesOf(home));
}

/** What one folder of words has in a language. */
export function wordFiles(folder: string, language: Language): WordFile[] {
  const whole = join(folder, `${language}.json`);
  const parts = join(folder, language);
  const files = [
    ...(existsSync(whole) ? [whole] : []),
    ...(existsSync(parts) ? readdirSync(parts).sort() : []).map((name) => join(parts, name)),
  ];
  return files.map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, messages: JSON.parse(text) as Messages };
  });
}

/** The golden games of a package: whole matches that are played the same for ever, by name. */
export function goldenGames(home: string): Map<string, string> {
  const folder = join(packageOf(dirname(fileURLToPath(home))), 'test', 'golden');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const records = files.filter((file) => file.endsWith('.game'));
  return new Map(records.map((file) => [basename(file, '.game'), readFileSync(join(folder, file), 'utf8')]));
}

/** Where a game keeps the positions of its rules, whether there are any or not. */
export const positionsFile = (home: string): string =>
  join(packageOf(dirname(fileURLToPath(home))), 'test', 'positions.br');

const gathered = new Map<string, Messages>();

/** All that a home says in one language, over the kernel's own words. A key that stands twice is a mistake. */
export function wordsOf(home: string, language: Language): Messages {
  const name = `${language} ${home}`;
  let words = gathered.get(name);
  if (!words) {
    words = home === KERNEL ? gather(home, language) : { ...wordsOf(KERNEL, language), ...gather(home, language) };
    gathered.set(name, words);
  }
  return words;
}
/** The kernel's own words; every home's are laid over them. */
export const KERNEL = new URL('../src/words', import.meta.url).href;

function gather(home: string, language: Language): Messages {
  const words: Record<string, string> = {};
  for (const { file, messages } of wordFolders(home).flatMap((folder) => wordFiles(folder, language)))
    for (const [key, text] of Object.entries(messages)) {
      if (Object.hasOwn(words, key)) throw new Error(`${file}: ${key} stands elsewhere, too`);
      words[key] = text;
    }
  return words;
}
