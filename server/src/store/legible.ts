// Whether the newest row of a match can be read at all: a damaged one costs its own match, and no list that names it.
import type { LiveRow } from './schema.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isLegible({ seen, waits, clock }: Pick<LiveRow, 'seen' | 'waits' | 'clock'>): boolean {
  const bag = parsed(clock);
  return Array.isArray(parsed(seen)) && Array.isArray(parsed(waits)) && typeof bag === 'object' && bag !== null;
}

/** Empty where it cannot be read: whoever looks at the match itself is told. */
export function listIn<T>(text: string): T[] {
  const list = parsed(text);
  return Array.isArray(list) ? (list as T[]) : [];
}
