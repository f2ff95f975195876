// All that was told at this table: what came with it, and what came before when somebody asks for it.
import type { Snapshot, ToldAt } from '@orrery/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../state/api.ts';

export interface Story {
  events: readonly ToldAt[];
  missing: boolean; // there is more before the first
  load(): void;
}

/** `whole`: from the beginning, without being asked. */
export function useStory(
  { table, events: recent }: Snapshot,
  secret: string | undefined,
  wanted: 'recent' | 'whole',
): Story {
  const [earlier, setEarlier] = useState<readonly ToldAt[]>([]);
  const first = recent[0]?.seq ?? 0;
  const events = useMemo(() => [...earlier.filter(({ seq }) => seq < first), ...recent], [earlier, recent, first]);
  const missing = (events[0]?.seq ?? 0) > 1;
  const load = useCallback(() => {
    const { call } = api.as(secret);
    const page = async (since: number): Promise<ToldAt[]> => {
      const told = await call('events', { match: table.id, query: { since } });
      const last = told.at(-1)?.seq ?? first;
      if (last >= first) return told;
      return [...told.filter(({ seq }) => seq < last), ...(await page(last - 1))]; // the page may end within a moment
    };
    page(-1).then(setEarlier, () => undefined); // what is here already is still a story
  }, [table.id, secret, first]);
  useEffect(() => {
    if (wanted === 'whole' && missing) load();
  }, [wanted, missing, load]);
  return { events, missing, load };
}
