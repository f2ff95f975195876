// What was found out in one state holds in those that follow, as long as nothing has changed that was looked at.
//
// States that follow each other share what did not change, so every key of `pub` is compared by its identity. Whoever looks gets
// a face of `pub`, which notes what is read through it.
import type { Know, Seat, State } from './contract.ts';
import { type Rest, resting } from './rest.ts';

interface Glance {
  look: (pub: never) => unknown;
  value: unknown;
  at: number; // the state in which it was taken last
  since: number; // the one since which it has been so
}
interface Found {
  value: unknown;
  own: unknown;
  at: number; // the state in which it was found, or last found to hold
  read: number; // keys of `pub`, as bits
  glances: readonly Glance[];
}

/** What was read of the face that is looked at. */
const notes = { read: 0, glances: [] as Glance[] };
const BITS = 31; // where there are more keys, some share a bit and count as one
const VALUES = Symbol('what a face shows');
type Face = { [VALUES]: unknown[] };
const getters: ((this: Face) => unknown)[] = [];
const getterOf = (key: number): ((this: Face) => unknown) => {
  const bit = 1 << (key % BITS);
  getters[key] ??= function () {
    notes.read |= bit;
    return this[VALUES][key];
  };
  return getters[key];
};
function faceOf(keys: readonly string[]): Face {
  const parts = keys.map((key, i) => [key, { enumerable: true, get: getterOf(i) }] as const);
  return Object.defineProperties({}, { ...Object.fromEntries(parts), [VALUES]: { value: [] } }) as Face;
}

/** What is not looked at for so many states is dropped. */
const LASTS = 64;

/** All that has been found of one table. */
export interface Carry {
  /** `look` depends on `pub`, on the drawer of `seat` and on what is in `name`; nobody changes what it gives. */
  find<T>(state: State, seat: Seat | null, name: string, look: (known: Know) => T): T;
}

export function carry(): Carry {
  let pub: object | undefined;
  let keys: readonly string[] = [];
  let face = faceOf(keys);
  let now = 0;
  let rest: Rest;
  const since = Array.from({ length: BITS }, () => 0); // by bit: the state since which its keys have been the same
  const found = new Map<string, Found>();
  const glances = new Map<string, Glance>();

  /** The table has moved on. */
  function moveTo(next: Readonly<Record<string, unknown>>): void {
    now += 1;
    const names = Object.keys(next);
    if (names.length !== keys.length || names.some((key, i) => key !== keys[i])) {
      found.clear();
      glances.clear();
      keys = names;
      face = faceOf(keys);
    }
    const values = face[VALUES];
    for (const [i, key] of keys.entries()) {
      if (values[i] !== next[key]) since[i % BITS] = now;
      values[i] = next[key];
    }
    pub = next;
    rest = { pub: face, carry: { keep: (name, find) => keep(name, null, find), glance } };
    if (now % LASTS === 0) for (const [name, { at }] of found) if (at <= now - LASTS) found.delete(name);
  }
  function keep<T>(name: string, own: unknown, find: () => T): T {
    const known = found.get(name);
    if (known && known.own === own && (known.at === now || stillHolds(known))) {
      known.at = now;
      note(known);
      return known.value as T;
    }
    const before = { ...notes };
    Object.assign(notes, { read: 0, glances: [] });
    try {
      const value = find();
      found.set(name, { value, own, at: now, ...notes });
      return value;
    } finally {
      const read = { ...notes };
      Object.assign(notes, before);
      note(read);
    }
  }
  function stillHolds({ at, read, glances }: Found): boolean {
    for (let bit = 0, rest = read; rest !== 0; bit += 1, rest >>>= 1) if (rest & 1 && since[bit]! > at) return false;
    return glances.every((taken) => taken.since <= at && again(taken).since <= at);
  }
  function again(taken: Glance): Glance {
    if (taken.at === now) return taken;
    const value = taken.look(pub as never);
    if (!isAlike(taken.value, value)) Object.assign(taken, { value, since: now });
    taken.at = now;
    return taken;
  }
  function glance<P, T>(name: string, look: (pub: P) => T): T {
    let taken = glances.get(name);
    if (!taken) {
      taken = { look, value: look(pub as P), at: now, since: now };
      glances.set(name, taken);
    }
    again(taken);
    note({ read: 0, glances: [taken] });
    return taken.value as T;
  }
  return {
    find(state, seat, name, look) {
      if (state.pub !== pub) moveTo(state.pub as unknown as Record<string, unknown>);
      const own = seat === null ? null : (state.own[seat] ?? null);
      const before = resting(rest);
      try {
        return keep(`@${seat} ${name}`, own, () => look({ seat, pub: face as unknown as State['pub'], own }));
      } finally {
        resting(before);
      }
    },
  };
}
/** Whatever is found by something depends on what that depended on. */
function note({ read, glances }: Pick<Found, 'read' | 'glances'>): void {
  notes.read |= read;
  for (const each of glances) if (!notes.glances.includes(each)) notes.glances.push(each);
}

const isAlike = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]));
