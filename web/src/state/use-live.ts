// Follows a table for as long as a component is there: the present snapshot, what is new, and how the line is.
import { follow, type Line, type Live, type Pass, type Problem, type Snapshot, type ToldAt } from '@orrery/api';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Behind, type Pacer, pacer, type Shown } from './pace.ts';

export interface Followed {
  snapshot: Snapshot | undefined;
  news: readonly ToldAt[];
  line: Line;
  problem: Problem | undefined;
  live: Live | undefined;
  skew: number; // the server's clock minus ours, in milliseconds
  behind: Behind;
  pace: Pacer | undefined;
}
const NOTHING: Followed = {
  snapshot: undefined,
  news: [],
  line: 'connecting',
  problem: undefined,
  live: undefined,
  skew: 0,
  behind: { behind: 0, paused: false },
  pace: undefined,
};

/** Answers may come faster than they are drawn: until then what was told with each stays news. */
export function withNews(
  now: Followed,
  snapshot: Snapshot,
  told: readonly ToldAt[],
  drawn: Snapshot | undefined,
): Followed {
  const news = now.snapshot === drawn ? told : [...now.news, ...told];
  return { ...now, snapshot, news, problem: undefined };
}

/** `beat`: milliseconds that each answer of the others stands alone; 0: all is shown as it comes. */
export function useLive(match: string, pass: Pass | undefined, beat = 0): Followed {
  const [state, setState] = useState<Followed>(NOTHING);
  const first = useRef(true);
  const clock = useRef<Snapshot['clock']>(undefined);
  const drawn = useRef<Snapshot>(undefined);
  useLayoutEffect(() => {
    drawn.current = state.snapshot;
  }, [state.snapshot]);
  const secret = pass?.secret;
  const wanted = useRef(beat);
  wanted.current = beat;
  useEffect(() => {
    first.current = true;
    const update = (change: Partial<Followed>) => setState((now) => ({ ...now, ...change }));
    const show = ({ snapshot, news }: Shown) => setState((now) => withNews(now, snapshot, news, drawn.current));
    const pace = pacer(
      () => (document.hidden ? 0 : wanted.current),
      show,
      (behind) => update({ behind }),
    );
    const live = follow(
      { match, ...(secret ? { secret } : {}) },
      {
        change(snapshot, news) {
          const fresh = first.current ? [] : news; // what was there when the page opened is not news
          first.current = false;
          pace.take({ snapshot, news: fresh });
          if (clock.current !== snapshot.clock) update({ skew: snapshot.clock.now - Date.now() });
          clock.current = snapshot.clock;
        },
        line: (line) => update({ line }),
        problem: (problem) => update({ problem }),
      },
    );
    setState({ ...NOTHING, live, pace });
    return () => {
      live.close();
      pace.close();
    };
  }, [match, secret]);
  return state;
}
