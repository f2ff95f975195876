// Adjacency a second time, from the written definition alone: hexagons in the plane, lanes from edge to edge, wormholes.
import { SYSTEM_TABLE } from '../packs/base/systems.ts';

type Point = { x: number; y: number };
type Hex = Point & { id: string; lanes: number[][] | undefined; wormholes: readonly string[] };
const SIDE = Math.sqrt(3); // from middle to middle of two hexagons that share a side
const FAR = 0.001;

/** From the middle over an edge: 0 is north, then clockwise. */
const over = ({ x, y }: Point, edge: number, steps = 1): Point => ({
  x: x + steps * SIDE * Math.sin((Math.PI / 3) * edge),
  y: y - steps * SIDE * Math.cos((Math.PI / 3) * edge),
});

/** The spiral: ring by ring, each from its north corner clockwise, evenly from corner to corner. */
function middleOf(index: number): Point {
  if (index === 0) return { x: 0, y: 0 };
  let ring = 1;
  let first = 1;
  while (index >= first + 6 * ring) {
    first += 6 * ring;
    ring += 1;
  }
  const [corner, along] = [Math.floor((index - first) / ring), ((index - first) % ring) / ring];
  const [from, to] = [corner, corner + 1].map((edge) => over({ x: 0, y: 0 }, edge, ring)) as [Point, Point];
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}

/** `words`: tile texts by spiral index (`75`, `83A3`); spaces without a tile are absent. */
export function naiveGalaxy(words: ReadonlyMap<number, string>): Map<string, string[]> {
  const hexes = [...words].map(([index, word]) => hexOf(word, middleOf(index)));
  const at = (p: Point) => hexes.find((hex) => Math.abs(hex.x - p.x) < FAR && Math.abs(hex.y - p.y) < FAR);
  const near = new Map<string, string[]>();
  for (const home of hexes.filter((hex) => !hex.lanes)) {
    const found = new Set<string>();
    const fringe = [0, 1, 2, 3, 4, 5].map((edge) => ({ hex: home, edge }));
    const walked = new Set<string>();
    for (let step = fringe.pop(); step; step = fringe.pop()) {
      const next = at(over(step.hex, step.edge));
      const entry = (step.edge + 3) % 6;
      if (!next || walked.has(`${next.id} ${entry}`)) continue;
      walked.add(`${next.id} ${entry}`);
      if (!next.lanes) found.add(next.id);
      else
        for (const lane of next.lanes)
          if (lane.includes(entry)) fringe.push({ hex: next, edge: lane.find((edge) => edge !== entry)! });
    }
    for (const other of hexes) if (other.wormholes.some((kind) => home.wormholes.includes(kind))) found.add(other.id);
    found.delete(home.id);
    near.set(home.id, [...found].sort());
  }
  return near;
}

function hexOf(word: string, middle: Point): Hex {
  const [, id, side, turn] = /^(\d+)([AB]?)(\d?)$/.exec(word)!;
  const { lanes, wormholes } = SYSTEM_TABLE.find((system) => system.id === id)!;
  const turned = lanes?.[side === 'B' ? 'B' : 'A']?.map((lane) => lane.map((edge) => (edge + Number(turn)) % 6));
  return { ...middle, id: id!, lanes: lanes ? (turned ?? []) : undefined, wormholes: wormholes ?? [] };
}
