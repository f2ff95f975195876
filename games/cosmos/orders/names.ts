// CSM-LANG-2: names of units, troops, buildings, cards, factions and heroes, whole or as far as one can tell which is meant.
import type { Msg } from '@orrery/kernel';
import { type Cursor, doubt, expected } from './cursor.ts';
import type { Entry, Kind } from './lexicon.ts';
import { sameWord } from './tokens.ts';
import { ARTICLES, GENERIC, LINKS, NUMBERS, VERBS } from './vocabulary.ts';

interface Named {
  id: string;
  kind: Kind;
  isPlural: boolean;
  isWhole: boolean; // to its last word
}
interface Match {
  entry: Entry;
  kind: Kind;
  length: number; // words read
  isWhole: boolean; // the name to its last word
}

const isLink = (word: string): boolean => LINKS.has(word) && !ARTICLES.has(word);
/** How many words from here are, in their order, words of this name; articles between them may be more. */
function lengthOf(c: Cursor, words: readonly string[]): { length: number; isWhole: boolean } {
  let [length, at, read] = [0, 0, 0];
  while (at < words.length) {
    const typed = c.tokens[c.at + length]?.text;
    if (typed === undefined) break;
    const next = words.findIndex((word, i) => i >= at && sameWord(typed, word));
    if (next < 0 && read > 0 && ARTICLES.has(typed)) {
      length += 1; // `ampliar la capacidad minera`
      continue;
    }
    if (next < 0 || (read === 0 && next > 0 && isLink(words[next - 1]!))) break; // `guerra` is no `Satélite de Guerra`
    length += 1;
    read += 1;
    at = next + 1;
    if (read < words.length && at >= words.length) break;
  }
  const isWhole = read === words.length;
  while (!isWhole && length > 0 && LINKS.has(c.tokens[c.at + length - 1]!.text)) length -= 1;
  return { length, isWhole };
}
/** A part of a name must say something: a word of three letters at least, not `naves` alone, and no verb: `mando` is no Alto Mando.
 *  What is counted is no verb: `two escorts`. */
function speaks(c: Cursor, length: number): boolean {
  const before = c.tokens[c.at - 1]?.text ?? '';
  const isCounted = /^\d+$/.test(before) || (NUMBERS.get(before) ?? 0) > 1;
  return c.tokens
    .slice(c.at, c.at + length)
    .some(({ text }) => text.length > 2 && !LINKS.has(text) && !GENERIC.has(text) && (isCounted || !VERBS.has(text)));
}

/** Every word of these names, with and without its ending: most of what is typed is none of them. */
const known = new WeakMap<readonly Entry[], ReadonlySet<string>>();
function mayBegin(entries: readonly Entry[], typed: string): boolean {
  let words = known.get(entries);
  if (!words) {
    const all = entries.flatMap(({ forms }) => forms.flatMap((form) => form.words));
    words = new Set(
      all.flatMap((w) => [
        w,
        `${w}s`,
        `${w}es`,
        w.replace(/s$/, ''),
        w.replace(/es$/, ''),
        w.replace(/y$/, 'ies'),
        w.replace(/ies$/, 'y'),
      ]),
    );
    known.set(entries, words);
  }
  return words.has(typed);
}

function matchesOf(c: Cursor, kinds: readonly Kind[]): Match[] {
  const found: Match[] = [];
  for (const kind of kinds)
    for (const entry of mayBegin(c.lexicon[kind], c.tokens[c.at]?.text ?? '') ? c.lexicon[kind] : []) {
      let best: Match | undefined;
      for (const { words } of entry.forms) {
        const { length, isWhole } = lengthOf(c, words);
        if (length === 0 || !(isWhole || speaks(c, length))) continue;
        if (!best || length > best.length || (length === best.length && isWhole && !best.isWhole))
          best = { entry, kind, length, isWhole };
      }
      if (best) found.push(best);
    }
  return found;
}

/** The name that stands here. Whole names go before parts of names, longer ones before shorter; two that fit are asked about. */
export function name(c: Cursor, ...kinds: Kind[]): Named | undefined {
  const all = matchesOf(c, kinds);
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const fit = all.filter(({ length }) => length === longest);
  const whole = fit.filter(({ isWhole }) => isWhole);
  const [first, ...others] = whole.length > 0 ? whole : fit;
  if (!first) {
    for (const kind of kinds) expected(c, `<${kind}>`);
    return undefined;
  }
  if (others.some(({ entry }) => entry.id !== first.entry.id) && whole.length === 0)
    return doubt(
      c,
      c.at,
      fit.map(({ entry, kind }) => nameMsg(kind, entry.id)),
    );
  const { entry, kind, length, isWhole } = first;
  const isPlural = isPluralAt(c, entry, length) || (kind === 'troop' && isAlike(c, entry, length));
  c.at += length;
  return { id: entry.id, kind, isPlural, isWhole };
}
export const nameId = (c: Cursor, kind: Kind): string | undefined => name(c, kind)?.id;

/** Some word of it is in the plural, and no singular name has it like that. */
function isPluralAt(c: Cursor, entry: Entry, length: number): boolean {
  const words = (texts: string[]) => texts.flatMap((text) => text.split(/[\s-]+/)).map(plain);
  const one = words([entry.id, ...Object.values(entry.one)]);
  const many = words(Object.values(entry.many));
  const typed = c.tokens.slice(c.at, c.at + length).map(({ text }) => text);
  return typed.some((text) => !one.includes(text) && (many.includes(text) || text.endsWith('s')));
}
/** `mis Nax W`: one of them is called as many are. */
function isAlike(c: Cursor, { one, many }: Entry, length: number): boolean {
  const typed = c.tokens.slice(c.at, c.at + length).map(({ text }) => text);
  const tongues = Object.keys(one).filter((tongue) =>
    typed.every((text) =>
      plain(one[tongue]!)
        .split(/[\s-]+/)
        .includes(text),
    ),
  );
  return tongues.some((tongue) => one[tongue] === many[tongue]);
}
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

const NEUTRAL_KEYS: Readonly<Record<string, string>> = { citadel: 'place.citadel', 'hidden-fleet': 'faction.neutral' };
const nameMsg = (kind: Kind, id: string): Msg => ({
  key: kind === 'faction' ? (NEUTRAL_KEYS[id] ?? `faction.${id}`) : kind === 'boost' ? `card.${id}` : `${kind}.${id}`,
});
