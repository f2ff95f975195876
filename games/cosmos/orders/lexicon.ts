// CSM-LANG-2: every name the reader knows, in all languages and by id, by kind.
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { PLANETS } from '../packs/base/planets.ts';
import { cardOf, factionOf, RELICS } from '../values/sheets.ts';
import { wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary/types.ts';
import { aliasesOf, type Tongue, VOCABULARIES, vocabulary } from './vocabulary.ts';

export type Kind = 'unit' | 'troop' | 'building' | 'card' | 'faction' | 'hero' | 'boost' | 'planet' | 'base';
/** One way to type a name: its words as the reader compares them, and as one would write it. */
interface Form {
  words: string[];
  text: string;
}
export interface Entry {
  id: string;
  one: Readonly<Record<string, string>>; // its name, by language
  many: Readonly<Record<string, string>>; // of what is never counted: its name
  forms: Form[];
}
export type Lexicon = Record<Kind, Entry[]>;

/** A name of one, and of many, in a language. */
type Name = readonly [one: string, many: string];
function entry(id: string, nameIn: (v: Vocabulary) => Name, ...more: string[]): Entry {
  const names = VOCABULARIES.map((v): [string, Name] => [v.tongue, nameIn(v)]);
  const typed = [0, 1].flatMap((n) => names.flatMap(([, name]) => spellings(name[n]!)));
  return {
    id,
    one: Object.fromEntries(names.map(([tongue, [one]]) => [tongue, one])),
    many: Object.fromEntries(names.map(([tongue, [, many]]) => [tongue, many])),
    forms: [...new Set([...typed, id, ...more, ...aliasesOf(id)])].map((text) => ({ words: wordsOf(text), text })),
  };
}
/** `Gobierno Militar (Base Militar)` is one building with two names. */
function spellings(name: string): string[] {
  const [, first, second] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return first && second ? [first, second, name] : [name];
}

/** What the catalogue calls it: `unit.<id>`, and in `unit.<id>.n`, if it can be counted, `other {# <many>}`. */
function named({ names }: Vocabulary, kind: Kind, id: string): Name {
  const one = names[`${kind}.${id}`];
  if (one === undefined) throw new Error(`no name of ${kind} ${id}`);
  const many = /other \{# (.*?)\}/.exec(names[`${kind}.${id}.n`] ?? '')?.[1] ?? one;
  return [plain(one), plain(many)];
}
/** Apostrophes are marks of the message format and stand there doubled. */
const plain = (text: string): string => text.replaceAll("''", "'");
const entries = (kind: Kind, list: readonly { id: string }[]): Entry[] =>
  list.map(({ id }) => entry(id, (v) => named(v, kind, id)));

/** Of what the packs have no name for, the vocabularies have. */
const worded = (id: string, pick: (v: Vocabulary) => Readonly<Record<string, readonly string[]>>): Entry =>
  entry(id, (v) => [pick(v)[id]![0]!, pick(v)[id]![0]!], ...VOCABULARIES.flatMap((v) => pick(v)[id]!));
const BOOSTS: readonly Entry[] = Object.keys(vocabulary('es').boosts).map((id) => worded(id, (v) => v.boosts));
const NEUTRALS: readonly Entry[] = ['citadel', 'hidden-fleet'].map((id) => worded(id, (v) => v.neutrals));
const CARD_BUILDINGS = [...RELICS].map(cardOf);
const BUILT_UNITS = COMMON_UNITS.filter((u) => !/^(citadel|defence|renegade)-/.test(u.id));
const DROIDS = COMMON_TROOPS.filter((t) => t.tags.includes('synthetic'));

const cache = new Map<string, Lexicon>();
/** The names that mean something to a player of this faction. */
export function lexiconOf(faction: string): Lexicon {
  let lexicon = cache.get(faction);
  if (!lexicon) {
    const sheet = factionOf(faction);
    lexicon = {
      unit: entries('unit', [...sheet.units, ...BUILT_UNITS]),
      troop: entries('troop', [...sheet.troops, ...DROIDS]),
      building: entries('building', [...COMMON_BUILDINGS, sheet.control, sheet.base, ...CARD_BUILDINGS]),
      card: entries('card', CARDS),
      faction: [...entries('faction', FACTIONS), ...NEUTRALS],
      hero: entries('hero', sheet.heroes),
      boost: [...BOOSTS],
      planet: entries('planet', PLANETS),
      base: sheet.base.kind === 'fixed' ? entries('building', [sheet.base]) : [], // one that moves is a ship
    };
    cache.set(faction, lexicon);
  }
  return lexicon;
}

/** So many of an id in a language, for the formatter; without a number, its name. */
export function nameOf(lexicon: Lexicon, kind: Kind, id: string, language: Tongue, n: number | 'max' = 1): string {
  const found = lexicon[kind].find((e) => e.id === id);
  return found ? spellings(found[n === 1 ? 'one' : 'many'][vocabulary(language).tongue]!)[0]! : id;
}
