// Calls to the server from components: one client, one hook for what is read, one for what is done.
import { ApiProblem, type Call, client, type Reply, type RouteName } from '@orrery/api';
import type { Msg } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Word } from '../words/index.ts';

export const api = client();

interface Read<T> {
  data: T | undefined;
  problem: Word | undefined;
  reload(): void;
}

/** Reads a route when the component appears and whenever `call` changes; null: nothing to read yet. */
export function useRead<N extends RouteName>(name: N, call: Call<N> | null, secret?: string): Read<Reply<N>> {
  const [state, setState] = useState<{ data: Reply<N> | undefined; problem: Word | undefined }>(EMPTY);
  const [round, setRound] = useState(0);
  const text = call === null ? null : JSON.stringify(call);
  useEffect(() => {
    if (text === null) return;
    let current = true;
    const read = api.as(secret).call as (name: N, call: Call<N>) => Promise<Reply<N>>;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setRound((n) => n + 1);
    read(name, JSON.parse(text) as Call<N>).then(
      (data) => current && setState({ data, problem: undefined }),
      (error) => {
        if (!current) return;
        const problem = problemOf(error);
        setState((now) => ({ ...now, problem })); // what was read before is still worth seeing
        if (problem === 'problem.offline') timer = setTimeout(again, RETRY);
      },
    );
    globalThis.addEventListener('online', again);
    return () => {
      current = false;
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
    };
  }, [name, text, secret, round]);
  return { ...state, reload: useCallback(() => setRound((n) => n + 1), []) };
}
const RETRY = 5000;
const EMPTY = { data: undefined, problem: undefined };

/** What the game itself has to say about it. */
export const whyOf = (error: unknown): Msg | undefined => (error instanceof ApiProblem ? error.problem.why : undefined);

/** What went wrong, as a message of our own: what happened and what to do. */
export function problemOf(error: unknown): Word {
  if (error instanceof ApiProblem) return `problem.${error.problem.error}`;
  return 'problem.offline';
}
