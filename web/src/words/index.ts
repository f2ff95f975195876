// The client's own words, and how a component says them.
import { type Catalogue, type Json, type Language, type Speaker, speaker } from '@orrery/kernel';
import { useKept } from '../state/kept.ts';
import { languageOf, settings } from '../state/settings.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Word = keyof typeof en;
export type Say = (key: Word, args?: Record<string, Json>) => string;
export const WEB_WORDS: Catalogue = { en, es };

const speakers: Record<Language, Speaker> = { en: speaker('en', WEB_WORDS), es: speaker('es', WEB_WORDS) };

export function useLanguage(): Language {
  return languageOf(useKept(settings));
}

/** `const t = useWords(); t('home.play')` */
export function useWords(): Say {
  const voice = speakers[useLanguage()];
  return (key, args) => voice.say({ key, ...(args ? { args } : {}) });
}
