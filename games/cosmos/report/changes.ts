// CSM-GM-4: what a resolution would change, value by value; the paths are those a correction names (CSM-GM-5).
import type { Json, Msg } from '@orrery/kernel';
import { factionMsg, placeMsg } from '../say.ts';
import type { World } from '../state.ts';
import { blackPlace } from '../values/geometry.ts';

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

/** The changes of one faction, of one place, or of the table as a whole. */
export interface Group {
  of: Msg;
  changes: Change[];
}
/** By what they are about: factions first, as they sit, then places, then the rest. */
export function groupChanges(world: World, changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const of = aboutOf(world, change.path);
    const name = JSON.stringify(of);
    const group = groups.get(name) ?? { of, changes: [] };
    group.changes.push(change);
    groups.set(name, group);
  }
  const rank = ({ of }: Group) => (of.key.startsWith('faction.') ? 0 : of.key.startsWith('place.') ? 1 : 2);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}
function aboutOf(world: World, path: string): Msg {
  const [root, key = ''] = path.split('.');
  if (root === 'sides' && world.sides[Number(key)]) return factionMsg(world, Number(key));
  if (root === 'black' && key !== '') return placeMsg(world, blackPlace(Number(key) + 1));
  if (['systems', 'cards', 'special'].includes(root!) && key !== '') return placeMsg(world, key);
  return { key: 'value.table' };
}
