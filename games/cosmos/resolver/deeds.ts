// CSM-REPORT-2: what an order gave and took besides R, whatever order it was: what its side has now and had not before it.
import type { Msg, Seat } from '@orrery/kernel';
import { addAll, counted, emptySystem, type Kept, look } from '../atoms.ts';
import type { Order } from '../orders/order.ts';
import { cardMsg, countMsgs } from '../say.ts';
import type { Count, PlaceId, Side, System } from '../state.ts';
import type { Turn } from './turn.ts';

/** All that an order may change, as it was before it. */
export interface Before {
  side: Side;
  systems: Kept;
  pool: number;
}
/** Where troops may be; a fleet is one place where troops alone are ordered about. */
type Piles = Record<string, Count>;
const SPOTS = ['ground', 'station', 'orbital'] as const;
const ABOARD = 'aboard';
/** Counters that players pay with, and what they call it. */
const PURSES = [
  ['purse', 'honour'],
  ['biomass', 'biomass'],
] as const;

interface Stock {
  units: Count;
  troops: Count;
  piles: Piles;
  extra: number;
}
function stockOf(side: Side, systems: readonly Readonly<System>[], seat: Seat, byFleet: boolean): Stock {
  const stock: Stock = { units: {}, troops: {}, piles: {}, extra: 0 };
  const pile = (where: string, troops: Count | undefined) => {
    stock.piles[where] ??= {};
    addAll(stock.piles[where], troops ?? {});
    addAll(stock.troops, troops ?? {});
  };
  for (const [label, { units, cargo }] of Object.entries(side.fleets)) {
    addAll(stock.units, units);
    pile(byFleet ? label : ABOARD, cargo);
  }
  for (const system of systems) {
    addAll(stock.units, system.units[seat] ?? {});
    for (const spot of SPOTS) pile(spot, system[spot][seat]);
    stock.extra += system.extra;
  }
  return stock;
}
function difference(before: Count, after: Count): { more: Count; less: Count } {
  const [more, less]: Count[] = [{}, {}];
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const n = (after[id] ?? 0) - (before[id] ?? 0);
    if (n > 0) more![id] = n;
    if (n < 0) less![id] = -n;
  }
  return { more: more!, less: less! };
}
const gained = (what: readonly Msg[]): Msg[] => what.map((one) => ({ key: 'did.gained', args: { what: one } }));
const lost = (what: readonly Msg[]): Msg[] => what.map((one) => ({ key: 'did.lost', args: { what: one } }));

/** Fleets that are new, have come somewhere with troops, or were put together: with all that is in them. */
function fleetsOf(order: Order, before: Side, after: Side): { msgs: Msg[]; units: Count; hasTroops: boolean } {
  const units: Count = {};
  const found = Object.entries(after.fleets).filter(([label, fleet]) => {
    const old = before.fleets[label];
    const isNew = !old || (order.do === 'assign' && label === order.to);
    if (!old) addAll(units, fleet.units);
    return isNew || (old.at !== fleet.at && (Object.keys(fleet.cargo).length > 0 || !isWhole(order)));
  });
  const msgs = found.map(([label, { units: ships, cargo }]): Msg => {
    const items = [...countMsgs(ships, 'unit'), ...countMsgs(cargo, 'troop')];
    return { key: 'did.fleet', args: { label, items } };
  });
  return { msgs, units, hasTroops: found.some(([, { cargo }]) => Object.keys(cargo).length > 0) };
}
const isWhole = (order: Order): boolean => !('group' in order) || order.group.items === null;

/** Troops that changed their place, where none came and none went. */
function shifted(before: Piles, after: Piles): Msg[] {
  return Object.keys(after).flatMap((where) =>
    countMsgs(difference(before[where] ?? {}, after[where] ?? {}).more, 'troop').map((what): Msg => {
      if (where === ABOARD || SPOTS.some((spot) => spot === where)) return { key: `did.${where}`, args: { what } };
      return { key: 'did.into', args: { what, label: where } };
    }),
  );
}
const held = ({ cards }: Side): Count => {
  const count: Count = {};
  for (const { card } of cards) addAll(count, { [card]: 1 });
  return count;
};
const left = ({ cards }: Side): Count => {
  const count: Count = {};
  for (const held of cards) if (held.left > 0) addAll(count, { [held.card]: held.left });
  return count;
};

export function deedsOf({ w, now }: Turn, seat: Seat, order: Order, { side, systems, pool }: Before): Msg[] {
  const after = w.sides[seat]!;
  const places: readonly PlaceId[] = [...systems.keys()];
  const was = (place: PlaceId): Readonly<System> => systems.get(place) ?? emptySystem();
  const byFleet = order.do === 'troops';
  const [one, two] = [
    stockOf(side, places.map(was), seat, byFleet),
    stockOf(
      after,
      places.map((place) => look(w, place)),
      seat,
      byFleet,
    ),
  ];
  const [units, troops] = [difference(one.units, two.units), difference(one.troops, two.troops)];
  const fleets = fleetsOf(order, side, after);
  const isShift = [troops.more, troops.less].every((count) => Object.keys(count).length === 0);
  if (fleets.hasTroops) delete two.piles[ABOARD]; // said with their fleet
  const purses = PURSES.map(([counter, name]): [name: string, n: number] => [
    name,
    counted(after, counter) - counted(side, counter),
  ]);
  const sums = [...purses, ['actions', now.pool[seat]! - pool] as const].filter(([, n]) => n !== 0);
  const [cardsBefore, cardsAfter] = [left(side), left(after)];
  const begun = [...after.research.slice(side.research.length), ...after.developments.slice(side.developments.length)];
  return [
    ...fleets.msgs,
    ...gained(countMsgs(difference(fleets.units, units.more).more, 'unit')),
    ...gained(countMsgs(troops.more, 'troop')),
    ...lost([...countMsgs(units.less, 'unit'), ...countMsgs(troops.less, 'troop')]),
    ...(isShift ? shifted(one.piles, two.piles) : []),
    ...gained(Object.keys(difference(held(side), held(after)).more).map(cardMsg)),
    ...sums.flatMap(([name, n]) => {
      const amount: Msg = { key: `amount.${name}`, args: { n: Math.abs(n) } };
      return n > 0 ? gained([amount]) : lost([amount]);
    }),
    ...(after.saved > side.saved ? [{ key: 'did.saved', args: { n: after.saved - side.saved } }] : []),
    ...(two.extra > one.extra ? [{ key: 'did.extra', args: { n: two.extra - one.extra } }] : []),
    ...begun.map(({ ends }): Msg => ({ key: 'did.until', args: { turn: ends } })),
    ...Object.keys(difference(cardsBefore, cardsAfter).less).map(
      (card): Msg => ({ key: 'did.card', args: { card: cardMsg(card), left: cardsAfter[card] ?? 0 } }),
    ),
  ];
}
