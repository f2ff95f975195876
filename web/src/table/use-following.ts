// A list that grows at its end stays there, until its reader looks back.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const NEAR = 48; // pixels from the end: two lines

/** `last`: changes with whatever comes in. The list itself may become higher or lower, too, and stays at its end. */
export function useFollowing(list: RefObject<HTMLElement | null>, last: unknown): { onScroll(): void } {
  const following = useRef(true);
  const top = useRef(0);
  const follow = () => {
    if (!list.current || !following.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    top.current = list.current.scrollTop;
  };
  useLayoutEffect(follow, [last]); // before the browser itself moves what is seen, where old lines are dropped
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return {
    onScroll() {
      const { scrollHeight, scrollTop, clientHeight } = list.current!;
      if (scrollHeight - scrollTop - clientHeight < NEAR) following.current = true;
      else if (scrollTop < top.current) following.current = false; // only a reader goes upwards
      top.current = scrollTop;
    },
  };
}
