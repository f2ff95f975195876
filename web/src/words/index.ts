// The page's own words, of the one language it shows, and how a component says them. Those of the first page come first; who
// opens any other page waits for the rest of them, too.
import { type Json, LANGUAGES, type Language, type Messages, type Speaker, speaker } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { languageOf, settings } from '../state/settings.ts';
import type first from './en/first.json';
import type more from './en/more.json';

export type Word = keyof typeof first | keyof typeof more;
export type Say = (key: Word, args?: Record<string, Json>) => string;

const packs = import.meta.glob<Messages>('./*/*.json', { import: 'default' });

interface Spoken {
  voice: Speaker;
  say: Say;
  parts: number;
}
let spoken: Spoken | undefined;
const wanted = ['first'];
const listeners = new Set<() => void>();

/** Speaks the language that the reader wants, as soon as its words are here; until then the one before. */
async function speak(): Promise<void> {
  const language = languageOf(settings.get());
  const parts = wanted.length;
  if (spoken?.voice.language === language && spoken.parts === parts) return;
  const words = await Promise.all(wanted.map((part) => packs[`./${language}/${part}.json`]!()));
  if (language !== languageOf(settings.get()) || parts < wanted.length) return speak(); // asked for otherwise meanwhile
  const voice = speaker(language, Object.assign({}, ...words));
  spoken = { voice, say: (key, args) => voice.say({ key, ...(args ? { args } : {}) }), parts };
  for (const listener of listeners) listener();
}

/** A page that says more than the first one does. */
export async function withWords<T>(page: Promise<T>): Promise<T> {
  if (!wanted.includes('more')) wanted.push('more');
  await speak();
  return page;
}

/** Before anything is shown: the first words. */
export async function begin(): Promise<void> {
  settings.subscribe(() => void speak());
  await speak();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function useSpoken(): Spoken {
  return useSyncExternalStore(
    subscribe,
    () => spoken!,
    () => spoken!,
  );
}

export function useLanguage(): Language {
  return useSpoken().voice.language;
}

/** `const t = useWords(); t('home.play')` */
export function useWords(): Say {
  return useSpoken().say;
}

/** A message of the page itself, if there is one of that name. */
export function pageSays(key: string): string | undefined {
  return spoken?.voice.has(key) ? spoken.voice.say({ key }) : undefined;
}

/** A language as its own speakers call it. */
export function autonym(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The next language of the list. */
export function after(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
}
