// CSM-LANG-4: what stopped the reader, and the keyword or name most like what was typed there.
import type { Cursor, Problem } from './cursor.ts';
import type { Kind } from './lexicon.ts';
import { wordsOf } from './tokens.ts';
import type { Concept } from './vocabulary/types.ts';
import { VOCABULARIES } from './vocabulary.ts';

/** The furthest point reached and what would have helped on; or what has two meanings. */
export function problemAt(c: Cursor, line: number, text: string): Problem {
  const asks = c.doubt && c.doubt.at >= c.furthest - 3 ? c.doubt : undefined;
  const index = asks ? asks.at : c.furthest;
  const token = c.tokens[index];
  const column = token?.column ?? text.replace(/#.*$/, '').trimEnd().length + 1;
  const found = token ? wordAt(text, column) : '';
  if (asks) return { line, column, found, expected: [], nearest: '', which: asks.which, none: asks.none };
  return { line, column, found, expected: c.expected, nearest: token ? nearestName(c) : '' };
}
const wordAt = (text: string, column: number): string =>
  /^([\p{L}\p{M}\d’'-]+|.)/u.exec([...text].slice(column - 1).join(''))![0];

/** Of what was expected, the keyword or name most like what was typed; empty: none is. */
export function nearestName(c: Cursor): string {
  const typed = c.tokens.slice(c.furthest, c.furthest + 5).map((t) => t.text);
  const names = c.expected.flatMap((what) => {
    const kind = /^<(.*)>$/.exec(what)?.[1];
    if (kind === 'order') return VERBS;
    if (kind === 'place' || kind === 'colour') return COLOURS;
    if (kind) return (c.lexicon[kind as Kind] ?? []).flatMap(({ forms }) => forms);
    return VOCABULARIES.flatMap((v) => (v.words[what as Concept] ?? []).slice(0, 1)).map(phrase);
  });
  let best = { text: '', distance: Number.POSITIVE_INFINITY };
  for (const { text, words } of names)
    for (let length = words.length; length > 0; length--) {
      const distance = distanceTo(words.slice(0, length), typed) + words.length - length; // `boyas` are `boyas artilladas`
      if (distance < best.distance) best = { text, distance };
    }
  return best.text;
}
const phrase = (text: string) => ({ text, words: wordsOf(text) });
const VERBS = VOCABULARIES.flatMap((v) => Object.values(v.verbs).map(([text]) => phrase(text!)));
const COLOURS = VOCABULARIES.flatMap((v) => [...Object.values(v.colours).flat(), v.words.citadel[0]!]).map(phrase);
function distanceTo(words: readonly string[], typed: readonly string[]): number {
  const target = words.join(' ');
  const distance = editDistance(typed.slice(0, words.length).join(' '), target);
  return distance <= Math.floor((target.length + 1) / 3) ? distance : Number.POSITIVE_INFINITY;
}

export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
