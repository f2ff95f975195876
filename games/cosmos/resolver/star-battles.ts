// Phase 2B in space: who meets whom, with which figures and foresight, and what is left (CSM-BATTLE, CSM-PREP, CSM-DEFEND).
import type { Seat } from '@orrery/kernel';
import { add, fleetsAt, look, part, tidy, tidyFleets, total } from '../atoms.ts';
import { type Battle, type BattleSide, fight, type Group, type Result } from '../battle/star.ts';
import { type Count, DEEP, type Fleet, NEUTRAL, type PlaceId } from '../state.ts';
import { capacityOf, costOf, multiple, NO_DEVICES } from '../values/figures.ts';
import { placeRank } from '../values/geometry.ts';
import { basesAt, hiveSeat, inPact, rosterOf, seatsOf, sees, visibleOf, visibleUnits } from '../values/presence.ts';
import { cardOf, hasTag, heroOf, heroSum, isShip, unitOf, unitRank } from '../values/sheets.ts';
import { placeMsg, theFleetMsg } from '../values/words.ts';
import { battleReport } from './battle-report.ts';
import { drown, sink } from './losses.ts';
import { type Prep, report, type StarResult, type Turn } from './turn.ts';

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

/** A group of the calculator and where its units stand: fleet labels, or '' for what cannot move. */
export interface Force extends Group {
  from: { label: string; n: number }[];
}
export function forcesOf(t: Turn, seat: Seat, place: PlaceId): Force[] {
  const forces = new Map<string, Force>();
  const bases = basesAt(t.w, seat, place);
  const enlist = (label: string, units: Count, pulsed: boolean) => {
    for (const [id, n] of Object.entries(units)) {
      const force = figures(t, seat, place, id, label, bases, pulsed);
      const key = `${id}|${force.attack}|${force.shield}|${force.safe}`;
      const known = forces.get(key) ?? force;
      known.units += n;
      known.from.push({ label, n });
      known.researchers += researchers(t, seat, label, id);
      forces.set(key, known);
    }
  };
  enlist('', look(t.w, place).units[seat] ?? {}, false);
  if (seat !== NEUTRAL)
    for (const [label, fleet] of fleetsAt(t.w, seat, place))
      enlist(label, visibleOf(t.w, seat, fleet), fleet.pulsed === t.w.turn);
  return [...forces.values()].sort((a, b) => a.rank - b.rank);
}
function figures(
  t: Turn,
  seat: Seat,
  place: PlaceId,
  id: string,
  label: string,
  bases: ReturnType<typeof basesAt>,
  pulsed: boolean,
): Force {
  const unit = unitOf(id);
  const bonus = bases.fixed || (bases.mobile && unit.class !== 'mobileBase') ? 1 : 0; // [CSM-BASE-3, 7]
  const temporary = t.now.devices[seat] ?? NO_DEVICES;
  const base = (stat: 'attack' | 'shield' | 'hull') => {
    const block = unit[stat] / unit.blocks;
    return block === 0 || stat === 'hull' ? block : block + bonus; // [CSM-UNIT-3]
  };
  const times = (stat: 'attack' | 'shield' | 'hull') => multiple(t.w, seat, unit, stat, temporary, label);
  return {
    unit: id,
    rank: unitRank(id),
    units: 0,
    blocks: unit.blocks,
    attack: pulsed ? 0 : base('attack') * times('attack'),
    shield: pulsed ? 0 : base('shield') * times('shield'),
    hull: base('hull') * times('hull'),
    life: base('shield'),
    multiple: times('shield'),
    acid: unit.tags.includes('acid'),
    researchers: 0,
    safe: t.now.shielded.some((s) => s.seat === seat && s.place === place && s.unit === id),
    from: [],
  };
}
const researchers = (t: Turn, seat: Seat, label: string, unit: string): number =>
  label === ''
    ? 0
    : t.w.sides[seat]!.research.filter((r) => r.label === label && r.what === unit).reduce((sum, r) => sum + r.n, 0);

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

function battleAt(t: Turn, place: PlaceId, seats: Seat[], valid: readonly Prep[]): void {
  const forces = new Map(seats.map((seat) => [seat, forcesOf(t, seat, place)]));
  const labels = new Map(
    seats.map((seat) => [
      seat,
      [...new Set(forces.get(seat)!.flatMap((f) => f.from.map((x) => x.label)))].filter((l) => l !== ''),
    ]),
  );
  const hostile = (a: Seat, b: Seat) => areHostile(t, place, a, b);
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
  const result = fight(battle);
  settle(t, place, seats, forces, labels, result, hostile);
}

function settle(
  t: Turn,
  place: PlaceId,
  seats: Seat[],
  forces: Map<Seat, Force[]>,
  labels: Map<Seat, string[]>,
  result: Result,
  hostile: (a: Seat, b: Seat) => boolean,
): void {
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
  const before = forces;
  for (const seat of seats) takeLosses(t, place, seat, forces.get(seat)!, result.alive[seat]!, star);
  const left = seats.filter((seat) => star.survivors[seat]! > 0);
  if (!left.some((a) => left.some((b) => hostile(a, b)))) star.winners = left; // [CSM-BATTLE-16]
  t.now.stars.push(star);
  tell(t, place, seats, before, result, star);
}

function takeLosses(t: Turn, place: PlaceId, seat: Seat, forces: Force[], alive: number[], star: StarResult): void {
  const lost: Count = {};
  let ships = 0;
  const beforeFleets = new Map<string, Count>();
  if (seat !== NEUTRAL)
    for (const [label, fleet] of fleetsAt(t.w, seat, place)) beforeFleets.set(label, { ...fleet.units });
  forces.forEach((force, i) => {
    const blocksLost = force.units * force.blocks - alive[i]!;
    if (isShip(unitOf(force.unit))) ships += blocksLost; // [CSM-UNIT-8]
    const dead = force.units - Math.ceil(alive[i]! / force.blocks); // [CSM-UNIT-7]
    if (dead === 0) return;
    add(lost, force.unit, dead);
    spread(t, place, seat, force, dead);
  });
  const drowned: Count = {};
  for (const [label, units] of beforeFleets) {
    const fleet = t.w.sides[seat]!.fleets[label]!;
    for (const [troop, n] of Object.entries(drown(t.w.sides[seat]!, fleet, units))) if (n > 0) add(drowned, troop, n);
  }
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
    if (label === '') add(part(t.w, place, 'units', seat), force.unit, -gone);
    else {
      const fleet: Fleet = t.w.sides[seat]!.fleets[label]!;
      sink(fleet, force.unit, gone);
      for (const r of t.w.sides[seat]!.research)
        if (r.label === label && r.what === force.unit) r.n = Math.max(0, r.n - gone);
    }
  }
  if (seat !== NEUTRAL) t.w.sides[seat]!.research = t.w.sides[seat]!.research.filter((r) => r.n > 0);
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
function tell(
  t: Turn,
  place: PlaceId,
  seats: Seat[],
  forces: Map<Seat, Force[]>,
  result: Result,
  star: StarResult,
): void {
  if (look(t.w, place).blocked) return;
  tidyFleets(t.w);
  const scouts = t.now.preps
    .filter((p) => p.kind === 'scout' && p.place === place && seats.includes(p.seat))
    .map((p) => p.seat);
  const explorers = t.now.missions
    .filter((m) => seats.includes(m.seat) && place.startsWith('black-'))
    .map((m) => m.seat);
  const heard = seatsOf(t.w).filter(
    (seat) => sees(t.w, seat, place) || scouts.includes(seat) || explorers.includes(seat),
  );
  if (heard.length > 0) battleReport(t, heard, place, forces, result, star);
  for (const seat of seats.filter((one) => one !== NEUTRAL && !heard.includes(one))) {
    for (const label of star.labels[seat]!)
      report(t, [seat], 'report.lost', { fleet: theFleetMsg(label), place: placeMsg(t.w, place) });
    if (star.labels[seat]!.length === 0) report(t, [seat], 'report.contact', { place: placeMsg(t.w, place) });
  }
}
