// CSM-LANG-4: why a line cannot be read, in the words of whoever reads it: where, what was expected, the nearest name.
import type { Msg } from '@orrery/kernel';
import type { Nothing, Problem } from './cursor.ts';
import type { Concept } from './vocabulary/types.ts';
import { type Tongue, vocabulary } from './vocabulary.ts';

/** The kinds say it better than the words that begin them; small words that may be left out help nobody. */
const KINDS = /^<(.*)>$/;
const MOST = 6;

function expectedMsgs(expected: readonly string[]): Msg[] {
  const kinds = new Set(expected.filter((what) => KINDS.test(what)));
  if (kinds.has('<place>')) for (const part of ['<number>', '<colour>', '<code>']) kinds.delete(part);
  const words = expected.filter((what) => !KINDS.test(what));
  return [
    ...[...kinds].map((kind) => kindMsg(kind.slice(1, -1))),
    ...words.map((what): Msg => ({ key: 'expected.word', args: wordsFor(what) })),
  ].slice(0, MOST);
}
function wordsFor(what: string): Record<Tongue, string> {
  const written = (tongue: Tongue) => vocabulary(tongue).words[what as Concept]?.[0] ?? what;
  return { es: written('es'), en: written('en') };
}
function kindMsg(kind: string): Msg {
  const [from, to] = kind.split('-').map(Number);
  return to ? { key: 'expected.range', args: { from: from!, to } } : { key: `expected.${kind}` };
}
const either = (list: readonly Msg[]): Msg =>
  list.length === 0
    ? { key: 'expected.end' }
    : list.reduce((a, b, i) => ({
        key: i === list.length - 1 ? 'expected.or' : 'expected.more',
        args: { a, b },
      }));

const NOTHING: Readonly<Record<Nothing, string>> = { fleet: 'problem.nobody', base: 'problem.noBase' };

export function problemMsg({ line, column, found, expected, nearest, which, none = 'fleet' }: Problem): Msg {
  if (which) {
    const key = which.length > 0 ? 'problem.which' : NOTHING[none];
    return { key, args: { line, column, found, which: which } };
  }
  const key = found === '' ? 'problem.end' : nearest === '' ? 'problem.line' : 'problem.nearest';
  const wanted = either(expectedMsgs(expected));
  return { key, args: { line, column, found, expected: wanted, nearest } };
}
