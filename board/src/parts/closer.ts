// What a finger cannot hit is come closer to first: where the drawing goes then.
import type { Lie } from './lie.ts';

const TOUCH = 40; // pixels: what a finger can hit
const ROOMY = 52; // pixels it has once it was come closer to

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Meeting {
  hit: Pick<Box, 'width' | 'height'>; // what the finger met, as large as it is seen
  finger: { clientX: number; clientY: number };
  frame: Box;
  now: Lie;
  most: number; // as close as one may come
}
/** Undefined: it is large enough. Else what was met is in the middle, or as near to it as the drawing's edge lets it be. */
export function closerTo({ hit, finger, frame, now, most }: Meeting): Lie | undefined {
  const size = Math.min(hit.width, hit.height);
  if (size >= TOUCH) return undefined;
  const scale = Math.min(most, (now.scale * ROOMY) / size);
  const along = (at: number, from: number, room: number, moved: number) => {
    const point = (at - from - moved) / now.scale; // of the drawing, under the finger
    return Math.min(0, Math.max(room - room * scale, room / 2 - point * scale));
  };
  return {
    scale,
    positionX: along(finger.clientX, frame.left, frame.width, now.positionX),
    positionY: along(finger.clientY, frame.top, frame.height, now.positionY),
  };
}
