// The rules that the figures of a board hang on: fetched when anything on the screen needs them.
import type { Face } from '@orrery/board';
import type { Shape, View } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';

const RETRY = 2000; // milliseconds until what did not come is asked for again

/** As long as the rules of a face are on their way it gets a view of its own; with them the real one, so that all is drawn anew. */
export function useWhole(view: View<Shape>, face: Face | undefined): View<Shape> {
  const [ruled, setRuled] = useState<Face>();
  const waits = face?.rules !== undefined && ruled !== face;
  const isTouched = useTouched();
  const isWanted = waits && (isTouched || (face.isRuled?.(view) ?? true));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const fetched = () => current && setRuled(face);
    const fetchAgain = () => {
      timer = setTimeout(() => current && ask(), RETRY);
    };
    const ask = () => face!.rules!().then(fetched, fetchAgain);
    if (isWanted) void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isWanted, face]);
  return useMemo(() => (waits ? { ...view, pub: { ...view.pub } } : view), [waits, view]);
}

/** Has the reader begun to do anything here? */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, touch, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  return isTouched;
}
