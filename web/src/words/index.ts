// The client's own words, and how a component says them.
import { type Json, type Language, type Speaker, speaker } from '@orrery/kernel';
import { useKept } from '../state/kept.ts';
import { languageOf, settings } from '../state/settings.ts';
import { WEB_WORDS, type Word } from './catalogue.ts';

export type { Word };
export type Say = (key: Word, args?: Record<string, Json>) => string;

const sayer =
  ({ say }: Speaker): Say =>
  (key, args) =>
    say({ key, ...(args ? { args } : {}) });
const sayers: Record<Language, Say> = {
  en: sayer(speaker('en', WEB_WORDS.en)),
  es: sayer(speaker('es', WEB_WORDS.es)),
};

export function useLanguage(): Language {
  return languageOf(useKept(settings));
}

/** `const t = useWords(); t('home.play')` */
export function useWords(): Say {
  return sayers[useLanguage()];
}
