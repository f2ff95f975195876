// Phase 3F: what every seat sees and is told: its board with memory, its sheet, its report (CSM-REPORT, CSM-VISION-11 to 14).
import { copy, type Json, type Msg, type Seat } from '@orrery/kernel';
import { addAll, look } from '../atoms.ts';
import { writeOrder } from '../orders/format.ts';
import {
  CITADEL,
  type Cosmos,
  type Count,
  type Hero,
  type Holding,
  NEUTRAL,
  type PlaceId,
  type Seen,
  type Side,
  type World,
} from '../state.ts';
import { BLACK, BOARD, blackPlace } from '../values/geometry.ts';
import { poolOf, poolParts } from '../values/limits.ts';
import { missionOf } from '../values/mission.ts';
import { allSides, type Roster, rosterOf, sightOf, specialAt, squareOf, visibleUnits } from '../values/presence.ts';
import { heroPlace } from '../values/sheets.ts';
import type { Now } from './turn.ts';

/** A system as it shows itself to a faction now: its own units whole, of others what is visible. `sides`: those there. */
export function seenBy(w: World, seat: Seat, place: PlaceId, sides: readonly Seat[] = allSides(w)): Seen {
  const system = look(w, place);
  const seen: Seen = {
    turn: w.turn,
    units: {},
    ground: copy(system.ground),
    orbital: copy(system.orbital),
    heroes: [],
    buildings: system.buildings.map(({ id, owner, turn }) => ({ id, owner, turn })),
    dom: { ...system.dom },
    portal: system.portal,
    special: specialAt(w, place) || planetIn(w, place),
    looted: system.looted,
    ruined: system.ruined,
  };
  for (const side of sides) {
    const units = side === seat ? unitsHere(w, seat, place) : visibleUnits(w, side, place);
    if (Object.keys(units).length > 0) seen.units[side] = units;
    if (side === NEUTRAL) continue;
    for (const hero of w.sides[side]!.heroes)
      if (hero.spot.in === 'ground' && heroPlace(w, side, hero) === place)
        seen.heroes.push({ seat: side, hero: hero.id });
  }
  return seen;
}

function unitsHere(w: World, seat: Seat, place: PlaceId): Count {
  const units: Count = { ...look(w, place).units[seat] };
  for (const fleet of Object.values(w.sides[seat]!.fleets)) if (fleet.at === place) addAll(units, fleet.units);
  return units;
}

function planetIn(w: World, place: PlaceId): string {
  const square = squareOf(w, place);
  return square?.kind === 'planet' ? square.planet : '';
}

/** All places that can be drawn: the Citadel, the board, the black squares. */
const PLACES: readonly PlaceId[] = [CITADEL, ...BOARD, ...Array.from({ length: BLACK }, (_, i) => blackPlace(i + 1))];

function holdingOf(w: World, seat: Seat, place: PlaceId): Holding {
  const s = look(w, place);
  const mine = s.dom.orbit === seat || s.dom.ground === seat;
  return {
    units: { ...s.units[seat] },
    ground: { ...s.ground[seat] },
    station: { ...s.station[seat] },
    orbital: { ...s.orbital[seat] },
    mines: s.mines.filter((m) => m.owner === seat).map((m) => ({ ...m })),
    extra: mine ? s.extra : 0,
    discount: mine ? s.discount : 0,
    recycles: mine && s.recycles,
    trap: s.trap,
  };
}

const NOTHING: Readonly<Holding> = {
  units: {},
  ground: {},
  station: {},
  orbital: {},
  mines: [],
  extra: 0,
  discount: 0,
  recycles: false,
  trap: '',
};

type Own = Cosmos['own'];
/** Behind a block nobody learns what became of his own: it stays as it was last known (CSM-CARD-BLOCK-2, 3). */
function contactOf(w: World, seat: Seat, own: Own): { side: Side; lost: PlaceId[] } {
  const side = copy(w.sides[seat]!);
  const known = own.side;
  const isSilent = (place: PlaceId) => look(w, place).blocked;
  for (const [label, fleet] of Object.entries(side.fleets)) if (isSilent(fleet.at)) delete side.fleets[label];
  if (!known || !side.active) return { side, lost: [] };
  const lost = new Set(
    Object.keys(own.holdings).filter((place) => isSilent(place) && hasHolding(own.holdings[place]!)),
  );
  for (const [label, fleet] of Object.entries(known.fleets)) {
    if (!isSilent(fleet.at)) continue;
    side.fleets[label] ??= copy(fleet);
    lost.add(fleet.at);
  }
  const placeOf = ({ spot }: Hero, fleets: Side['fleets']) => (spot.in === 'fleet' ? fleets[spot.label]?.at : spot.at);
  side.heroes = side.heroes.map((hero) => {
    const before = known.heroes.find((h) => h.id === hero.id);
    const places = [before && placeOf(before, known.fleets), placeOf(hero, w.sides[seat]!.fleets)];
    return before && places.some((at) => at !== undefined && isSilent(at)) ? copy(before) : hero;
  });
  const quiet = known.research.filter((r) => isSilent(r.place) && r.ends >= w.turn);
  side.research = [...side.research.filter((r) => !isSilent(r.place)), ...copy(quiet)];
  return { side, lost: [...lost] };
}
const hasHolding = ({ units, ground, station, orbital }: Holding): boolean =>
  [units, ground, station, orbital].some((count) => Object.keys(count).length > 0);

function isPlanetSeen(w: World, sees: (place: PlaceId) => boolean, planet: string): boolean {
  const on = Object.keys(w.special).find((place) => w.special[place] === planet);
  const square = w.black.findIndex((one) => one.kind === 'planet' && one.planet === planet);
  return sees(on ?? blackPlace(square + 1));
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => Object.hasOwn(y, key) && isSame(x[key], y[key]));
}

/** Writes a seat's drawer from what it sees in this world. `w.turn` is the turn just resolved. */
export function refresh(
  w: World,
  seat: Seat,
  own: Own,
  glimpses: readonly { place: PlaceId; seen: Seen }[],
  roster: Roster = rosterOf(w),
): { seen: PlaceId[]; changed: Record<PlaceId, Seen> } {
  const sees = sightOf(w, seat, roster);
  const seen: PlaceId[] = [];
  const changed: Record<PlaceId, Seen> = {};
  const put = (place: PlaceId, content: Seen) => {
    const old = own.board[place];
    seen.push(place);
    if (!old || !isSame({ ...old, turn: content.turn }, content)) changed[place] = content;
    own.board[place] = content;
  };
  for (const place of PLACES)
    if (w.sides[seat]!.active && sees(place))
      put(place, { ...seenBy(w, seat, place, roster.get(place) ?? []), turn: w.turn - 1 });
  for (const { place, seen: content } of glimpses) put(place, copy(content));
  const { side, lost } = contactOf(w, seat, own);
  const holdings: Record<PlaceId, Holding> = {};
  for (const place of Object.keys(w.systems)) {
    const before = own.holdings[place];
    if (lost.includes(place) && before) holdings[place] = before;
    else if (sees(place)) {
      const mine = holdingOf(w, seat, place);
      if (!isSame(mine, NOTHING)) holdings[place] = mine; // [law 9] what is not there takes no room
    }
  }
  const squares: Own['squares'] = {};
  for (const n of side.codes) squares[n] = { kind: w.black[n - 1]!.kind, code: w.black[n - 1]!.code };
  Object.assign(own, {
    side,
    holdings,
    lost,
    squares,
    pacts: w.pacts.filter((p) => p.a === seat || p.b === seat).map((p) => ({ ...p })),
    pool: side.active ? poolOf(w, seat) : 0,
    pools: side.active ? poolParts(w, seat) : null,
    mission: look(w, CITADEL).blocked ? own.mission : missionOf(w, seat),
    cooldowns: Object.fromEntries(Object.entries(w.cooldowns).filter(([planet]) => isPlanetSeen(w, sees, planet))),
  });
  return { seen, changed };
}

/** The report of a seat: its orders with their outcome, then what happened (CSM-REPORT-2). */
export function reportFor(w: World, now: Now, seat: Seat): Msg[] {
  const { faction } = w.sides[seat]!;
  const orders = (now.outcomes[seat] ?? []).map(({ n, order, code, args, R, purse, did }): Msg => {
    const text = {
      key: 'order.text',
      args: { es: writeOrder(order, faction, 'es'), en: writeOrder(order, faction, 'en') },
    };
    const outcome = code === '' ? { key: 'done' } : errorMsg(code, args);
    return {
      key: n === 0 ? 'report.prelude' : 'report.order',
      args: { ...(n === 0 ? {} : { n }), text, outcome, R, purse, ...(code === '' && did.length > 0 ? { did } : {}) },
    };
  });
  const lines = now.lines.filter((line) => line.to === 'all' || line.to.includes(seat)).map((line) => line.msg);
  return copy([...orders, ...lines]);
}
export function errorMsg(code: string, args: readonly Json[]): Msg {
  return { key: `error.${code}`, args: Object.fromEntries(args.map((value, i) => ['abc'[i]!, value])) };
}
export const publicReport = (now: Now): Msg[] =>
  copy(now.lines.filter((line) => line.to === 'all').map((line) => line.msg));
