// CSM-GM-4: what a resolution would change, value by value; the paths are those a correction names (CSM-GM-5).
import type { Json, Msg } from '@orrery/kernel';
import { factionMsg, placeMsg } from '../say.ts';
import type { PlaceId, World } from '../state.ts';
import { blackPlace, placeRank } from '../values/geometry.ts';

interface Change {
  path: string;
  from: Json; // null: there was nothing
  to: Json; // null: it is gone
}
const isBranch = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Lists from which anything may go: what comes behind it is the same as before, one place further up. */
const LISTS = new Set(
  `cards loans buildings vision portals codes mines pacts research developments bounties salvage databases`.split(' '),
);
interface Entry {
  at: number; // where it is now, or was
  from: Json | undefined;
  to: Json | undefined;
}
/** Which entry is which: those that are the same stay together, those between them are changed, gone or new. */
function aligned(before: readonly Json[], after: readonly Json[]): Entry[] {
  const entries: Entry[] = [];
  let [i, j] = [0, 0];
  for (const [same, now] of [...commonTo(before, after), [before.length, after.length] as const]) {
    for (; i < same || j < now; i += 1, j += 1) {
      const [from, to] = [i < same ? before[i] : undefined, j < now ? after[j] : undefined];
      entries.push({ at: j < now ? j : i, from, to });
    }
    [i, j] = [same + 1, now + 1];
  }
  return entries;
}
/** The longest run of entries that both have, in this order, by their places in each. */
function commonTo(before: readonly Json[], after: readonly Json[]): (readonly [number, number])[] {
  const [old, now] = [before, after].map((list) => list.map((one) => JSON.stringify(one))) as [string[], string[]];
  const rest = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      rest[i]![j] = old[i] === now[j] ? rest[i + 1]![j + 1]! + 1 : Math.max(rest[i + 1]![j]!, rest[i]![j + 1]!);
  const run: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length; )
    if (old[i] === now[j]) run.push([i++, j++]);
    else if (rest[i + 1]![j]! >= rest[i]![j + 1]!) i += 1;
    else j += 1;
  return run;
}

/** What comes into being empty, or was empty and is gone, changes nothing. */
const isNothing = (value: Json | undefined): boolean => !value || (typeof value === 'object' && !isBranch(value));

export function changesBetween(before: Json | undefined, after: Json | undefined, path = ''): Change[] {
  if (!isBranch(before) && !isBranch(after)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if ((before === undefined || after === undefined) && isNothing(before) && isNothing(after)) return [];
    return [{ path, from: before ?? null, to: after ?? null }];
  }
  if (Array.isArray(before) && Array.isArray(after) && LISTS.has(path.split('.').at(-1)!))
    return aligned(before, after).flatMap(({ at, from, to }) => changesBetween(from, to, `${path}.${at}`));
  const [old, now] = [before, after].map((value) => (isBranch(value) ? (value as { [key: string]: Json }) : {}));
  const keys = [...new Set([...Object.keys(old!), ...Object.keys(now!)])];
  return keys.flatMap((key) => changesBetween(old![key], now![key], path === '' ? key : `${path}.${key}`));
}

/** The changes of one faction, of one place, or of the table as a whole. */
interface Group {
  of: Msg;
  changes: Change[];
}
/** By what they are about: factions first, as they sit, then places, as a report lists them, then the rest. */
export function groupChanges(world: World, changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group & { rank: number }>();
  for (const change of changes) {
    const { of, rank } = aboutOf(world, change.path);
    const name = JSON.stringify(of);
    const group = groups.get(name) ?? { of, rank, changes: [] };
    group.changes.push(change);
    groups.set(name, group);
  }
  return [...groups.values()].sort((a, b) => a.rank - b.rank).map(({ of, changes: some }) => ({ of, changes: some }));
}
function aboutOf(world: World, path: string): { of: Msg; rank: number } {
  const [root, key = ''] = path.split('.');
  if (root === 'sides' && world.sides[Number(key)]) return { of: factionMsg(world, Number(key)), rank: -1 };
  const place = placeIn(root!, key);
  if (place) return { of: placeMsg(world, place), rank: placeRank(place) };
  return { of: { key: 'value.table' }, rank: Number.POSITIVE_INFINITY };
}
function placeIn(root: string, key: string): PlaceId | undefined {
  if (key === '') return undefined;
  if (root === 'black') return blackPlace(Number(key) + 1);
  return ['systems', 'cards', 'special'].includes(root) ? key : undefined;
}
