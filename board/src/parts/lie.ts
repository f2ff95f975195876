// How a drawing lies in its frame, and where it goes when it is moved or come closer to.

export interface Lie {
  scale: number; // 1: fitted
  positionX: number;
  positionY: number;
}
export const FITTED: Lie = { scale: 1, positionX: 0, positionY: 0 };
interface Size {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

const between = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

/** Never smaller than its frame, so that no edge of it comes inside. */
export function heldIn({ width, height }: Size, { scale, positionX, positionY }: Lie): Lie {
  return {
    scale,
    positionX: between(width - width * scale, positionX, 0),
    positionY: between(height - height * scale, positionY, 0),
  };
}

/** So many times as close, no closer than `most`; what lies at this spot of the frame stays there. */
export function closeBy({ scale, positionX, positionY }: Lie, times: number, { x, y }: Spot, most: number): Lie {
  const next = between(1, scale * times, most);
  const along = (at: number, moved: number) => at - ((at - moved) * next) / scale;
  return { scale: next, positionX: along(x, positionX), positionY: along(y, positionY) };
}

export const movedBy = ({ scale, positionX, positionY }: Lie, x: number, y: number): Lie => ({
  scale,
  positionX: positionX + x,
  positionY: positionY + y,
});

/** On the way from one to the other; `share` from 0 to 1. */
export function onTheWay(from: Lie, to: Lie, share: number): Lie {
  const part = (a: number, b: number) => a + (b - a) * share;
  return {
    scale: part(from.scale, to.scale),
    positionX: part(from.positionX, to.positionX),
    positionY: part(from.positionY, to.positionY),
  };
}
