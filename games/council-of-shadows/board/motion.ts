// Motion that explains: things that changed their place glide there, numbers run. Nothing moves when motion is off.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const TIME = 260;
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Whatever carries `data-glide` inside glides from where it was before this render. */
export function useGlide(off: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(new Map<string, DOMRect>());
  useBeforePaint(() => {
    const now = new Map<string, DOMRect>();
    const home = root.current?.getBoundingClientRect(); // what scrolls with the whole has not moved
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      const name = element.dataset.glide!;
      const from = before.current.get(name);
      const at = element.getBoundingClientRect();
      const to = new DOMRect(at.x - home!.x, at.y - home!.y, at.width, at.height);
      now.set(name, to);
      if (off || !from || to.width === 0 || from.width === 0) continue;
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (Math.abs(dx) + Math.abs(dy) < 4) continue;
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: TIME,
        easing: 'ease-in-out',
      });
    }
    before.current = now;
  });
  return root;
}

/** A number on its way to where it should be. */
export function useRunning(target: number, off: boolean): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    if (off || from.current === target) {
      from.current = target;
      setShown(target);
      return;
    }
    const [start, begin] = [from.current, performance.now()];
    let frame = requestAnimationFrame(function run(now) {
      const part = Math.min(1, (now - begin) / TIME);
      from.current = start + (target - start) * part;
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, off]);
  return off ? target : shown;
}
