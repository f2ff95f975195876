// The client's own words in both languages.
import type { Catalogue } from '@orrery/kernel';
import { en } from './en.ts';
import { es } from './es.ts';

export type Word = keyof typeof en;
export const WEB_WORDS: Catalogue = { en, es };
