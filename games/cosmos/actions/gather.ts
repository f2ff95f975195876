// CSM-COLLECT, CSM-SEARCH: R and lost technology from the ground a faction dominates.
import type { Seat } from '@orrery/kernel';
import { gain, look, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Group, Item, Order } from '../orders/order.ts';
import { PARTIAL_MOVES, VIOLET_TURNS } from '../packs/base/constants.ts';
import type { Turn } from '../resolver/turn.ts';
import { manyMsg, placeMsg, theFleetMsg, troopMsg } from '../say.ts';
import type { Count, PlaceId } from '../state.ts';
import { cargoOf } from '../values/figures.ts';
import { sectorOf } from '../values/geometry.ts';
import { collectLimit } from '../values/limits.ts';
import { isForum, seatsOf } from '../values/presence.ts';
import { heroSum, troopOf } from '../values/sheets.ts';
import { fail, needsAll, needsDomination } from './fail.ts';
import {
  abandon,
  act,
  failBusy,
  giveUpResearch,
  needsPresence,
  pick,
  placeFor,
  RECRUITED,
  turnsOf,
  usedIn,
} from './groups.ts';

interface Crew {
  place: PlaceId;
  label: string; // empty: troops
  units: Count;
}
const isGroup = (who: Group | Item): who is Group => 'fleet' in who;

function crewOf(t: Turn, seat: Seat, order: Extract<Order, { do: 'collect' | 'search' }>): Crew {
  const at = order.at ? placeFor(t, order.at) : null;
  if (!isGroup(order.who)) return troopCrew(t, seat, order.who, at ?? fail('E02', { key: 'missing.place' }));
  const { label, fleet, units } = pick(t, seat, order.who, null, order.heroes);
  if (at && fleet.at !== at) fail('E06', theFleetMsg(label), placeMsg(t.w, at));
  needsPresence(t, seat, fleet.at);
  return { place: fleet.at, label, units };
}

/** Collecting and searching are the whole turn of a troop (CSM-TROOP-2). */
function troopCrew(t: Turn, seat: Seat, { id, n }: Item, place: PlaceId): Crew {
  needsPresence(t, seat, place);
  const used = usedIn(t, seat, { in: 'ground', at: place }, id);
  const all = used.reduce((a, b) => a + b, 0);
  const number = n === 'max' ? wholeTurns(t, seat).reduce((free, i) => free + used[i]!, 0) : n;
  if (number < 1 || number > all) fail('E06', manyMsg(n, troopMsg(id)), placeMsg(t.w, place));
  return { place, label: '', units: { [id]: number } };
}
/** After how many partial moves a whole turn is left: none, or a first turn of two under the Dilator. */
const wholeTurns = (t: Turn, seat: Seat): number[] =>
  Array.from({ length: turnsOf(t, seat) }, (_, turn) => turn * PARTIAL_MOVES);

/** Troops may be forbidden to gather there (CSM-FACTION-DORADO-7). */
function mayGather(t: Turn, seat: Seat, { label, place }: Crew): void {
  if (label !== '') return;
  for (const other of seatsOf(t.w)) if (other !== seat) hooksOf(t.w, other).forbidsGathering?.(t, other, seat, place);
}
function spendCrew(t: Turn, seat: Seat, crew: Crew): void {
  if (crew.label !== '') {
    act(t, seat, crew.label, crew.units);
    abandon(t, seat, crew.label, crew.units);
    return;
  }
  for (const [id, n] of Object.entries(crew.units)) {
    const used = usedIn(t, seat, { in: 'ground', at: crew.place }, id);
    let left = n;
    for (const i of wholeTurns(t, seat).reverse()) {
      const k = Math.min(left, used[i]!);
      used[i]! -= k;
      used[i + PARTIAL_MOVES]! += k;
      left -= k;
    }
    if (left > 0) failBusy(left, used[RECRUITED]!, troopMsg(id));
    giveUpResearch(t, seat, { in: 'ground', at: crew.place }, id);
  }
}

export function collect(t: Turn, seat: Seat, order: Extract<Order, { do: 'collect' | 'search' }>): void {
  const crew = crewOf(t, seat, order);
  const { place } = crew;
  const side = t.w.sides[seat]!;
  const capacity = Object.entries(crew.units).reduce(
    (sum, [id, n]) => sum + (crew.label ? n * cargoOf(side, id) : Math.floor((n * troopOf(id).collectPer10) / 10)),
    0,
  );
  const key = `${seat}/${place}`;
  const limit = collectLimit(t.w, seat, place);
  const rest = limit * (t.now.dilated[seat] ? 2 : 1) - (t.now.collected[key] ?? 0);
  const plain = Math.min(capacity, limit, Math.max(0, rest)); // [CSM-EX-14] under a Dilator two orders, each up to the limit
  const extra =
    capacity > plain ? Math.min(capacity - plain, hooksOf(t.w, seat).extraSpace?.(t.w, seat, crew.units) ?? 0) : 0;
  needsAll(
    () => needsDomination(t, seat, place, 'ground'),
    () => spendCrew(t, seat, crew),
    () => mayGather(t, seat, crew),
    () => {
      if (plain + extra === 0) fail('E11', { key: 'limit.collect' }, placeMsg(t.w, place)); // [CSM-COLLECT-6]
    },
  );
  t.now.collected[key] = (t.now.collected[key] ?? 0) + plain;
  gain(t.w, seat, plain + extra);
  hooksOf(t.w, seat).collected?.(t, seat, plain + extra);
}

export function search(t: Turn, seat: Seat, order: Extract<Order, { do: 'collect' | 'search' }>): void {
  const crew = crewOf(t, seat, order);
  const { place } = crew;
  needsAll(
    () => needsDomination(t, seat, place, isForum(t.w, place) && crew.label ? 'orbit' : 'ground'), // [CSM-SEARCH-7]
    () => spendCrew(t, seat, crew),
    () => mayGather(t, seat, crew),
    () => {
      if (look(t.snap, place).looted || !t.snap.cards[place]?.length) fail('E19', placeMsg(t.w, place));
    },
    () => {
      if (crew.label && total(crew.units) > 1) fail('E32');
    },
  );
  const [what, n] = Object.entries(crew.units)[0]!;
  if (sectorOf(place) !== 'violet') {
    t.now.searches.push({ seat, place, label: crew.label, what, n });
    return;
  }
  const turns = heroSum(t.w, seat, 'violetResearchTurns', { place }) || VIOLET_TURNS; // [CSM-FACTION-ASIMILADORES-H2]
  t.w.sides[seat]!.research.push({ place, label: crew.label, what, n, ends: t.w.turn + turns - 1 });
}
