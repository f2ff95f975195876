// Where things lie on a tile: flat-top hexagons of this size round their middle.
export const SIZE = 100;
const ROOT3 = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}
export const centreOf = ({ q, r }: { q: number; r: number }): Point => ({
  x: 1.5 * SIZE * q,
  y: ROOT3 * SIZE * (r + q / 2),
});

export function hexagon(size: number): string {
  const corner = (i: number) => {
    const angle = (i * Math.PI) / 3;
    return `${(Math.cos(angle) * size).toFixed(1)},${(Math.sin(angle) * size).toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ');
}

/** The middle of an edge; edges 0-5 run clockwise from the north. */
export function edgeOf(edge: number): Point {
  const angle = (edge * Math.PI) / 3;
  return { x: (Math.sin(angle) * SIZE * ROOT3) / 2, y: (-Math.cos(angle) * SIZE * ROOT3) / 2 };
}

/** The discs of a system with so many planets. */
export const DISCS: readonly (readonly (Point & { r: number })[])[] = [
  [],
  [{ x: 0, y: -22, r: 40 }],
  [
    { x: -37, y: -27, r: 31 },
    { x: 38, y: 0, r: 31 },
  ],
  [
    { x: 0, y: -46, r: 26 },
    { x: -47, y: 2, r: 26 },
    { x: 47, y: 2, r: 26 },
  ],
];

/** Where a row of ships lies, how wide it may be, and how large its signs. */
interface RowPlace {
  y: number;
  width: number;
  size: number;
}
const BESIDE_PLANETS: readonly RowPlace[] = [
  { y: 62, width: 140, size: 40 },
  { y: -44, width: 140, size: 38 },
  { y: 30, width: 150, size: 38 },
];
const BELOW_TWO_LINES: readonly RowPlace[] = [{ y: 68, width: 130, size: 32 }, ...BESIDE_PLANETS.slice(1)];
const IN_THE_OPEN: readonly RowPlace[] = [
  { y: 30, width: 146, size: 42 }, // above the number of the tile
  { y: -40, width: 146, size: 42 },
  { y: 0, width: 164, size: 42 },
];
/** Ships lie below the planets and the lines of their names: for one owner there, above for the next. */
export function placesOfFleets(planets: number, lines: number): readonly RowPlace[] {
  if (planets === 0) return IN_THE_OPEN;
  return planets === 1 && lines > 1 ? BELOW_TWO_LINES : BESIDE_PLANETS;
}

const LEAST = { width: 560, height: 460 }; // a few tiles: one alone would fill the screen without its surroundings

/** What lies over the drawing: buttons beside the tiles, a stage below them; in parts of their width and height. */
interface Margins {
  beside: number;
  below: number;
}

/** The frame that shows every one of these tiles. */
export function frameOf(tiles: readonly { q: number; r: number }[], { beside, below }: Margins): string {
  const points = tiles.map(centreOf);
  const span = (values: number[], beyond: number, least: number): [from: number, length: number] => {
    const [low, high] = [Math.min(...values) - beyond, Math.max(...values) + beyond];
    const more = Math.max(0, least - (high - low));
    return [low - more / 2, high - low + more];
  };
  const [left, width] = span(
    points.map(({ x }) => x),
    SIZE + 8,
    LEAST.width,
  );
  const [top, height] = span(
    points.map(({ y }) => y),
    96,
    LEAST.height / (1 + below / 2),
  );
  return [left, top, width * (1 + beside), height * (1 + below)].map(Math.round).join(' ');
}
