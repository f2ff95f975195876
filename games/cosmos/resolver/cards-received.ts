// 2A(1): searches that conclude, copies and deliveries; reflex cards act at once, keys light (CSM-SEARCH, CSM-TECH-4, CSM-KEY).

import type { Seat } from '@orrery/kernel';
import { giveCard, launch, look, sys } from '../atoms.ts';
import { KEYS } from '../packs/base/constants.ts';
import { cardMsg, placeMsg, sectorMsg } from '../say.ts';
import { CITADEL, type PlaceId, type Research } from '../state.ts';
import { sectorOf } from '../values/geometry.ts';
import { initiative } from '../values/presence.ts';
import { cardOf } from '../values/sheets.ts';
import { garrison } from './citadel.ts';
import { report, type Search, type Turn } from './turn.ts';

/** A card comes into a faction's hands; `place` is where it acts, if it acts on a place (CSM-TECH-12). */
export function receive(t: Turn, seat: Seat, card: string, place: PlaceId, told = 'report.card'): void {
  if (card === 'key' || card === 'key-violet') {
    lightKey(t, seat, place);
    return;
  }
  giveCard(t.w, seat, card);
  report(t, [seat], told, { card: cardMsg(card), ...(told === 'report.card' ? { place: placeMsg(t.w, place) } : {}) });
  if (card === 'advanced-shipyard') {
    const system = sys(t.w, place);
    system.discount += cardOf(card).params.discount as number;
    if (!system.buildings.some((b) => b.id === 'shipyard'))
      system.buildings.push({ id: 'shipyard', owner: null, turn: t.w.turn, due: 0 });
  }
  const unit = cardOf(card).type === 'reflex' ? (cardOf(card).params.unit as string | undefined) : undefined;
  if (!unit) return;
  launch(t.w, seat, place, { [unit]: 1 });
  t.now.shielded.push({ seat, place, unit });
}

/** A key portal opens there; everybody hears the sector, not the system (CSM-KEY-2). The eighth opens the Citadel. */
export function lightKey(t: Turn, seat: Seat | null, place: PlaceId): void {
  const sector = sectorOf(place);
  sys(t.w, place).portal = sector;
  t.w.keys.push(sector);
  t.w.finders.push(seat);
  if (seat !== null) report(t, [seat], 'report.key.mine', { place: placeMsg(t.w, place) });
  report(t, 'all', 'report.key', { sector: sectorMsg(sector), n: t.w.keys.length });
  if (t.w.keys.length < KEYS) return;
  t.w.opened = t.w.turn;
  garrison(t.w);
  report(t, 'all', 'report.opened');
}

/** Nothing is found behind a block, and no database is read there (CSM-CARD-BLOCK-2). */
export function searches(t: Turn): void {
  const isOpen = ({ place }: { place: PlaceId }) => !look(t.w, place).blocked;
  const all = [...t.now.searches, ...concluded(t)].filter(isOpen);
  for (const place of [...new Set(all.map((s) => s.place))]) {
    const [winner, ...others] = all.filter((s) => s.place === place).sort((a, b) => precedence(t, a, b));
    const card = t.w.cards[place]?.shift();
    if (card === undefined || !winner) continue;
    if (t.w.cards[place]!.length === 0) {
      delete t.w.cards[place];
      sys(t.w, place).looted = true;
    }
    receive(t, winner.seat, card, place);
    for (const { seat } of others) report(t, [seat], 'report.looted', { place: placeMsg(t.w, place) });
  }
  for (const { seat, place, cards } of t.now.copies.filter(isOpen)) {
    t.w.databases.push(place);
    for (const card of cards) receive(t, seat, card, place);
  }
  for (const { seat, card } of t.now.deliveries) receive(t, seat, card, CITADEL, 'report.made');
}

/** Troops before ships, the larger number, initiative (CSM-SEARCH-6). */
function precedence(t: Turn, a: Search, b: Search): number {
  const order = initiative(t.w);
  return Number(a.label !== '') - Number(b.label !== '') || b.n - a.n || order.indexOf(a.seat) - order.indexOf(b.seat);
}

/** Violet research whose time is over, with a searcher alive in the system (CSM-SEARCH-3). */
function concluded(t: Turn): Search[] {
  const done: Search[] = [];
  for (const [seat, side] of t.w.sides.entries()) {
    const isDue = (one: Research) => one.ends <= t.w.turn && !look(t.w, one.place).blocked;
    for (const r of side.research.filter(isDue)) {
      const there =
        r.label === ''
          ? (look(t.w, r.place).ground[seat]?.[r.what] ?? 0)
          : side.fleets[r.label]?.at === r.place
            ? (side.fleets[r.label]!.units[r.what] ?? 0)
            : 0;
      if (there > 0) done.push({ seat, place: r.place, label: r.label, what: r.what, n: Math.min(r.n, there) });
    }
    side.research = side.research.filter((one) => !isDue(one));
  }
  return done;
}
