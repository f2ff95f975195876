// Follows a table for as long as a component is there: the present snapshot, what is new, and how the line is.
import { follow, type Line, type Live, type Pass, type Problem, type Snapshot, type ToldAt } from '@orrery/api';
import { useEffect, useRef, useState } from 'react';

export interface Followed {
  snapshot: Snapshot | undefined;
  news: readonly ToldAt[];
  line: Line;
  problem: Problem | undefined;
  live: Live | undefined;
  skew: number; // the server's clock minus ours, in milliseconds
}
const NOTHING: Followed = {
  snapshot: undefined,
  news: [],
  line: 'connecting',
  problem: undefined,
  live: undefined,
  skew: 0,
};

export function useLive(match: string, pass: Pass | undefined): Followed {
  const [state, setState] = useState<Followed>(NOTHING);
  const first = useRef(true);
  const clock = useRef<Snapshot['clock']>(undefined);
  const secret = pass?.secret;
  useEffect(() => {
    first.current = true;
    const update = (change: Partial<Followed>) => setState((now) => ({ ...now, ...change }));
    const live = follow(
      { match, ...(secret ? { secret } : {}) },
      {
        change(snapshot, news) {
          const fresh = first.current ? [] : news; // what was there when the page opened is not news
          first.current = false;
          update({ snapshot, news: fresh, problem: undefined });
          if (clock.current !== snapshot.clock) update({ skew: snapshot.clock.now - Date.now() });
          clock.current = snapshot.clock;
        },
        line: (line) => update({ line }),
        problem: (problem) => update({ problem }),
      },
    );
    setState({ ...NOTHING, live });
    return () => live.close();
  }, [match, secret]);
  return state;
}
