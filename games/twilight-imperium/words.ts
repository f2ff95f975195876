// All that is said: the base pack's texts, the names, and what each piece brings along.
import type { Catalogue, Messages } from '@orrery/kernel';
import { PIECES } from './abilities/index.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { names } from './packs/base/names.ts';
import { objectives } from './packs/base/objective-words.ts';
import { progress } from './packs/base/progress-words.ts';
import { table } from './packs/base/table-words.ts';

const gather = (language: 'en' | 'es', base: Messages): Messages =>
  Object.assign(
    {},
    names,
    base,
    objectives[language],
    progress[language],
    table[language],
    ...PIECES.map((piece) => piece.words?.[language] ?? {}),
  );

export const words: Catalogue = { en: gather('en', en), es: gather('es', es) };
