// Reading one line: where the reader stands, what it could have read there, and the nearest name to what it found.
import type { Kind, Lexicon } from './lexicon.ts';
import { sameWord, type Token, tokensOf } from './tokens.ts';

export interface Problem {
  line: number;
  column: number;
  found: string; // the word as typed; empty: the end of the line
  expected: string[]; // keywords in their normal form, or `<kind>`
  nearest: string;
}
export interface Cursor {
  tokens: Token[];
  at: number;
  lexicon: Lexicon;
  furthest: number;
  expected: string[];
}
/** Thrown by `must`: the line cannot be read. */
export const STOP = Symbol('unreadable');

export const cursorOf = (line: string, lexicon: Lexicon): Cursor => ({
  tokens: tokensOf(line),
  at: 0,
  lexicon,
  furthest: 0,
  expected: [],
});

export function expected(c: Cursor, what: string): undefined {
  if (c.at > c.furthest) {
    c.furthest = c.at;
    c.expected = [];
  }
  if (c.at === c.furthest && !c.expected.includes(what)) c.expected.push(what);
  return undefined;
}
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw STOP;
  return value;
}
/** Tries; if it fails, the reader stands where it stood. */
export function attempt<T>(c: Cursor, read: () => T | undefined): T | undefined {
  const { at } = c;
  try {
    const value = read();
    if (value === undefined) c.at = at;
    return value;
  } catch (stop) {
    if (stop !== STOP) throw stop;
    c.at = at;
    return undefined;
  }
}

/** One of these keywords (`por portal` is two words); gives back the longest found. */
export function word(c: Cursor, ...keywords: string[]): string | undefined {
  const here = c.tokens[c.at]?.text;
  let found: string | undefined;
  for (const keyword of keywords)
    if (here !== undefined && keyword.startsWith(here) && keyword.length > (found?.length ?? 0) && isAt(c, keyword))
      found = keyword;
  if (found === undefined) for (const keyword of keywords) expected(c, keyword);
  else c.at += found.split(' ').length;
  return found;
}
function isAt(c: Cursor, keyword: string): boolean {
  if (!keyword.includes(' ')) return c.tokens[c.at]?.text === keyword;
  return keyword.split(' ').every((part, i) => c.tokens[c.at + i]?.text === part);
}

export function number(c: Cursor): number | undefined {
  const token = c.tokens[c.at];
  if (!token || !/^\d{1,9}$/.test(token.text)) return expected(c, '<number>');
  c.at += 1;
  return Number(token.text);
}

/** The longest known name of that kind at this point. */
export function name(c: Cursor, kind: Kind): string | undefined {
  let best: { id: string; length: number } | undefined;
  for (const { id, forms } of c.lexicon[kind]) {
    for (const { words } of forms) {
      if (words.length <= (best?.length ?? 0)) continue;
      if (words.every((w, i) => c.tokens[c.at + i] && sameWord(c.tokens[c.at + i]!.text, w)))
        best = { id, length: words.length };
    }
  }
  if (!best) return expected(c, `<${kind}>`);
  c.at += best.length;
  return best.id;
}

export function label(c: Cursor): string | undefined {
  const token = c.tokens[c.at];
  if (!token || !/^[a-z]{1,2}$/.test(token.text)) return expected(c, '<label>');
  c.at += 1;
  return token.text.toUpperCase();
}
export const isDone = (c: Cursor): boolean => c.at >= c.tokens.length;

/** What stopped the reader: the furthest point it reached and what would have helped it on. */
export function problemAt(c: Cursor, line: number, text: string): Problem {
  const token = c.tokens[c.furthest];
  const column = token?.column ?? text.replace(/#.*$/, '').trimEnd().length + 1;
  const found = token ? wordAt(text, column) : '';
  return { line, column, found, expected: c.expected, nearest: token ? nearestName(c) : '' };
}

const wordAt = (text: string, column: number): string =>
  /^([\p{L}\p{M}\d’'-]+|.)/u.exec([...text].slice(column - 1).join(''))![0];

/** Of what was expected, the keyword or name most like what was typed; empty: none is. */
function nearestName(c: Cursor): string {
  const typed = c.tokens.slice(c.furthest, c.furthest + 5).map((t) => t.text);
  const names = c.expected.flatMap((what) => {
    const kind = /^<(.*)>$/.exec(what)?.[1];
    if (!kind) return [{ text: what, words: what.split(' ') }];
    return (c.lexicon[kind as Kind] ?? []).flatMap(({ forms }) => forms);
  });
  let best = { text: '', distance: Number.POSITIVE_INFINITY };
  for (const { text, words } of names)
    for (let length = words.length; length > 0; length--) {
      const distance = distanceTo(words.slice(0, length), typed) + words.length - length; // `boyas` are `boyas artilladas`
      if (distance < best.distance) best = { text, distance };
    }
  return best.text;
}
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
