// What is sent from this table, one thing after the other: which is on its way, and why something was not done.
import type { Verdict } from '@orrery/api';
import type { Msg } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../state/api.ts';
import type { Followed } from '../state/use-live.ts';
import type { Voice } from '../state/voice.ts';
import { type Say, useWords, type Word } from '../words/index.ts';

/** Why something was not done: the rules' refusal, or trouble on the way. */
export interface Trouble {
  of: 'rules' | 'line'; // the line's is over when it is back
  request: string;
  words: string[];
  problems: Msg[]; // the rules' own, for a sheet
  rules: string[];
}
/** What else happens with an answer. */
export interface Around {
  before(): void;
  taken(request: string): void;
}

export function useSending({ line, pace }: Followed, voice: Voice, around: Around) {
  const t = useWords();
  const [trouble, setTrouble] = useState<Trouble>();
  const [sending, setSending] = useState<string>(); // the request whose answer is on its way; '': of none
  const send = useCallback(
    async (request: string, act: () => Promise<Verdict> | undefined) => {
      setSending(request);
      around.before();
      pace?.skip(); // one's own answer waits for nothing
      const verdict = await act()?.catch((error: unknown) => ({ problem: problemOf(error) }));
      setSending(undefined);
      if (verdict && 'problem' in verdict) return setTrouble(troubleOf(request, verdict.problem, t));
      if (verdict?.taken) around.taken(request);
      if (!verdict || verdict.taken) return setTrouble(undefined);
      const { why, problems = [], rules } = verdict.refused;
      setTrouble({ of: 'rules', request, words: [why, ...problems].map((msg) => voice.say(msg)), problems, rules });
    },
    [voice, t, pace, around],
  );
  useEffect(() => {
    if (line === 'open') setTrouble((now) => (now?.of === 'line' ? undefined : now));
  }, [line]);
  return { send, trouble, setTrouble, sending };
}

export const troubleOf = (request: string, problem: Word, t: Say): Trouble => ({
  of: problem === 'problem.offline' ? 'line' : 'rules',
  request,
  words: [t(problem)],
  problems: [],
  rules: [],
});
