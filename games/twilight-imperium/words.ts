// All that is said: the base pack's texts, the names, and what each piece brings along.
import type { Catalogue, Messages } from '@orrery/kernel';
import { PIECES } from './abilities/index.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { names } from './packs/base/names.ts';
import { objectives } from './packs/base/objective-words.ts';
import { progress } from './packs/base/progress-words.ts';
import { sheets } from './packs/base/sheet-words.ts';
import { table } from './packs/base/table-words.ts';
import { STRATEGY_CARDS } from './strategy-cards.ts';

/** What a standing answer to a secondary ability is called, card by card. */
const SECONDARY = {
  en: (card: string) => `The secondary ability of ${card}`,
  es: (card: string) => `La capacidad secundaria de ${card}`,
};
const kinds = (language: 'en' | 'es', base: Messages): Messages =>
  Object.fromEntries(
    STRATEGY_CARDS.map(({ id }) => [`kind.secondary.${id}`, SECONDARY[language](base[`strategy.${id}`]!)]),
  );

const gather = (language: 'en' | 'es', base: Messages): Messages =>
  Object.assign(
    {},
    names,
    base,
    kinds(language, base),
    objectives[language],
    progress[language],
    sheets[language],
    table[language],
    ...PIECES.map((piece) => piece.words?.[language] ?? {}),
  );

export const words: Catalogue = { en: gather('en', en), es: gather('es', es) };
