// What hangs on the rules, which come after the first picture: until then nothing is shown rather than something wrong.
import type { ComponentType, ReactNode } from 'react';

type Later = typeof import('./later.ts');
let here: Later | undefined;

/** The rules with all pieces, and the parts that hang on them. */
export async function fetchRules(): Promise<void> {
  const [parts] = await Promise.all([import('./later.ts'), import('../game.ts')]);
  here = parts;
}
/** What has come with the rules; undefined: they are on their way. */
export const later = (): Later | undefined => here;
/** Whether figures are as they are at this table; before that they would be as printed. */
export const isRuled = (): boolean => here !== undefined;

/** Those of them that draw. */
type Parts = {
  [N in keyof Later as Later[N] extends (props: never) => ReactNode ? N : never]: Later[N] extends (
    props: infer P,
  ) => ReactNode
    ? P
    : never;
};
/** The part of this name, as soon as it is there. */
export function ruled<N extends keyof Parts>(name: N): ComponentType<Parts[N]> {
  return function Ruled(props: Parts[N]) {
    const Part = here?.[name] as ComponentType<object> | undefined;
    return Part ? <Part {...(props as object)} /> : null;
  };
}
