// The difference between two plain values, small on the wire: what changed and where.
//
//   ["pub/coins/2", 7]           set                 ["pub/veil"]                remove a key
//   ["pub/discard", 4, 1, [..]]  at index 4 take 1 out and put these in          ["", value]   replace everything
// Keys are joined by `/`; `~1` and `~0` stand for `/` and `~` inside one, `~2` for an empty one.
export type Change =
  | [place: string]
  | [place: string, value: unknown]
  | [place: string, at: number, out: number, put: unknown[]];
export type Patch = Change[];

type Bag = Record<string, unknown>;
const isBag = (v: unknown): v is Bag => typeof v === 'object' && v !== null && !Array.isArray(v);

/** What turns `a` into `b`. Both are plain data. */
export function diff(a: unknown, b: unknown): Patch {
  const changes: Patch = [];
  walk(a, b, [], changes);
  return changes;
}

/** `path` is where we are, written only where something has changed: most of what is compared is the same. */
type Path = (string | number)[];

function walk(a: unknown, b: unknown, path: Path, changes: Patch): void {
  if (a === b) return;
  if (Array.isArray(a) && Array.isArray(b)) walkList(a, b, path, changes);
  else if (isBag(a) && isBag(b)) walkBag(a, b, path, changes);
  else changes.push([written(path), b]);
}

function walkBag(a: Bag, b: Bag, path: Path, changes: Patch): void {
  let left = 0;
  for (const _ in a) left += 1;
  const before = changes.length;
  for (const key in b) {
    const [was, is] = [a[key], b[key]];
    if (was === is && is !== undefined) left -= 1;
    else {
      path.push(key);
      if (!Object.hasOwn(a, key)) changes.push([written(path), is]);
      else {
        left -= 1;
        walk(was, is, path, changes);
      }
      path.pop();
    }
  }
  if (left > 0) changes.splice(before, 0, ...removed(a, b, path));
}
const removed = (a: Bag, b: Bag, path: Path): Patch =>
  Object.keys(a).flatMap((key): Patch => (Object.hasOwn(b, key) ? [] : [[written([...path, key])]]));

function walkList(a: unknown[], b: unknown[], path: Path, changes: Patch): void {
  if (a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      path.push(i);
      walk(a[i], b[i], path, changes);
      path.pop();
    }
    return;
  }
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && same(a[head], b[head])) head++;
  let tail = 0;
  while (tail < least - head && same(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  changes.push([written(path), head, a.length - tail - head, b.slice(head, b.length - tail)]);
}
const written = (path: Path): string => path.map((key) => (typeof key === 'number' ? key : write(key))).join('/');

/** Equal as plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isBag(a) || !isBag(b)) return false;
  let left = 0;
  for (const _ in a) left += 1;
  for (const key in b) {
    if (!Object.hasOwn(a, key) || !same(a[key], b[key])) return false;
    left -= 1;
  }
  return left === 0;
}

/** `value` with the changes made; what they do not touch is shared with it, so that screens redraw only what changed. */
export function patched<T>(value: T, changes: Patch): T {
  return changes.reduce<unknown>(
    (whole, change) => change1(whole, change[0] === '' ? [] : change[0].split('/').map(read), change),
    value,
  ) as T;
}

function change1(value: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changeHere(value, change);
  if (Array.isArray(value)) {
    const list = value.slice();
    list[Number(key)] = change1(list[Number(key)], rest, change);
    return list;
  }
  if (!isBag(value)) throw new Error(`nothing to change at ${change[0]}`);
  if (rest.length === 0 && change.length === 1) {
    const { [key]: _, ...others } = value;
    return others;
  }
  // Written as a literal, a key that happens to be `__proto__` is a key like any other.
  return { ...value, [key]: change1(Object.hasOwn(value, key) ? value[key] : undefined, rest, change) };
}

function changeHere(value: unknown, change: Change): unknown {
  if (change.length === 2) return change[1];
  if (change.length !== 4 || !Array.isArray(value)) throw new Error(`nothing to change at ${change[0]}`);
  const [, at, out, put] = change;
  return [...value.slice(0, at), ...put, ...value.slice(at + out)];
}

const write = (key: string): string => {
  if (key === '') return '~2';
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
};
const read = (key: string): string => (key === '~2' ? '' : key.replaceAll('~1', '/').replaceAll('~0', '~'));
