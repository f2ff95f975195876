// Letters on the galaxy keep a size that can be read: the style sheet knows how large a unit of the drawing is.
import { type RefObject, useEffect } from 'react';
import { type Point, SIZE } from './hex.ts';

/** `--unit`: pixels for one unit of the drawing as it is fitted; `--zoom` comes from the frame. */
export function useUnit(drawing: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = drawing.current;
    if (!svg || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const { width, height } = svg.viewBox.baseVal;
      if (width > 0)
        svg.style.setProperty('--unit', String(Math.min(svg.clientWidth / width, svg.clientHeight / height)));
    };
    const size = new ResizeObserver(measure);
    const frame = new MutationObserver(measure);
    size.observe(svg);
    frame.observe(svg, { attributeFilter: ['viewBox'] });
    return () => {
      size.disconnect();
      frame.disconnect();
    };
  }, [drawing]);
}

/** How high the letters of a planet's name may be before they lie on something else: a name that has no room at this size
 *  is seen when one comes closer. */
export function roomForName({ x, y, r }: Point & { r: number }, name: string, planets: number, ships: number): number {
  const lines = linesOf(name, planets);
  const widest = Math.max(...lines.map(({ length }) => length));
  if (planets > 2 || (planets > 1 && widest > (lines.length > 1 ? BESIDE : LONG))) return NONE;
  const below = y + r;
  if (ships > 0 && x > 0 && below > 20) return NONE;
  return planets > 1 || ships > 0 ? BESIDE_ANOTHER : ALONE;
}
const LONG = 12; // letters: it would lie on both planets, or beyond its tile
const BESIDE = 8; // and beside another planet, on that one

/** A long name in two lines, broken as near to its middle as may be. */
export function linesOf(name: string, planets: number): string[] {
  const most = planets > 1 ? BESIDE : LONG;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number) => Math.abs(2 * at - name.length);
  const [best] = spaces.sort((a, b) => off(a) - off(b));
  return name.length > most && best !== undefined ? [name.slice(0, best), name.slice(best + 1)] : [name];
}
const [NONE, BESIDE_ANOTHER, ALONE] = [14, 28, 34] as const;

/** Where the lines of a name lie below its planet: two begin nearer to it, and to the right of another planet they lie
 *  below the name of that one. */
export function linesAt({ x, y, r }: Point & { r: number }, lines: number): number[] {
  const first = y + r + (lines > 1 ? 5 : 10) + (x > 0 ? 10 : 0);
  return Array.from({ length: lines }, (_, i) => first + i * LINE);
}
const LINE = 19; // units from one line to the next

const LETTER = 25; // units: the size to which names are fitted
const WIDE = 0.52; // of its height: a letter on the average
/** Where a name begins to leave the tile it is moved inwards. */
export function nameAt({ x, y }: Point, name: string): number {
  const half = (name.length * LETTER * WIDE) / 2;
  const edge = Math.max(0, SIZE - 6 - Math.abs(y) / Math.sqrt(3) - half);
  return Math.max(-edge, Math.min(edge, x));
}
