// Choices being put together, by request. A sheet is kept by the server as one types, for this seat on every device.
import type { Snapshot } from '@orrery/api';
import type { Choice, Request } from '@orrery/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../state/api.ts';
import { useLanguage } from '../words/index.ts';

type Drafts = Readonly<Record<string, Choice>>;
const PAUSE = 600; // milliseconds without a keystroke

export function useDrafts({ table, seat, drafts: kept, scene }: Snapshot, secret: string | undefined) {
  const [drafts, setDrafts] = useState<Drafts>(kept);
  const waiting = useRef(new Map<string, Choice | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sheets = scene?.requests.filter(({ ask }: Request) => ask.shape === 'form').map(({ id }) => id) ?? [];
  const isSheet = useRef(sheets);
  isSheet.current = sheets;
  const match = table.id;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const { call } = api.as(secret);
    // What does not arrive now goes with the next keystroke; what was typed is still on this screen.
    for (const [request, value] of waiting.current)
      void call('draft', { match, body: { request, value } }).catch(() => undefined);
    waiting.current.clear();
  }, [match, secret]);
  useEffect(() => {
    globalThis.addEventListener('pagehide', save);
    return () => {
      globalThis.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const setDraft = useCallback(
    (request: string, choice: Choice | undefined) => {
      setDrafts(({ [request]: _, ...others }) => (choice === undefined ? others : { ...others, [request]: choice }));
      if (seat === null || !isSheet.current.includes(request)) return;
      waiting.current.set(request, choice ?? null);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE);
    },
    [seat, save],
  );
  const language = useLanguage();
  const { lesson } = scene ?? {};
  const proposed = lesson?.as?.[language] ?? lesson?.choice;
  const [sheet] = sheets;
  useEffect(() => {
    if (sheet !== undefined && proposed !== undefined) setDrafts((now) => ({ [sheet]: proposed, ...now }));
  }, [sheet, JSON.stringify(proposed)]); // a lesson fills its sheets in
  return { drafts, setDrafts, setDraft };
}
