// The history slider: any earlier moment, exactly as this seat saw it then.
import type { Moment } from '@orrery/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../state/api.ts';

export interface Past {
  /** null: the present. */
  at: number | null;
  moment: Moment | undefined;
  go(seq: number | null): void;
}
const KEPT = 200; // moments in memory

export function usePast(match: string, secret: string | undefined, present: number, first: number | null): Past {
  const [at, setAt] = useState<number | null>(first);
  const [moment, setMoment] = useState<Moment>();
  const seen = useRef(new Map<number, Moment>());
  useEffect(() => {
    if (at === null) return setMoment(undefined);
    const known = seen.current.get(at);
    if (known) return setMoment(known);
    let current = true;
    api
      .as(secret)
      .call('moment', { match, seq: at })
      .then((found) => {
        if (seen.current.size > KEPT) seen.current.clear();
        seen.current.set(at, found);
        if (current) setMoment(found);
      })
      .catch(() => current && setAt(null)); // the present is always there
    return () => {
      current = false;
    };
  }, [at, match, secret]);
  const go = useCallback(
    (seq: number | null) => setAt(seq === null ? null : Math.max(0, Math.min(seq, present))),
    [present],
  );
  return { at, moment: at === null ? undefined : moment, go };
}
