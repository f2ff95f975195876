// Asks the server what the answer being thought of would change: after a moment's rest, and once for each answer.
import type { Snapshot } from '@orrery/api';
import type { Shape, View } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { api } from '../state/api.ts';
import type { GameKit, Voice } from '../state/voice.ts';
import { type Considered, changesIn, type Foreseen } from './foresight.ts';

const REST = 250; // milliseconds the pointer must stay

export function useForesight(
  { table, seq, scene }: Snapshot,
  kit: GameKit,
  voice: Voice,
  considered: Considered | undefined,
  secret: string | undefined,
): Foreseen | undefined {
  const known = useRef(new Map<string, Foreseen>());
  const [, setCount] = useState(0);
  const key = considered ? JSON.stringify([table.id, seq, voice.language, considered]) : undefined;
  useEffect(() => {
    if (key === undefined || !considered || known.current.has(key)) return;
    let current = true;
    const ask = async () => {
      const foresight = await api.as(secret).call('foresee', { match: table.id, body: considered });
      const changes = changesIn(kit, voice, scene!.view as unknown as View<Shape>, foresight);
      known.current.set(key, { request: considered.request, changes, final: foresight.final });
      if (current) setCount((n) => n + 1);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), REST); // without it one can answer as well
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => known.current.clear(), [seq]);
  return key === undefined ? undefined : known.current.get(key);
}
