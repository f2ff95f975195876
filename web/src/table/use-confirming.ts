// What changes figures for good is shown at the first press and given at the second: by mouse, by finger and by key alike.
import type { Choice, Request } from '@orrery/kernel';
import { useCallback, useRef, useState } from 'react';
import type { Considered, Foreseen } from './foresight.ts';

/** An answer pressed once, what it would do, and where on the board that was; in the panel it is marked itself. */
export type Pressed = Considered & Foreseen & { place?: DOMRect };

interface Confirming {
  pressed: Pressed | undefined;
  give(request: Request, choice: Choice, anchor?: Element): void;
  forget(): void;
}
const PATIENCE = 1500; // milliseconds: a slow server costs the foresight, not the game
const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));

interface Ways {
  asks: boolean; // whether anything is confirmed at all
  foresee(answer: Considered): Promise<Foreseen>;
  answer(request: string, choice: Choice): void;
}

export function useConfirming(ways: Ways): Confirming {
  const [pressed, setPressed] = useState<Pressed>();
  const first = useRef<string>(undefined); // the one pressed, also while it is being foreseen
  const now = useRef({ ...ways, pressed });
  now.current = { ...ways, pressed };
  const forget = useCallback(() => {
    first.current = undefined;
    setPressed(undefined);
  }, []);
  const give = useCallback(
    async ({ id, ask, blocking }: Request, choice: Choice, anchor?: Element) => {
      const send = () => {
        forget();
        now.current.answer(id, choice);
      };
      const key = JSON.stringify([id, choice]);
      const again = first.current === key;
      if (again && !now.current.pressed) return; // two quick presses are one: it has not been shown yet
      if (again || !now.current.asks || ask.shape !== 'one' || !blocking) return send();
      const place = anchor?.getBoundingClientRect();
      first.current = key;
      setPressed(undefined);
      const seen = await Promise.race([now.current.foresee({ request: id, choice }), late()]).catch(() => undefined);
      if (first.current !== key) return; // meanwhile another was pressed, or given
      if (seen?.final && seen.changes.length > 0) setPressed({ ...seen, choice, ...(place ? { place } : {}) });
      else send();
    },
    [forget],
  );
  return { pressed, give: give as Confirming['give'], forget };
}
