// Moves a drawing in its frame: by wheel, by mouse or finger, by two fingers, and wherever it is told to.
import { type RefObject, useEffect, useMemo } from 'react';
import { closeBy, FITTED, heldIn, type Lie, movedBy, onTheWay, type Spot } from './lie.ts';

interface Mover {
  readonly now: Lie;
  to(lie: Lie, time: number): void; // milliseconds on the way
  closer(times: number, time: number, at?: Spot): void; // from the middle of the frame, unless said
}

const NEAR = 4; // pixels: who moves less has clicked
const LINE = 33; // pixels of a line, where a wheel counts lines
const BY_WHEEL = 0.0015; // for a pixel of the wheel
const BY_PINCH = 0.01; // and for one of two fingers on a pad, which come as a wheel with the control key
const TWICE = Math.E; // how much closer a double click comes

/** `frame` fills its place, `drawn` fills the frame. For the style sheet `--zoom` says how close one has come. */
export function useMover(
  frame: RefObject<HTMLElement | null>,
  drawn: RefObject<HTMLElement | null>,
  most: number,
): Mover {
  const mover = useMemo(() => moverOf(frame, drawn, most), [most]);
  useEffect(() => followPointers(frame.current!, mover), [mover]);
  return mover;
}

function moverOf(frame: RefObject<HTMLElement | null>, drawn: RefObject<HTMLElement | null>, most: number): Mover {
  let now = FITTED;
  let coming = 0; // the animation that runs
  const lay = (lie: Lie) => {
    now = lie;
    const style = drawn.current?.style;
    if (!style) return;
    style.transform = `translate(${lie.positionX}px, ${lie.positionY}px) scale(${lie.scale})`;
    style.setProperty('--zoom', String(lie.scale));
  };
  const to = (wanted: Lie, time: number) => {
    if (!frame.current) return;
    cancelAnimationFrame(coming);
    const goal = heldIn(frame.current.getBoundingClientRect(), wanted);
    if (time <= 0) return lay(goal);
    const [from, begun] = [now, performance.now()];
    const step = (at: number) => {
      const share = Math.min(1, Math.max(0, (at - begun) / time));
      lay(onTheWay(from, goal, 1 - (1 - share) ** 2));
      if (share < 1) coming = requestAnimationFrame(step);
    };
    coming = requestAnimationFrame(step);
  };
  return {
    get now() {
      return now;
    },
    to,
    closer(times, time, at) {
      const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      to(closeBy(now, times, at ?? { x: width / 2, y: height / 2 }, most), time);
    },
  };
}

function followPointers(frame: HTMLElement, mover: Mover): () => void {
  const down = new Map<number, Spot>(); // pointers, where they were last
  let moved = 0; // pixels since the first came down
  const spot = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const middle = ([a, b = a]: Spot[]): Spot => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
  const apart = ([a, b]: Spot[]): number => (b ? Math.hypot(a!.x - b.x, a!.y - b.y) : 1);

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (down.size === 0) moved = 0;
    if (down.size < 2) down.set(event.pointerId, spot(event));
  };
  const onMove = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, spot(event));
    const after = [...down.values()];
    const [was, is] = [middle(before), middle(after)];
    moved += Math.hypot(is.x - was.x, is.y - was.y) + Math.abs(apart(after) - apart(before));
    // Fitted, a finger has nowhere to go but on the page it is part of.
    const page =
      down.size === 1 && mover.now.scale === 1 ? (event.pointerType === 'touch' ? scrolled(frame) : null) : frame;
    if (moved < NEAR || !page) return;
    // From here on it is no click: what lies under the pointer hears no more of it.
    for (const id of down.keys()) if (!frame.hasPointerCapture(id)) frame.setPointerCapture(id);
    if (page !== frame) return page.scrollBy(0, was.y - is.y);
    mover.to(movedBy(mover.now, is.x - was.x, is.y - was.y), 0);
    if (down.size === 2) mover.closer(apart(after) / apart(before), 0, is);
  };
  const onUp = (event: PointerEvent) => down.delete(event.pointerId);
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    mover.closer(Math.exp(-pixels * (event.ctrlKey ? BY_PINCH : BY_WHEEL)), 0, spot(event));
  };
  const onTwice = (event: MouseEvent) => {
    if (mover.now.scale > 1) mover.to(FITTED, 0);
    else mover.closer(TWICE, 0, spot(event));
  };
  const heard = new AbortController();
  const { signal } = heard;
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('pointercancel', onUp, { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  frame.addEventListener('dblclick', onTwice, { signal });
  return () => heard.abort();
}

/** What this drawing is part of, where that is longer than its place. */
function scrolled(frame: HTMLElement): HTMLElement | null {
  for (let at = frame.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
