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
): { foreseen: Foreseen | undefined; foresee(answer: Considered): Promise<Foreseen> } {
  const known = useRef(new Map<string, Foreseen>());
  const [, setCount] = useState(0);
  const keyOf = (answer: Considered) => JSON.stringify([table.id, seq, voice.language, answer.request, answer.choice]);
  const key = considered && keyOf(considered);
  const foresee = async (answer: Considered): Promise<Foreseen> => {
    const before = known.current.get(keyOf(answer));
    if (before) return before;
    const foresight = await api.as(secret).call('foresee', { match: table.id, body: answer });
    const changes = changesIn(kit, voice, scene!.view as unknown as View<Shape>, foresight);
    const found = { request: answer.request, changes, final: foresight.final };
    known.current.set(keyOf(answer), found);
    return found;
  };
  useEffect(() => {
    if (key === undefined || !considered || known.current.has(key)) return;
    let current = true;
    const ask = async () => {
      await foresee(considered);
      if (current) setCount((n) => n + 1);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), REST); // without it one can answer as well
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => known.current.clear(), [seq]);
  return { foreseen: key === undefined ? undefined : known.current.get(key), foresee };
}
