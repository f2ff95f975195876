// orrery components: the matrix of what lies in the boxes: in play, tested, with words.
import { type Command, type Component, LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { boxNamed } from '../command.ts';
import { filesOf, type Named, namedIn, testedComponents, testedRules } from '../named.ts';

interface Row extends Component {
  tests: string[];
  wordless: string[]; // languages without its name
}
const isWhole = ({ waits, tests, wordless }: Row): boolean =>
  waits === undefined && tests.length > 0 && wordless.length === 0;
const isMissing = (row: Row): boolean => row.waits === undefined && !isWhole(row);

export const components: Command = {
  flags: { missing: { type: 'boolean' } },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const words = LANGUAGES.map((language) => ({ language, known: wordsOf(box.home, language) }));
    const { own } = filesOf(box.game.id);
    const tests: Named = new Map([...namedIn(own, testedComponents), ...namedIn(own, testedRules)]);
    const rows = (box.components?.() ?? []).map(
      (component): Row => ({
        ...component,
        tests: testsOf(component, tests),
        wordless: words.flatMap(({ language, known }) => (isNamed(component, known) ? [] : [language])),
      }),
    );
    const missing = rows.filter(isMissing);
    for (const row of args.has('missing') ? missing : rows) out.put(row, line(row));
    for (const sum of sums(rows)) out.put(sum, sumLine(sum));
    const whole = rows.filter(isWhole).length;
    const waiting = rows.length - whole - missing.length;
    out.put(
      { game: box.game.id, components: rows.length, whole, waiting, missing: missing.length },
      `${rows.length} components: ${whole} in play, tested and named, ${waiting} to come, ${missing.length} lack something`,
    );
    return missing.length === 0 ? 0 : 1;
  },
};

const isNamed = ({ name }: Component, known: Readonly<Record<string, unknown>>): boolean =>
  name === undefined || name in known;

/** Tests named after it, after its own rule, or after the whole table of its kind. */
function testsOf({ id, kind, rule = id }: Component, tests: Named): string[] {
  return [...new Set([id, rule, `${kind}:*`].flatMap((name) => tests.get(name) ?? []))];
}

function line({ kind, set, id, waits, tests, wordless }: Row): string {
  const where = `${kind.padEnd(18)} ${set.padEnd(7)} ${id.padEnd(32)}`;
  if (waits !== undefined) return `${where} waits for ${waits}`;
  const words = wordless.length === 0 ? '' : `; NO WORDS in ${wordless.join(', ')}`;
  return `${where} ${tests.join(', ') || 'UNTESTED'}${words}`;
}

interface Sum {
  kind: string;
  set: string;
  components: number;
  whole: number;
  waits: string[];
}
/** How far each kind of each set is, in the order of the list. */
function sums(rows: readonly Row[]): Sum[] {
  const found = new Map<string, Sum>();
  for (const row of rows) {
    const key = `${row.kind} ${row.set}`;
    const sum = found.get(key) ?? { kind: row.kind, set: row.set, components: 0, whole: 0, waits: [] };
    sum.components += 1;
    if (isWhole(row)) sum.whole += 1;
    if (row.waits !== undefined && !sum.waits.includes(row.waits)) sum.waits.push(row.waits);
    found.set(key, sum);
  }
  return [...found.values()];
}

function sumLine({ kind, set, components, whole, waits }: Sum): string {
  const state = whole === components ? `complete: ${components}` : `${whole} of ${components}`;
  return `${kind.padEnd(18)} ${set.padEnd(7)} ${state}${waits.length > 0 ? `; the rest with ${waits.join(', ')}` : ''}`;
}
