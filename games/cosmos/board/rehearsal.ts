// A trial run of the lists before a turn is published: the game master starts it at his desk, and the map shows it, too.
import { useEffect, useMemo, useState } from 'react';
import type { Trial } from '../report/trial.ts';
import { plannedOn } from '../state.ts';
import type { Props } from './atlas.ts';
import type { Wanted } from './foreseen.ts';

export interface Rehearsal {
  run: Trial | null;
  setTried(tried: boolean): void;
}
/** Of this turn, as long as its lists lie before the master. */
export function useRehearsal({ view }: Props): Rehearsal {
  const { world, lists, desk } = view.own ?? {};
  const { turn } = view.pub;
  const [tried, setTried] = useState(0);
  const rules = useTrials(tried > 0 ? 'now' : 'later', () => setTried(0));
  const run = useMemo(
    () => (rules && world && lists && tried === turn ? rules.trial(world, lists, plannedOn(desk ?? null)) : null),
    [rules, tried, turn, world, lists, desk],
  );
  return { run, setTried: (isTried) => setTried(isTried ? turn : 0) };
}
type Trials = typeof import('../report/trial.ts');
/** The rules of a whole turn are loaded with the first trial. */
function useTrials(wanted: Wanted, fail: () => void): Trials | undefined {
  const [rules, setRules] = useState<Trials>();
  useEffect(() => {
    if (wanted === 'now' && !rules) void import('../report/trial.ts').then(setRules, fail);
  }, [wanted]);
  return rules;
}
