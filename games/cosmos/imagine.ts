// A world that fits what one seat knows: what it remembers is as it remembers it, the rest is laid out anew.
import { copy, type Know, type Random, type Seat } from '@orrery/kernel';
import { addAll, launch, sys, tidy } from './atoms.ts';
import { newWorld, ordinaryCard } from './quadrant.ts';
import { meritsOf } from './resolver/maintenance.ts';
import {
  type Cosmos,
  emptyDesk,
  type Holding,
  NEUTRAL,
  type PlaceId,
  players,
  type Seen,
  type Square,
  type World,
} from './state.ts';
import { BOARD, blackPlace, isBlack, sectorOf } from './values/geometry.ts';
import { factionOf, isShip, unitOf } from './values/sheets.ts';

type K = Know<Cosmos>;

export function imagine(k: K, random: Random): { own: Cosmos['own'][]; dark: Cosmos['dark'] } {
  const world = imagineWorld(k, random);
  if (world && k.own?.side) suppose(world, k, random);
  const lists = k.pub.closed ? (copy(k.own?.lists) ?? listsFor(k)) : null;
  const own = Array.from({ length: k.pub.seats }, (_, seat) => {
    if (seat === k.seat) return k.own!;
    const drawer = emptyOwn();
    if (world && seat < k.pub.players) {
      drawer.hero = world.sides[seat]!.heroes[0]?.id ?? '';
      drawer.side = copy(world.sides[seat]!);
      drawer.pool = 6;
    }
    if (seat === k.pub.master) Object.assign(drawer, { world: copy(world), lists: copy(lists), desk: emptyDesk() });
    return drawer;
  });
  return { own, dark: { world, lists, before: null, desk: copy(k.own?.desk) ?? emptyDesk() } };
}

/** Of what the others have a seat has seen little. It takes them to have fared about as it has itself: as rich, what is not in
 *  ships in the purse; and a key that lit where it has not been was found by one of them. */
function suppose(w: World, k: K, random: Random): void {
  const rivals = players(k.pub).filter((seat) => seat !== k.seat && w.sides[seat]!.active);
  const worth = worthOf(w, k.seat!);
  for (const seat of rivals)
    w.sides[seat]!.R += Math.max(0, Math.round(worth * (0.7 + random.below(61) / 100)) - worthOf(w, seat));
  const portals = new Set(Object.values(k.own!.board).map(({ portal }) => portal));
  w.finders = w.keys.map((sector) => (portals.has(sector) || rivals.length === 0 ? k.seat : random.pick(rivals)));
}
const worthOf = (w: World, seat: Seat): number => meritsOf(w, seat).at(-1)!;

/** One's own list, and nothing from the others. */
const listsFor = (k: K): Cosmos['dark']['lists'] =>
  players(k.pub).map((seat) => ({ orders: seat === k.seat ? (k.own!.list ?? '') : '' }));

export const emptyOwn = (): Cosmos['own'] => ({
  hero: '',
  side: null,
  holdings: {},
  board: {},
  lost: [],
  pacts: [],
  squares: {},
  cooldowns: {},
  pool: 0,
  pools: null,
  mission: [],
  report: [],
  keep: '',
  list: null,
  world: null,
  lists: null,
  desk: null,
});

/** Null before the campaign has begun. */
export function imagineWorld(k: K, random: Random): World | null {
  if (k.own?.world) return copy(k.own.world); // the game master knows
  if (k.pub.turn === 0) return null;
  const enrolled = players(k.pub).map((seat) => {
    const faction = k.pub.factions[seat]!;
    const hero = seat === k.seat ? k.own!.hero : random.pick(factionOf(faction).heroes).id;
    return { faction, hero };
  });
  const w = newWorld(`imagined-${random.below(2 ** 31)}`, enrolled, k.pub.limit);
  w.turn = k.pub.turn;
  for (const seat of players(k.pub)) if (!k.pub.active[seat]) vanish(w, seat);
  if (k.own?.side) remember(w, k, k.own);
  lightKeys(w, k, random);
  tidy(w);
  return w;
}

function vanish(w: World, seat: Seat): void {
  clear(w, seat);
  Object.assign(w.sides[seat]!, { active: false, R: 0, loans: [], vision: [], codes: [] });
  for (const hero of w.sides[seat]!.heroes) hero.alive = false;
}
function clear(w: World, seat: Seat): void {
  w.sides[seat]!.fleets = {};
  for (const system of Object.values(w.systems)) {
    for (const all of [system.units, system.ground, system.station, system.orbital]) delete all[seat];
    system.buildings = system.buildings.filter((b) => b.owner !== seat);
    for (const area of ['orbit', 'ground'] as const) if (system.dom[area] === seat) system.dom[area] = null;
  }
}

/** Lays the seat's memory over the invented quadrant. */
function remember(w: World, k: K, own: Cosmos['own']): void {
  const seat = k.seat!;
  laySquares(w, seat, own);
  clear(w, seat); // only now: what it really has stays where it is, whatever was swapped
  w.sides[seat] = copy(own.side!);
  w.pacts = copy(own.pacts);
  w.cooldowns = copy(own.cooldowns);
  for (const [place, seen] of Object.entries(own.board)) recall(w, seat, place, seen);
  for (const [place, holding] of Object.entries(own.holdings)) hold(w, seat, place, holding);
  for (const place of own.lost) sys(w, place).blocked = true;
}
/** Every square the seat knows is what it knows of it; its own base is where it is. */
function laySquares(w: World, seat: Seat, { squares, board, side }: Cosmos['own']): void {
  const known = new Set(Object.keys(squares).map(Number));
  const isHome = (n: number) => n === side!.codes[0] && factionOf(side!.faction).base.site === 'black-slot';
  const fits = (n: number, square: Square): boolean => {
    const special = board[blackPlace(n)]?.special;
    if (square.kind !== squares[n]!.kind) return false;
    if (square.kind === 'planet') return !special || square.planet === special;
    return square.kind !== 'base' || (square.seat === seat) === isHome(n);
  };
  const taken = new Set<number>();
  for (const n of known) {
    const other = w.black.findIndex((square, i) => !taken.has(i + 1) && fits(n, square)) + 1;
    if (!fits(n, w.black[n - 1]!) && other > 0) swapSquares(w, n, other);
    taken.add(n);
    const square = w.black[n - 1]!;
    if (square.kind === squares[n]!.kind) Object.assign(square, { code: squares[n]!.code, gone: false });
  }
}
function swapEntries<T>(all: Record<PlaceId, T>, a: PlaceId, b: PlaceId): void {
  const [x, y] = [all[a], all[b]];
  delete all[a];
  delete all[b];
  if (y !== undefined) all[a] = y;
  if (x !== undefined) all[b] = x;
}
/** With all that stands in them. */
function swapSquares(w: World, m: number, n: number): void {
  [w.black[m - 1], w.black[n - 1]] = [w.black[n - 1]!, w.black[m - 1]!];
  const [a, b] = [blackPlace(m), blackPlace(n)];
  swapEntries(w.systems, a, b);
  swapEntries(w.cards, a, b);
  const swapped = (at: PlaceId) => (at === a ? b : at === b ? a : at);
  for (const side of w.sides) {
    for (const fleet of Object.values(side.fleets)) fleet.at = swapped(fleet.at);
    for (const hero of side.heroes)
      if (hero.spot.in !== 'fleet') hero.spot = { ...hero.spot, at: swapped(hero.spot.at) };
  }
}
function recall(w: World, seat: Seat, place: PlaceId, seen: Seen): void {
  for (const [other, side] of w.sides.entries())
    if (other !== seat)
      for (const [label, fleet] of Object.entries(side.fleets)) if (fleet.at === place) delete side.fleets[label];
  const system = sys(w, place);
  Object.assign(system, {
    units: {},
    ground: {},
    orbital: {},
    station: {},
    dom: { ...seen.dom },
    portal: seen.portal,
    looted: seen.looted,
    ruined: seen.ruined,
  });
  system.buildings = seen.buildings.map((b) => ({ ...b, due: 0 }));
  if (seen.looted || seen.ruined) delete w.cards[place];
  if (seen.special && !isBlack(place)) swapSpecial(w, place, seen.special);
  for (const [who, units] of Object.entries(seen.units)) {
    const other = Number(who);
    if (other === seat) continue;
    const ships = Object.fromEntries(Object.entries(units).filter(([id]) => other !== NEUTRAL && isShip(unitOf(id))));
    const rest = Object.fromEntries(Object.entries(units).filter(([id]) => !Object.hasOwn(ships, id)));
    if (Object.keys(rest).length > 0) system.units[who] = rest;
    if (Object.keys(ships).length > 0 && w.sides[other]?.active) launch(w, other, place, ships);
  }
  for (const [who, troops] of Object.entries(seen.ground)) if (Number(who) !== seat) system.ground[who] = { ...troops };
  for (const [who, troops] of Object.entries(seen.orbital))
    if (Number(who) !== seat) system.orbital[who] = { ...troops };
}
function swapSpecial(w: World, place: PlaceId, special: string): void {
  const other = Object.keys(w.special).find((at) => w.special[at] === special);
  if (!other || other === place) return;
  w.special[other] = w.special[place]!;
  w.special[place] = special;
}
function hold(w: World, seat: Seat, place: PlaceId, holding: Holding): void {
  const system = sys(w, place);
  for (const what of ['units', 'ground', 'station', 'orbital'] as const) {
    system[what][seat] = {};
    addAll(system[what][seat], holding[what]);
  }
  system.mines = copy(holding.mines);
  Object.assign(system, {
    extra: holding.extra,
    discount: holding.discount,
    recycles: holding.recycles,
    trap: holding.trap,
  });
}

/** The key was not there: what lay where it was found, or where nobody looked, lies there instead; in a sector of which
 *  nothing is left to be looked at, any card. */
function takeKey(w: World, place: PlaceId, others: readonly PlaceId[]): void {
  const from = others.find((other) => other !== place && w.cards[other]);
  delete w.cards[place];
  if (from) swapEntries(w.cards, place, from);
  else w.cards[place] = [ordinaryCard(place)];
}
/** The keys everybody heard of: in a portal of that colour the seat knows, else where it has not looked (longest). */
function lightKeys(w: World, k: K, random: Random): void {
  w.keys = [...k.pub.keys];
  w.finders = w.keys.map(() => null);
  w.opened = k.pub.opened;
  const lookedAt = (place: PlaceId) => k.own?.board[place]?.turn ?? -1;
  for (const sector of w.keys) {
    const systems = BOARD.filter((place) => sectorOf(place) === sector);
    const longest = Math.min(...systems.map(lookedAt));
    const at =
      systems.find((place) => w.systems[place]?.portal === sector) ??
      random.pick(systems.filter((place) => lookedAt(place) === longest));
    const unseen = systems.filter((place) => lookedAt(place) < 0);
    for (const place of systems)
      if (w.cards[place]?.some((card) => card.startsWith('key'))) takeKey(w, place, [at, ...unseen]);
    Object.assign(sys(w, at), { portal: sector, looted: true });
  }
}
