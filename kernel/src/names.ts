// What the compiler works out of a game's shape: names, and what is handed over under them.
import type { Bag, None } from './contract.ts';

export type Name<T> = keyof T & string;

/** Arguments of which a stage of the step itself fills in some (`K`): whoever calls it may leave them out. */
export type Later<A extends Bag, K extends keyof A> = A & { [LATER]?: K };
declare const LATER: unique symbol;
export type Called<A> = A extends { [LATER]?: infer K extends string }
  ? string extends K
    ? A
    : Omit<A, K | typeof LATER> & Partial<Pick<A, K & keyof A>>
  : A;

/** One that is all of them at once. */
export type Every<A> = (A extends unknown ? (one: A) => void : never) extends (all: infer B extends Bag) => void
  ? B
  : never;

/** What needs no argument may go without. */
export type Given<A> = None extends A ? [args?: A] : [args: A];
