// What a report is made of: sections of rows under headings, all of it messages and numbers. Screens, mails and files render it.
import type { Msg, Seat } from '@orrery/kernel';
import { countMsg } from '../say.ts';
import type { BySide, Cosmos, Count, PlaceId } from '../state.ts';
import { CITADEL, DEEP } from '../state.ts';
import { isBlack, numberOf, sectorOf } from '../values/geometry.ts';

export type Cell = Msg | number | null;
/** Without columns, every row is one line of prose. */
export interface Section {
  title: Msg;
  columns: Msg[];
  rows: Cell[][];
}
export type Own = Cosmos['own'];
export type Pub = Cosmos['pub'];

const heading = (name: string): Msg => ({ key: `sheet.${name}` });
export function section(name: string, columns: readonly string[], rows: Cell[][]): Section {
  return { title: heading(name), columns: columns.map((column) => ({ key: `column.${column}` })), rows };
}
export const list = (items: readonly Msg[]): Msg | null =>
  items.length === 0 ? null : { key: 'sheet.list', args: { items: [...items] } };
/** Fleets by their letters: A to Z, then those with two. */
export const inOrder = <T>(fleets: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(fleets).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
export const counts = (count: Count, kind: 'unit' | 'troop'): Msg | null =>
  Object.keys(count).length === 0 ? null : { key: 'sheet.list', args: { items: countMsg(count, kind) } };
/** A step of a mission; where it can be won in two ways, of which of them. */
export const stepMsg = (way: string, what: string): Msg => {
  const step: Msg = { key: `step.${what}` };
  return way === '' ? step : { key: 'path', args: { part: { key: `way.${way}` }, rest: { key: `step.${what}` } } };
};
export const turnMsg = (turn: number): Msg => ({ key: 'sheet.turn', args: { turn } });

/** A system as its owner of this drawer calls it: a black square by the code he knows. */
export function placeFor(own: Pick<Own, 'squares'>, place: PlaceId): Msg {
  if (place === CITADEL) return { key: 'place.citadel' };
  if (place === DEEP) return { key: 'sector.black' };
  const n = numberOf(place);
  if (isBlack(place)) return { key: 'place.black', args: { code: own.squares[n]?.code || String(n) } };
  return { key: `place.${sectorOf(place)}`, args: { n } };
}
export function sideMsg(pub: Pub, seat: Seat | string): Msg {
  const faction = pub.factions[Number(seat)];
  return { key: `faction.${faction ?? 'neutral'}` };
}
/** `Naxor: 3 Corsarios, 2 Goletas` for every side that has something there. */
export const forces = (pub: Pub, bySide: BySide<Count>, kind: 'unit' | 'troop'): Msg[] =>
  Object.entries(bySide)
    .filter(([, count]) => Object.keys(count).length > 0)
    .map(([seat, count]) => ({
      key: 'battle.force',
      args: { faction: sideMsg(pub, seat), units: countMsg(count, kind) },
    }));
