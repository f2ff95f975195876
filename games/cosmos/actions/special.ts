// CSM-SPECIAL, CSM-CITADEL-8: orders of special planets and the supreme technologies.
import type { Seat } from '@orrery/kernel';
import { look, spend } from '../atoms.ts';
import type { Order, Special } from '../orders/order.ts';
import { CARD_RANGE, CITADEL as FIGURES, PARTIAL_MOVES } from '../packs/base/constants.ts';
import { startDevelopment } from '../resolver/developments.ts';
import type { Turn } from '../resolver/turn.ts';
import { heroMsg, placeMsg, planetMsg, theFleetMsg } from '../say.ts';
import { CITADEL, type PlaceId } from '../state.ts';
import { isWithin } from '../values/geometry.ts';
import { hasPresence } from '../values/presence.ts';
import { factionOf, planetOf } from '../values/sheets.ts';
import { isNovaProof, needsShipWithin } from './cards.ts';
import { fail, failShort, needsAll, needsDomination } from './fail.ts';
import { act, needsPresence, pick, placeFor, sideFor } from './groups.ts';
import { hyperjump, mayGo, settle } from './move.ts';

const PLANET: Record<Special['name'], string> = {
  missile: 'missile-factory',
  hyperjump: 'hyperjump-platform',
  usurp: 'cosmic-leech',
  clone: 'cloning-lab',
  develop: 'development-workshop',
  spy: 'intelligence-centre',
  train: 'war-academy',
  consult: 'star-archive',
  ritual: 'sorcerers-shrine',
};

export function special(t: Turn, seat: Seat, order: Extract<Order, { do: 'special' }>): void {
  const planet = planetOf(PLANET[order.special.name]);
  const place = Object.keys(t.w.special).find((at) => t.w.special[at] === planet.id)!;
  if (!hasPresence(t.snap, seat, place)) fail('E03', planetMsg(planet.id)); // [CSM-VISION-14] where it is must not be told
  needsPresence(t, seat, place);
  if (order.at && placeFor(t, order.at) !== place)
    fail('E06', planetMsg(planet.id), placeMsg(t.w, placeFor(t, order.at)));
  const cost = (planet.params.costR as number | undefined) ?? 0;
  const side = t.w.sides[seat]!;
  needsAll(
    () => needsDomination(t, seat, place, planet.area),
    () => {
      if (look(t.w, place).ruined) fail('E08', placeMsg(t.w, place));
    },
    () => {
      if (side.R < cost) failShort(cost - side.R);
      spend(t.w, seat, cost);
    },
    () => mayUse(t, planet.id),
    () => carryOut(t, seat, order.special, place, order.heroes),
  );
  if (planet.params.perTurn !== undefined) t.now.uses[planet.id] = 1;
  if (planet.params.cooldown !== undefined) t.w.cooldowns[planet.id] = t.w.turn;
}
/** Once a turn, or not again for n turns, whoever asks (CSM-SPECIAL-2, 6). */
function mayUse(t: Turn, planet: string): void {
  const cooldown = planetOf(planet).params.cooldown as number | undefined;
  const last = t.w.cooldowns[planet];
  if (cooldown !== undefined && last !== undefined && t.w.turn < last + cooldown + 1)
    fail('E20', planetMsg(planet), last + cooldown + 1);
  if (t.now.uses[planet]) fail('E20', planetMsg(planet), t.w.turn + 1);
}

function carryOut(t: Turn, seat: Seat, order: Special, place: PlaceId, heroes: readonly string[]): void {
  const side = t.w.sides[seat]!;
  switch (order.name) {
    case 'missile':
      t.now.deliveries.push({ seat, card: 'penetrating-missile' });
      return;
    case 'usurp':
      t.now.leech.push(seat);
      return;
    case 'ritual':
      t.now.rituals.push(seat);
      return;
    case 'clone':
      clone(t, seat, order.hero, place);
      return;
    case 'develop':
      startDevelopment(
        t,
        seat,
        place,
        order.boost,
        planetOf('development-workshop').params.turns as Record<string, number>,
        0,
      );
      return;
    case 'spy':
      t.now.dossiers.push({ seat, of: sideFor(t, order.faction), kind: order.kind });
      return;
    case 'train':
      if (!side.fleets[order.fleet]) fail('E06', theFleetMsg(order.fleet), { key: 'board' });
      t.now.trained.push({ seat, label: order.fleet });
      return;
    case 'consult': {
      const target = placeFor(t, order.target);
      if (!isWithin(place, target, planetOf('star-archive').params.range as number))
        fail('E31', 5, placeMsg(t.w, target));
      if (look(t.snap, target).looted || !t.snap.cards[target]?.length) fail('E19', placeMsg(t.w, target));
      t.now.archives.push({ seat, place: target });
      return;
    }
    case 'hyperjump': {
      const picked = pick(t, seat, order.group, null, heroes);
      const to = placeFor(t, order.to);
      needsAll(
        () => act(t, seat, picked.label, picked.units),
        () => hyperjump(t, seat, picked, to),
        () => mayGo(t, place),
      );
      settle(t, seat, picked, to, false);
    }
  }
}

/** A dead hero comes back, or another of the three joins (CSM-HERO-7). */
function clone(t: Turn, seat: Seat, id: string, place: PlaceId): void {
  const side = t.w.sides[seat]!;
  if (!factionOf(side.faction).heroes.some((h) => h.id === id)) fail('E06', heroMsg(id), { key: 'board' });
  const held = side.heroes.find((h) => h.id === id);
  if (held?.alive) fail('E11', { key: 'limit.copies', args: { hero: heroMsg(id) } }, placeMsg(t.w, place));
  if (held) Object.assign(held, { alive: true, spot: { in: 'ground', at: place } });
  else side.heroes.push({ id, alive: true, spot: { in: 'ground', at: place } });
  t.now.heroes[`${seat}/${id}`] = 2 * PARTIAL_MOVES;
}

/** One supreme technology a turn, two under the Dilator (CSM-CITADEL-7, 8, CSM-ORDER-11). */
export function supreme(t: Turn, seat: Seat, order: Extract<Order, { do: 'supreme' }>, n: number): void {
  needsPresence(t, seat, CITADEL);
  needsDomination(t, seat, CITADEL, 'ground');
  const used = t.now.uses.supreme ?? 0;
  if (used >= (t.now.dilated[seat] ? 2 : 1)) fail('E20', placeMsg(t.w, CITADEL), t.w.turn + 1);
  t.now.uses.supreme = used + 1;
  if (order.use === 'device') {
    t.now.devices[seat]!.attack += FIGURES.device;
    t.now.devices[seat]!.shield += FIGURES.device;
  } else if (order.use === 'trojan') {
    t.now.trojans.push({ seat, of: sideFor(t, order.faction!), orders: 'all' });
  } else {
    const place = placeFor(t, order.at!);
    needsShipWithin(t, seat, CITADEL, CARD_RANGE);
    if (isNovaProof(t, place)) fail('E21', placeMsg(t.w, place));
    t.now.novas.push({ seat, place, order: n });
  }
}
