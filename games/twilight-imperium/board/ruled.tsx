// What hangs on the rules, which come after the first picture: until then nothing is shown rather than something wrong.
import type { ComponentType } from 'react';
import { isRuled } from '../preview.ts';

/** This part, as soon as its figures are right. */
export function ruled<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Ruled(props: P) {
    return isRuled() ? <Part {...props} /> : null;
  };
}
