// The words in which the rules of one game are written, bound to its shape, so that the compiler checks them.
import type { Act, Args, Bag, Choose, Form, Frame, Shape, State, Step, StepName, WindowName } from './contract.ts';
import type { Name } from './names.ts';
import { glance, isCarried } from './rest.ts';

/** A step that still says which of its stages ask somebody. */
export type Written<G extends Shape, A extends Bag, S> = {
  [K in keyof S]: S[K] extends (...given: never[]) => unknown ? Act<G, A> : Choose<G, A>;
};

/** Every place at which a game asks somebody, as a request's `at` says it: by its table of steps and its windows. */
export type Asked<G extends Shape, T extends object> = Asking<T> | `window.${WindowName<G>}`;
type Asking<T> = {
  [N in Name<T>]: { [K in Name<T[N]>]: T[N][K] extends { who: unknown } ? `${N}.${K}` : never }[Name<T[N]>];
}[Name<T>];

/** A table over all places of a game. Windows may stand one by one or together (`window.*`); deals as far as they matter.
 *  `*` speaks for whatever content asks besides the rules. */
export type ByPlace<At extends string, V> = Readonly<
  Record<Exclude<At, `window.${string}`>, V> & { [at in `window.${string}` | `deal.${string}` | '*']?: V }
>;
export type Places<V> = Readonly<Record<string, V | undefined>>;

/** What the table says of this place. */
export function atPlace<V>(table: Places<V>, at: string): V | undefined {
  if (Object.hasOwn(table, at)) return table[at];
  return at.startsWith('deal.') ? undefined : table[at.startsWith('window.') ? 'window.*' : '*'];
}

export interface Typed<G extends Shape> {
  /** The procedure of this name. */
  step<N extends StepName<G>, S extends Step<G, Args<G, N>>>(name: N, stages: S): Written<G, Args<G, N>, S>;
  /** The sheet of this name. */
  form<N extends Name<G['forms']>>(name: N, sheet: Form<G, G['forms'][N]>): Form<G, G['forms'][N]>;
  /** The innermost running procedure among those of these names. */
  frameOf<N extends StepName<G>>(pub: State<G>['pub'], ...steps: N[]): Frame<Args<G, N>> | undefined;
  /** All of them, the outermost first. */
  framesOf<N extends StepName<G>>(pub: State<G>['pub'], ...steps: N[]): Frame<Args<G, N>>[];
}

const words = {
  step: (_: string, stages: object) => stages,
  form: (_: string, sheet: object) => sheet,
  frameOf(pub: State['pub'], ...steps: string[]) {
    if (isCarried(pub)) return glance(pub, `frame ${steps}`, (now) => innermost(now, steps));
    return innermost(pub, steps);
  },
  framesOf: (pub: State['pub'], ...steps: string[]) =>
    glance(pub, `frames ${steps}`, ({ stack }) => stack.filter((frame) => steps.includes(frame.step))),
};
const innermost = ({ stack }: State['pub'], steps: readonly string[]): Frame | undefined =>
  stack.findLast((frame) => steps.includes(frame.step));

/** The innermost procedure that runs. */
export const topStep = (pub: State['pub']): string | undefined => glance(pub, 'top', onTop);
const onTop = ({ stack }: State['pub']): string | undefined => stack.at(-1)?.step;

export const typed = <G extends Shape>(): Typed<G> => words as Typed<G>;
