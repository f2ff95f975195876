// Phase 2A, before the battles: blocks, Nova Bombs, exploration, mines, dynamic landings (CSM-TURN-7).

import { copy, type Msg, type Seat } from '@orrery/kernel';
import { foiled, isDefended } from '../actions/cards.ts';
import { add, addAll, emptySystem, fleetsAt, gain, learnCode, look, part, sys, tidy, total } from '../atoms.ts';
import { casualties } from '../battle/casualties.ts';
import { countMsg, countMsgs, factionMsg, placeMsg } from '../say.ts';
import type { Count, Fleet, Mines, PlaceId } from '../state.ts';
import { drawsFor } from '../values/chance.ts';
import { costOf, multiple } from '../values/figures.ts';
import { blackPlace } from '../values/geometry.ts';
import { hasUnit, initiative, isForum, seatsOf } from '../values/presence.ts';
import { heroPlace, unitOf, unitRank } from '../values/sheets.ts';
import { lightKey, receive } from './cards-received.ts';
import { drown, sink } from './losses.ts';
import { type Mission, report, reportAt, type Turn } from './turn.ts';

/** CSM-PREP-3, 7: what was prepared for a place counts once its fleet is there: at the end of phase 1, or in 2A(3). */
export function arrivals(t: Turn): void {
  for (const prep of t.now.preps) prep.reached ||= t.w.sides[prep.seat]!.fleets[prep.label]?.at === prep.place;
}

/** CSM-CARD-BLOCK-1, 3, 4: old blocks may end, then new ones begin. */
export function blocks(t: Turn): void {
  for (const [place, system] of Object.entries(t.w.systems)) {
    if (!system.blocked) continue;
    const relieved = seatsOf(t.w).some(
      (seat) =>
        hasUnit(t.snap, seat, place) &&
        fleetsAt(t.w, seat, place).some(([label]) => t.now.marks[`${seat}/${label}`]?.entered),
    );
    if (relieved) system.blocked = false;
  }
  const silenced = new Set<PlaceId>();
  for (const { seat, place, order } of t.now.blocks) {
    if (isDefended(t, seat, place)) {
      foiled(t, seat, place, order);
      continue;
    }
    sys(t.w, place).blocked = true;
    silenced.add(place);
    for (const side of t.w.sides) side.vision = side.vision.filter((p) => p !== place); // [CSM-VISION-16]
  }
  // Told once: when the block begins, or to whoever comes in. Telling it again would say that something still lives there.
  for (const [place, system] of Object.entries(t.w.systems)) {
    if (!system.blocked) continue;
    const inside = seatsOf(t.w).filter((seat) =>
      silenced.has(place) ? hasUnit(t.w, seat, place) : entering(t, seat, place).length > 0,
    );
    if (inside.length > 0) report(t, inside, 'report.contact', { place: placeMsg(t.w, place) });
  }
}

/** CSM-CARD-NOVA-2 to 5. */
export function novas(t: Turn): void {
  for (const { seat, place, order } of t.now.novas) {
    if (isDefended(t, seat, place)) {
      foiled(t, seat, place, order);
      continue;
    }
    if (look(t.w, place).ruined) continue;
    const key = t.w.cards[place]?.some((card) => card === 'key' || card === 'key-violet');
    const { portal, blocked } = look(t.w, place);
    const losses = new Map(seatsOf(t.w).map((s) => [s, thingsOf(t, s, place)]));
    const caught = seatsOf(t.w).filter((s) => destroyAll(t, s, place));
    const witnesses = blocked ? [] : caught; // [CSM-CARD-BLOCK-2]
    t.w.systems[place] = { ...emptySystem(), portal, ruined: true, looted: true };
    delete t.w.cards[place];
    for (const side of t.w.sides) side.vision = side.vision.filter((p) => p !== place);
    report(t, [...new Set([seat, ...witnesses])], 'report.nova', { place: placeMsg(t.w, place) });
    for (const s of witnesses) report(t, [s], 'report.novaLoss', { place: placeMsg(t.w, place), lost: losses.get(s)! });
    if (key) lightKey(t, null, place);
  }
  tidy(t.w);
}
/** Units and troops of one faction in that system, wherever they are. */
function thingsOf(t: Turn, seat: Seat, place: PlaceId): Msg[] {
  const { units, ground, station, orbital } = look(t.w, place);
  const [ships, troops]: [Count, Count] = [{ ...units[seat] }, {}];
  for (const spot of [ground, station, orbital]) addAll(troops, spot[seat] ?? {});
  for (const [, fleet] of fleetsAt(t.w, seat, place)) {
    addAll(ships, fleet.units);
    addAll(troops, fleet.cargo);
  }
  return [...countMsgs(ships, 'unit'), ...countMsgs(troops, 'troop')];
}
/** Everything of one faction in that system; true if there was anything. */
function destroyAll(t: Turn, seat: Seat, place: PlaceId): boolean {
  const side = t.w.sides[seat]!;
  const fleets = fleetsAt(t.w, seat, place);
  const system = look(t.w, place);
  for (const hero of side.heroes) if (heroPlace(t.w, seat, hero) === place) hero.alive = false;
  for (const [label, fleet] of fleets) {
    t.w.rubble += costOf(fleet.units);
    delete side.fleets[label];
  }
  t.w.rubble += costOf(system.units[seat] ?? {});
  side.research = side.research.filter((r) => r.place !== place);
  return (
    fleets.length > 0 ||
    [system.units, system.ground, system.station, system.orbital].some((all) => total(all[seat]) > 0)
  );
}

/** CSM-BLACK-3 to 9: squares are drawn, deposits and laboratories resolved. */
export function exploration(t: Turn): void {
  const order = initiative(t.w);
  const missions = [...t.now.missions].sort(
    (a, b) => order.indexOf(a.seat) - order.indexOf(b.seat) || a.order - b.order,
  );
  const drawn: number[] = [];
  for (const mission of missions) {
    const square = mission.square || drawSquare(t, mission, drawn);
    if (square === 0) continue;
    if (mission.square === 0) drawn.push(square);
    arrive(t, mission, square);
  }
  arrivals(t);
}
function drawSquare(t: Turn, mission: Mission, drawn: readonly number[]): number {
  const side = t.w.sides[mission.seat]!;
  const candidates = t.w.black
    .map((_, i) => i + 1)
    .filter((n) => !t.w.black[n - 1]!.gone && !drawn.includes(n) && !side.codes.includes(n));
  if (candidates.length === 0) return 0;
  const { draw } = drawsFor(`${t.w.seed}|${t.w.turn}|explore|${side.faction}|${mission.order}`);
  const first = candidates.splice(draw(candidates.length), 1)[0]!;
  if (!mission.observatory || candidates.length === 0) return first;
  const second = candidates[draw(candidates.length)]!; // [CSM-BLACK-13]
  return mission.high ? Math.max(first, second) : Math.min(first, second);
}
function arrive(t: Turn, { seat, label, home }: Mission, n: number): void {
  const square = t.w.black[n - 1]!;
  const side = t.w.sides[seat]!;
  const fleet = side.fleets[label]!;
  if (square.kind === 'deposit') {
    gain(t.w, seat, square.R);
    square.gone = true;
    report(t, [seat], 'report.deposit', { R: square.R });
  } else if (square.kind === 'laboratory') {
    square.gone = true;
    report(t, [seat], 'report.laboratory');
    receive(t, seat, square.card, home);
  } else {
    fleet.at = blackPlace(n);
    t.now.marks[`${seat}/${label}`]!.entered = true;
    if (square.kind === 'fleet') {
      report(t, [seat], 'report.hiddenFleet', { place: placeMsg(t.w, fleet.at) });
      return;
    }
    learnCode(side, fleet.at);
    report(t, [seat], 'report.habitable', { place: placeMsg(t.w, fleet.at) });
  }
}

/** CSM-CARD-MINES-2 to 4: fields of several owners one after another. */
export function mines(t: Turn): void {
  for (const [place, system] of Object.entries(t.w.systems)) {
    for (const field of system.mines) {
      if (field.from > t.w.turn) continue;
      const entered = seatsOf(t.w).filter((seat) => seat !== field.owner && entering(t, seat, place).length > 0);
      const share = entered.length === 0 ? 0 : Math.floor(field.points / entered.length);
      for (const seat of entered) goOff(t, field, seat, place, share);
    }
    system.mines = system.mines.filter((field) => field.points > 0);
  }
  tidy(t.w);
}
/** Its owner hears whom it hit; what the others lost there, only they (CSM-CARD-MINES-4). */
function goOff(t: Turn, field: Mines, seat: Seat, place: PlaceId, share: number): void {
  const spent = strike(t, seat, place, share);
  field.points -= spent;
  if (t.w.sides[field.owner]!.active)
    reportAt(t, [field.owner], place, 'report.minefield', {
      faction: factionMsg(t.w, seat),
      spent,
      left: field.points,
    });
}
const entering = (t: Turn, seat: Seat, place: PlaceId) =>
  fleetsAt(t.w, seat, place).filter(([label, f]) => t.now.marks[`${seat}/${label}`]?.entered && total(f.units) > 0);

function strike(t: Turn, seat: Seat, place: PlaceId, share: number): number {
  const fleets = entering(t, seat, place);
  const rows = fleets.flatMap(([label, fleet]) =>
    Object.entries(fleet.units).map(([id, n]) => ({ label, fleet, id, n })),
  );
  const targets = rows.map(({ id, n }) => {
    const unit = unitOf(id);
    const of = (stat: 'attack' | 'shield' | 'hull') => (unit[stat] / unit.blocks) * multiple(t.w, seat, unit, stat);
    return {
      rank: unitRank(id),
      alive: n * unit.blocks,
      first: 0,
      attack: of('attack'),
      shield: of('shield'),
      hull: of('hull'),
      safe: false,
    };
  });
  const hulls = targets.reduce((sum, x) => sum + x.alive * x.hull, 0);
  const lost: Count = {};
  const before = copy(fleets.map(([, f]) => f.units));
  casualties(targets, share).forEach((blocks, i) => {
    const { fleet, id, n } = rows[i]!;
    const { blocks: each } = unitOf(id);
    const dead = n - Math.ceil((n * each - blocks) / each);
    if (dead === 0) return;
    sink(fleet, id, dead);
    add(lost, id, dead);
  });
  fleets.forEach(([, fleet], i) => void drown(t.w.sides[seat]!, fleet, before[i]!));
  t.w.rubble += costOf(lost);
  reportAt(t, [seat], place, 'report.mines', { lost: countMsg(lost, 'unit') });
  return Math.min(share, hulls);
}

/** CSM-TROOP-7: the troops are ashore before the battle in space. */
export function landings(t: Turn): void {
  for (const prep of t.now.preps) {
    if (!prep.cards.includes('landing-capsule')) continue;
    const { seat, label, place } = prep;
    const fleet = t.w.sides[seat]!.fleets[label];
    if (fleet?.at !== place) continue;
    const landed = isLandable(t, seat, place) ? disembark(t, seat, fleet, prep.landing ?? { ...fleet.cargo }) : {};
    if (total(landed) === 0) reportAt(t, [seat], place, 'report.landingFailed');
    else reportAt(t, [seat], place, 'report.landed', { troops: countMsg(landed, 'troop') });
  }
}
function isLandable(t: Turn, seat: Seat, place: PlaceId): boolean {
  const { ruined, buildings } = look(t.w, place);
  return !(
    ruined ||
    isForum(t.w, place) ||
    buildings.some((b) => b.id === 'energy-dome') ||
    isDefended(t, seat, place)
  );
}
/** As many as are still aboard; gives back who went ashore. */
function disembark(t: Turn, seat: Seat, fleet: Fleet, asked: Count): Count {
  const landed: Count = {};
  const ground = part(t.w, fleet.at, 'ground', seat);
  for (const [troop, n] of Object.entries(asked)) {
    const k = Math.min(n, fleet.cargo[troop] ?? 0);
    if (k === 0) continue;
    add(fleet.cargo, troop, -k);
    add(ground, troop, k);
    landed[troop] = k;
  }
  return landed;
}
