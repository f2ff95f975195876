// Hovering changes what is focused and nothing else: a part is drawn again only if it is concerned.
import { memo } from 'react';
import type { B } from './facts.ts';

const without = (b: B): Partial<B> => {
  const { focused: _, ...rest } = b;
  return rest;
};
const alike = (a: object, z: object): boolean => {
  const [x, y] = [a as Record<string, unknown>, z as Record<string, unknown>];
  return Object.keys(y).every((key) => Object.is(x[key], y[key]));
};

/** `concerns`: does a focus on this ref show on this part? */
export function steady<P extends { b: B }>(
  Part: (props: P) => React.ReactNode,
  concerns: (ref: string, props: P) => boolean,
) {
  return memo(Part, (before, after) => {
    const { b: old, ...rest } = before;
    const { b: now, ...others } = after;
    if (!alike(rest, others) || !alike(without(old), without(now))) return false;
    const touched = (ref: string | null) => ref !== null && concerns(ref, after);
    return old.focused === now.focused || !(touched(old.focused) || touched(now.focused));
  });
}
