// CSM-REPORT-1a: the board sheet: every system blank, remembered with its turn, or seen.
import type { Msg, Seat } from '@orrery/kernel';
import { buildingMsg, heroMsg, planetMsg, sectorMsg } from '../say.ts';
import { CITADEL, type Holding, type PlaceId, type Seen } from '../state.ts';
import { BOARD, isBlack, numberOf, placeRank, pointOf, sectorOf } from '../values/geometry.ts';
import {
  type Cell,
  forces,
  list,
  type Own,
  type Pub,
  placeFor,
  type Section,
  section,
  sideMsg,
  turnMsg,
} from './section.ts';

export interface Square {
  place: PlaceId;
  name: Msg;
  sector: string;
  /** Columns and rows from the north-west corner, 0 to 16; null: a black square, beside the board. */
  at: { column: number; row: number } | null;
  layer: 'seen' | 'remembered' | 'unknown';
  turn: number; // in which it was seen; 0 where it never was
  contents: Msg[];
}
const REACH = 8;

export function squaresOf(pub: Pub, own: Own): Square[] {
  const black = new Set([
    ...Object.keys(own.squares).map((n) => `black-${n}`),
    ...Object.keys(own.board).filter(isBlack),
  ]);
  const known = [...black].sort((a, b) => placeRank(a) - placeRank(b));
  return [CITADEL, ...BOARD, ...known].map((place): Square => {
    const seen = own.board[place];
    const point = pointOf(place);
    return {
      place,
      name: placeFor(own, place),
      sector: sectorOf(place),
      at: point ? { column: point.x + REACH, row: REACH - point.y } : null,
      layer: pub.end || seen?.turn === pub.turn - 1 ? 'seen' : seen ? 'remembered' : 'unknown',
      turn: seen?.turn ?? 0,
      contents: [...(seen ? contentsOf(pub, seen) : []), ...secretsOf(own.holdings[place])],
    };
  });
}

function marksOf(seen: Seen): Msg[] {
  const marks: Msg[] = [];
  if (seen.special !== '') marks.push(planetMsg(seen.special));
  if (seen.portal === 'star') marks.push({ key: 'sheet.portal' });
  else if (seen.portal !== '') marks.push({ key: 'sheet.portal.key', args: { sector: sectorMsg(seen.portal) } });
  if (seen.looted) marks.push({ key: 'sheet.looted' });
  if (seen.ruined) marks.push({ key: 'sheet.ruined' });
  return marks;
}
/** What only the holder knows of it: mines, traps, expansions. */
function secretsOf(holding: Holding | undefined): Msg[] {
  if (!holding) return [];
  const mines = holding.mines.reduce((sum, { points }) => sum + points, 0);
  return [
    ...(mines > 0 ? [{ key: 'sheet.mines', args: { points: mines } }] : []),
    ...(holding.trap === '' ? [] : [{ key: `sheet.trap.${holding.trap}` }]),
    ...(holding.extra > 0 ? [{ key: 'sheet.extra', args: { R: holding.extra } }] : []),
    ...(holding.discount > 0 ? [{ key: 'sheet.discount', args: { R: holding.discount } }] : []),
  ];
}
/** A system whose holder lost sight of it, or where there is nothing to be seen. */
export const NOTHING: Seen = {
  turn: 0,
  units: {},
  ground: {},
  orbital: {},
  heroes: [],
  buildings: [],
  dom: { orbit: null, ground: null },
  portal: '',
  special: '',
  looted: false,
  ruined: false,
};
function holdersOf(pub: Pub, { dom: { orbit, ground } }: Seen): Msg[] {
  const holds = (area: 'orbit' | 'ground' | 'both', seat: Seat | null): Msg[] =>
    seat === null ? [] : [{ key: `sheet.dominates.${area}`, args: { faction: sideMsg(pub, seat) } }];
  return orbit === ground ? holds('both', orbit) : [...holds('orbit', orbit), ...holds('ground', ground)];
}
const troopsOf = (pub: Pub, seen: Seen): Msg[] => [
  ...forces(pub, seen.ground, 'troop'),
  ...forces(pub, seen.orbital, 'troop'),
  ...seen.heroes.map(({ hero }) => heroMsg(hero)),
];
const buildingsOf = (seen: Seen): Msg[] => seen.buildings.map(({ id }) => buildingMsg(id));

const contentsOf = (pub: Pub, seen: Seen): Msg[] => [
  ...marksOf(seen),
  ...holdersOf(pub, seen),
  ...forces(pub, seen.units, 'unit'),
  ...troopsOf(pub, seen),
  ...buildingsOf(seen),
];

const LEGIBLE = 100; // rows that somebody still reads

/** The board in words. Who sees nearly all of it, by the Citadel or at the end, reads it in sum: the workbook has every system. */
export function systemsSections(pub: Pub, own: Own, squares: readonly Square[]): Section[] {
  const whole = systemsTable(pub, own, squares);
  if (whole.rows.length <= LEGIBLE) return [whole];
  const [system, , , units, troops] = whole.columns;
  const manned = whole.rows.filter((row) => row[3] !== null || row[4] !== null);
  const rows = manned.map(([name, , , ships, soldiers]): Cell[] => [name!, ships!, soldiers!]);
  return [
    dominionTable(pub, own, squares),
    { title: { key: 'sheet.manned' }, columns: [system!, units!, troops!], rows },
    section('inBook', [], []),
  ];
}
/** Who holds what, system by system of each sector. */
function dominionTable(pub: Pub, own: Own, squares: readonly Square[]): Section {
  const rows = pub.factions.flatMap((_, seat): Cell[][] => {
    const held = (is: (dom: Seen['dom']) => boolean): Cell =>
      inSectors(squares.filter(({ place }) => is((own.board[place] ?? NOTHING).dom)));
    const both = held(({ orbit, ground }) => orbit === seat && ground === seat);
    const orbit = held((dom) => dom.orbit === seat && dom.ground !== seat);
    const ground = held((dom) => dom.ground === seat && dom.orbit !== seat);
    return both === null && orbit === null && ground === null ? [] : [[sideMsg(pub, seat), both, orbit, ground]];
  });
  return section('dominion', ['faction', 'bothAreas', 'onlyOrbit', 'onlySurface'], rows);
}
/** `violet 1, 2 and 5`, sector by sector. */
function inSectors(squares: readonly Square[]): Cell {
  const sectors = new Map<string, Square[]>();
  for (const square of squares) sectors.set(square.sector, [...(sectors.get(square.sector) ?? []), square]);
  const parts = [...sectors].flatMap(([sector, some]): Msg[] =>
    sector === CITADEL || some.some(({ place }) => isBlack(place))
      ? some.map(({ name }) => name)
      : [
          {
            key: 'sheet.inSector',
            args: { sector: sectorMsg(sector), n: some.map(({ place }) => numberOf(place)).join(', ') },
          },
        ],
  );
  return list(parts);
}

/** The same as a table, for those who read no map: the systems that are known and hold something. */
export function systemsTable(pub: Pub, own: Own, squares: readonly Square[]): Section {
  const rows = squares
    .filter(({ contents }) => contents.length > 0)
    .map(({ place, name, layer, turn }): Cell[] => {
      const seen = own.board[place] ?? NOTHING;
      return [
        name,
        layer === 'seen' ? null : turnMsg(turn),
        list(holdersOf(pub, seen)),
        list(forces(pub, seen.units, 'unit')),
        list(troopsOf(pub, seen)),
        list([...buildingsOf(seen), ...marksOf(seen), ...secretsOf(own.holdings[place])]),
      ];
    });
  return section('systems', ['system', 'seen', 'domination', 'units', 'troops', 'rest'], rows);
}
