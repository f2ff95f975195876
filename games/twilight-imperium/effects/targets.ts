// What an effect can be aimed at, by named filters, and the words for it. A target is a planet, a system, `seat:1`,
// `unit:1/cruiser@46`, `tech:…`, `strategy:…`, `outcome:…`, `law:…`, `goods:3` or `shift:0/infantry@lodor>primor`: that is its notation in keys and saves.
import type { Bag, Msg, Seat } from '@orrery/kernel';
import { adjacent } from '../galaxy/adjacency.ts';
import { barTo } from '../registry.ts';
import {
  agendaName,
  cardName,
  exploreName,
  openCardName,
  placeName,
  planetName,
  player,
  poolName,
  strategyName,
  systemName,
  techName,
  unitKey,
  unitName,
} from '../say.ts';
import { type Card, livingSeats, NOBODY, type Pub, type Unit } from '../state.ts';
import { outcomeName, outcomeRefs } from '../values/agenda.ts';
import { hasToken, isHomeSystem, isOurs, planetsIn, systemOf, systems, traitsOf } from '../values/board.ts';
import { alike, fleetOf, isShip, othersShips } from '../values/units.ts';

/** What they all are, for a question; '' if they are of several kinds. */
export function kindOfTargets(pub: Pub, targets: readonly string[]): string {
  const kindOf = (target: string) =>
    target.includes(':') ? target.split(':')[0]! : target in pub.planets ? 'planet' : 'system';
  const [kind, ...others] = new Set(targets.map(kindOf));
  return others.length > 0 ? '' : (kind ?? '');
}

type PlanetTest = (pub: Pub, seat: Seat, planet: string) => boolean;
type SystemTest = (pub: Pub, seat: Seat, system: string) => boolean;
type SeatTest = (pub: Pub, seat: Seat, other: Seat) => boolean;
type UnitTest = (pub: Pub, seat: Seat, unit: Unit) => boolean;
/** Everything of its kind that passes all tests, as targets. */
type Targets<Test> = (...tests: Test[]) => (pub: Pub, seat: Seat) => string[];

export const planets: Targets<PlanetTest> =
  (...tests) =>
  (pub, seat) =>
    Object.keys(pub.planets).filter((planet) => tests.every((test) => test(pub, seat, planet)));
export const inSystems: Targets<SystemTest> =
  (...tests) =>
  (pub, seat) =>
    systems(pub).filter((system) => tests.every((test) => test(pub, seat, system)));
export const players: Targets<SeatTest> =
  (...tests) =>
  (pub, seat) =>
    livingSeats(pub)
      .filter((other) => tests.every((test) => test(pub, seat, other)))
      .map((other) => `seat:${other}`);
/** Units alike are one target. */
export const units: Targets<UnitTest> =
  (...tests) =>
  (pub, seat) =>
    alike(
      pub,
      pub.units.filter((unit) => tests.every((test) => test(pub, seat, unit))),
    ).map((unit) => unitTarget(pub, unit));

export const yours: PlanetTest = isOurs;
/** Of another player. [TI4-ALLY-22] */
export const theirs: PlanetTest = (pub, seat, planet) =>
  pub.planets[planet]!.controller !== NOBODY && !isOurs(pub, seat, planet);
/** Where nothing bars units from being placed. */
export const open: PlanetTest = (pub, _, planet) => !barTo('place', pub, planet);
export const readied: PlanetTest = (pub, _, planet) => !pub.planets[planet]!.exhausted;
export const awayFromHome: PlanetTest = (pub, _, planet) => !isHomeSystem(pub, systemOf(pub, planet));
export const ofTrait =
  (trait: string): PlanetTest =>
  (pub, _, planet) =>
    traitsOf(pub, planet).includes(trait);

export const notHome: SystemTest = (pub, _, system) => !isHomeSystem(pub, system);
export const withYourShips: SystemTest = (pub, seat, system) => fleetOf(pub, seat, system).length > 0;
export const withoutOtherShips: SystemTest = (pub, seat, system) => othersShips(pub, seat, system).length === 0;
export const withYourToken: SystemTest = (pub, seat, system) => hasToken(pub, seat, system);
export const atYourShips: SystemTest = (pub, seat, system) =>
  pub.units.some((u) => u.owner === seat && isShip(u) && (u.at === system || adjacent(pub, seat, u.at, system)));
export const withYourPlanet: SystemTest = (pub, seat, system) =>
  planetsIn(pub, system).some((planet) => isOurs(pub, seat, planet));

export const another: SeatTest = (_, seat, other) => other !== seat;
export const your: UnitTest = (_, seat, unit) => unit.owner === seat;

/** `1/cruiser@46`: whose and which. */
export const unitTarget = (pub: Pub, unit: Unit): string => `unit:${unit.owner}/${unitKey(pub, unit)}`;
/** The first unit that a target stands for, if it is still there. */
const unitAt = (pub: Pub, target: string, but: readonly Unit[] = []): Unit | undefined =>
  pub.units.find((unit) => unitTarget(pub, unit) === target && !but.includes(unit));
/** Of these units, as targets, what targets named already do not stand for. */
export function unitsLeft(pub: Pub, from: readonly Unit[], named: readonly string[]): string[] {
  const taken = unitsNamed(pub, named);
  return alike(
    pub,
    from.filter((unit) => !taken.includes(unit)),
  ).map((unit) => unitTarget(pub, unit));
}
/** The units that targets stand for, each once. */
export function unitsNamed(pub: Pub, targets: readonly string[]): Unit[] {
  const found: Unit[] = [];
  for (const target of targets) {
    const unit = unitAt(pub, target, found);
    if (unit) found.push(unit);
  }
  return found;
}
/** `open:relic/the-codex@1`: a card that lies open, of whatever kind. */
export const openTarget = ({ kind, id, owner }: Card): string => `open:${kind}/${id}@${owner}`;
export const openAt = (pub: Pub, target: string): Card | undefined =>
  pub.cards.find((card) => openTarget(card) === target);
const refOfCard = (card: Card | undefined): string =>
  card ? `${card.kind === 'technology' ? 'tech' : card.kind}:${card.id}` : '';
export const seatAt = (target: string): Seat => Number(idOf(target));
/** What stands behind the kind: the technology, the seat, the strategy card. */
export const idOf = (target: string): string => target.slice(target.indexOf(':') + 1);
const kindOfTarget = (target: string): string => (target.includes(':') ? target.slice(0, target.indexOf(':')) : '');

/** A target in words. */
export function targetName(pub: Pub, target: string): Bag {
  switch (kindOfTarget(target)) {
    case 'seat':
      return player(seatAt(target));
    case 'unit': {
      const unit = unitAt(pub, target);
      if (!unit) return unitName(idOf(target).split(/[/*@]/)[1]!);
      const key = unit.owner === NOBODY ? 'target.unit.neutral' : 'target.unit';
      return { key, args: { unit: unitName(unit.type), place: placeName(unit), seat: player(unit.owner) } };
    }
    case 'tech':
      return techName(idOf(target));
    case 'outcome':
      return outcomeName(idOf(target));
    case 'goods':
      return { key: 'bundle.goods', args: { n: Number(idOf(target)) } };
    case 'spend':
      return { key: 'target.spend', args: { n: Number(idOf(target)) } };
    case 'deck':
      return { key: `deck.${idOf(target)}` };
    case 'pair':
      return pairName(idOf(target));
    case 'fragment':
      return exploreName(idOf(target));
    case 'card':
      return cardName(idOf(target));
    case 'relic':
      return { key: target.replace(':', '.') };
    case 'open':
      return openCardName(openAt(pub, target)!);
    case 'world':
      return planetName(idOf(target));
    case 'leader':
      return { key: target.replace(':', '.') };
    case 'law':
      return agendaName(idOf(target));
    case 'strategy':
      return strategyName(idOf(target));
    case 'type':
      return unitName(idOf(target));
    case 'fighters':
      return { key: 'target.fighters', args: { n: Number(idOf(target)) } };
    case 'pool':
      return { key: 'target.pool', args: { pool: poolName(idOf(target)) } };
    case 'border': {
      const [from = '', to = ''] = idOf(target).split('>');
      return { key: 'target.border', args: { from: systemName(from), to: systemName(to) } };
    }
    case 'die': {
      const [, from = '', to = '', unit] = idOf(target).split(/[/>]/);
      const faces = { from: Number(from), to: Number(to) };
      return unit
        ? { key: 'target.die.unit', args: { ...faces, unit: unitName(unit) } }
        : { key: 'target.die', args: faces };
    }
    case 'way':
      return { key: `target.way.${idOf(target)}` };
    case 'swap': {
      const [from = '', to = ''] = idOf(target).split('>');
      return { key: 'target.swap', args: { from: techName(from), to: techName(to) } };
    }
    case 'put': {
      const [type = '', to = ''] = idOf(target).split('>');
      return { key: 'target.put', args: { unit: unitName(type), place: targetName(pub, to) } };
    }
    case 'shift': {
      const [unit = '', to = ''] = idOf(target).split('>');
      return { key: 'target.shift', args: { unit: targetName(pub, `unit:${unit}`), planet: targetName(pub, to) } };
    }
    default:
      return target in pub.planets ? planetName(target) : systemName(target);
  }
}

/** `cultural>1`: of one kind; `cultural+hazardous`: one of each. */
function pairName(pair: string): Bag {
  const [one, other] = pair
    .split('>')[0]!
    .split('+')
    .map((kind) => exploreName(`${kind}-relic-fragment`));
  return other ? { key: 'target.blend', args: { one: one!, other } } : one!;
}

/** The arguments with which a card names what it is aimed at. */
export function targetArgs(pub: Pub, target: string): NonNullable<Msg['args']> {
  if (kindOfTarget(target) !== '') return { target: targetName(pub, target) };
  return target in pub.planets ? { planet: planetName(target) } : { system: systemName(target) };
}

/** Where a target lies on the board. */
export function targetRefs(pub: Pub, target: string): string[] {
  const kind = kindOfTarget(target);
  if (
    ['seat', 'goods', 'spend', 'law', 'deck', 'card', 'fragment', 'pair', 'pool', 'way', 'die', 'fighters'].includes(
      kind,
    )
  )
    return [];
  if (kind === 'world') return [`planet:${idOf(target)}`];
  if (kind === 'open') return [refOfCard(openAt(pub, target))];
  if (kind === 'swap') return [`tech:${idOf(target).split('>')[0]}`];
  if (kind === 'put') return targetRefs(pub, idOf(target).split('>')[1]!);
  if (kind === 'border') return [`system:${idOf(target).split('>')[1]}`];
  if (kind === 'outcome') return outcomeRefs(idOf(target));
  if (kind === 'shift')
    return [`unit:${idOf(target).split('>')[0]}`, idOf(target).split('>')[1]!].flatMap((part) => targetRefs(pub, part));
  if (kind === 'unit') return [`unit:${unitAt(pub, target)?.id ?? ''}`];
  if (kind !== '') return [target];
  return [`${target in pub.planets ? 'planet' : 'system'}:${target}`];
}
