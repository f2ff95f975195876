// The colours of the rings, from the Citadel outwards, and where a square stands in the drawing.
import { board as chart, type PlaceId } from '@orrery/cosmos';

export const CELL = 100;
export const SECTOR_COLOURS: Readonly<Record<string, string>> = {
  citadel: '#e0b062',
  violet: '#a884ff',
  brown: '#b98a63',
  yellow: '#e6d25a',
  red: '#ee6a62',
  green: '#58bf7d',
  blue: '#5f9cf5',
  orange: '#f29a4a',
  white: '#c9d2ea',
  black: '#7d86a8',
};
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
