// TI4-UNIT, TI4-ABIL: what a unit is now. Every figure of a unit is read through here.

import { isResting, once, type Seat } from '@orrery/kernel';
import { cardFor, factionSheet, kindOf, neutralCard, technologyCard, unitCard, unitType } from '../content.ts';
import { faceOf } from '../galaxy/graph.ts';
import { madeByTokens } from '../galaxy/tokens.ts';
import type { UnitAbility } from '../modifiers.ts';
import type { Roll, UnitCard, UnitType } from '../packs/base/types.ts';
import { anyGrants, barTo, modifiers } from '../registry.ts';
import { effectsOf, has, NOBODY, type Pub, type Unit } from '../state.ts';
import { areAllied, isOpponent, sideOf } from './allies.ts';

export function cardOfType(pub: Pub, owner: Seat, type: UnitType): UnitCard | undefined {
  if (owner === NOBODY) return neutralCard(type);
  const copied = copiedCards(pub);
  const copy = copied.size > 0 ? copied.get(`${owner} ${type}`) : undefined; // asked of every unit all the time
  return copy ?? cardFor(pub.players[owner]!.faction, (id) => has(pub, owner, id), type);
}
/** Unit upgrades of others whose text a card has, by holder and type; worked out once for each list of cards. */
const copies = new WeakMap<Pub['cards'], ReadonlyMap<string, UnitCard>>();
function copiedCards({ cards }: Pub): ReadonlyMap<string, UnitCard> {
  const known = copies.get(cards);
  if (known) return known;
  const found = new Map<string, UnitCard>();
  for (const { kind, holder, elected } of cards) {
    const unit = kind === 'technology' && elected ? technologyCard(elected).unit : undefined;
    if (unit) found.set(`${holder} ${unitCard(unit).type}`, unitCard(unit));
  }
  copies.set(cards, found);
  return found;
}
export function cardOf(pub: Pub, unit: Unit): UnitCard {
  if (unit.form) return unitCard(unit.form);
  const card = cardOfType(pub, unit.owner, unit.type);
  if (card?.flipsTo && unit.asShip) return unitCard(card.flipsTo); // [TI4-FLAG-12]
  return card ?? { id: unit.type, type: unit.type };
}

/** [TI4-BT-nekro] Whether the flagship of this seat has the text of this one: its own, or one that is lent to it. */
export const hasFlagship = (pub: Pub, seat: Seat, id: string): boolean => {
  const faction = pub.players[seat]?.faction;
  return (
    faction !== undefined && faction !== '' && (factionSheet(faction).flagship === id || flown(pub, seat).includes(id))
  );
};
const flown = (pub: Pub, seat: Seat): string[] => modifiers(pub, 'flies').flatMap((m) => m.flies(pub, seat));
/** Its own card, and those of the flagships whose text it has besides. */
export const printsOf = (pub: Pub, unit: Unit): UnitCard[] => [
  cardOf(pub, unit),
  ...(unit.type === 'flagship' ? flown(pub, unit.owner).map(unitCard) : []),
];

/** What one unit is worth in resources. */
export const priceOf = (pub: Pub, unit: Unit): number => {
  const { cost, perCost } = cardOf(pub, unit);
  return (cost ?? 0) / (perCost ?? 1);
};

/** [TI4-FLAG-4] A ship that was committed to a planet is a ground force as long as it stands there. [TI4-FLAG-12] Some are both, anywhere. */
export const isShip = (unit: Unit): boolean =>
  (kindOf(unit.type) === 'ship' && unit.on === null) || unit.asShip === true || unit.form !== undefined;
export const isGround = (unit: Unit): boolean =>
  kindOf(unit.type) === 'ground' || (kindOf(unit.type) === 'ship' && unit.on !== null);
/** [TI4-FLAG-14] A ground force that fights on its planet, be it a structure besides, which no ship carries. */
export const isGroundForce = (pub: Pub, unit: Unit): boolean =>
  isGround(unit) || (unit.on !== null && cardOf(pub, unit).groundForce === true);
export const isStructure = (unit: Unit): boolean => kindOf(unit.type) === 'structure';
/** [TI4-FLAG-15] A structure that lies in space and moves as ships do, without being one. */
export const isFloating = (unit: Unit): boolean => isStructure(unit) && unit.on === null;
/** [TI4-F-RAL-2] A structure that is carried, in space, where it has no abilities. */
export const isStowed = (pub: Pub, unit: Unit): boolean =>
  isFloating(unit) && !anyGrants('afloat', pub, unit.owner, unit.type);
/** "NF ship": a ship that is not a fighter. */
export const isCapital = (unit: Unit): boolean => isShip(unit) && unit.type !== 'fighter';

/** Where those of one system are looked for: among all, unless they have been sorted already. */
export const unitsNear = (pub: Pub, system: string): readonly Unit[] =>
  isResting(pub) ? (sorted(pub).get(system) ?? NOBODY_THERE) : pub.units;
const NOBODY_THERE: readonly Unit[] = [];
const sorted = (pub: Pub): ReadonlyMap<string, readonly Unit[]> =>
  once(pub, 'units', () => {
    const found = new Map<string, Unit[]>();
    for (const unit of pub.units) {
      const there = found.get(unit.at);
      if (there) there.push(unit);
      else found.set(unit.at, [unit]);
    }
    return found;
  });

export const shipsIn = (pub: Pub, system: string): Unit[] =>
  unitsNear(pub, system).filter((u) => u.at === system && isShip(u));
export const fleetOf = (pub: Pub, owner: Seat, system: string): Unit[] =>
  unitsNear(pub, system).filter((u) => u.owner === owner && u.at === system && isShip(u));
/** Those of them that fight there. */
export const combatantsIn = (pub: Pub, owner: Seat, system: string): Unit[] =>
  fleetOf(pub, owner, system).filter((u) => !anyGrants('abstains', pub, u));
/** [TI4-ALLY-15] Those who fight there on the side of a seat, its own first. */
export const fightersFor = (pub: Pub, seat: Seat, system: string): Unit[] =>
  sideOf(pub, seat).flatMap((each) => combatantsIn(pub, each, system));
export const groundOn = (pub: Pub, owner: Seat, planet: string): Unit[] =>
  pub.units.filter((u) => u.owner === owner && u.on === planet && isGroundForce(pub, u));
export const troopsFor = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  sideOf(pub, seat).flatMap((each) => groundOn(pub, each, planet));
export const unitsOn = (pub: Pub, planet: string): Unit[] => pub.units.filter((u) => u.on === planet);
export const unitOf = (pub: Pub, id: number): Unit | undefined => pub.units.find((u) => u.id === id);
export const hasUnits = (pub: Pub, owner: Seat, system: string): boolean =>
  unitsNear(pub, system).some((u) => u.owner === owner && u.at === system);
/** Of other players and of nobody. [TI4-ALLY-9, -18] */
export const othersShips = (pub: Pub, owner: Seat, system: string): Unit[] =>
  unitsNear(pub, system).filter((u) => u.at === system && isOpponent(pub, owner, u.owner) && isShip(u));

/** [TI4-ANOM-1] */
export const isAnomaly = (pub: Pub, system: string, kind: string): boolean =>
  (faceOf(pub.board, system).anomalies?.includes(kind) ?? false) ||
  madeByTokens(pub, system, 'anomalies').includes(kind) ||
  modifiers(pub, 'anomalies').some((m) => m.anomalies(pub, system).includes(kind));
export const hasAnomaly = (pub: Pub, system: string): boolean =>
  (faceOf(pub.board, system).anomalies?.length ?? 0) > 0 ||
  madeByTokens(pub, system, 'anomalies').length > 0 ||
  modifiers(pub, 'anomalies').some((m) => m.anomalies(pub, system).length > 0);

/** [TI4-SCAR-1, TI4-FLAG-18] Units of this seat have no unit abilities there. */
export const isMute = (pub: Pub, seat: Seat, system: string): boolean =>
  isAnomaly(pub, system, 'entropic-scar') || anyGrants('mutes', pub, seat, system);

/** [TI4-ABIL-8, TI4-SCAR-1] A unit ability, unless something has taken it away. */
export function abilityOf(pub: Pub, unit: Unit, ability: UnitAbility): Roll | undefined {
  if (isMute(pub, unit.owner, unit.at)) return undefined;
  if (unit.id === PLANET) return ability === 'spaceCannon' ? cannonOf(pub, unit.on!) : undefined;
  if (isStowed(pub, unit) || (ability === 'spaceCannon' && isDisabled(pub, unit))) return undefined;
  if (unit.type === 'mech' && barTo('mechText', pub)) return undefined;
  for (const { lends } of modifiers(pub, 'lends')) {
    const lent = lends(pub, unit, ability);
    if (lent) return lent;
  }
  return cardOf(pub, unit)[ability];
}

/** [TI4-ATT-2] Planets with a space cannon of their own fire as if a unit of whoever controls them stood there. */
export const batteries = (pub: Pub, seat: Seat): Unit[] =>
  modifiers(pub, 'cannon').length === 0
    ? []
    : Object.entries(pub.planets)
        .filter(([planet, { controller }]) => controller === seat && cannonOf(pub, planet))
        .map(([on, { at }]) => ({ id: PLANET, owner: seat, type: 'pds', at, on, damaged: false }));
export const isPlanet = ({ id }: Unit): boolean => id === PLANET;
const PLANET = -1;
const cannonOf = (pub: Pub, planet: string): Roll | undefined =>
  modifiers(pub, 'cannon')
    .map((m) => m.cannon(pub, planet))
    .find((roll) => roll !== undefined);

/** [TI4-BOMB-1] Units that may bombard: ships, and whatever does so as they do. */
export const bombersIn = (pub: Pub, owner: Seat, system: string): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === owner &&
      u.at === system &&
      (isShip(u) || anyGrants('bombards', pub, u)) &&
      abilityOf(pub, u, 'bombardment') !== undefined,
  );

export function canSustain(pub: Pub, unit: Unit): boolean {
  if (unit.damaged || !hasSustain(pub, unit)) return false;
  return !isMute(pub, unit.owner, unit.at) && !barTo('sustain', pub, unit);
}

/** [TI4-SUST-7] A whole ship that has Sustain Damage, whether or not it may use it. */
export const isHardened = (pub: Pub, unit: Unit): boolean =>
  isShip(unit) && !unit.damaged && hasSustain(pub, unit) && !isMute(pub, unit.owner, unit.at);
const hasSustain = (pub: Pub, unit: Unit): boolean =>
  cardOf(pub, unit).sustain === true || anyGrants('hardens', pub, unit);

/** [TI4-FLAG-11] It has Sustain Damage now, damaged or not. */
export const isSturdy = (pub: Pub, unit: Unit): boolean =>
  hasSustain(pub, unit) && !isAnomaly(pub, unit.at, 'entropic-scar');

/** [TI4-SHLD-1, -3] Units of others lose the shield to a war sun or the like in the system. */
export function isShielded(pub: Pub, planet: string, by: Seat): boolean {
  if (anyGrants('pierces', pub, by)) return false;
  return unitsOn(pub, planet).some((unit) => {
    if (!cardOf(pub, unit).planetaryShield || isDisabled(pub, unit) || isMute(pub, unit.owner, unit.at)) return false;
    if (unit.owner === by) return true; // [TI4-SHLD-4]
    if (areAllied(pub, unit.owner, by)) return false; // [TI4-ALLY-20]
    return !fleetOf(pub, by, unit.at).some((ship) =>
      printsOf(pub, ship).some(({ removesPlanetaryShield }) => removesPlanetaryShield),
    );
  });
}

/** [TI4-INV-12] */
const isDisabled = (pub: Pub, unit: Unit): boolean =>
  unit.type === 'pds' &&
  effectsOf(pub, 'disabled').some((e) => e.system === unit.at && isOpponent(pub, e.seat, unit.owner));

/** [TI4-TESET-15] Neutral pieces still in the common supply. */
export const neutralsLeft = (pub: Pub): number =>
  NEUTRAL_PIECES - [...pub.units, ...pub.captured].filter(isNeutral).length;
/** [TI4-XCAP-4] Of captured fighters and infantry a token lies there, and no piece. */
const isNeutral = ({ owner, type, ...more }: { owner: Seat; type: UnitType }): boolean =>
  owner === NOBODY && !('by' in more && (type === 'fighter' || type === 'infantry'));
const NEUTRAL_PIECES = 63;

/** [TI4-COMP-1] Pieces of a type still in reinforcements. Fighters and infantry go on as tokens. */
export function reinforcements(pub: Pub, owner: Seat, type: UnitType): number {
  if (type === 'fighter' || type === 'infantry') return Number.POSITIVE_INFINITY;
  if (anyGrants('supplants', pub, owner, type)) return 0;
  const held = (unit: { owner: Seat; type: UnitType }): boolean => unit.owner === owner && unit.type === type;
  const purged = pub.players[owner]?.purged?.filter((gone) => gone === type).length ?? 0;
  const pieces = pub.units.filter(held).length + pub.captured.filter(held).length + storedOf(pub, owner, type); // [TI4-CAPT-1]
  return unitType(type).pieces - purged - pieces;
}
/** A unit that could come straight from reinforcements, as long as it stands nowhere. */
export const fromReserve = (owner: Seat, type: UnitType): Unit => ({
  id: RESERVE,
  owner,
  type,
  at: 'reserve',
  on: 'reserve',
  damaged: false,
});
export const isReserve = ({ id }: Unit): boolean => id === RESERVE;
const RESERVE = -2;
/** Units of a type that lie on cards of their owner. */
export const storedOf = ({ cards }: Pub, owner: Seat, type: UnitType): number =>
  cards
    .filter(({ holder, state }) => holder === owner && state !== 'purged')
    .reduce((sum, { units = [] }) => sum + units.filter((other) => other === type).length, 0);

/** [TI4-TESET-5, TI4-UNIT-11] Tokens that make a unit roll one die more; each leaves the board with its unit. */
const GALVANIZE_TOKENS = 7;
export const galvanizedUnits = (pub: Pub): Unit[] => pub.units.filter((u) => u.galvanized);
export const isGalvanizable = (pub: Pub, unit: Unit): boolean =>
  !unit.galvanized && galvanizedUnits(pub).length < GALVANIZE_TOKENS;

/** What tells a unit from others of its look, by what happened to it. */
export function marksOf(pub: Pub, unit: Unit): string[] {
  const added = modifiers(pub, 'marks').flatMap((m) => m.marks(pub, unit));
  return unit.galvanized ? ['galvanized', ...added] : added;
}

/** Units alike in every way a player could tell: one option stands for them all. */
export function alike(pub: Pub, units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter((u) => {
    const look = `${u.owner} ${u.type} ${u.at} ${u.on} ${u.damaged} ${marksOf(pub, u)}`;
    if (seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}
