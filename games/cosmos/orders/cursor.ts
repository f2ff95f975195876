// Reading one line: where the reader stands, what it could have read there, and what is nearest to what it found.
import type { Msg } from '@orrery/kernel';
import type { Lexicon } from './lexicon.ts';
import type { Position } from './position.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Concept } from './vocabulary/types.ts';
import {
  ARTICLES,
  type Index,
  LINKS,
  MULTIPLES,
  NUMBER_JOINS,
  NUMBERS,
  type Phrase,
  phrasesOf,
  VERBS,
} from './vocabulary.ts';

/** What a line may speak of and a player not have. */
export type Nothing = 'fleet' | 'base';

export interface Problem {
  line: number;
  column: number;
  found: string; // the word as typed; empty: the end of the line
  expected: string[]; // concepts, `<kind>`s
  nearest: string;
  which?: Msg[]; // it could be any of these: the player must say; none: it is nothing the player has
  none?: Nothing; // what there is none of, then
}
export interface Cursor {
  tokens: Token[];
  at: number;
  lexicon: Lexicon;
  position: Position | undefined;
  furthest: number;
  expected: string[];
  tongue: string; // of the verb
  doubt: { at: number; which: Msg[]; none: Nothing } | undefined;
}
/** Thrown by `must`: the line cannot be read. */
export const STOP = Symbol('unreadable');

export const cursorOf = (line: string, lexicon: Lexicon, position?: Position): Cursor => ({
  tokens: tokensOf(line),
  at: 0,
  lexicon,
  position,
  furthest: 0,
  expected: [],
  tongue: '',
  doubt: undefined,
});

export function expected(c: Cursor, what: string): undefined {
  if (c.at > c.furthest) {
    c.furthest = c.at;
    c.expected = [];
  }
  if (c.at === c.furthest && !c.expected.includes(what)) c.expected.push(what);
  return undefined;
}
/** What stands there has more than one meaning, or none; asking back is all that can be done. */
export function doubt(c: Cursor, at: number, which: Msg[], none: Nothing = 'fleet'): undefined {
  if (!c.doubt || at >= c.doubt.at) c.doubt = { at, which, none };
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

/** The longest phrase of the index that stands here; does not move. */
export function phraseAt<T>(c: Cursor, index: Index<T>, at = c.at): Phrase<T> | undefined {
  const first = c.tokens[at]?.text;
  if (first === undefined) return undefined;
  return index.get(first)?.find(({ words }) => words.every((word, i) => c.tokens[at + i]?.text === word));
}
/** A word of that meaning, in whatever language. */
export function word(c: Cursor, concept: Concept): boolean {
  const found = phraseAt(c, phrasesOf(concept));
  if (!found) return expected(c, concept) ?? false;
  c.at += found.words.length;
  return true;
}
/** The same where it may be left out: nobody expects it. */
export function skip(c: Cursor, concept: Concept): boolean {
  const found = phraseAt(c, phrasesOf(concept));
  if (found) c.at += found.words.length;
  return found !== undefined;
}
/** Articles before a name; at the end of a line, or in capitals, `LA` is a fleet. */
export function skipArticles(c: Cursor): string {
  let last = '';
  while (c.at < c.tokens.length - 1 && ARTICLES.has(c.tokens[c.at]!.text) && !isLabel(c.tokens[c.at]!)) {
    last = c.tokens[c.at]!.text;
    c.at += 1;
  }
  return last;
}
const isLabel = ({ text, isCapital }: Token): boolean => isCapital && text.length <= 2;

export function number(c: Cursor): number | undefined {
  const token = c.tokens[c.at];
  if (token && /^\d{1,9}$/.test(token.text)) {
    c.at += 1;
    return Number(token.text);
  }
  return inWords(c) ?? expected(c, '<number>');
}
/** `doscientos cincuenta`, `treinta y cinco`, `two hundred`: each word smaller than the one before, or a hundred or thousand of it. */
function inWords(c: Cursor): number | undefined {
  let [sum, last] = [0, Number.POSITIVE_INFINITY];
  let end: number | undefined;
  for (let at = c.at; at < c.tokens.length; at++) {
    const { text, isCapital } = c.tokens[at]!;
    if (end === at && last >= 10 && NUMBER_JOINS.has(text)) continue; // `treinta y cinco`
    const n = isCapital ? undefined : NUMBERS.get(text);
    if (n === undefined || (end === at && LINKS.has(text))) break; // `doscientos a un año`
    if (MULTIPLES.has(text) && end === at) sum *= n;
    else if (n < last && (end === undefined || n < 10 ** Math.floor(Math.log10(last)))) sum += n;
    else break;
    [last, end] = [n, at + 1];
  }
  if (end === undefined) return undefined;
  c.at = end;
  return sum;
}
/** No `a` and no `un`, which are too many other things. */
export function figure(c: Cursor): number | undefined {
  return attempt(c, () => {
    const isFigure = /^\d/.test(c.tokens[c.at]?.text ?? '');
    const n = number(c);
    return isFigure || (n ?? 0) > 1 ? n : undefined;
  });
}

/** `flota A`: any one or two letters. Alone, small letters that are words are none. */
export function label(c: Cursor): string | undefined {
  const token = c.tokens[c.at];
  const isWord = token && !token.isCapital && token.text.length > 1 && (LINKS.has(token.text) || VERBS.has(token.text)); // `la flota no combate`
  if (!token || isWord || !/^[a-z]{1,2}$/.test(token.text)) return expected(c, '<label>');
  c.at += 1;
  return token.text.toUpperCase();
}
export function bareLabel(c: Cursor): string | undefined {
  const token = c.tokens[c.at];
  if (!token || (!token.isCapital && !/^[b-df-np-tv-xz]$/.test(token.text))) return expected(c, '<label>');
  return label(c);
}
export const isDone = (c: Cursor): boolean => c.at >= c.tokens.length;
