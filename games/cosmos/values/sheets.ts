// Look-up of the data by id: units, troops, cards, buildings, planets, and the figures of abilities under heroes.
import type { Seat } from '@orrery/kernel';
import { HIDDEN_PLANETS } from '../packs/base/black-sector.ts';
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { PLANETS } from '../packs/base/planets.ts';
import type {
  Card,
  CommonBuilding,
  Control,
  Faction,
  HeroSheet,
  HiddenPlanet,
  Params,
  Planet,
  Troop,
  Unit,
} from '../packs/base/types.ts';
import type { Hero, PlaceId, World } from '../state.ts';

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((item) => [item.id, item]));
}
const FACTION = byId(FACTIONS);
const UNIT = byId([...FACTIONS.flatMap((f) => f.units), ...COMMON_UNITS]);
const TROOP = byId([...FACTIONS.flatMap((f) => f.troops), ...COMMON_TROOPS]);
const CARD = byId(CARDS);
const BUILDING = byId(COMMON_BUILDINGS);
const CONTROL = byId(FACTIONS.map((f) => f.control));
const PLANET = byId(PLANETS);
const HIDDEN = byId(HIDDEN_PLANETS);
const HERO = byId(FACTIONS.flatMap((f) => f.heroes));
const BASES = new Set(FACTIONS.map((f) => f.base.id));
/** Constructions that cards leave behind. */
export const RELICS: ReadonlySet<string> = new Set(['energy-dome', 'mining-probe', 'gravity-trap']);
const UNIT_RANK = new Map([...UNIT.keys()].map((id, i) => [id, i]));

function sure<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new Error(`no ${id} in the data`);
  return found;
}
export const factionOf = (id: string): Faction => sure(FACTION, id);
export const unitOf = (id: string): Unit => sure(UNIT, id);
export const troopOf = (id: string): Troop => sure(TROOP, id);
export const isUnit = (id: string): boolean => UNIT.has(id);
export const isTroop = (id: string): boolean => TROOP.has(id);
export const isCard = (id: string): boolean => CARD.has(id);
export const isPlanet = (id: string): boolean => PLANET.has(id);
/** Common, of a faction, or left behind by a card. */
export const isBuilding = (id: string): boolean =>
  BUILDING.has(id) || CONTROL.has(id) || BASES.has(id) || RELICS.has(id);
export const cardOf = (id: string): Card => sure(CARD, id);
/** The cards stand in the order of the index: the n-th is CSM-CARD-n. */
export const cardRule = (id: string): string => `CSM-CARD-${CARDS.indexOf(cardOf(id)) + 1}`;
export const heroOf = (id: string): HeroSheet => sure(HERO, id);
export const commonBuilding = (id: string): CommonBuilding | undefined => BUILDING.get(id);
export const controlOf = (id: string): Control | undefined => CONTROL.get(id);
export const planetOf = (id: string): Planet => sure(PLANET, id);
export const hiddenPlanetOf = (id: string): HiddenPlanet => sure(HIDDEN, id);
const TROOP_RANK = new Map([...TROOP.keys()].map((id, i) => [id, i]));
export const troopRank = (id: string): number => TROOP_RANK.get(id)!;
/** The order of the sheets: units of a faction as listed, common units after them (CSM-BATTLE-24). */
export const unitRank = (id: string): number => UNIT_RANK.get(id)!;

export const sheetOf = (w: World, seat: Seat): Faction => factionOf(w.sides[seat]!.faction);
export const isShip = (unit: Unit): boolean => unit.class === 'ship' || unit.class === 'mobileBase';
export const hasTag = (id: string, tag: string): boolean => unitOf(id).tags.includes(tag);
export const isSynthetic = (troop: string): boolean => troopOf(troop).tags.includes('synthetic');
export const seatOf = (w: World, faction: string): Seat => w.sides.findIndex((s) => s.faction === faction);

/** Where a hero is; undefined: dead. */
export function heroPlace(w: World, seat: Seat, hero: Hero): PlaceId | undefined {
  if (!hero.alive) return undefined;
  const { spot } = hero;
  return spot.in === 'fleet' ? w.sides[seat]!.fleets[spot.label]?.at : spot.at;
}

/** What a figure is asked for; a hero's effect counts where its text says (CSM-DATA-7). */
interface Where {
  place?: PlaceId;
  fleet?: string;
  battle?: readonly string[]; // the labels of the fleets in a star battle
  field?: { place: PlaceId; spot: 'ground' | 'orbital' }; // of a ground battle
}

export function heroActs(w: World, seat: Seat, hero: Hero, where: Where): boolean {
  if (!hero.alive) return false;
  const label = hero.spot.in === 'fleet' ? hero.spot.label : '';
  switch (heroOf(hero.id).effect.where) {
    case 'alive':
      return true;
    case 'hero fleet':
      return label !== '' && (label === where.fleet || where.battle?.includes(label) === true);
    case 'star battle of the hero fleet':
    case 'star battle of the hero fleet after a portal jump':
      return label !== '' && where.battle?.includes(label) === true;
    case 'ground battle with the hero':
      return where.field !== undefined && hero.spot.in === where.field.spot && hero.spot.at === where.field.place;
    case 'system of the hero':
    case 'position of the hero':
      return where.place !== undefined && heroPlace(w, seat, hero) === where.place;
    case 'aboard atlantis':
      return label !== '' && (w.sides[seat]!.fleets[label]?.units.atlantis ?? 0) > 0;
    case 'in the base':
      return inBase(w, seat, hero);
    case 'shuttle with the hero':
      return label !== '' && label === where.fleet;
    default:
      return false;
  }
}

function inBase(w: World, seat: Seat, hero: Hero): boolean {
  if (hero.spot.in === 'fleet') return false;
  const { base } = sheetOf(w, seat);
  const system = w.systems[hero.spot.at];
  if (system?.blocked) return false; // [CSM-INCOME-3]
  const onGround = system?.buildings.some((b) => b.id === base.id && b.owner === seat) === true;
  if (base.area === 'ground') return hero.spot.in === 'ground' && onGround;
  return hero.spot.in === 'station' && (system?.units[seat]?.[base.id] ?? 0) > 0;
}

/** The sum of the effects of this kind that act there. */
export function heroSum(w: World, seat: Seat, kind: string, where: Where = {}): number {
  const side = w.sides[seat];
  if (!side) return 0;
  return side.heroes
    .filter((hero) => heroOf(hero.id).effect.kind === kind && heroActs(w, seat, hero, where))
    .reduce((sum, hero) => sum + Number(heroOf(hero.id).effect.value), 0);
}

/** A figure of an ability of the faction, which a hero may replace (CSM-DATA-8). */
export function figure<T = number>(w: World, seat: Seat, name: string, where: Where = {}): T {
  for (const hero of w.sides[seat]!.heroes) {
    const { effect } = heroOf(hero.id);
    if (!heroActs(w, seat, hero, where)) continue;
    if (effect.kind === name) return effect.value as T;
    if (name === 'sproutMax' && effect.kind === 'sproutPerSystem') return effect.max as T;
  }
  const found = sheetOf(w, seat).abilities.find((a) => Object.hasOwn(a.params, name));
  if (!found) throw new Error(`no figure ${name}`);
  return (found.params as Params)[name] as T;
}
