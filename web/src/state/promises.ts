// What servers promised at the start of matches, as this browser saw it first: nobody can put another key in its place later.
import { kept } from './kept.ts';

export const promises = kept<Readonly<Record<string, string>>>('promises', {});
const MOST = 200;

export function keepPromise(match: string, commitment: string): void {
  const known = promises.get();
  if (known[match] !== undefined) return;
  promises.set(Object.fromEntries([...Object.entries(known).slice(1 - MOST), [match, commitment]]));
}
