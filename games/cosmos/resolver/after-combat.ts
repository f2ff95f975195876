// Phase 2D: spoils, returning explorers, mines and pulses, spies and counter-espionage (CSM-TURN-10).

import type { Msg, Seat } from '@orrery/kernel';
import { foiled, isDefended } from '../actions/cards.ts';
import { add, counted, fleetsAt, gain, learnCode, look, part, sys, tidy, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import { writeOrder } from '../orders/format.ts';
import { RECYCLER_R } from '../packs/base/constants.ts';
import { cardMsg, factionMsg, placeMsg } from '../say.ts';
import { DEEP, NEUTRAL, type PlaceId, type Side } from '../state.ts';
import { costOf, multiple } from '../values/figures.ts';
import { BOARD, isBlack, isWithin, sectorOf, squaresBetween } from '../values/geometry.ts';
import { hasUnit, seatsOf, specialAt, squareOf, visibleUnits } from '../values/presence.ts';
import { cardOf, planetOf, unitOf } from '../values/sheets.ts';
import { pendingOf } from './loans.ts';
import { isHostile, report, reportAt, type StarResult, type Turn } from './turn.ts';

/** 2D(1). Nothing is gained inside a block (CSM-CARD-BLOCK-2). */
export function spoils(t: Turn): void {
  for (const star of t.now.stars) {
    if (look(t.w, star.place).blocked) continue;
    for (const seat of star.sides.filter((s) => s !== NEUTRAL)) {
      recycle(t, seat, star);
      hooksOf(t.w, seat).afterStar?.(t, seat, star);
    }
  }
  for (const ground of t.now.grounds) {
    if (look(t.w, ground.place).blocked) continue;
    for (const seat of ground.sides.filter((s) => s !== NEUTRAL)) hooksOf(t.w, seat).afterGround?.(t, seat, ground);
  }
  hospital(t);
}
/** CSM-CARD-RECYCLE-1. */
function recycle(t: Turn, seat: Seat, star: StarResult): void {
  const recyclers = visibleUnits(t.w, seat, star.place).recycler ?? 0;
  if (recyclers === 0) return;
  const cost = star.sides
    .filter((s) => isHostile(star.hostile, seat, s))
    .reduce((sum, s) => sum + costOf(star.units[s] ?? {}), 0);
  const R = Math.min(RECYCLER_R * recyclers, Math.floor(cost / 2));
  if (R === 0) return;
  gain(t.w, seat, R);
  report(t, [seat], 'report.income', { R, what: { key: 'unit.recycler' } });
}
/** A quarter of the troops lost in ground battles near the Field Hospital, per battle and type (CSM-SPECIAL-5). */
function hospital(t: Turn): void {
  const at = Object.keys(t.w.special).find((place) => specialAt(t.w, place) === 'field-hospital');
  const seat = at === undefined ? null : look(t.snap, at).dom.ground;
  if (at === undefined || seat === null || look(t.w, at).blocked) return;
  const { range } = planetOf('field-hospital').params as { range: number };
  for (const wound of t.now.wounds.filter(
    (x) => x.seat === seat && isWithin(at, x.place, range) && !look(t.w, x.place).blocked,
  )) {
    for (const [troop, n] of Object.entries(wound.dead)) {
      const healed = Math.floor(n / 4);
      if (healed === 0) continue;
      add(part(t.w, at, 'ground', seat), troop, healed);
      report(t, [seat], 'report.healed', { n: healed, place: placeMsg(t.w, at) });
    }
  }
}

/** 2D(3): CSM-BLACK-7, 12. */
export function returns(t: Turn): void {
  for (const [i, square] of t.w.black.entries())
    if (square.kind === 'fleet' && !square.gone) hiddenFleet(t, `black-${i + 1}`);
  for (const { seat, label, home } of t.now.missions) {
    const side = t.w.sides[seat]!;
    const fleet = side.fleets[label];
    if (!fleet) continue;
    const square = squareOf(t.w, fleet.at);
    if (fleet.at === DEEP || square?.kind === 'fleet') fleet.at = portFor(t, seat, home);
  }
  strays(t);
}
/** A port that a Nova Bomb laid in ruins takes nobody in: the nearest system of its sector does (CSM-BOARD-9). */
function portFor(t: Turn, seat: Seat, home: PlaceId): PlaceId {
  if (!look(t.w, home).ruined) return home;
  const [port] = BOARD.filter((place) => sectorOf(place) === sectorOf(home) && !look(t.w, place).ruined).sort(
    (a, b) => squaresBetween(home, a) - squaresBetween(home, b),
  );
  if (!port) return home;
  report(t, [seat], 'report.newPort', { home: placeMsg(t.w, home), place: placeMsg(t.w, port) });
  return port;
}
/** The square is beaten, or its visitors now know the way there. */
function hiddenFleet(t: Turn, place: PlaceId): void {
  const square = squareOf(t.w, place)!;
  const seats = [...new Set(t.now.missions.map((m) => m.seat))].filter((seat) => hasFought(t, seat, place));
  if (seats.length === 0) return;
  if (total(look(t.w, place).units[NEUTRAL]) > 0) {
    for (const seat of seats) {
      const side = t.w.sides[seat]!;
      learnCode(side, place);
      if (!side.vision.includes(place)) side.vision.push(place);
      report(t, [seat], 'report.code', { place: placeMsg(t.w, place) });
    }
    return;
  }
  square.gone = true;
  for (const side of t.w.sides) side.vision = side.vision.filter((p) => p !== place);
  const star = t.now.stars.find((s) => s.place === place)!;
  const winner = star.winners.filter((s) => s !== NEUTRAL).sort((a, b) => hulls(t, b, place) - hulls(t, a, place))[0];
  if (winner === undefined || square.kind !== 'fleet') return;
  gain(t.w, winner, square.salvage);
  report(t, [winner], 'report.salvage', { R: square.salvage });
}
const hasFought = (t: Turn, seat: Seat, place: PlaceId): boolean =>
  t.now.stars.some((s) => s.place === place && s.sides.includes(seat));
const hulls = (t: Turn, seat: Seat, place: PlaceId): number =>
  Object.entries(visibleUnits(t.w, seat, place)).reduce(
    (sum, [id, n]) => sum + n * unitOf(id).hull * multiple(t.w, seat, unitOf(id), 'hull'),
    0,
  );

/** What was won in a hidden-fleet square comes home with a fleet that returns, or is lost (CSM-BLACK-12). */
function strays(t: Turn): void {
  for (const [seat, side] of t.w.sides.entries()) {
    for (const [label, fleet] of Object.entries(side.fleets)) {
      if (!isBlack(fleet.at) || squareOf(t.w, fleet.at)?.kind !== 'fleet') continue;
      const mission = t.now.missions.find((m) => m.seat === seat && side.fleets[m.label]);
      if (mission && hasFought(t, seat, fleet.at)) fleet.at = side.fleets[mission.label]!.at;
      else delete side.fleets[label];
    }
  }
  tidy(t.w);
}

/** 2D(5): fields are laid, pulses go off, portals join the network. */
export function engines(t: Turn): void {
  const { power } = cardOf('minefield').params as { power: number };
  for (const { seat, place } of t.now.mines)
    sys(t.w, place).mines.push({ owner: seat, points: power, from: t.w.turn + 1 });
  for (const place of t.now.portals)
    if (!look(t.w, place).portal && !look(t.w, place).ruined) sys(t.w, place).portal = 'star';
  for (const { seat, place, order } of t.now.pulses) {
    if (isDefended(t, seat, place)) {
      foiled(t, seat, place, order);
      continue;
    }
    for (const other of seatsOf(t.w)) {
      const hit = fleetsAt(t.w, other, place);
      for (const [, fleet] of hit) fleet.pulsed = t.w.turn + 1;
      if (hit.length > 0) reportAt(t, [other], place, 'report.pulse');
    }
  }
}

/** 2D(6): what spies learn, and only they (CSM-SPY-2). Contents of systems are written into their boards. */
export function spies(t: Turn, glimpse: (seat: Seat, place: PlaceId) => void): void {
  for (const { seat, place, order } of t.now.spies) {
    if (isDefended(t, seat, place)) foiled(t, seat, place, order);
    else if (!look(t.w, place).blocked) {
      glimpse(seat, place);
      report(t, [seat], 'report.spied', { place: placeMsg(t.w, place) });
    }
  }
  for (const { kind, reached, seat, place } of t.now.preps)
    if (kind === 'scout' && reached && !look(t.w, place).blocked) glimpse(seat, place);
  for (const { seat, of, orders } of t.now.trojans) trojan(t, seat, of, orders);
  for (const { seat, of, kind } of t.now.dossiers) dossier(t, seat, of, kind);
  for (const { seat, place } of t.now.archives)
    report(t, [seat], 'report.archive', {
      place: placeMsg(t.w, place),
      card: cardMsg(t.w.cards[place]?.[0] ?? t.snap.cards[place]![0]!),
    });
}
function trojan(t: Turn, seat: Seat, of: Seat, orders: number[] | 'all'): void {
  const outcomes = t.now.outcomes[of] ?? [];
  const numbers = orders === 'all' ? outcomes.filter((o) => o.n > 0).map((o) => o.n) : orders;
  for (const n of numbers) {
    const found = outcomes.find((o) => o.n === n);
    if (!found) report(t, [seat], 'report.trojan.none', { n, faction: factionMsg(t.w, of) });
    else {
      const { faction } = t.w.sides[of]!;
      const text: Msg = {
        key: 'order.text',
        args: { es: writeOrder(found.order, faction, 'es'), en: writeOrder(found.order, faction, 'en') },
      };
      report(t, [seat], 'report.trojan', {
        n,
        faction: factionMsg(t.w, of),
        text: text,
        outcome: { key: found.code ? `error.${found.code}.short` : 'done' },
      });
    }
  }
}
function dossier(t: Turn, seat: Seat, of: Seat, kind: string): void {
  const side = t.w.sides[of];
  if (!side) return;
  const faction = factionMsg(t.w, of);
  if (kind === 'finance') report(t, [seat], 'report.finance', { faction, ...accountsOf(side) });
  else if (kind === 'credit') {
    const loans = side.loans.map((l) => ({ key: 'loan.open', args: { turn: l.turn, R: pendingOf(l).payment } }));
    report(t, [seat], 'report.credit', { faction, loans: loans.length > 0 ? loans : [{ key: 'nothing' }] });
  } else {
    const cards = side.cards.filter((held) => cardOf(held.card).type !== 'reflex').map((held) => cardMsg(held.card));
    report(t, [seat], 'report.technology', { faction, cards: cards.length > 0 ? cards : [{ key: 'none' }] });
  }
}

/** What a faction has had, has spent and holds, since the start and this turn. */
function accountsOf(side: Side): Record<string, number> {
  const spent = counted(side, 'spentLife');
  return { R: side.R, spent, gained: side.R + spent, spentNow: side.spent, gainedNow: side.gained };
}

/** 2D(7): CSM-SPY-1. */
export function counterspies(t: Turn): void {
  for (const { seat, place } of t.now.counterspies)
    for (const other of seatsOf(t.w)) {
      const side = t.w.sides[other]!;
      if (other !== seat && !hasUnit(t.w, other, place)) side.vision = side.vision.filter((p) => p !== place);
    }
}
