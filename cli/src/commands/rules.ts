// orrery rules: the matrix rule -> code -> tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Command } from '@orrery/kernel';
import { boxNamed } from '../command.ts';
import { ROOT } from '../root.ts';

export const rules: Command = {
  usage: 'rules GAME [--untested]',
  about:
    'Every rule of the index with the code and the tests that name it, and how far each family is; exit code 1 if a rule is untested and not waived.',
  flags: { untested: { type: 'boolean', about: 'only what is missing' } },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const folder = join(ROOT, 'games', box.game.id);
    const files = existsSync(folder) ? sources(folder) : [];
    const own = idsByFile(files.filter(isTest), testedIds);
    const tests = idsByFile([...files, ...BESIDE.flatMap(sources)].filter(isTest), testedIds);
    const code = idsByFile(
      files.filter((file) => !isTest(file) && !file.includes('/packs/')),
      citedIds,
    );
    const rows = box.rules.map(
      (rule): Row => ({
        rule: rule.id,
        tests: tests.get(rule.id) ?? [],
        code: code.get(rule.id) ?? [],
        waived: rule.waived,
      }),
    );
    const untested = rows.filter((row) => row.tests.length === 0 && !row.waived);
    for (const row of args.has('untested') ? untested : rows) {
      const state = row.tests.length > 0 ? row.tests.join(', ') : row.waived ? `waived: ${row.waived}` : 'UNTESTED';
      out.put(row, `${row.rule.padEnd(18)} ${row.code.join(', ') || '-'} -> ${state}`);
    }
    for (const { family, rules, done } of families(rows))
      out.put(
        { family, rules, done, complete: done === rules },
        `${family.padEnd(18)} ${done === rules ? `complete: ${rules}` : `${done} of ${rules}`}`,
      );
    const known = new Set(box.rules.map((rule) => rule.id));
    const strangers = [...own.keys()].filter((id) => !known.has(id));
    const tested = rows.filter((row) => row.tests.length > 0).length;
    const waived = rows.filter((row) => row.tests.length === 0 && row.waived).length;
    const sum = {
      game: box.game.id,
      rules: rows.length,
      tested,
      waived,
      untested: untested.length,
      unknown: strangers,
    };
    out.put(
      sum,
      `${rows.length} rules: ${tested} tested, ${waived} waived, ${untested.length} untested${strangers.length ? `; tests name unknown rules: ${strangers.join(', ')}` : ''}`,
    );
    return untested.length === 0 && strangers.length === 0 ? 0 : 1;
  },
};

/** Some rules are kept by the table around the game. */
const BESIDE = ['server/test', 'cli/test'].map((folder) => join(ROOT, folder)).filter((folder) => existsSync(folder));
interface Row {
  rule: string;
  tests: string[];
  code: string[];
  waived: string | undefined;
}

/** How many rules of each family are tested or waived, in the order of the index. A family is an id without its number. */
export function families(rows: readonly Row[]): { family: string; rules: number; done: number }[] {
  const found = new Map<string, { family: string; rules: number; done: number }>();
  for (const { rule, tests, waived } of rows) {
    const family = rule.replace(/-[^-]+$/, '');
    const sum = found.get(family) ?? { family, rules: 0, done: 0 };
    sum.rules += 1;
    if (tests.length > 0 || waived) sum.done += 1;
    found.set(family, sum);
  }
  return [...found.values()];
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

function idsByFile(files: readonly string[], idsIn: (text: string) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of new Set(idsIn(readFileSync(file, 'utf8'))))
      found.set(id, [...(found.get(id) ?? []), relative(ROOT, file)]);
  }
  return found;
}

const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+';
const GROUP = `\\[${ID}(?:,\\s*(?:${ID}|-[A-Z0-9]+))*\\]`;
const NAME = new RegExp(`['"\`]((?:${GROUP}\\s*)+)`, 'g');

/** Ids in brackets at the beginning of a test's name: `[COS-DARK-9] …`, `[SGO-TURN-1] [SGO-TURN-2, -3] …`. */
export function testedIds(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap((match) =>
    spread(
      match[1]!
        .replace(/\]\s*\[/g, ', ')
        .replace(/[[\]]/g, '')
        .trim(),
    ),
  );
}

/** `-3` after `SGO-TURN-2` is short for `SGO-TURN-3`. */
function spread(list: string): string[] {
  let family = '';
  return list.split(/,\s*/).map((id) => {
    if (!id.startsWith('-')) family = id.replace(/-[^-]+$/, '');
    return id.startsWith('-') ? family + id : id;
  });
}

export function citedIds(text: string): string[] {
  return [...text.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))].map((match) => match[0]);
}
