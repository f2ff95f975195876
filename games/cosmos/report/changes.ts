// CSM-GM-4: what a resolution would change, value by value; the paths are those a correction names (CSM-GM-5).
import type { Json } from '@orrery/kernel';

export interface Change {
  path: string;
  from: Json; // null: there was nothing
  to: Json; // null: it is gone
}
const isBranch = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** What comes into being empty, or was empty and is gone, changes nothing. */
const isNothing = (value: Json | undefined): boolean => !value || (typeof value === 'object' && !isBranch(value));

export function changesBetween(before: Json | undefined, after: Json | undefined, path = ''): Change[] {
  if (!isBranch(before) && !isBranch(after)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if ((before === undefined || after === undefined) && isNothing(before) && isNothing(after)) return [];
    return [{ path, from: before ?? null, to: after ?? null }];
  }
  const [old, now] = [before, after].map((value) => (isBranch(value) ? (value as { [key: string]: Json }) : {}));
  const keys = [...new Set([...Object.keys(old!), ...Object.keys(now!)])];
  return keys.flatMap((key) => changesBetween(old![key], now![key], path === '' ? key : `${path}.${key}`));
}
