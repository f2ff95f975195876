// Where everything of the map lies: three bands, the galaxies of the side in play, their hexagons, badges and stations.
// It is wide or tall, as the screen is. Wide, the badges of the side for two stand beside its galaxies; tall, nothing takes
// room across that can do without it, so that names can be read on a phone: stacks stand in a corner, long names have two lines.
import * as pack from '../packs/base/index.ts';
import type { Pub } from '../state.ts';
import { galaxiesOf, spacesOf } from '../values/cubes.ts';

export type Point = { x: number; y: number };
export interface GalaxyPlace {
  galaxy: pack.Galaxy;
  covered: boolean;
  spaces: { id: pack.SpaceId; at: Point }[];
  badge: Point; // the middle of its upper edge
  station: Point;
  lines: 1 | 2; // of its name
}
export interface BandPlace {
  parsec: number;
  y: number;
  height: number;
  stack: Point;
  stackSize: number;
  galaxies: GalaxyPlace[];
}
interface MapPlan {
  width: number;
  height: number;
  lane: number; // the width of a lane of the ring around it
  margin: number; // room for the ring; markers stand out over their lane
  bands: BandPlace[];
}

const LANE = { wide: 40, tall: 32 };
const OUT = { wide: 32, tall: 20 };
const HEX_WIDTH = 120;
export const HEX_R = HEX_WIDTH / Math.sqrt(3);
const CLUSTER_HEIGHT = HEX_R * 3.5;
const STACK_COLUMN = 112;
const BADGE = { width: 176, height: 84 };
const NAME = 228; // the least a galaxy takes across: its name may be wider than its spaces
const LINE = 34; // what the second line of a name takes
const BESIDE = 22; // the air between a galaxy and a badge beside it
const STATION = 62; // the room a station takes beside its badge, with Module 1

/** Columns of the upper and the lower row, in hexagons, by number of spaces. */
const ROWS: Readonly<Record<number, readonly [readonly number[], readonly number[]]>> = {
  2: [[0], [0.5]],
  3: [[0.5], [0, 1]],
  4: [
    [0, 1],
    [0.5, 1.5],
  ],
  5: [
    [0, 1, 2],
    [0.5, 1.5],
  ],
};
const clusterWidth = (spaces: number): number => (Math.max(...ROWS[spaces]!.flat()) + 1) * HEX_WIDTH;

export type Format = 'wide' | 'tall';
type Badges = 'above' | 'beside';

/** [COS-SETUP-1, -2] The side for two has no room for the galaxies of three and four; with three players two are covered. */
function shownGalaxies(pub: Pub): pack.Galaxy[] {
  const most = pub.players.length <= 2 ? 2 : 4;
  return pack.GALAXIES.filter((g) => g.minPlayers <= most);
}

export function layOut(pub: Pub, format: Format): MapPlan {
  const shown = shownGalaxies(pub);
  const inUse = new Set(galaxiesOf(pub).map((g) => g.id));
  const badges: Badges = pub.players.length <= 2 && format === 'wide' ? 'beside' : 'above';
  const station = pub.options.module1 ? STATION : 0;
  const tall = format === 'tall';
  const gap = tall ? 14 : badges === 'above' ? 36 : 28;
  const column = tall ? 0 : STACK_COLUMN;
  const over = tall ? LINE : 0;
  const height = CLUSTER_HEIGHT + over + (badges === 'above' ? BADGE.height + 30 : 40);
  const rows = [3, 2, 1].map((parsec) => shown.filter((g) => g.parsec === parsec));
  const widthOf = (g: pack.Galaxy) => {
    const cluster = clusterWidth(g.spaces);
    if (badges === 'beside') return cluster + BADGE.width + BESIDE;
    return Math.max(cluster, tall ? 0 : NAME, BADGE.width + station);
  };
  const needs = rows.map((row) => row.reduce((sum, g) => sum + widthOf(g), 0) + gap * (row.length + 1));
  const width = column + Math.max(...needs);
  const bands = rows.map((row, i) => {
    const spare = width - column - row.reduce((sum, g) => sum + widthOf(g), 0);
    const between = spare / (row.length + 1);
    let x = column + between;
    const galaxies = row.map((galaxy) => {
      const place = placeGalaxy(galaxy, { x, y: i * height + over }, widthOf(galaxy), badges, station);
      x += widthOf(galaxy) + between;
      return { ...place, covered: !inUse.has(galaxy.id), lines: tall ? (2 as const) : (1 as const) };
    });
    const stack = tall ? { x: 30, y: i * height + 70 } : { x: STACK_COLUMN / 2 + 4, y: i * height + height / 2 + 8 };
    return { parsec: 3 - i, y: i * height, height, stack, stackSize: tall ? 0.62 : 1, galaxies };
  });
  return { width, height: height * 3, lane: LANE[format], margin: LANE[format] * 2 + OUT[format], bands };
}

function placeGalaxy(
  galaxy: pack.Galaxy,
  at: Point,
  width: number,
  badges: Badges,
  station: number,
): Omit<GalaxyPlace, 'covered' | 'lines'> {
  const cluster = clusterWidth(galaxy.spaces);
  const left = badges === 'above' ? at.x + (width - cluster) / 2 : at.x;
  const top = at.y + (badges === 'above' ? BADGE.height + 14 : 20);
  const flip = galaxy.id === 'red'; // for a livelier sky
  const [upper, lower] = flip ? [ROWS[galaxy.spaces]![1], ROWS[galaxy.spaces]![0]] : ROWS[galaxy.spaces]!;
  const centre = (column: number, row: number): Point => ({
    x: left + (column + 0.5) * HEX_WIDTH,
    y: top + HEX_R + row * HEX_R * 1.5,
  });
  const centres = [...upper.map((c) => centre(c, 0)), ...lower.map((c) => centre(c, 1))];
  const badge =
    badges === 'above'
      ? { x: at.x + (width - station) / 2, y: at.y + 8 }
      : { x: at.x + cluster + BADGE.width / 2 + BESIDE, y: top + CLUSTER_HEIGHT / 2 - 56 };
  return {
    galaxy,
    spaces: spacesOf(galaxy).map((id, i) => ({ id, at: centres[i]! })),
    badge,
    station:
      badges === 'above' ? { x: badge.x + BADGE.width / 2 + 30, y: badge.y + 40 } : { x: badge.x, y: badge.y + 124 },
  };
}
