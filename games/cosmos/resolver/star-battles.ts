// Phase 2B in space: who meets whom, with which figures and foresight, and what is left (CSM-BATTLE, CSM-PREP, CSM-DEFEND).

import type { Seat } from '@orrery/kernel';
import { add, fleetsAt, look, part, tidy, tidyFleets, total } from '../atoms.ts';
import { type Battle, type BattleSide, fight, type Result } from '../battle/star.ts';
import { theFleetMsg } from '../say.ts';
import { type Count, DEEP, NEUTRAL, type PlaceId } from '../state.ts';
import { capacityOf, costOf } from '../values/figures.ts';
import { isBlack, placeRank } from '../values/geometry.ts';
import { basesAt, hiveSeat, inPact, rosterOf, seatsOf, sees, visibleUnits } from '../values/presence.ts';
import { cardOf, hasTag, heroOf, heroSum, isShip, unitOf } from '../values/sheets.ts';
import { battleReport } from './battle-report.ts';
import { type Force, forcesOf } from './forces.ts';
import { drown, sink } from './losses.ts';
import { type Prep, reportAt, type StarResult, scoutsOf, type Turn } from './turn.ts';

/** Hostile unless in a pact or at mutual peace there (CSM-BATTLE-1). */
export function areHostile(t: Turn, place: PlaceId, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  if (a === NEUTRAL || b === NEUTRAL) return true;
  return !inPact(t.w, a, b) && !(wantsPeace(t, place, a, b) && wantsPeace(t, place, b, a));
}
const wantsPeace = (t: Turn, place: PlaceId, from: Seat, to: Seat): boolean =>
  t.now.peace.some((p) => p.seat === from && p.with === to && p.place === place);

const isReached = (t: Turn, prep: Prep): boolean => t.w.sides[prep.seat]!.fleets[prep.label]?.at === prep.place;
const isValid = (t: Turn, prep: Prep): boolean =>
  prep.kind === 'war' && isReached(t, prep) && total(visibleUnits(t.w, prep.against, prep.place)) > 0;

export function starBattles(t: Turn): void {
  const valid = t.now.preps.filter((prep) => isValid(t, prep));
  for (const prep of valid) devices(t, prep);
  const met = [...rosterOf(t.w)].filter(([place, sides]) => sides.length > 1 && place !== DEEP); // explorers meet nobody on their way
  for (const [place, present] of met.sort(([a], [b]) => placeRank(a) - placeRank(b))) {
    const sides = present.filter((seat) => total(visibleUnits(t.w, seat, place)) > 0);
    if (sides.some((a) => sides.some((b) => areHostile(t, place, a, b)))) battleAt(t, place, sides, valid);
  }
  tidy(t.w);
}
/** Devices reach all ships of the faction in all its battles of the turn (CSM-TECH-16). */
function devices(t: Turn, prep: Prep): void {
  for (const card of prep.cards) {
    const { stat, multiples } = cardOf(card).params as { stat?: 'attack' | 'shield'; multiples?: number };
    if (stat && multiples) t.now.devices[prep.seat]![stat] += multiples;
  }
}

/** L(of, against): CSM-BATTLE-2. */
export function foresight(t: Turn, place: PlaceId, of: Seat, against: Seat, labels: readonly string[]): number {
  if (of === NEUTRAL) return 0;
  const bases = basesAt(t.w, of, place);
  let level = bases.fixed || bases.mobile ? 1 : 0;
  const reached = t.now.preps.filter((p) => p.seat === of && p.place === place && p.kind === 'war' && isReached(t, p));
  const named = new Set(reached.map((p) => p.against));
  level += named.has(against) ? 1 : -named.size; // [CSM-PREP-3, 4]
  level += t.now.scanners[of]!;
  const guard = t.now.defends.filter((d) => d.seat === against && d.place === place);
  if (guard.length > 0) level += guard.some((d) => d.against.includes(of)) ? -1 : 1; // [CSM-DEFEND-3]
  if (t.now.preps.some((p) => p.seat === against && p.kind === 'scout' && p.place === place && isReached(t, p)))
    level += 1;
  if (t.now.trained.some((x) => x.seat === of && labels.includes(x.label))) level += 1;
  return level + heroForesight(t, of, labels);
}
function heroForesight(t: Turn, seat: Seat, labels: readonly string[]): number {
  const jumped = labels.filter((label) => t.now.marks[`${seat}/${label}`]?.jumped);
  const needsJump = t.w.sides[seat]!.heroes.some((h) => h.alive && heroOf(h.id).effect.where.endsWith('portal jump'));
  return heroSum(t.w, seat, 'foresight', { battle: needsJump ? jumped : labels });
}

/** Those who meet in a system, with all they bring. */
interface Meeting {
  place: PlaceId;
  seats: Seat[];
  forces: Map<Seat, Force[]>;
  labels: Map<Seat, string[]>; // of their fleets
  hostile(a: Seat, b: Seat): boolean;
}
function meetingAt(t: Turn, place: PlaceId, seats: Seat[]): Meeting {
  const forces = new Map(seats.map((seat) => [seat, forcesOf(t, seat, place)]));
  const labelsOf = (list: Force[]) => new Set(list.flatMap(({ from }) => from.map(({ label }) => label)));
  const labels = new Map(
    [...forces].map(([seat, list]) => [seat, [...labelsOf(list)].filter((label) => label !== '')]),
  );
  return { place, seats, forces, labels, hostile: (a, b) => areHostile(t, place, a, b) };
}

function battleAt(t: Turn, place: PlaceId, seats: Seat[], valid: readonly Prep[]): void {
  const meeting = meetingAt(t, place, seats);
  const { forces, labels, hostile } = meeting;
  const battle: Battle = {
    sides: seats.map((id): BattleSide => {
      const mine = valid.filter((p) => p.seat === id && p.place === place);
      const has = (card: string) => mine.filter((p) => p.cards.includes(card));
      return {
        id,
        groups: forces.get(id)!,
        gem: has('shield-gem').length > 0,
        disruptor: has('ion-disruptor').length > 0,
        waves: has('ion-wave').map((p) => p.against),
        plague: has('anti-plague-code').some((p) => p.against === hiveSeat(t.w)) ? hiveSeat(t.w) : null,
        wall: t.now.defends.filter((d) => d.seat === id && d.place === place).flatMap((d) => d.against),
      };
    }),
    hostile,
    peace: (from, to) => wantsPeace(t, place, from, to),
    foresight: (of, against) => foresight(t, place, of, against, labels.get(of)!),
  };
  settle(t, meeting, fight(battle));
}

function settle(t: Turn, meeting: Meeting, result: Result): void {
  const { place, seats, labels, hostile } = meeting;
  const star: StarResult = {
    place,
    sides: seats,
    winners: [],
    survivors: {},
    units: {},
    ships: {},
    drowned: {},
    labels: Object.fromEntries(labels),
    hostile: seats.flatMap((a) => seats.filter((b) => a < b && hostile(a, b)).map((b): [Seat, Seat] => [a, b])),
  };
  for (const seat of seats) takeLosses(t, meeting, seat, result.alive[seat]!, star);
  const left = seats.filter((seat) => star.survivors[seat]! > 0);
  if (!left.some((a) => left.some((b) => hostile(a, b)))) star.winners = left; // [CSM-BATTLE-16]
  t.now.stars.push(star);
  tell(t, meeting, result, star);
}

/** `alive`: blocks left of each force. */
function takeLosses(t: Turn, { place, forces }: Meeting, seat: Seat, alive: number[], star: StarResult): void {
  const fleets = seat === NEUTRAL ? [] : fleetsAt(t.w, seat, place);
  const before = fleets.map(([, fleet]) => ({ ...fleet.units }));
  const lost: Count = {};
  let ships = 0;
  for (const [i, force] of forces.get(seat)!.entries()) {
    if (isShip(unitOf(force.unit))) ships += force.units * force.blocks - alive[i]!; // [CSM-UNIT-8]
    const dead = force.units - Math.ceil(alive[i]! / force.blocks); // [CSM-UNIT-7]
    if (dead === 0) continue;
    add(lost, force.unit, dead);
    spread(t, place, seat, force, dead);
  }
  const drowned: Count = {};
  for (const [i, [, fleet]] of fleets.entries())
    for (const [troop, n] of Object.entries(drown(t.w.sides[seat]!, fleet, before[i]!)))
      if (n > 0) add(drowned, troop, n);
  stationLosses(t, place, seat);
  t.w.rubble += costOf(lost);
  star.units[seat] = lost;
  star.ships[seat] = ships;
  star.drowned[seat] = drowned;
  star.survivors[seat] = total(visibleUnits(t.w, seat, place));
}
/** One by one to the fleet with most of it left, ties by letter (CSM-BATTLE-13). */
function spread(t: Turn, place: PlaceId, seat: Seat, force: Force, dead: number): void {
  const left = new Map(force.from.map(({ label, n }) => [label, n]));
  for (let i = 0; i < dead; i++) {
    const most = [...left.keys()].reduce((a, b) => (left.get(b)! > left.get(a)! ? b : a));
    left.set(most, left.get(most)! - 1);
  }
  for (const { label, n } of force.from) {
    const gone = n - left.get(label)!;
    if (gone === 0) continue;
    if (label === '') {
      add(part(t.w, place, 'units', seat), force.unit, -gone);
      continue;
    }
    const side = t.w.sides[seat]!;
    sink(side.fleets[label]!, force.unit, gone);
    for (const r of side.research) if (r.label === label && r.what === force.unit) r.n -= gone;
    side.research = side.research.filter((r) => r.n > 0);
  }
}
/** Troops and heroes in a station are lost with it (CSM-TROOP-10, CSM-HERO-3). */
function stationLosses(t: Turn, place: PlaceId, seat: Seat): void {
  if (seat === NEUTRAL || capacityOf(t.w.sides[seat]!, look(t.w, place).units[seat] ?? {}) > 0) return;
  if (t.w.systems[place]) delete t.w.systems[place].station[seat];
  const stands = Object.keys(look(t.w, place).units[seat] ?? {}).some(
    (id) => unitOf(id).class === 'station' || hasTag(id, 'station'),
  );
  for (const hero of t.w.sides[seat]!.heroes)
    if (!stands && hero.spot.in === 'station' && hero.spot.at === place) hero.alive = false;
}

/** CSM-BATTLE-18: who hears how it went, and who only that contact is lost. */
function tell(t: Turn, { place, seats, forces }: Meeting, result: Result, star: StarResult): void {
  if (look(t.w, place).blocked) return;
  tidyFleets(t.w);
  const scouts = scoutsOf(t, place);
  const explorers = t.now.missions.filter((m) => seats.includes(m.seat) && isBlack(place)).map((m) => m.seat);
  const heard = seatsOf(t.w).filter(
    (seat) => sees(t.w, seat, place) || scouts.includes(seat) || explorers.includes(seat),
  );
  if (heard.length > 0) battleReport(t, heard, place, forces, result, star);
  for (const seat of seats.filter((one) => one !== NEUTRAL && !heard.includes(one))) {
    for (const label of star.labels[seat]!) reportAt(t, [seat], place, 'report.lost', { fleet: theFleetMsg(label) });
    if (star.labels[seat]!.length === 0) reportAt(t, [seat], place, 'report.wiped');
  }
}
