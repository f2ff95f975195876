// A world that fits what one seat knows: what it remembers is as it remembers it, the rest is laid out anew.
import { copy, type Know, type Random, type Seat } from '@orrery/kernel';
import { addAll, launch, sys, tidy } from './atoms.ts';
import { newWorld } from './setup.ts';
import { type Cosmos, type Holding, NEUTRAL, type PlaceId, players, type Seen, type World } from './state.ts';
import { BOARD, blackPlace, isBlack, numberOf, sectorOf } from './values/geometry.ts';
import { factionOf, isShip, unitOf } from './values/sheets.ts';

type K = Know<Cosmos>;

export function imagine(k: K, random: Random): { own: Cosmos['own'][]; dark: Cosmos['dark'] } {
  const world = imagineWorld(k, random);
  const lists = k.pub.closed ? (copy(k.own?.lists) ?? listsFor(k)) : null;
  const own = Array.from({ length: k.pub.seats }, (_, seat) => {
    if (seat === k.seat) return k.own!;
    const drawer = emptyOwn();
    if (world && seat < k.pub.players) {
      drawer.hero = world.sides[seat]!.heroes[0]?.id ?? '';
      drawer.side = copy(world.sides[seat]!);
      drawer.pool = 6;
    }
    if (seat === k.pub.master) Object.assign(drawer, { world: copy(world), lists: copy(lists) });
    return drawer;
  });
  return { own, dark: { world, lists, before: null } };
}

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
  clear(w, seat);
  w.sides[seat] = copy(own.side!);
  w.pacts = copy(own.pacts);
  w.cooldowns = copy(own.cooldowns);
  for (const [n, known] of Object.entries(own.squares)) swapSquare(w, Number(n), known);
  for (const [place, seen] of Object.entries(own.board)) recall(w, seat, place, seen);
  for (const [place, holding] of Object.entries(own.holdings)) hold(w, seat, place, holding);
}
/** The square is of the kind the seat knows, with its code. */
function swapSquare(w: World, n: number, known: { kind: string; code: string }): void {
  const here = w.black[n - 1]!;
  const at = w.black.findIndex((square) => square.kind === known.kind);
  if (here.kind !== known.kind && at >= 0) {
    [w.black[n - 1], w.black[at]] = [w.black[at]!, here];
    const [a, b] = [blackPlace(n), blackPlace(at + 1)];
    const [x, y] = [w.systems[a], w.systems[b]];
    delete w.systems[a];
    delete w.systems[b];
    if (y) w.systems[a] = y;
    if (x) w.systems[b] = x;
    for (const side of w.sides)
      for (const fleet of Object.values(side.fleets)) fleet.at = fleet.at === a ? b : fleet.at === b ? a : fleet.at;
    for (const side of w.sides)
      for (const hero of side.heroes)
        if (hero.spot.in !== 'fleet')
          hero.spot = { ...hero.spot, at: hero.spot.at === a ? b : hero.spot.at === b ? a : hero.spot.at };
  }
  const square = w.black[n - 1]!;
  if (square.kind === known.kind) Object.assign(square, { code: known.code, gone: false });
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
  const square = isBlack(place) ? w.black[numberOf(place) - 1] : undefined;
  if (square?.kind === 'planet' && seen.special) square.planet = seen.special;
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

/** The keys everybody heard of: in a portal of that colour the seat knows, else anywhere in the sector. */
function lightKeys(w: World, k: K, random: Random): void {
  w.keys = [...k.pub.keys];
  w.finders = w.keys.map(() => null);
  w.opened = k.pub.opened;
  for (const sector of w.keys) {
    const systems = BOARD.filter((place) => sectorOf(place) === sector);
    const at =
      systems.find((place) => w.systems[place]?.portal === sector) ??
      random.pick(systems.filter((place) => !k.own?.board[place]).concat(systems.slice(0, 1)));
    for (const place of systems) if (w.cards[place]?.some((card) => card.startsWith('key'))) delete w.cards[place];
    Object.assign(sys(w, at), { portal: sector, looted: true });
  }
}
