// What tests and code name: rules by their ids, components by theirs, in brackets at the beginning of a test's name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.ts';

/** Some rules are kept by the table around the game. */
const BESIDE = ['server/test', 'cli/test'].map((folder) => join(ROOT, folder)).filter((folder) => existsSync(folder));
const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Files by what they name. */
export type Named = ReadonlyMap<string, string[]>;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** The files of a game, with the tests of the table around it. */
export function filesOf(game: string): { code: string[]; own: string[]; tests: string[] } {
  const folder = join(ROOT, 'games', game);
  const files = existsSync(folder) ? sources(folder) : [];
  const own = files.filter(isTest);
  return {
    code: files.filter((file) => !isTest(file) && !file.includes('/packs/')),
    own,
    tests: [...own, ...BESIDE.flatMap(sources).filter(isTest)],
  };
}

export function namedIn(files: readonly string[], idsIn: (text: string) => string[]): Named {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of new Set(idsIn(readFileSync(file, 'utf8'))))
      found.set(id, [...(found.get(id) ?? []), relative(ROOT, file)]);
  }
  return found;
}

const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?:-[a-z][a-z0-9-]*)?';
const BRACKETS = /['"`]((?:\[[A-Za-z0-9%][^\]\n]*\]\s*)+)/g;

/** What stands in brackets at the beginning of a test's name: `[COS-DARK-9] …`, `[SGO-TURN-2, -3] [some-card] …`. */
const byTest = (text: string): string[][] =>
  [...text.matchAll(BRACKETS)].map((match) =>
    [...match[1]!.matchAll(/\[([^\]]*)\]/g)].flatMap((group) => spread(group[1]!)),
  );
const inBrackets = (text: string): string[] => byTest(text).flat();

/** `-3` after `SGO-TURN-2` is short for `SGO-TURN-3`. */
function spread(list: string): string[] {
  let family = '';
  return list.split(/,\s*/).map((id) => {
    if (!id.startsWith('-')) family = id.replace(/-[^-]+$/, '');
    return id.startsWith('-') ? family + id : id;
  });
}

const RULE = new RegExp(`^${ID}$`);
/** The rules that each test claims. */
export const rulesByTest = (text: string): string[][] => byTest(text).map((ids) => ids.filter((id) => RULE.test(id)));
export const testedRules = (text: string): string[] => rulesByTest(text).flat();
/** `direct-hit`; `planet:*` for a test of a whole table of figures; where tests of rows are named `[%s]`, the rows' ids. */
export const testedComponents = (text: string): string[] => [
  ...inBrackets(text).filter((id) => !RULE.test(id)),
  ...(text.includes('[%s]') ? [...text.matchAll(/\[\s*'([a-z0-9-]+)'/g)].map((row) => row[1]!) : []),
];
export const citedRules = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))].map((match) => match[0]);
