// Names as messages: nothing here is prose, the packs have the words.
import type { Bag, Json, Msg, Seat } from '@orrery/kernel';
import { CITADEL, type Count, NEUTRAL, type PlaceId, type World } from './state.ts';
import { isBlack, numberOf, sectorOf } from './values/geometry.ts';

type Named = { key: string; args?: { [key: string]: Json } };
export function placeMsg(w: World, place: PlaceId): Named {
  if (place === CITADEL) return { key: 'place.citadel' };
  if (isBlack(place))
    return { key: 'place.black', args: { code: w.black[numberOf(place) - 1]?.code || String(numberOf(place)) } };
  return { key: `place.${sectorOf(place)}`, args: { n: numberOf(place) } };
}
export const unitMsg = (id: string): Named => ({ key: `unit.${id}` });
export const troopMsg = (id: string): Named => ({ key: `troop.${id}` });
export const cardMsg = (id: string): Named => ({ key: `card.${id}` });
export const heroMsg = (id: string): Named => ({ key: `hero.${id}` });
export const buildingMsg = (id: string): Named => ({ key: `building.${id}` });
export const planetMsg = (id: string): Named => ({ key: `planet.${id}` });
export const sectorMsg = (id: string): Named => ({ key: `sector.${id}` });
export const areaMsg = (area: string): Named => ({ key: `area.${area}` });
/** With its article, for sentences. */
export const theFleetMsg = (label: string): Named => ({ key: 'fleet.the', args: { label } });
export const fleetMsg = (label: string): Named => ({ key: 'fleet', args: { label } });
export const factionMsg = (w: World, seat: Seat): Named =>
  seat === NEUTRAL ? { key: 'faction.neutral' } : { key: `faction.${w.sides[seat]!.faction}` };

/** `3 Corsarios`: the name of a unit or troop behind its number. */
export const numbered = (n: number, { key }: Named): Named => ({ key: `${key}.n`, args: { n } });
/** So many of them, where the number matters. */
export const manyMsg = (n: number | 'max', what: Named): Named =>
  typeof n === 'number' && n > 1 ? numbered(n, what) : what;

/** `3 Corsarios`, `1 Goleta` */
export const countMsgs = (count: Count, kind: 'unit' | 'troop'): Msg[] =>
  Object.entries(count).map(([id, n]) => numbered(n, { key: `${kind}.${id}` }));
/** The same as an argument of a sentence; `none` if empty. */
export function countMsg(count: Count, kind: 'unit' | 'troop'): Json {
  const list = countMsgs(count, kind);
  return list.length > 0 ? list : [{ key: 'none' }];
}

/** A fleet that is not where it should be is told apart from one that there is not: it may be the name of another. */
export function failureMsg(why: Msg): Msg {
  const { a, b } = (why.args ?? {}) as Record<string, Msg | undefined>;
  return why.key === 'error.E06' && a?.key === 'fleet.the' && b?.key !== 'board'
    ? { key: 'error.E06.fleet', args: { fleet: fleetMsg(String(a.args!.label)) as Msg, b: b! } }
    : why;
}
/** How an order came out, and what it gave and took: `hecho: flota B con 1 Goleta; −20 de biomasa`. */
export function outcomeMsg({ outcome, did }: Bag): Msg {
  if (did === undefined) return failureMsg(outcome as Msg);
  const said = (did as Msg[]).reduceRight((rest, one) => ({ key: 'did.then', args: { one, rest } }));
  return { key: 'order.did', args: { outcome: outcome!, did: said } };
}
