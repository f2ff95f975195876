// What follows from a state is found once while nobody changes it: for questions and views, never while rules run.

/** A state at rest. Whoever changes it forgets what was found. */
export interface Rest {
  readonly pub: object;
  found?: Map<string, unknown>;
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
  seen.found ??= new Map();
  const { found } = seen;
  if (!found.has(name)) found.set(name, find());
  return found.get(name) as T;
}
