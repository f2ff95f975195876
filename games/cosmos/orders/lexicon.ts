// CSM-LANG-2: every name the reader knows, in both languages and by id, by kind.
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import type { Name } from '../packs/base/types.ts';
import { cardOf, factionOf } from '../values/sheets.ts';
import { wordsOf } from './tokens.ts';

export type Kind = 'unit' | 'troop' | 'building' | 'card' | 'faction' | 'hero' | 'boost';
export interface Entry {
  id: string;
  name: Name;
  forms: string[][];
}
export type Lexicon = Record<Kind, Entry[]>;

const entry = (id: string, name: Name, ...more: string[]): Entry => ({
  id,
  name,
  forms: [id, ...spellings(name.es), ...spellings(name.en), ...more].map(wordsOf),
});
/** `Gobierno Militar (Base Militar)` is one building with two names. */
function spellings(name: string): string[] {
  const [, first, second] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return first && second ? [name, first, second] : [name];
}
const entries = (list: readonly { id: string; name: Name }[]): Entry[] => list.map((item) => entry(item.id, item.name));

export const BOOSTS: readonly Entry[] = [
  entry('boost-hull', { es: 'casco', en: 'hull' }, 'potenciar casco', 'hull boost'),
  entry('boost-attack', { es: 'ataque', en: 'attack' }, 'armamento', 'weapons', 'potenciar armamento', 'weapons boost'),
  entry('boost-shield', { es: 'escudo', en: 'shield' }, 'potenciar escudos', 'shield boost'),
  entry('boost-defence', { es: 'defensas', en: 'defence' }, 'potenciar defensas', 'defence boost'),
  entry(
    'boost-move',
    { es: 'movimiento', en: 'movement' },
    'hiperimpulso',
    'potenciar hiperimpulso',
    'hyperdrive boost',
  ),
];
export const NEUTRALS: readonly Entry[] = [
  entry('citadel', { es: 'ciudadela', en: 'citadel' }),
  entry('hidden-fleet', { es: 'flota oculta', en: 'hidden fleet' }),
];
/** Constructions that cards leave behind. */
const CARD_BUILDINGS = ['energy-dome', 'mining-probe', 'gravity-trap'].map(cardOf);
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
    };
    cache.set(faction, lexicon);
  }
  return lexicon;
}

/** The name of an id in a language, for the formatter. */
export function nameOf(lexicon: Lexicon, kind: Kind, id: string, language: 'es' | 'en'): string {
  const found = lexicon[kind].find((e) => e.id === id);
  return found ? found.name[language].replace(/[()]/g, '') : id;
}
