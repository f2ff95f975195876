// CSM-LANG-2: the words of all languages in one index: they may be mixed in a line.
import { wordsOf } from './tokens.ts';
import { en } from './vocabulary/en.ts';
import { es } from './vocabulary/es.ts';
import type { Concept, Verb, Vocabulary } from './vocabulary/types.ts';

export const VOCABULARIES: readonly Vocabulary[] = [es, en];
export type Tongue = 'es' | 'en';
/** A language that orders cannot be written in yet has them in English. */
export const vocabulary = (tongue: Tongue): Vocabulary => VOCABULARIES.find((v) => v.tongue === tongue) ?? en;

/** One phrasing: its words as the reader compares them, and what it stands for. */
export interface Phrase<T> {
  words: readonly string[];
  means: T;
  tongue: string;
}
/** By first word, the longest phrase first. */
export type Index<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

function indexOf<T>(entries: Iterable<readonly [means: T, texts: readonly string[], tongue: string]>): Index<T> {
  const index = new Map<string, Phrase<T>[]>();
  for (const [means, texts, tongue] of entries)
    for (const text of texts) {
      const words = wordsOf(text);
      const first = words[0];
      if (first === undefined) throw new Error(`an empty phrase in ${tongue}`);
      index.set(first, [...(index.get(first) ?? []), { words, means, tongue }]);
    }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}
const gather = <K extends string>(pick: (v: Vocabulary) => Readonly<Record<K, readonly string[]>>): Index<K> =>
  indexOf(
    VOCABULARIES.flatMap((v) =>
      Object.entries<readonly string[]>(pick(v)).map(([key, texts]) => [key as K, texts, v.tongue] as const),
    ),
  );

/** Each as it is listed and in its other forms. */
export const VERBS: Index<Verb> = indexOf(
  VOCABULARIES.flatMap((v) =>
    (Object.entries(v.verbs) as [Verb, readonly string[]][]).map(([verb, texts]) => {
      const forms = new Set([...texts, ...texts.flatMap((text) => v.inflect(text))]);
      return [verb, [...forms], v.tongue] as const;
    }),
  ),
);
export const COLOURS: Index<string> = gather((v) => v.colours);
const CONCEPTS = new Map(
  (Object.keys(es.words) as Concept[]).map((concept) => [
    concept,
    indexOf(VOCABULARIES.map((v) => [concept, v.words[concept], v.tongue] as const)),
  ]),
);
export const phrasesOf = (concept: Concept): Index<Concept> => CONCEPTS.get(concept)!;

const setOf = (pick: (v: Vocabulary) => readonly string[]): ReadonlySet<string> =>
  new Set(VOCABULARIES.flatMap((v) => pick(v).flatMap(wordsOf)));
export const ARTICLES = setOf((v) => v.articles);
/** Small words that join others: a name does not end with one. */
export const LINKS: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...VOCABULARIES.flatMap((v) => (['of', 'at', 'and', 'to', 'with'] as const).flatMap((concept) => v.words[concept]))
    .map(wordsOf)
    .filter(({ length }) => length === 1)
    .flat(),
]);
/** Every word that stands in one of the concepts. */
export const CONCEPT_WORDS = setOf((v) => Object.values(v.words).flat());
/** What may stand in a mail and names nothing. */
export const PLAIN_WORDS = setOf((v) => [
  ...v.articles,
  ...v.generic,
  ...v.headings,
  ...v.numberJoins,
  ...v.reasons,
  ...Object.values(v.neutrals).flat(),
  ...Object.values(v.boosts).flat(),
]);
export const PLURAL = setOf((v) => v.plural);
export const HEADINGS = setOf((v) => v.headings);
const linesOf = (pick: (v: Vocabulary) => readonly string[]): Index<string> =>
  indexOf(VOCABULARIES.map((v) => ['', pick(v), v.tongue] as const));
export const GREETINGS = linesOf((v) => v.greetings);
export const FAREWELLS = linesOf((v) => v.farewells);
export const NUMBERING = linesOf((v) => v.numbering);
export const BARS = linesOf((v) => v.bars);
export const SILENT = linesOf((v) => v.silent);
export const REASONS = linesOf((v) => v.reasons);
export const GENERIC = setOf((v) => v.generic);
/** In all their forms. */
export const LIGHT = setOf((v) => v.light.flatMap((text) => [text, ...v.inflect(text)]));
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  VOCABULARIES.flatMap((v) => Object.entries(v.numbers).map(([word, n]) => [wordsOf(word)[0]!, n] as const)),
);
export const NUMBER_JOINS = setOf((v) => v.numberJoins);
export const MULTIPLES = setOf((v) => v.multiples);
/** Names besides those of the packs, of an id. */
export const aliasesOf = (id: string): string[] => VOCABULARIES.flatMap((v) => [...(v.aliases[id] ?? [])]);

export const verbWord = (verb: Verb, tongue: Tongue): string => vocabulary(tongue).verbs[verb][0]!;
export const conceptWord = (concept: Concept, tongue: Tongue): string => vocabulary(tongue).words[concept][0]!;
