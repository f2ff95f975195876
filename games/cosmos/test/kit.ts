// What the scenarios share: a quadrant, fleets put where the rule needs them, and a turn from order lists as text.
import { copy, type Seat } from '@orrery/kernel';
import { isWitnessed, scenario } from '@orrery/kernel/testing';
import { add, emptyFleet, giveCard, part, sys } from '../atoms.ts';
import { emptyOwn } from '../imagine.ts';
import box from '../index.ts';
import { readList } from '../orders/parse.ts';
import { newWorld } from '../quadrant.ts';
import { refresh } from '../resolver/boards.ts';
import { type Resolution, rehearse, resolve } from '../resolver/index.ts';
import type { Turn } from '../resolver/turn.ts';
import type { Cosmos, Count, Fleet, PlaceId, World } from '../state.ts';
import { factionOf } from '../values/sheets.ts';

export const quadrant = (...factions: string[]): World =>
  newWorld(
    'avalon-1',
    factions.map((faction) => ({ faction, hero: '' })),
    0,
  );
export const withHeroes = (...enrolled: [faction: string, hero: string][]): World =>
  newWorld(
    'avalon-1',
    enrolled.map(([faction, hero]) => ({ faction, hero })),
    0,
  );

/** A fleet of its own name in that orbit. */
export function fleet(w: World, seat: Seat, label: string, at: PlaceId, units: Count, cargo: Count = {}): Fleet {
  const one = emptyFleet(at);
  Object.assign(one, { units: { ...units }, cargo: { ...cargo } });
  w.sides[seat]!.fleets[label] = one;
  return one;
}
export function place(
  w: World,
  seat: Seat,
  at: PlaceId,
  what: 'units' | 'ground' | 'station' | 'orbital',
  count: Count,
): void {
  for (const [id, n] of Object.entries(count)) add(part(w, at, what, seat), id, n);
}
/** Both areas were given to the faction by the last turn. */
export function hold(w: World, seat: Seat, ...places: PlaceId[]): void {
  for (const at of places) {
    sys(w, at).dom = { orbit: seat, ground: seat };
    if (!w.sides[seat]!.vision.includes(at)) w.sides[seat]!.vision.push(at);
  }
}
export function cards(w: World, seat: Seat, ...list: string[]): void {
  for (const card of list) giveCard(w, seat, card);
}
export function built(w: World, at: PlaceId, id: string, owner: Seat | null = null, turn = 0): void {
  sys(w, at).buildings.push({ id, owner, turn, due: 0 });
}
const listsOf = (w: World, texts: Record<number, string>) =>
  w.sides.map((side, seat) => {
    const { orders, problems } = readList(texts[seat] ?? '', side.faction);
    if (problems.length > 0) throw new Error(`cannot read ${JSON.stringify(problems[0])}`);
    return orders;
  });
export function play(w: World, texts: Record<number, string> = {}): Resolution {
  atTable(w, texts);
  return resolve(w, listsOf(w, texts));
}
export function phase1(w: World, texts: Record<number, string>): Turn {
  atTable(w, texts);
  return rehearse(w, listsOf(w, texts));
}

/** The same turn at a table, where somebody wants to see it. */
function atTable(w: World, texts: Record<number, string>): void {
  const seats = w.sides.length;
  if (!isWitnessed() || seats < 2) return;
  const table = scenario<Cosmos>(box, {
    seats,
    options: { deal: true, turns: w.limit },
    begin: { step: 'turn' },
    arrange({ pub, own, dark }) {
      const world = copy(w);
      const { turn, keys, opened, sides } = world;
      Object.assign(pub, { turn, keys, opened, factions: sides.map(({ faction }) => faction) });
      pub.active = sides.map(({ active }) => active);
      dark.world = world;
      for (const [seat, drawer] of own.entries()) {
        Object.assign(drawer, emptyOwn(), { hero: sides[seat]!.heroes[0]?.id ?? '' });
        refresh(world, seat, drawer, []);
      }
    },
  });
  table.play(...table.asked().map((seat) => `${seat} ${JSON.stringify({ orders: texts[seat] ?? '', anyway: true })}`));
}

/** The error codes of a seat's orders; '' where it was carried out. */
export const codes = (r: Resolution | Turn, seat: Seat): string[] =>
  r.now.outcomes[seat]!.filter((o) => o.n > 0).map((o) => o.code);
/** The keys of what a seat was told. */
export const told = (r: Resolution, seat: Seat): string[] =>
  r.now.lines.filter((l) => l.to === 'all' || l.to.includes(seat)).map((l) => l.msg.key);
/** Where the home of a seat is. */
export function home(w: World, seat: Seat): PlaceId {
  return w.sides[seat]!.fleets.A!.at;
}
/** What a control building pays; such figures are balanced now and then, and no rule hangs on them. */
export const taxOf = (faction: string): number => factionOf(faction).control.income;
/** Plays empty turns. */
export function wait(w: World, turns: number): World {
  let world = w;
  for (let i = 0; i < turns; i++) world = play(world).world;
  return world;
}
/** A system far from everybody's start. */
export const FAR: PlaceId = 'green-12';
