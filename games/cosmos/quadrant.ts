// CSM-SETUP: the quadrant of a campaign, from a seed and the factions enrolled. Two programs lay out the same one.
import type { Seat } from '@orrery/kernel';
import { add, emptyFleet, part, sys, total } from './atoms.ts';
import { hooksOf } from './factions/index.ts';
import {
  BASE_SLOTS,
  DEPOSITS,
  HIDDEN_FLEETS,
  HIDDEN_PLANETS,
  LABORATORIES,
  UNUSED_SLOT_R,
} from './packs/base/black-sector.ts';
import { CARDS } from './packs/base/cards.ts';
import { AMERICAN_LOAN, BANK, START_R } from './packs/base/constants.ts';
import { FACTIONS } from './packs/base/factions/index.ts';
import { PLANETS } from './packs/base/planets.ts';
import { GREEN_SITES, HOME_ANCHORS, ORANGE_SITES, SECTORS } from './packs/base/sectors.ts';
import type { Site } from './packs/base/types.ts';
import { dominationOf, learnPortals } from './resolver/domination.ts';
import { NEUTRAL, type PlaceId, type Side, type Square, type World } from './state.ts';
import { drawsFor, shuffled } from './values/chance.ts';
import { BOARD, blackPlace, numberOf, sectorOf, whiteBeside } from './values/geometry.ts';
import { factionOf, isShip, unitOf } from './values/sheets.ts';

interface Enrolled {
  faction: string;
  hero: string; // empty: the first of the sheet (CSM-SETUP-17)
}
type Content =
  | { kind: 'deposit'; R: number }
  | { kind: 'laboratory'; card: string }
  | { kind: 'fleet'; tier: string }
  | { kind: 'planet'; planet: string }
  | { kind: 'slot' };

export function newWorld(seed: string, enrolled: readonly Enrolled[], limit: number): World {
  const w: World = {
    seed,
    turn: 1,
    limit,
    sides: enrolled.map(({ faction }) => newSide(faction)),
    systems: {},
    cards: {},
    special: {},
    black: [],
    fund: BANK.fund,
    pacts: [],
    keys: [],
    finders: [],
    databases: [],
    opened: 0,
    cooldowns: {},
    citadelOrbit: null,
    rubble: 0,
  };
  layBlack(w);
  laySpecials(w);
  const homes = homesOf(w);
  for (const [seat, one] of enrolled.entries()) settle(w, seat, homes[seat]!, one.hero);
  const starts = new Set([
    ...Object.keys(w.systems),
    ...w.sides.flatMap((s) => Object.values(s.fleets).map((f) => f.at)),
  ]);
  layCards(w, starts);
  for (const place of starts) firstDomination(w, place);
  learnPortals(w);
  return w;
}

function newSide(faction: string): Side {
  return {
    faction,
    active: true,
    R: START_R,
    gained: 0,
    spent: 0,
    saved: 0,
    cards: [],
    fleets: {},
    heroes: [],
    vision: [],
    portals: [],
    codes: [],
    research: [],
    developments: [],
    last: {},
    loans: [],
    counters: {},
    conquered: false,
    bounties: [],
  };
}

/** CSM-SETUP-9, 12, 16. */
function layBlack(w: World): void {
  const contents: Content[] = [
    ...DEPOSITS.flatMap(({ count, R }) => Array.from({ length: count }, (): Content => ({ kind: 'deposit', R }))),
    ...LABORATORIES.map((card): Content => ({ kind: 'laboratory', card })),
    ...HIDDEN_FLEETS.flatMap(({ count, tier }) =>
      Array.from({ length: count }, (): Content => ({ kind: 'fleet', tier })),
    ),
    ...HIDDEN_PLANETS.map(({ id }): Content => ({ kind: 'planet', planet: id })),
    ...Array.from({ length: BASE_SLOTS }, (): Content => ({ kind: 'slot' })),
  ];
  const dwellers = w.sides.flatMap((side, seat) => (factionOf(side.faction).base.site === 'black-slot' ? [seat] : []));
  w.black = shuffled(contents, `${w.seed}|setup|black`).map((content, i) =>
    squareFor(w, content, blackPlace(i + 1), dwellers),
  );
  nameCodes(w);
}
function squareFor(w: World, content: Content, place: PlaceId, dwellers: Seat[]): Square {
  const common = { gone: false, code: '' };
  if (content.kind === 'slot') {
    const seat = dwellers.shift();
    return seat === undefined ? { ...common, kind: 'deposit', R: UNUSED_SLOT_R } : { ...common, kind: 'base', seat };
  }
  if (content.kind === 'fleet') {
    const fleet = HIDDEN_FLEETS.find((f) => f.tier === content.tier)!;
    for (const { unit, n } of fleet.units) add(part(w, place, 'units', NEUTRAL), unit, n);
    return { ...common, kind: 'fleet', salvage: fleet.salvage };
  }
  if (content.kind === 'planet') hiddenPlanet(w, content.planet, place);
  return { ...common, ...content };
}
function hiddenPlanet(w: World, id: string, place: PlaceId): void {
  const { params } = HIDDEN_PLANETS.find((p) => p.id === id)!;
  if (params.portal) sys(w, place).portal = 'star';
  if (!params.cards) return;
  const list = expanded(params.cardSector!);
  const { draw } = drawsFor(`${w.seed}|setup|planet|${id}`);
  w.cards[place] = Array.from({ length: params.cards }, () => list.splice(draw(list.length), 1)[0]!);
}
/** Three letters, three digits, no code twice. */
function nameCodes(w: World): void {
  const { draw } = drawsFor(`${w.seed}|setup|codes`);
  const given = new Set<string>();
  for (const square of w.black) {
    if (square.kind === 'deposit' || square.kind === 'laboratory') continue;
    do {
      const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + draw(26))).join('');
      square.code = `${letters}-${Array.from({ length: 3 }, () => draw(10)).join('')}`;
    } while (given.has(square.code));
    given.add(square.code);
  }
}

/** CSM-SETUP-10. */
function laySpecials(w: World): void {
  for (const [sector, sites] of [
    ['green', GREEN_SITES],
    ['orange', ORANGE_SITES],
  ] as const) {
    const planets = shuffled(
      PLANETS.filter((p) => p.sector === sector).map((p) => p.id),
      `${w.seed}|setup|${sector}`,
    );
    sites.forEach((n, i) => {
      w.special[`${sector}-${n}`] = planets[i]!;
    });
  }
}

/** CSM-SETUP-7, 8: where each faction starts. */
function homesOf(w: World): Record<Site, PlaceId>[] {
  const anchors = shuffled(HOME_ANCHORS, `${w.seed}|setup|anchors`);
  return w.sides.map((side, seat) => {
    const { site } = factionOf(side.faction).base;
    if (site === 'black-slot') {
      const base = blackPlace(1 + w.black.findIndex((square) => square.kind === 'base' && square.seat === seat));
      return { base, 'anchor-2': base, 'anchor+2': base };
    }
    const anchor = anchors.shift()!;
    return { base: `white-${anchor}`, 'anchor-2': whiteBeside(anchor, -2), 'anchor+2': whiteBeside(anchor, 2) };
  });
}

/** CSM-SETUP-2, 15, 18, CSM-HERO-1. */
function settle(w: World, seat: Seat, home: Record<Site, PlaceId>, hero: string): void {
  const side = w.sides[seat]!;
  const sheet = factionOf(side.faction);
  const labels = new Map<PlaceId, string>();
  for (const site of ['base', 'anchor-2', 'anchor+2'] as const) {
    const mobile = sheet.start.some(
      ({ unit, place }) =>
        isUnit(unit) && isShip(unitOf(unit)) && place.some((p) => p.site === site && p.in === 'orbit'),
    );
    if (!mobile || labels.has(home[site])) continue;
    const label = 'ABC'[labels.size]!;
    labels.set(home[site], label);
    side.fleets[label] = emptyFleet(home[site]);
  }
  for (const { unit, place } of sheet.start) for (const p of place) stand(w, seat, unit, p, home[p.site], labels);
  for (const { building, sites } of sheet.buildings)
    for (const site of sites)
      sys(w, home[site]).buildings.push({
        id: building,
        owner: seat,
        turn: 0,
        due: hooksOf(w, seat).founded?.({ w: { turn: 0 } }) ?? 0,
      });
  const { base } = sheet;
  if (base.area === 'ground' && base.kind === 'fixed')
    sys(w, home.base).buildings.push({ id: base.id, owner: seat, turn: 0, due: 0 });
  const spot = base.kind.startsWith('mobile')
    ? ({ in: 'fleet', label: 'A' } as const)
    : ({ in: base.area === 'orbit' ? 'station' : 'ground', at: home.base } as const);
  side.heroes = [{ id: hero || sheet.heroes[0]!.id, alive: true, spot }];
  if (base.site === 'black-slot') side.codes.push(numberOf(home.base));
  if (side.faction === 'american') borrow(side);
}
const TROOPS = new Set(FACTIONS.flatMap((f) => f.troops.map((t) => t.id)));
const isUnit = (id: string): boolean => !TROOPS.has(id);

function stand(
  w: World,
  seat: Seat,
  id: string,
  { n, in: where }: { n: number; in: string },
  place: PlaceId,
  labels: Map<PlaceId, string>,
): void {
  const side = w.sides[seat]!;
  if (where === 'ground') add(part(w, place, 'ground', seat), id, n);
  else if (where === 'aboard') add(side.fleets[labels.get(place)!]!.cargo, id, n);
  else if (isShip(unitOf(id))) add(side.fleets[labels.get(place)!]!.units, id, n);
  else add(part(w, place, 'units', seat), id, n);
}
/** CSM-BANK-17. */
function borrow(side: Side): void {
  side.R += AMERICAN_LOAN.R;
  side.loans.push({
    turn: 0,
    principal: AMERICAN_LOAN.R,
    rate: BANK.bankRate,
    payments: AMERICAN_LOAN.payments,
    paid: 0,
    first: AMERICAN_LOAN.first,
    broker: null,
  });
}

/** The cards of a sector in file order, without its key. */
export function expanded(sector: string): string[] {
  return CARDS.filter((c) => c.id !== 'key').flatMap((c) => Array.from({ length: c.copies[sector] ?? 0 }, () => c.id));
}
/** One that may lie there and lights nothing. */
export const ordinaryCard = (place: PlaceId): string =>
  expanded(sectorOf(place)).find((card) => !card.startsWith('key'))!;
/** CSM-SETUP-11. */
function layCards(w: World, starts: ReadonlySet<PlaceId>): void {
  for (const { id: sector } of SECTORS) {
    const systems = BOARD.filter((place) => place.startsWith(`${sector}-`));
    let rest = systems;
    if (sector !== 'violet') {
      const free = systems.filter((place) => !starts.has(place));
      const keyAt = free[drawsFor(`${w.seed}|setup|key|${sector}`).draw(free.length)]!;
      w.cards[keyAt] = ['key'];
      rest = systems.filter((place) => place !== keyAt);
    }
    const cards = shuffled(expanded(sector), `${w.seed}|setup|tech|${sector}`);
    rest.forEach((place, i) => {
      w.cards[place] = [cards[i]!];
    });
  }
}

/** CSM-SETUP-13. */
function firstDomination(w: World, place: PlaceId): void {
  if (total(w.systems[place]?.units[NEUTRAL]) > 0) return;
  const dom = dominationOf(w, place);
  if (dom.orbit === null && dom.ground === null) return;
  sys(w, place).dom = dom;
  for (const seat of [dom.orbit, dom.ground])
    if (seat !== null && !w.sides[seat]!.vision.includes(place)) w.sides[seat]!.vision.push(place);
}
