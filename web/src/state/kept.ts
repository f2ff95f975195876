// A value this browser keeps: read by any component, written by anybody, the same in every tab.
import { useSyncExternalStore } from 'react';

export interface Kept<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function kept<T>(name: string, initial: T): Kept<T> {
  const key = `orrery.${name}`;
  const listeners = new Set<() => void>();
  let value = read();

  function read(): T {
    try {
      const text = globalThis.localStorage?.getItem(key);
      if (!text) return initial;
      const found = JSON.parse(text) as T;
      return isRecord(found) && isRecord(initial) ? { ...initial, ...found } : found;
    } catch {
      return initial; // private mode, or something else's leavings
    }
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => {
    if ((event as StorageEvent).key !== key) return;
    value = read();
    tell();
  });
  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        globalThis.localStorage?.setItem(key, JSON.stringify(next));
      } catch {
        // kept for this visit only
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useKept<T>(store: Kept<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
