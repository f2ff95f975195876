// What the reader prefers: language, theme, motion, name. Kept in this browser.
import { LANGUAGES, type Language } from '@orrery/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { kept, useKept } from './kept.ts';

export interface Settings {
  language: Language | 'auto';
  theme: 'dark' | 'light' | 'auto';
  motion: 'on' | 'off' | 'auto';
  pace: keyof typeof BEATS; // of what others do
  sound: 'off' | 'on';
  confirm: 'on' | 'off'; // what cannot be taken back
  name: string;
}

/** Milliseconds that an answer of somebody else stands alone. */
const BEATS = { slow: 1600, normal: 700, fast: 300, once: 0 } as const;

export const settings = kept<Settings>('settings', {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: 'off',
  confirm: 'on',
  name: '',
});

export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  return [useKept(settings), (change) => settings.set({ ...settings.get(), ...change })];
}

export function languageOf({ language }: Settings): Language {
  if (language !== 'auto') return language;
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2) as Language);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}

/** Puts theme, motion and language onto the page, where the style sheets look for them. */
export function useSettingsOnPage(): void {
  const now = useKept(settings);
  const still = useReducedMotion();
  const light = useMedia('(prefers-color-scheme: light)');
  const theme = now.theme === 'auto' ? (light ? 'light' : 'dark') : now.theme;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = still ? 'off' : 'on';
    document.documentElement.lang = languageOf(now);
  }, [now, theme, still]);
}

export function useReducedMotion(): boolean {
  const { motion } = useKept(settings);
  const reduce = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'auto' ? reduce : motion === 'off';
}

/** Who wants nothing to move is shown everything at once. */
export function useBeat(): number {
  const { pace } = useKept(settings);
  return useReducedMotion() ? 0 : BEATS[pace];
}

export function usePhone(): boolean {
  return useMedia('(max-width: 800px)');
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false, // where there is no screen
  );
}

/** Shows the games made for tests and benchmarks, too. */
export const testGames = kept<boolean>('testGames', false);
