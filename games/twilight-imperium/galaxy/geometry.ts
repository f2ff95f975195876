// TI4-BOARD: flat-top hexagons. Edges 0-5 run clockwise from the north; a spiral index runs ring by ring from the north corner.

type Axial = { q: number; r: number };
const DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
export const RINGS = 5;
/** Farther out than any layout: a galaxy may grow. */
const PLACES: readonly Axial[] = spiral(RINGS + 4);

export const axialOf = (index: number): Axial => PLACES[index]!;
export const opposite = (edge: number): number => (edge + 3) % 6;
export function beyond({ q, r }: Axial, edge: number): Axial {
  return { q: q + DIRECTIONS[edge]!.q, r: r + DIRECTIONS[edge]!.r };
}
export const nextTo = (a: Axial, b: Axial): boolean =>
  DIRECTIONS.some(({ q, r }) => a.q + q === b.q && a.r + r === b.r);
export const stepsBetween = (a: Axial, b: Axial): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
/** The space beyond this edge. */
export function indexOf(from: Axial, edge: number): number | undefined {
  const { q, r } = beyond(from, edge);
  const index = PLACES.findIndex((place) => place.q === q && place.r === r);
  return index < 0 ? undefined : index;
}
export const sizeOfRings = (rings: number): number => 1 + 3 * rings * (rings + 1);
export const ringOf = (index: number): number =>
  Array.from({ length: RINGS }, (_, r) => r).findIndex((r) => index < sizeOfRings(r));

/** Clockwise by angle round the centre, beginning at the north. [TI4-MAP-19] */
export function angleOf({ q, r }: Axial): number {
  const x = 1.5 * q;
  const y = Math.sqrt(3) * (r + q / 2);
  const angle = Math.atan2(x, -y);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

function spiral(rings: number): Axial[] {
  const places: Axial[] = [{ q: 0, r: 0 }];
  for (let ring = 1; ring <= rings; ring++) {
    let at: Axial = { q: 0, r: -ring };
    for (const edge of [2, 3, 4, 5, 0, 1]) {
      for (let i = 0; i < ring; i++) {
        places.push(at);
        at = beyond(at, edge);
      }
    }
  }
  return places;
}
