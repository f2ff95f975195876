// CSM-REPORT-1a: the board sheet: every system blank, remembered with its turn, or seen.
import type { Msg, Seat } from '@orrery/kernel';
import { buildingMsg, heroMsg, planetMsg, sectorMsg } from '../say.ts';
import { CITADEL, type Holding, type PlaceId, type Seen } from '../state.ts';
import { BOARD, isBlack, placeRank, pointOf, sectorOf } from '../values/geometry.ts';
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

/** The same as a table, for those who read no map: the systems that are known and hold something. */
export function systemsTable(pub: Pub, own: Own, squares: readonly Square[]): Section {
  const rows = squares
    .filter(({ contents }) => contents.length > 0)
    .map(({ place, name, layer, turn }): Cell[] => {
      const seen = own.board[place] ?? NOTHING;
      return [
        name,
        layer === 'seen' ? { key: 'sheet.now' } : turnMsg(turn),
        list(holdersOf(pub, seen)),
        list(forces(pub, seen.units, 'unit')),
        list(troopsOf(pub, seen)),
        list([...buildingsOf(seen), ...marksOf(seen), ...secretsOf(own.holdings[place])]),
      ];
    });
  return section('systems', ['system', 'seen', 'domination', 'units', 'troops', 'rest'], rows);
}
