// The small changes everything is made of: counting, systems, fleets, cargo, cards and R.
import { copy, type Seat } from '@orrery/kernel';
import type { Count, Fleet, PlaceId, Side, Spot, System, World } from './state.ts';
import { isBlack, numberOf } from './values/geometry.ts';
import { cardOf } from './values/sheets.ts';

export function total(count: Count | undefined): number {
  let sum = 0;
  for (const id in count) sum += count[id]!;
  return sum;
}

/** Adds (or takes away) n; an entry that falls to zero is gone. */
export function add(count: Count, id: string, n: number): void {
  const sum = (count[id] ?? 0) + n;
  if (sum < 0) throw new Error(`${sum} ${id}`);
  if (sum === 0) delete count[id];
  else count[id] = sum;
}
export function addAll(count: Count, other: Count): void {
  for (const [id, n] of Object.entries(other)) add(count, id, n);
}

/** The travel code of a black square; elsewhere there is none to learn (CSM-BLACK-10). */
export function learnCode({ codes }: Side, place: PlaceId): void {
  if (isBlack(place) && !codes.includes(numberOf(place))) codes.push(numberOf(place));
}

const EMPTY: Readonly<System> = Object.freeze(emptySystem());
export function emptySystem(): System {
  return {
    units: {},
    ground: {},
    station: {},
    orbital: {},
    buildings: [],
    dom: { orbit: null, ground: null },
    portal: '',
    looted: false,
    ruined: false,
    blocked: false,
    trap: '',
    mines: [],
    extra: 0,
    discount: 0,
    recycles: false,
  };
}
/** A system to read. */
export const look = (w: World, place: PlaceId): Readonly<System> => w.systems[place] ?? EMPTY;
/** A system to change. While an order is tried, it is kept as it was (CSM-ORDER-6). */
export function sys(w: World, place: PlaceId): System {
  const kept = watched.get(w);
  if (kept && !kept.has(place)) kept.set(place, copy(w.systems[place]));
  w.systems[place] ??= emptySystem();
  return w.systems[place];
}
/** Systems as they were before an order opened them. */
export type Kept = Map<PlaceId, System | undefined>;
const watched = new WeakMap<World, Kept>();
/** From now on `kept` receives every system before it is changed; undefined: no longer. */
export function watch(w: World, kept: Kept | undefined): void {
  if (kept) watched.set(w, kept);
  else watched.delete(w);
}

/** Something of one side in a system, to change; empty entries vanish in `tidy`. */
export function part(w: World, place: PlaceId, what: 'units' | 'ground' | 'station' | 'orbital', seat: Seat): Count {
  const all = sys(w, place)[what];
  all[seat] ??= {};
  return all[seat];
}

export const emptyFleet = (at: PlaceId): Fleet => ({ at, units: {}, hidden: {}, cargo: {}, veil: 0, pulsed: 0 });

export function fleetsAt(w: World, seat: Seat, place: PlaceId): [label: string, fleet: Fleet][] {
  const { fleets } = w.sides[seat]!;
  return Object.keys(fleets)
    .filter((label) => fleets[label]!.at === place)
    .sort(byLabel)
    .map((label) => [label, fleets[label]!]);
}
const byLabel = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LABELS = [...LETTERS, ...LETTERS.flatMap((a) => LETTERS.map((b) => a + b))];
/** A to Z, then AA, AB ... ZZ: the first that no living fleet carries (CSM-ORDER-15). */
export function nextLabel(side: Side, taken: readonly string[] = []): string {
  const free = LABELS.find((label) => !side.fleets[label] && !taken.includes(label));
  if (free === undefined) throw new Error('no label is left');
  return free;
}

/** New mobile units: a fleet of their own with the next free letter (CSM-BUILD-16). */
export function launch(w: World, seat: Seat, place: PlaceId, units: Count, taken: readonly string[] = []): string {
  const side = w.sides[seat]!;
  const label = nextLabel(side, taken);
  const fleet = emptyFleet(place);
  addAll(fleet.units, units);
  side.fleets[label] = fleet;
  return label;
}

/** The troops in a spot, to change. */
export function troopsIn(w: World, seat: Seat, spot: Spot): Count {
  return spot.in === 'fleet' ? w.sides[seat]!.fleets[spot.label]!.cargo : part(w, spot.at, spot.in, seat);
}
export const spotKey = (seat: Seat, spot: Spot): string =>
  `${seat}/${spot.in}/${spot.in === 'fleet' ? spot.label : spot.at}`;

export function gain(w: World, seat: Seat, R: number): void {
  const side = w.sides[seat]!;
  side.R += R;
  side.gained += R;
}
export function spend(w: World, seat: Seat, R: number): void {
  const side = w.sides[seat]!;
  if (side.R < R) throw new Error(`${R} R of ${side.R}`); // [CSM-INCOME-4]
  side.R -= R;
  side.spent += R;
  count(side, 'spentLife', R);
}

export function giveCard(w: World, seat: Seat, card: string): void {
  w.sides[seat]!.cards.push({ card, left: usesOf(card), got: w.turn, used: 0 });
}
/** How often it can be used in all; 0: it is never used, or never used up. */
export function usesOf(card: string): number {
  const { uses, perTurn } = cardOf(card);
  return perTurn ? 0 : uses;
}
export const copiesHeld = (side: Side, card: string): number => side.cards.filter((held) => held.card === card).length;

/** Raises or lowers a counter of a side: honour, biomass, plunder, one-off actions and the like. */
export function count(side: Side, name: string, n: number): void {
  add(side.counters, name, n);
}
export const counted = (side: Side, name: string): number => side.counters[name] ?? 0;

/** No empty fleets, no empty entries: the state does not grow (law 9). */
export function tidy(w: World): void {
  tidyFleets(w);
  for (const place in w.systems) {
    const { units, ground, station, orbital } = w.systems[place]!;
    for (const entry of [units, ground, station, orbital])
      for (const seat in entry) if (total(entry[seat]) === 0) delete entry[seat];
  }
}
/** A fleet without units is gone, and takes its cargo and its heroes with it. */
export function tidyFleets(w: World): void {
  for (const side of w.sides) {
    for (const label in side.fleets) {
      if (total(side.fleets[label]!.units) > 0) continue;
      for (const hero of side.heroes)
        if (hero.spot.in === 'fleet' && hero.spot.label === label)
          Object.assign(hero, { alive: false, spot: { in: 'ground', at: side.fleets[label]!.at } });
      delete side.fleets[label];
    }
  }
}
