// The geometry of the double track: a rounded rectangle around the map, cut into cells. Value v has its place and its turn.

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
  corner: number;
  lane: number; // the width of one lane
}
interface Spot {
  x: number;
  y: number;
  turn: number; // degrees; 0 on the upper edge, clockwise
}

const CELLS = 102; // a cell for the signs of the lanes, then 0 to 100

/** The middle line between the two lanes, around a map of this size. */
export const ringAround = (width: number, height: number, lane: number): Ring => {
  const far = lane + 12;
  return { x: -far, y: -far, width: width + 2 * far, height: height + 2 * far, corner: 96, lane };
};

/** Along the middle line: `part` from 0 to 1, clockwise from the upper left; `off` outwards. */
function spotAt({ x, y, width, height, corner }: Ring, part: number, off: number): Spot {
  const [w, h, arc] = [width - 2 * corner, height - 2 * corner, (Math.PI / 2) * corner];
  const sides = [
    { length: w, from: [x + corner, y], turn: 0, round: [x + width - corner, y + corner] },
    { length: h, from: [x + width, y + corner], turn: 90, round: [x + width - corner, y + height - corner] },
    { length: w, from: [x + width - corner, y + height], turn: 180, round: [x + corner, y + height - corner] },
    { length: h, from: [x, y + height - corner], turn: 270, round: [x + corner, y + corner] },
  ] as const;
  let rest = (((part % 1) + 1) % 1) * (2 * w + 2 * h + 4 * arc);
  for (const { length, from, turn, round } of sides) {
    const angle = (turn * Math.PI) / 180;
    if (rest <= length) {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return { x: from[0] + dx * rest + dy * off, y: from[1] + dy * rest - dx * off, turn };
    }
    rest -= length;
    if (rest <= arc) {
      const a = angle + rest / corner;
      const far = corner + off;
      return { x: round[0] + Math.sin(a) * far, y: round[1] - Math.cos(a) * far, turn: (a * 180) / Math.PI };
    }
    rest -= arc;
  }
  return { x, y, turn: 0 };
}

/** The middle of the cell of a value; what lies beyond 100 stays there. */
export const spotOf = (ring: Ring, value: number, off: number): Spot =>
  spotAt(ring, (Math.max(-1, Math.min(100, value)) + 1.5) / CELLS, off);
/** The line before the cell of a value. */
export const edgeOf = (ring: Ring, value: number, off: number): Spot => spotAt(ring, (value + 1) / CELLS, off);

/** A path along a lane from one value to another. */
export function stretch(ring: Ring, from: number, to: number, off: number): string {
  const points: string[] = [];
  for (let v = from; v < to; v += 0.5) points.push(pair(spotOf(ring, v, off)));
  points.push(pair(spotOf(ring, to, off)));
  return `M${points.join('L')}`;
}
const pair = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
