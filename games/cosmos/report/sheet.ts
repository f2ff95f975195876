// CSM-REPORT-1b: the second sheet: money, actions, achievements, upgrades, loans, pacts, heroes, mission.
import type { Json, Msg } from '@orrery/kernel';
import { SECTORS } from '../packs/base/sectors.ts';
import { instalment, pendingOf } from '../resolver/loans.ts';
import { cardMsg, fleetMsg, heroMsg, sectorMsg, unitMsg } from '../say.ts';
import type { Fleet, Hero, PlaceId, Side } from '../state.ts';
import { capacityOf, cargoOf, lastingMultiple, movementCards, moveOf } from '../values/figures.ts';
import { placeRank } from '../values/geometry.ts';
import { cardOf, cardRule, factionOf, unitOf } from '../values/sheets.ts';
import {
  type Cell,
  counts,
  inOrder,
  list,
  type Own,
  type Pub,
  placeFor,
  type Section,
  section,
  sideMsg,
  turnMsg,
} from './section.ts';

/** Counters of a side that are achievements; the others are book-keeping. */
const ACHIEVEMENTS = [
  'honour',
  'purse',
  'biomass',
  'biomassLife',
  'plunder',
  'assimilated',
  'extracted',
  'extractedSince',
  'builtInCitadel',
  'checks',
];
const label = (key: string): Msg => ({ key });

function finances(side: Side, own: Own): Section {
  const money = (['R', 'gained', 'spent', 'saved'] as const).map((what): Cell[] => [
    label(`finance.${what}`),
    side[what],
  ]);
  const pool = Object.entries(own.pools ?? {})
    .filter(([part, n]) => part === 'permanent' || n !== 0) // what makes no difference explains nothing
    .map(([part, n]): Cell[] => [label(`pool.${part}`), n as number]);
  return section('finances', ['what', 'amount'], [...money, [label('pool.all'), own.pool], ...pool]);
}

function achievements(pub: Pub, side: Side): Section {
  const counted = ACHIEVEMENTS.filter((name) => side.counters[name] !== undefined);
  const rows = counted.map((name): Cell[] => [label(`achievement.${name}`), side.counters[name]!]);
  if (side.conquered) rows.push([label('achievement.conquered'), 1]);
  rows.push([label('achievement.keys'), pub.keys.length]);
  return section('achievements', ['what', 'amount'], rows);
}
function keys(pub: Pub): Section {
  const rows = SECTORS.map(({ id }): Cell[] => [
    sectorMsg(id),
    label(pub.keys.includes(id) ? 'sheet.lit' : 'sheet.dark'),
  ]);
  return section('keys', ['sector', 'key'], rows);
}

const isSpendable = (card: string, left: number): boolean =>
  left !== 0 || !(cardOf(card).perTurn || cardOf(card).uses === 0);
/** Those that are never spent add up: one line for all of a name. */
function groupsOf(held: Side['cards']): Side['cards'][] {
  const groups = new Map<string, Side['cards']>();
  for (const [i, one] of held.entries()) {
    const name = isSpendable(one.card, one.left) ? `${one.card} ${i}` : one.card;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}
function cards(side: Side): Section {
  const rows = groupsOf(side.cards).map((same): Cell[] => {
    const { card, left } = same[0]!;
    const turns = new Set(same.map(({ got }) => got));
    return [
      same.length === 1 ? cardMsg(card) : { key: 'count', args: { n: same.length, what: cardMsg(card) } },
      isSpendable(card, left) ? left : label(cardOf(card).perTurn ? 'sheet.perTurn' : 'sheet.lasting'),
      turns.size === 1 ? turnMsg(same[0]!.got) : { key: 'sheet.turns', args: { turns: [...turns] } },
    ];
  });
  return section('cards', ['card', 'uses', 'got'], rows);
}
/** What each of them does, told once. */
function cardTexts(side: Side): Section {
  const rules = new Set(side.cards.map(({ card }) => cardRule(card)));
  return section(
    'cardTexts',
    [],
    [...rules].map((rule): Cell[] => [{ key: `rule.${rule}` }]),
  );
}

/** Current figures of every unit of the sheet and of those that came from elsewhere, boosts included (CSM-UNIT-2). */
function units(own: Own, side: Side): Section {
  const sheet = factionOf(side.faction).units;
  const held = [...Object.values(side.fleets), ...Object.values(own.holdings)].flatMap((one) => Object.keys(one.units));
  const found = [...new Set(held)].map(unitOf).filter((unit) => !sheet.includes(unit));
  const rows = [...sheet, ...found].map((unit): Cell[] => [
    unitMsg(unit.id),
    ...(['attack', 'shield', 'hull'] as const).map((stat) => unit[stat] * lastingMultiple(side, unit, stat)),
    moveOf(unit.movement, movementCards(side), 0),
    cargoOf(side, unit.id),
    capacityOf(side, { [unit.id]: 1 }),
    unit.cost,
  ]);
  return section('units', ['unit', 'attack', 'shield', 'hull', 'movement', 'cargo', 'capacity', 'cost'], rows);
}

function fleets(own: Own, side: Side): Section {
  const row = ([name, fleet]: [string, Fleet]): Cell[] => [
    fleetMsg(name),
    placeFor(own, fleet.at),
    counts(fleet.units, 'unit'),
    counts(fleet.cargo, 'troop'),
  ];
  return section('fleets', ['fleet', 'system', 'units', 'aboard'], inOrder(side.fleets).map(row));
}
function garrisons(own: Own): Section {
  const rows = Object.entries(own.holdings)
    .sort(([a], [b]) => placeRank(a) - placeRank(b))
    .filter(([, h]) => [h.units, h.ground, h.station, h.orbital].some((count) => Object.keys(count).length > 0))
    .map(([place, h]): Cell[] => [
      placeFor(own, place),
      counts(h.units, 'unit'),
      counts(h.ground, 'troop'),
      counts(h.station, 'troop'),
      counts(h.orbital, 'troop'),
    ]);
  return section('garrisons', ['system', 'defences', 'ground', 'station', 'orbital'], rows);
}

function heroes(own: Own, side: Side): Section {
  const where = ({ alive, spot }: Hero): Msg => {
    if (!alive) return label('sheet.dead');
    if (spot.in === 'fleet') return fleetMsg(spot.label);
    return { key: `sheet.hero.${spot.in}`, args: { place: placeFor(own, spot.at) } };
  };
  return section(
    'heroes',
    ['hero', 'where'],
    side.heroes.map((hero): Cell[] => [heroMsg(hero.id), where(hero)]),
  );
}

function loans(pub: Pub, side: Side): Section {
  const rows = side.loans.map((loan): Cell[] => {
    const next = loan.paid < loan.payments ? instalment(loan, loan.paid) : undefined;
    return [
      turnMsg(loan.turn),
      loan.principal,
      loan.rate,
      loan.payments - loan.paid,
      next ? next.principal + next.interest : null,
      pendingOf(loan).payment,
      loan.broker === null ? label('bank') : sideMsg(pub, loan.broker),
    ];
  });
  return section('loans', ['granted', 'principal', 'rate', 'instalments', 'next', 'owed', 'broker'], rows);
}
function pacts(pub: Pub, own: Own, seat: number): Section {
  const rows = own.pacts.map((pact): Cell[] => [
    sideMsg(pub, pact.a === seat ? pact.b : pact.a),
    turnMsg(pact.from),
    turnMsg(pact.until),
  ]);
  return section('pacts', ['with', 'from', 'until'], rows);
}

function works(own: Own, side: Side): Section {
  const at = (place: PlaceId): Json => placeFor(own, place);
  const lines: Msg[] = [
    ...side.research.map((r) => ({ key: 'sheet.research', args: { place: at(r.place), turn: r.ends } })),
    ...side.developments.map((d) => ({
      key: 'sheet.development',
      args: { card: cardMsg(d.boost), place: at(d.place), turn: d.ends },
    })),
    ...own.lost.map((place) => ({ key: 'report.contact', args: { place: at(place) } })),
  ];
  const ports = list(side.portals.map((place) => placeFor(own, place)));
  if (ports) lines.push({ key: 'sheet.portals', args: { places: ports } });
  return section(
    'works',
    [],
    lines.map((line) => [line]),
  );
}

function mission(side: Side, own: Own): Section {
  const rows = own.mission.flatMap(({ way, steps }) =>
    steps.map(({ what, have, need }): Cell[] => [
      way === '' ? label(`mission.${side.faction}`) : label(`way.${way}`),
      label(`step.${what}`),
      have,
      need,
    ]),
  );
  return section('mission', ['mission', 'step', 'have', 'need'], rows);
}

/** Only what there is: a section without rows is left out. */
export function sheetSections(pub: Pub, own: Own, seat: number): Section[] {
  const { side } = own;
  if (!side) return [];
  return [
    finances(side, own),
    achievements(pub, side),
    mission(side, own),
    cards(side),
    cardTexts(side),
    units(own, side),
    fleets(own, side),
    garrisons(own),
    heroes(own, side),
    loans(pub, side),
    pacts(pub, own, seat),
    works(own, side),
    keys(pub),
  ].filter(({ rows }) => rows.length > 0);
}
