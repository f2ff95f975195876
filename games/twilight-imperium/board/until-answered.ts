// Something worth seeing that came unasked: it stays until I have answered what I was asked next.
import { useEffect, useState } from 'react';
import type { Props } from './props.ts';

type Shown<T> = { thing: T; asked?: string } | undefined;
const of = <T>(thing: T | undefined): Shown<T> => (thing === undefined ? undefined : { thing });

/** `first`: what is there already when the page is opened. */
export function useUntilAnswered<T>({ requests }: Props, first?: T): [T | undefined, (thing: T | undefined) => void] {
  const [shown, show] = useState<Shown<T>>(of(first));
  const asked = requests.find(({ blocking }) => blocking)?.id;
  useEffect(() => {
    if (asked !== undefined) show((now) => (now?.asked === undefined ? now && { ...now, asked } : undefined));
  }, [asked]);
  return [shown?.thing, (thing) => show(of(thing))];
}
