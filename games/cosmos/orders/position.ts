// What a player has where, as far as an order may leave it unsaid: `mover 5 corsarios` when one fleet alone has them.
import type { Know, Msg } from '@orrery/kernel';
import { type Cosmos, type Count, DEEP, type PlaceId } from '../state.ts';
import { isBlack, numberOf, sectorOf } from '../values/geometry.ts';
import { factionOf } from '../values/sheets.ts';
import type { Item, PlaceRef } from './order.ts';

export interface Position {
  turn: number;
  fleets: { label: string; at: PlaceRef; units: Count }[];
  ground: { at: PlaceRef; troops: Count }[];
  planets: Readonly<Record<string, PlaceRef>>; // special planets seen, by id
  bases: PlaceRef[];
}

/** What a seat knows of its own; what is silent cannot be ordered anyway. */
export function positionOf({ pub, own }: Know<Cosmos>): Position | undefined {
  const side = own?.side;
  if (!side) return undefined;
  const ref = (place: PlaceId): PlaceRef =>
    isBlack(place) ? `code:${own.squares[numberOf(place)]?.code ?? ''}` : place;
  const open = (place: PlaceId) => place !== DEEP && !own.lost.includes(place);
  const { base: home, control } = factionOf(side.faction);
  const base = home.kind === 'dispersed' ? control.id : home.id; // [CSM-BASE] such a base is wherever it governs
  const standing = Object.entries(own.board).filter(([, seen]) => seen.buildings.some((b) => b.id === base));
  return {
    turn: pub.turn,
    fleets: Object.entries(side.fleets)
      .filter(([, fleet]) => open(fleet.at))
      .map(([label, { at, units }]) => ({ label, at: ref(at), units })),
    ground: Object.entries(own.holdings)
      .filter(([place]) => open(place))
      .map(([place, { ground }]) => ({ at: ref(place), troops: ground })),
    planets: Object.fromEntries(
      Object.entries(own.board).flatMap(([place, { special }]) => (special ? [[special, ref(place)]] : [])),
    ),
    bases: [
      ...new Set([
        ...standing.map(([place]) => ref(place)),
        ...Object.entries(own.holdings).flatMap(([place, { units }]) => (units[base] ? [ref(place)] : [])),
        ...Object.values(side.fleets).flatMap(({ at, units }) => (units[base] && open(at) ? [ref(at)] : [])),
      ]),
    ],
  };
}

/** The fleets that could be meant; `items: null` is a whole fleet. */
export function fleetsWith({ fleets }: Position, items: readonly Item[] | null, at: PlaceRef | undefined) {
  return fleets.filter(
    (fleet) =>
      (at === undefined || fleet.at === at) &&
      (items ?? []).every(({ id, n }) => (fleet.units[id] ?? 0) >= (n === 'max' ? 1 : n)),
  );
}
export const groundsWith = ({ ground }: Position, { id, n }: Item): PlaceRef[] =>
  ground.filter(({ troops }) => (troops[id] ?? 0) >= (n === 'max' ? 1 : n)).map(({ at }) => at);

export function refMsg(place: PlaceRef): Msg {
  if (place.startsWith('code:')) return { key: 'place.black', args: { code: place.slice(5) } };
  return place === 'citadel'
    ? { key: 'place.citadel' }
    : { key: `place.${sectorOf(place)}`, args: { n: numberOf(place) } };
}
