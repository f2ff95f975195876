// A table for me and some bots, and straight to it.
import type { GameInfo } from '@orrery/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, problemOf } from '../state/api.ts';
import { keepPass } from '../state/passes.ts';
import { useSettings } from '../state/settings.ts';
import { useWords, type Word } from '../words/index.ts';

export function useOpening(game: GameInfo) {
  const t = useWords();
  const [, go] = useLocation();
  const [{ name }] = useSettings();
  const [problem, setProblem] = useState<Word>();
  const [busy, setBusy] = useState(false);
  const open = async (bots: readonly string[]) => {
    setBusy(true);
    const me = { kind: 'me' as const, name: name || t('guest') };
    const seats = [me, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))];
    try {
      const { pass } = await api.call('create', { body: { game: game.id, seats } });
      keepPass(pass);
      go(`/table/${pass.match}`);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return { busy, problem, open: (bots: readonly string[]) => void open(bots) };
}
