// Phase 3: income, victory, expulsion, counters (CSM-INCOME, CSM-WIN, CSM-TURN-12).
import type { Result, Seat } from '@orrery/kernel';
import { count, counted, gain, look, tidy, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import { BASE_INCOME, CITADEL as FIGURES, PROBE_INCOME } from '../packs/base/constants.ts';
import { factionMsg, planetMsg } from '../say.ts';
import { CITADEL, type World } from '../state.ts';
import { costOf } from '../values/figures.ts';
import { poolOf } from '../values/limits.ts';
import { fulfilled, missionOf } from '../values/mission.ts';
import {
  activeSeats,
  controlsOf,
  hasBase,
  hasOpenBase,
  initiative,
  keepsBase,
  seatsOf,
  specialAt,
  unitsOf,
} from '../values/presence.ts';
import { heroSum, hiddenPlanetOf, planetOf, sheetOf } from '../values/sheets.ts';
import { report, type Turn } from './turn.ts';

/** 3A, with the dominations just given; nothing from a blocked system (CSM-INCOME-1 to 5). */
export function income(t: Turn): void {
  for (const seat of initiative(t.w)) {
    const parts: [string, number][] = [];
    if (hasOpenBase(t.w, seat)) parts.push(['base', BASE_INCOME]);
    parts.push(['control', controlIncome(t.w, seat)]);
    parts.push(['probe', probeIncome(t.w, seat)]);
    parts.push(['citadel', citadelIncome(t, seat)]);
    for (const [what, R] of parts) pay(t, seat, R, { key: `income.${what}` });
    for (const [id, R] of planetIncome(t, seat)) pay(t, seat, R, planetMsg(id));
    pay(t, seat, heroSum(t.w, seat, 'income'), { key: 'income.hero' });
    hooksOf(t.w, seat).maintenance?.(t, seat);
  }
}
function pay(t: Turn, seat: Seat, R: number, what: { key: string }): void {
  if (R <= 0) return;
  gain(t.w, seat, R);
  report(t, [seat], 'report.income', { R, what });
}
function controlIncome(w: World, seat: Seat): number {
  const open = controlsOf(w, seat).filter((place) => !look(w, place).blocked);
  return open.length * (sheetOf(w, seat).control.income + heroSum(w, seat, 'controlIncome'));
}
function probeIncome(w: World, seat: Seat): number {
  const each = heroSum(w, seat, 'probeIncome') || PROBE_INCOME;
  return (
    each *
    Object.values(w.systems).filter(
      (s) => !s.blocked && s.dom.ground === seat && s.buildings.some((b) => b.id === 'mining-probe'),
    ).length
  );
}
function citadelIncome(t: Turn, seat: Seat): number {
  const { dom, blocked } = look(t.w, CITADEL);
  if (dom.ground !== seat || blocked) return 0;
  hooksOf(t.w, seat).citadelIncome?.(t, seat, FIGURES.income);
  return FIGURES.income;
}
function planetIncome(t: Turn, seat: Seat): [string, number][] {
  const paid: [string, number][] = [];
  for (const [place, id] of Object.entries(t.w.special)) {
    if (specialAt(t.w, place) === '') continue;
    const { area, params } = planetOf(id);
    const { dom, blocked } = look(t.w, place);
    if (blocked || dom[area] !== seat) continue;
    if (params.incomeR) paid.push([id, params.incomeR as number]);
    if (id === 'scrap-belt') paid.push([id, Math.min(params.max as number, Math.floor(t.w.rubble / 20))]);
  }
  for (const [i, square] of t.w.black.entries()) {
    if (square.kind !== 'planet') continue;
    const { params } = hiddenPlanetOf(square.planet);
    if (look(t.w, `black-${i + 1}`).dom.ground !== seat || look(t.w, `black-${i + 1}`).blocked) continue;
    if (params.incomeR) paid.push([square.planet, params.incomeR]);
    if (params.onceR && !t.w.cooldowns[square.planet]) {
      t.w.cooldowns[square.planet] = t.w.turn;
      paid.push([square.planet, params.onceR]);
    }
  }
  return paid;
}

/** CSM-WIN-8: everything of it goes, R to the bank, common constructions stay. */
export function remove(t: Turn, seat: Seat, why: 'expelled' | 'eliminated'): void {
  const side = t.w.sides[seat]!;
  t.w.fund += side.R;
  Object.assign(side, {
    active: false,
    R: 0,
    cards: [],
    fleets: {},
    vision: [],
    portals: [],
    codes: [],
    research: [],
    developments: [],
    loans: [],
  });
  for (const hero of side.heroes) hero.alive = false;
  for (const system of Object.values(t.w.systems)) {
    for (const all of [system.units, system.ground, system.station, system.orbital]) delete all[seat];
    system.buildings = system.buildings.filter((b) => b.owner !== seat);
    for (const area of ['orbit', 'ground'] as const) if (system.dom[area] === seat) system.dom[area] = null;
  }
  t.w.pacts = t.w.pacts.filter((p) => p.a !== seat && p.b !== seat);
  tidy(t.w);
  report(t, 'all', `report.${why}`, { faction: factionMsg(t.w, seat) });
}

/** 2E: the Phantom falls with its valley (CSM-WIN-9). */
export function baseless(t: Turn): void {
  for (const seat of activeSeats(t.w))
    if (hooksOf(t.w, seat).needsBase && !keepsBase(t.w, seat)) remove(t, seat, 'eliminated');
}

/** 3D: eliminations, the last one standing, missions, the turn limit. Gives back the result if the game is over. */
export function victory(t: Turn): Result | null {
  const result = verdict(t);
  if (result) {
    const order = seatsOf(t.w).sort((a, b) => result.ranks[a]! - result.ranks[b]! || a - b);
    report(t, 'all', 'report.standing', {
      order: order.map((seat) => factionMsg(t.w, seat)),
      why: { key: result.why.key },
    });
  }
  return result;
}
function verdict(t: Turn): Result | null {
  for (const seat of activeSeats(t.w)) if (hasNothing(t.w, seat)) remove(t, seat, 'eliminated'); // [CSM-WIN-10]
  const active = activeSeats(t.w);
  if (active.length <= 1) return won(t, active, 'end.last'); // [CSM-WIN-7]
  countChecks(t);
  const winners = decide(t.w, candidates(t.w));
  if (winners.length > 0) return won(t, winners, 'end.mission');
  return t.w.limit > 0 && t.w.turn >= t.w.limit ? ranking(t) : null;
}
function hasNothing(w: World, seat: Seat): boolean {
  if (Object.values(w.sides[seat]!.fleets).some((fleet) => total(fleet.units) > 0)) return false;
  const troops = Object.values(w.systems).some((s) =>
    [s.ground, s.station, s.orbital].some((all) => total(all[seat]) > 0),
  );
  return !troops && total(unitsOf(w, seat)) === 0 && controlsOf(w, seat).length === 0 && !hasBase(w, seat);
}
/** The American count: victory checks running with the money, the base and the Citadel open (CSM-WIN-12). */
function countChecks(t: Turn): void {
  for (const seat of activeSeats(t.w)) {
    const way = missionOf(t.w, seat).find((p) => p.way === 'nonPresence');
    if (!way) continue;
    const holds = t.w.opened > 0 && way.steps.every((s) => s.what === 'checksRunning' || s.have >= s.need);
    const side = t.w.sides[seat]!;
    const before = counted(side, 'checks');
    count(side, 'checks', holds ? 1 : -before);
    if (holds && before === 0) report(t, 'all', 'report.count', { faction: factionMsg(t.w, seat) });
  }
}
function candidates(w: World): { seat: Seat; way: string }[] {
  if (w.opened === 0) return []; // [CSM-WIN-1]
  return activeSeats(w)
    .filter((seat) => w.sides[seat]!.loans.length === 0) // [CSM-BANK-18]
    .flatMap((seat) => {
      const way = fulfilled(w, seat);
      return way ? [{ seat, way: way.way }] : [];
    });
}
/** CSM-WIN-2 to 5. */
export function decide(w: World, all: { seat: Seat; way: string }[]): Seat[] {
  const present = all.filter((c) => c.way !== 'nonPresence');
  const seats = (present.length > 0 ? present : all).map((c) => c.seat);
  if (seats.length <= 1) return seats;
  const { ground, orbit } = look(w, CITADEL).dom;
  if (ground !== null && seats.includes(ground)) return [ground];
  return orbit !== null && seats.includes(orbit) ? [orbit] : seats;
}
function won(t: Turn, winners: Seat[], key: string): Result {
  for (const seat of winners) report(t, 'all', 'report.victory', { faction: factionMsg(t.w, seat) });
  const rest = standing(t.w).filter((seat) => !winners.includes(seat));
  return {
    ranks: seatsOf(t.w).map((seat) => (winners.includes(seat) ? 1 : winners.length + 1 + rest.indexOf(seat))),
    why: { key },
  };
}
/** Still there, Citadel ground, keys found, then R and the cost of living units (CSM-WIN-6). */
export const meritsOf = (w: World, seat: Seat): number[] => [
  Number(w.sides[seat]!.active),
  Number(look(w, CITADEL).dom.ground === seat),
  w.finders.filter((f) => f === seat).length,
  w.sides[seat]!.R + costOf(unitsOf(w, seat)),
];
export function standing(w: World): Seat[] {
  return seatsOf(w).sort((a, b) => {
    const [x, y] = [meritsOf(w, a), meritsOf(w, b)];
    const at = x.findIndex((v, i) => v !== y[i]);
    return at < 0 ? a - b : y[at]! - x[at]!;
  });
}
function ranking(t: Turn): Result {
  const order = standing(t.w);
  report(t, 'all', 'report.victory', { faction: factionMsg(t.w, order[0]!) });
  return { ranks: seatsOf(t.w).map((seat) => 1 + order.indexOf(seat)), why: { key: 'end.limit' } };
}

/** 3E: the turn ends; what lasted this turn is over, what was asked for the next begins. */
export function turnOver(t: Turn): void {
  for (const side of t.w.sides) {
    for (const name of ['oneOff', 'usurped']) delete side.counters[name];
  }
  t.w.turn += 1;
  t.w.pacts = t.w.pacts.filter((p) => p.until >= t.w.turn);
  for (const seat of t.now.rituals)
    count(t.w.sides[seat]!, 'oneOff', planetOf('sorcerers-shrine').params.actions as number);
  for (const seat of t.now.leech) leech(t, seat);
  for (const side of t.w.sides)
    for (const fleet of Object.values(side.fleets)) {
      if (fleet.veil < t.w.turn) fleet.veil = 0;
      if (fleet.pulsed < t.w.turn) fleet.pulsed = 0;
    }
}
/** CSM-SPECIAL-4: a pool of 0 loses nothing. */
function leech(t: Turn, seat: Seat): void {
  for (const other of activeSeats(t.w)) {
    if (other === seat || poolOf(t.w, other) === 0) continue;
    count(t.w.sides[other]!, 'usurped', 1);
    count(t.w.sides[seat]!, 'oneOff', 1);
  }
}
