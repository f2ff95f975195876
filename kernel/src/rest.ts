// What follows from a state is found once while nobody changes it: for questions and views, never while rules run.

/** A state at rest. Whoever changes it forgets what was found. */
export interface Rest {
  readonly pub: object;
  found?: Map<string, unknown>;
  carry?: Carrying; // to the states that follow
}
interface Carrying {
  keep<T>(name: string, find: () => T): T;
  glance<P, T>(name: string, look: (pub: P) => T): T;
}
let seen: Rest | undefined;

/** Nothing changes while `look` runs, nor has since `rest` was begun or forgotten. Inside of another look at the same, they share. */
export function atRest<T>(rest: Rest, look: () => T): T {
  if (isResting(rest.pub)) return look();
  const before = resting(rest);
  try {
    return look();
  } finally {
    resting(before);
  }
}
/** The same for whoever cannot pay for a closure: what was seen before is for it to put back, whatever happens. */
export function resting(rest: Rest | undefined): Rest | undefined {
  const before = seen;
  seen = rest;
  return before;
}

/** Whether what is found is kept: then a whole index may be worth its price. */
export const isResting = (pub: object): boolean => seen?.pub === pub;

/** For what is dear and asked often: `find` depends on `pub` and on what is in its name, and nobody changes what it gives. */
export function once<T>(pub: object, name: string, find: () => T): T {
  if (seen?.pub !== pub) return find();
  if (seen.carry) return seen.carry.keep(name, find);
  seen.found ??= new Map();
  const { found } = seen;
  if (!found.has(name)) found.set(name, find());
  return found.get(name) as T;
}

/** Whether a glance is worth more than a look: what is found now may hold in states to come. */
export const isCarried = (pub: object): boolean => seen?.pub === pub && seen.carry !== undefined;

/** A small part of what changes all the time, like the procedure on top: whatever is found by it holds for as long as this part is
 *  the same. `name` says it all; lists are the same if their items are. */
export function glance<P extends object, T>(pub: P, name: string, look: (pub: P) => T): T {
  return seen?.pub === pub && seen.carry ? seen.carry.glance(name, look) : look(pub);
}
