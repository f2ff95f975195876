// What this seat knows of every square, in three layers: seen now, remembered with its turn, never seen.
import type { BoardProps } from '@orrery/board';
import type { Msg, View } from '@orrery/kernel';
import type { Cosmos, PlaceId, Seen, World } from '../state.ts';
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
  fought: boolean; // in the last turn, as far as I was told
}
export interface Atlas {
  sights: ReadonlyMap<PlaceId, Sight>;
  black: readonly PlaceId[]; // known squares of the black sector, in order
}
export const CITADEL: PlaceId = 'citadel';
const total = (count: Count | undefined): number => Object.values(count ?? {}).reduce((a, b) => a + b, 0);

export function atlasOf({ pub, own }: CosmosView): Atlas {
  const known = own?.world ? truthOf(own.world) : (own?.board ?? {});
  const sights = new Map<PlaceId, Sight>();
  const fields = battlefieldsOf(own);
  const codes = Object.keys(own?.squares ?? {}).map((n) => chart.blackPlace(Number(n)));
  const black = [...new Set([...codes, ...Object.keys(known).filter(chart.isBlack)])].sort(
    (a, b) => chart.numberOf(a) - chart.numberOf(b),
  );
  for (const place of [CITADEL, ...chart.BOARD, ...black]) {
    const seen = known[place] ?? null;
    sights.set(place, {
      place,
      seen,
      layer: seen === null ? 'unknown' : seen.turn >= pub.turn - 1 ? 'seen' : 'remembered',
      silent: own?.lost.includes(place) ?? false,
      mined: (own?.holdings[place]?.mines.length ?? 0) > 0,
      fought: fields.has(place),
    });
  }
  return { sights, black };
}

/** Where the last report tells of a battle, in space or on the ground, or of a bombardment. */
function battlefieldsOf(own: CosmosView['own']): ReadonlySet<PlaceId> {
  const told = (own?.report ?? []).filter(({ key }) => BATTLES.includes(key));
  return new Set(told.flatMap(({ args }) => placeNamed(args?.place as Msg, own) ?? []));
}
const BATTLES = ['report.battle', 'report.ground', 'report.bombs'];

/** The square behind `place.violet` with its number. */
export function placeNamed(name: Msg | undefined, own: CosmosView['own']): PlaceId | undefined {
  if (!name?.key) return undefined;
  if (name.key === 'place.citadel') return CITADEL;
  if (name.key === 'place.black') {
    const known = Object.entries(own?.squares ?? {}).find(([, square]) => square.code === name.args?.code);
    return known && chart.blackPlace(Number(known[0]));
  }
  const place = `${name.key.slice('place.'.length)}-${name.args?.n}`;
  return chart.isBoard(place) ? place : undefined;
}

/** The game master sees the truth (CSM-GM-4). */
function truthOf(world: World): Record<PlaceId, Seen> {
  const all: Record<PlaceId, Seen> = {};
  const at = (place: PlaceId): Seen => {
    const system = world.systems[place];
    all[place] ??= {
      turn: world.turn,
      units: structuredClone(system?.units ?? {}),
      ground: system?.ground ?? {},
      orbital: system?.orbital ?? {},
      heroes: [],
      buildings: system?.buildings ?? [],
      dom: system?.dom ?? { orbit: null, ground: null },
      portal: system?.portal ?? '',
      special: world.special[place] ?? '',
      looted: system?.looted ?? false,
      ruined: system?.ruined ?? false,
    };
    return all[place];
  };
  for (const place of [...Object.keys(world.systems), ...Object.keys(world.special)]) at(place);
  for (const [seat, side] of world.sides.entries())
    for (const fleet of Object.values(side.fleets)) {
      if (!chart.isPlace(fleet.at)) continue;
      const { units } = at(fleet.at);
      const mine = units[seat] ?? {};
      units[seat] = mine;
      for (const [id, n] of Object.entries(fleet.units)) mine[id] = (mine[id] ?? 0) + n;
    }
  return all;
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
  own: CosmosView['own'],
): { key: string; args?: { [key: string]: string | number } } {
  if (place === CITADEL) return { key: 'place.citadel' };
  const n = chart.numberOf(place);
  if (chart.isBlack(place)) return { key: 'place.black', args: { code: own?.squares[n]?.code ?? String(n) } };
  return { key: `place.${chart.sectorOf(place)}`, args: { n } };
}
