// A table for me and some bots, and straight to it.
import type { GameInfo, Pass } from '@orrery/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, problemOf } from '../state/api.ts';
import { keepPass } from '../state/passes.ts';
import { useSettings } from '../state/settings.ts';
import { useWords, type Word } from '../words/index.ts';

export function useOpening(game: GameInfo) {
  const t = useWords();
  const [, visit] = useLocation();
  const [{ name }] = useSettings();
  const [problem, setProblem] = useState<Word>();
  const [busy, setBusy] = useState(false);
  const me = name || t('guest');
  const go = async (setUp: () => Promise<{ pass: Pass }>) => {
    setBusy(true);
    try {
      const { pass } = await setUp();
      keepPass(pass);
      visit(`/table/${pass.match}`);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const open = (bots: readonly string[]) => {
    const seats = [{ kind: 'me' as const, name: me }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))];
    void go(() => api.call('create', { body: { game: game.id, seats } }));
  };
  const learnFrom = (from: number) => void go(() => api.call('learn', { game: game.id, body: { name: me, from } }));
  return { busy, problem, open, learnFrom, learn: () => learnFrom(1) };
}
