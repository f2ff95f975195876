// CSM-REPORT-1a: the board sheet: every system blank, remembered with its turn, or seen.
import type { Msg } from '@orrery/kernel';
import { buildingMsg, heroMsg, planetMsg } from '../say.ts';
import { CITADEL, type PlaceId, type Seen } from '../state.ts';
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
      layer: !seen ? 'unknown' : seen.turn === pub.turn - 1 ? 'seen' : 'remembered',
      turn: seen?.turn ?? 0,
      contents: seen ? contentsOf(pub, seen) : [],
    };
  });
}

function marksOf(seen: Seen): Msg[] {
  const marks: Msg[] = [];
  if (seen.special !== '') marks.push(planetMsg(seen.special));
  if (seen.portal !== '') marks.push({ key: 'sheet.portal' });
  if (seen.looted) marks.push({ key: 'sheet.looted' });
  if (seen.ruined) marks.push({ key: 'sheet.ruined' });
  return marks;
}
function holdersOf(pub: Pub, { dom }: Seen): Msg[] {
  return (['orbit', 'ground'] as const).flatMap((area) =>
    dom[area] === null
      ? []
      : [
          {
            key: 'sheet.dominates',
            args: { faction: sideMsg(pub, dom[area]), area: { key: `area.${area}` } },
          },
        ],
  );
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
      const seen = own.board[place]!;
      return [
        name,
        layer === 'seen' ? { key: 'sheet.now' } : turnMsg(turn),
        list(holdersOf(pub, seen)),
        list(forces(pub, seen.units, 'unit')),
        list(troopsOf(pub, seen)),
        list([...buildingsOf(seen), ...marksOf(seen)]),
      ];
    });
  return section('systems', ['system', 'seen', 'domination', 'units', 'troops', 'rest'], rows);
}
