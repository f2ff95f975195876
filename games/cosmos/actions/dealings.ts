// CSM-PACT, CSM-BANK, CSM-SPY, CSM-KEY, CSM-BLACK: orders that are noted now and matched or settled later.
import type { Seat } from '@orrery/kernel';
import { look, spend, sys, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Order } from '../orders/order.ts';
import { BANK } from '../packs/base/constants.ts';
import { payMargin, pendingOf } from '../resolver/loans.ts';
import type { Turn } from '../resolver/turn.ts';
import { areaMsg, cardMsg, factionMsg, placeMsg } from '../say.ts';
import { DEEP, type PlaceId } from '../state.ts';
import { numberOf, sectorOf } from '../values/geometry.ts';
import { hasUnit, specialAt } from '../values/presence.ts';
import { cardOf } from '../values/sheets.ts';
import { fail, failShort, needsAll, needsDomination } from './fail.ts';
import { abandon, act, markOf, needsPresence, pick, placeFor, sideFor } from './groups.ts';
import { mayGo } from './move.ts';
import { takeAlong } from './troops.ts';

export function pact(t: Turn, seat: Seat, order: Extract<Order, { do: 'pact' }>, n: number): void {
  const other = sideFor(t, order.with);
  if (other < 0 || other === seat || order.until < t.w.turn) fail('E22', { key: `faction.${order.with}` });
  t.now.pacts.push({ seat, with: other, until: order.until, order: n });
}

export function loan(t: Turn, seat: Seat, order: Extract<Order, { do: 'loan' }>, n: number): void {
  const open = t.w.opened === 0 || t.w.opened >= t.w.turn; // [CSM-BANK-16]
  const asked = t.now.loans.some((l) => l.seat === seat);
  const broker = order.broker ? sideFor(t, order.broker) : null;
  if (broker !== null && (broker === seat || !hooksOf(t.w, broker).brokers)) fail('E22', factionMsg(t.w, broker));
  if (!open || asked || order.amount < 1 || !BANK.terms.includes(order.payments)) fail('E23');
  t.now.loans.push({
    seat,
    amount: order.amount,
    payments: order.payments,
    broker,
    rate: order.rate,
    whole: order.whole,
    order: n,
  });
}

export function mediate(t: Turn, seat: Seat, order: Extract<Order, { do: 'mediate' }>, n: number): void {
  const borrower = sideFor(t, order.borrower);
  if (borrower < 0 || borrower === seat || order.rate < BANK.bankRate || order.rate > BANK.maxMediated)
    fail('E22', { key: `faction.${order.borrower}` });
  if (!hooksOf(t.w, seat).brokers) fail('E27', { key: 'order.mediate' });
  t.now.mediations.push({ seat, borrower, max: order.max, rate: order.rate, order: n });
}

/** All pending instalments with all their interest, at once (CSM-BANK-13). */
export function prepay(t: Turn, seat: Seat, order: Extract<Order, { do: 'prepay' }>): void {
  const side = t.w.sides[seat]!;
  const one = side.loans.find((l) => l.turn === order.turn);
  if (!one) fail('E06', { key: 'loan', args: { turn: order.turn } }, { key: 'bank' });
  const { payment, margin } = pendingOf(one);
  if (side.R < payment) failShort(payment - side.R);
  spend(t.w, seat, payment);
  t.w.fund += payment - payMargin(t.w, one, margin);
  side.loans = side.loans.filter((l) => l !== one);
}

export function counterspy(t: Turn, seat: Seat, order: Extract<Order, { do: 'counterspy' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  needsDomination(t, seat, place, 'ground');
  t.now.counterspies.push({ seat, place });
}

/** CSM-KEY-4: the database of a key portal, once in the game. */
export function investigate(t: Turn, seat: Seat, order: Extract<Order, { do: 'investigate' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  const colour = look(t.snap, place).portal;
  needsDomination(t, seat, place, 'orbit');
  if (!hasUnit(t.w, seat, place)) fail('E06', { key: 'units' }, placeMsg(t.w, place));
  if (colour === '' || colour === 'star') fail('E24');
  const copies = colour === 'violet' ? 3 : 1;
  const fits = (card: string) => {
    const { copies: hidden } = cardOf(card);
    if (card === 'key' || card === 'key-violet' || card === 'fleet-holonet') return false;
    return colour === 'violet' ? Object.keys(hidden).some((s) => s !== 'violet') : (hidden[colour] ?? 0) > 0;
  };
  const wrong = order.copies.find((card) => !fits(card));
  if (wrong || order.copies.length !== copies) fail('E12', cardMsg(wrong ?? order.copies[0]!));
  if (t.w.databases.includes(place) || t.now.copies.some((c) => c.place === place)) fail('E19', placeMsg(t.w, place));
  t.now.copies.push({ seat, place, cards: order.copies });
}

/** A faction with troops on that ground switches the trap, live (CSM-CARD-TRAP-1). */
export function trap(t: Turn, seat: Seat, order: Extract<Order, { do: 'trap' }>): void {
  const place = placeFor(t, order.at);
  needsPresence(t, seat, place);
  if (look(t.w, place).trap === '' || total(look(t.snap, place).ground[seat]) === 0)
    fail('E04', areaMsg('ground'), placeMsg(t.w, place));
  sys(t.w, place).trap = order.on ? 'on' : 'off';
}

/** CSM-BLACK-2, 4, 13: a fleet leaves the board until the end of the resolution. */
export function explore(t: Turn, seat: Seat, order: Extract<Order, { do: 'explore' }>, n: number): void {
  const { label, fleet, units } = pick(t, seat, order.group, null, order.heroes);
  const { from } = markOf(t, seat, label);
  const home = fleet.at;
  const observatory = specialAt(t.w, home) === 'abyss-observatory' && look(t.snap, home).dom.orbit === seat;
  const isPort = (sectorOf(home) === 'white' || observatory) && !look(t.w, home).ruined;
  let target: PlaceId | null = null;
  needsAll(
    () => act(t, seat, label, units),
    () => {
      if (from !== home || !isPort) fail('E08', { key: 'sector.black' });
    },
    () => mayGo(t, home),
    () => {
      target = order.code ? placeFor(t, order.code) : null;
    },
  );
  takeAlong(t, seat, { label, fleet, units }, order.group.fleet, order.carry);
  abandon(t, seat, label, units);
  fleet.at = DEEP;
  markOf(t, seat, label).moved = true;
  const square = target === null ? 0 : numberOf(target);
  t.now.missions.push({ seat, label, home, square, high: order.high, order: n, observatory });
}
