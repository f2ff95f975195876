// Where a square stands in the drawing, how large it is, and in which colour.
import type { PlaceId } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { CELL, SECTOR_COLOURS } from './colours.ts';

export const colourAt = (place: PlaceId): string => SECTOR_COLOURS[chart.sectorOf(place)] ?? SECTOR_COLOURS.black!;

export interface Spot {
  x: number;
  y: number;
}
/** Of one square, with the gap to the next. */
export interface Size {
  w: number;
  h: number;
}
const ACROSS = 17.4; // squares of the board, with its margin
const EDGE = 9.4; // in squares from the middle
const LONG = 15;
/** Columns on the right for the buttons of the map, under which no square may lie. */
const asideOn = (phone: boolean): number => (phone ? 2.4 : 1);
const MOST = 1.5; // times as long as it is high, or as high as it is long

/** Lanes of black squares beside the board; on a phone below it. */
const beyond = (black: readonly PlaceId[]): number => {
  const lanes = Math.ceil(black.length / LONG);
  return lanes === 0 ? 0 : lanes + 0.4;
};

function extent(black: readonly PlaceId[], phone: boolean, aside: number): { columns: number; rows: number } {
  const more = beyond(black);
  return phone ? { columns: ACROSS + aside, rows: ACROSS + more } : { columns: ACROSS + more + aside, rows: ACROSS };
}

/** Squares are as long or as high as it takes to fill the room. */
export function sizeIn(room: { width: number; height: number }, black: readonly PlaceId[], phone: boolean): Size {
  const { columns, rows } = extent(black, phone, asideOn(phone));
  const shape = room.width > 0 && room.height > 0 ? room.width / columns / (room.height / rows) : 1;
  const stretch = Math.min(MOST, Math.max(shape, 1 / shape));
  return shape > 1 ? { w: CELL * stretch, h: CELL } : { w: CELL, h: CELL * stretch };
}

/** The squares of the board; black ones in columns to the right of it, or on a phone in rows below. */
export function spotOf(place: PlaceId, black: readonly PlaceId[], phone: boolean, { w, h }: Size): Spot {
  const point = chart.pointOf(place);
  if (point) return { x: point.x * w, y: -point.y * h };
  const index = black.indexOf(place);
  const [far, along] = [EDGE + Math.floor(index / LONG), (index % LONG) - 7];
  return phone ? { x: along * w, y: far * h } : { x: far * w, y: along * h };
}

export function frameOf(black: readonly PlaceId[], phone: boolean, { w, h }: Size, aside = asideOn(phone)): string {
  const { columns, rows } = extent(black, phone, aside);
  return `${(-ACROSS / 2) * w} ${(-ACROSS / 2) * h} ${columns * w} ${rows * h}`;
}
