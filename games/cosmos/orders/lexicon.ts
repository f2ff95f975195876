// CSM-LANG-2: every name the reader knows, in both languages and by id, by kind.
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { PLANETS } from '../packs/base/planets.ts';
import type { Name } from '../packs/base/types.ts';
import { cardOf, factionOf, RELICS } from '../values/sheets.ts';
import { wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary/types.ts';
import { aliasesOf, type Tongue, vocabulary } from './vocabulary.ts';

export type Kind = 'unit' | 'troop' | 'building' | 'card' | 'faction' | 'hero' | 'boost' | 'planet';
/** One way to type a name: its words as the reader compares them, and as one would write it. */
export interface Form {
  words: string[];
  text: string;
}
export interface Entry {
  id: string;
  name: Name;
  plural: Name; // of what is never counted: its name
  forms: Form[];
}
export type Lexicon = Record<Kind, Entry[]>;

type Named = { id: string; name: Name; plural?: Name };
function entry({ id, name, plural = name }: Named, ...more: string[]): Entry {
  const names = [name, plural].flatMap(({ es, en }) => [...spellings(es), ...spellings(en)]);
  return {
    id,
    name,
    plural,
    forms: [...new Set([...names, id, ...more, ...aliasesOf(id)])].map((text) => ({ words: wordsOf(text), text })),
  };
}
/** `Gobierno Militar (Base Militar)` is one building with two names. */
function spellings(name: string): string[] {
  const [, first, second] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return first && second ? [first, second, name] : [name];
}
const entries = (list: readonly Named[]): Entry[] => list.map((item) => entry(item));

/** Of what the packs have no name for, the vocabularies have. */
const worded = (id: string, pick: (v: Vocabulary) => Readonly<Record<string, readonly string[]>>): Entry => {
  const [es, en] = [vocabulary('es'), vocabulary('en')].map((v) => pick(v)[id]!);
  return entry({ id, name: { es: es![0]!, en: en![0]! } }, ...es!, ...en!);
};
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
      unit: entries([...sheet.units, ...BUILT_UNITS]),
      troop: entries([...sheet.troops, ...DROIDS]),
      building: entries([...COMMON_BUILDINGS, sheet.control, sheet.base, ...CARD_BUILDINGS]),
      card: entries(CARDS),
      faction: [...entries(FACTIONS), ...NEUTRALS],
      hero: entries(sheet.heroes),
      boost: [...BOOSTS],
      planet: entries(PLANETS),
    };
    cache.set(faction, lexicon);
  }
  return lexicon;
}

/** So many of an id in a language, for the formatter; without a number, its name. */
export function nameOf(lexicon: Lexicon, kind: Kind, id: string, language: Tongue, n: number | 'max' = 1): string {
  const found = lexicon[kind].find((e) => e.id === id);
  return found ? spellings(found[n === 1 ? 'name' : 'plural'][language])[0]! : id;
}
