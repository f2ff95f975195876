// orrery rules: the matrix rule -> code -> tests.
import { type Command, chapterOf } from '@orrery/kernel';
import { boxNamed } from '../command.ts';
import { citedRules, filesOf, namedIn, testedRules } from '../named.ts';

export const rules: Command = {
  flags: { untested: { type: 'boolean' } },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const files = filesOf(box.game.id);
    const own = namedIn(files.own, testedRules);
    const tests = namedIn(files.tests, testedRules);
    const code = namedIn(files.code, citedRules);
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
    const family = chapterOf(rule);
    const sum = found.get(family) ?? { family, rules: 0, done: 0 };
    sum.rules += 1;
    if (tests.length > 0 || waived) sum.done += 1;
    found.set(family, sum);
  }
  return [...found.values()];
}
