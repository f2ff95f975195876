// Where a square stands in the drawing, and in which colour.
import type { PlaceId } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { CELL, SECTOR_COLOURS } from './colours.ts';

export const colourAt = (place: PlaceId): string => SECTOR_COLOURS[chart.sectorOf(place)] ?? SECTOR_COLOURS.black!;

export interface Spot {
  x: number;
  y: number;
}
const EDGE = 9.4; // in squares from the middle
const LONG = 15;

/** The squares of the board; black ones in columns to the right of it, or on a phone in rows below. */
export function spotOf(place: PlaceId, black: readonly PlaceId[], phone: boolean): Spot {
  const point = chart.pointOf(place);
  if (point) return { x: point.x * CELL, y: -point.y * CELL };
  const index = black.indexOf(place);
  const [far, along] = [(EDGE + Math.floor(index / LONG)) * CELL, ((index % LONG) - 7) * CELL];
  return phone ? { x: along, y: far } : { x: far, y: along };
}

export function frameOf(black: readonly PlaceId[], phone: boolean): string {
  const [edge, size] = [-8.7 * CELL, 17.4 * CELL];
  const lanes = Math.ceil(black.length / LONG);
  const more = lanes === 0 ? 0 : (lanes + 0.4) * CELL;
  return `${edge} ${edge} ${phone ? size : size + more} ${phone ? size + more : size}`;
}
