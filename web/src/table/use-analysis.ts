// What the server thinks of a match that is over, and how far it has come with it.
import type { Analysis, TableInfo } from '@orrery/api';
import { useCallback, useEffect, useState } from 'react';
import { api, problemOf } from '../state/api.ts';
import type { Word } from '../words/index.ts';

const AGAIN = 1500; // milliseconds between two looks while it is at work

interface Thought {
  analysis: Analysis | undefined;
  problem: Word | undefined;
  isAsking: boolean; // the server has not answered yet
  want(wanted: boolean): void;
}

export function useAnalysis({ id, status }: TableInfo, secret: string | undefined): Thought {
  const [analysis, setAnalysis] = useState<Analysis>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Word>();
  const isOver = status === 'over' || status === 'abandoned';
  const isAtWork = analysis?.state === 'asked';
  useEffect(() => {
    if (!isOver) return;
    let current = true;
    const look = () =>
      api
        .as(secret)
        .call('analysis', { match: id })
        .then(
          (found) => current && setAnalysis(found),
          () => undefined, // a page without it is still a page
        );
    if (!isAtWork) void look();
    const timer = isAtWork ? setInterval(look, AGAIN) : undefined;
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [id, secret, isOver, isAtWork]);
  const want = useCallback(
    (wanted: boolean) => {
      setAsking(true);
      const { call } = api.as(secret);
      call('analyse', { match: id, body: { wanted } })
        .then(setAnalysis, (error) => setProblem(problemOf(error)))
        .finally(() => setAsking(false));
    },
    [id, secret],
  );
  return { analysis, problem, isAsking, want };
}
