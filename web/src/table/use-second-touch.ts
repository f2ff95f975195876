// A finger cannot hover: an answer that changes figures for good is shown at the first touch and given at the second.
import { byTouch } from '@orrery/board';
import type { Choice, Request } from '@orrery/kernel';
import { useCallback, useRef, useState } from 'react';
import type { Considered, Foreseen } from './foresight.ts';

/** An answer touched once, and what it would do. */
export type Touched = Considered & Foreseen;

interface SecondTouch {
  touched: Touched | undefined;
  give(request: Request, choice: Choice): void;
  forget(): void;
}
const PATIENCE = 1500; // milliseconds: a slow server costs the foresight, not the game
const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));

type Foresee = (answer: Considered) => Promise<Foreseen>;

export function useSecondTouch(foresee: Foresee, answer: (request: string, choice: Choice) => void): SecondTouch {
  const [touched, setTouched] = useState<Touched>();
  const first = useRef<string>(undefined); // the one touched, also while it is being foreseen
  const now = useRef({ foresee, answer });
  now.current = { foresee, answer };
  const forget = useCallback(() => {
    first.current = undefined;
    setTouched(undefined);
  }, []);
  const give = useCallback(
    async ({ id, ask, blocking }: Request, choice: Choice) => {
      const send = () => {
        forget();
        now.current.answer(id, choice);
      };
      const key = JSON.stringify([id, choice]);
      if (!byTouch() || ask.shape !== 'one' || !blocking || first.current === key) return send();
      first.current = key;
      setTouched(undefined);
      const seen = await Promise.race([now.current.foresee({ request: id, choice }), late()]).catch(() => undefined);
      if (first.current !== key) return; // meanwhile another was touched, or given
      if (seen?.final && seen.changes.length > 0) setTouched({ ...seen, choice });
      else send();
    },
    [forget],
  );
  return { touched, give: give as SecondTouch['give'], forget };
}
