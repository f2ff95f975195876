// What this seat knows of every square, in three layers: seen now, remembered with its turn, never seen.
import type { BoardProps } from '@orrery/board';
import type { Msg, View } from '@orrery/kernel';
import { NOTHING } from '../report/board.ts';
import { placeNamed as named } from '../report/marks.ts';
import { truthOf } from '../report/truth.ts';
import type { Cosmos, Marks, PlaceId, Seen } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { isShip, unitOf } from '../values/sheets.ts';

export type Props = BoardProps<Cosmos>;
export type CosmosView = View<Cosmos>;
export type Count = Readonly<Record<string, number>>;
type Layer = 'seen' | 'remembered' | 'unknown';
export interface Sight {
  place: PlaceId;
  layer: Layer;
  seen: Seen | null;
  silent: boolean; // contact lost
  mined: boolean; // by me
  marks: Marks; // what I was told of it, with the turns
}
export interface Atlas {
  sights: ReadonlyMap<PlaceId, Sight>;
  black: readonly PlaceId[]; // known squares of the black sector, in order
}
export const CITADEL: PlaceId = 'citadel';
const total = (count: Count | undefined): number => Object.values(count ?? {}).reduce((a, b) => a + b, 0);

const UNTOLD: Marks = { fought: 0, lost: 0, met: 0 };
/** Codes of black squares: one's own, and all of them at the end or behind the game master's screen. */
export function knownSquares(
  pub: CosmosView['pub'],
  own: CosmosView['own'],
): NonNullable<CosmosView['own']>['squares'] {
  if (pub.end) return pub.end.squares;
  if (!own?.world) return own?.squares ?? {};
  return Object.fromEntries(own.world.black.map(({ kind, code }, i) => [i + 1, { kind, code }]));
}
function knownOf({ pub, own }: CosmosView): Record<PlaceId, Seen> {
  if (pub.end) return pub.end.truth;
  return own?.world ? truthOf(own.world) : (own?.board ?? {});
}

export function atlasOf(view: CosmosView): Atlas {
  const { pub, own } = view;
  const known = knownOf(view);
  const sights = new Map<PlaceId, Sight>();
  const codes = Object.keys(own?.squares ?? {}).map((n) => chart.blackPlace(Number(n)));
  const black = [...new Set([...codes, ...Object.keys(known).filter(chart.isBlack)])].sort(
    (a, b) => chart.numberOf(a) - chart.numberOf(b),
  );
  for (const place of [CITADEL, ...chart.BOARD, ...black]) {
    const seen = known[place] ?? (pub.end ? NOTHING : null);
    sights.set(place, {
      place,
      seen,
      layer: pub.end ? 'seen' : seen === null ? 'unknown' : seen.turn >= pub.turn - 1 ? 'seen' : 'remembered',
      silent: !pub.end && (own?.lost.includes(place) ?? false),
      mined: (own?.holdings[place]?.mines.length ?? 0) > 0,
      marks: own?.marks?.[place] ?? UNTOLD,
    });
  }
  return { sights, black };
}

/** The square behind `place.violet` with its number. */
export const placeNamed = (name: Msg | undefined, { pub, own }: CosmosView): PlaceId | undefined =>
  named(name, knownSquares(pub, own));

export type Told = keyof Marks;
const AGE = 8; // turns; what is older stands in the window of the system
/** What the square itself shows: the latest of it. Ships of others that are drawn anyway need no mark. */
export function markOf(
  { seen, layer, marks }: Sight,
  turn: number,
  seat: number | null,
): [kind: Told | '', turn: number] {
  const areDrawn = layer === 'seen' && Object.keys(seen!.units).some((side) => Number(side) !== seat);
  const kinds: Told[] = areDrawn || layer === 'remembered' ? ['fought', 'lost'] : ['fought', 'lost', 'met'];
  const [kind] = kinds.filter((one) => marks[one] > 0 && marks[one] >= turn - AGE).sort((a, b) => marks[b] - marks[a]);
  return kind ? [kind, marks[kind]] : ['', 0];
}

/** Ships and what stays in its orbit, by side. */
export function craftOf(seen: Seen): { side: number; ships: number; fixed: number }[] {
  return Object.entries(seen.units).map(([side, units]) => {
    const ships = Object.entries(units).reduce((sum, [id, n]) => sum + (isShip(unitOf(id)) ? n : 0), 0);
    return { side: Number(side), ships, fixed: total(units) - ships };
  });
}

/** How a place is called in the words of the game. */
export function placeMsg(
  place: PlaceId,
  { pub, own }: Pick<CosmosView, 'pub' | 'own'>,
): { key: string; args?: { [key: string]: string | number } } {
  if (place === CITADEL) return { key: 'place.citadel' };
  const n = chart.numberOf(place);
  if (chart.isBlack(place)) return { key: 'place.black', args: { code: knownSquares(pub, own)[n]?.code || String(n) } };
  return { key: `place.${chart.sectorOf(place)}`, args: { n } };
}
