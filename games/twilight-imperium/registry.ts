// Where content plugs in: each piece (a card, a technology, a sheet) brings its modifiers, abilities and steps. Its words lie beside it.
import {
  type Ability,
  type AbilityIn,
  type About,
  type Args,
  type Bag,
  type Dated,
  type Deal,
  type DealArgs,
  inPlay,
  type Option,
  type Seat,
  type Step,
  type StepName,
  type Taking,
  type WindowName,
} from '@orrery/kernel';
import type { Colour, Roll, SetId, UnitType } from './packs/base/types.ts';
import type { Acting } from './procedures.ts';
import type { Deck, Know, Lasting, Pub, T, TI, Unit } from './state.ts';
import type { Die } from './values/combat.ts';

/** Who fights whom and where. `planet` null: in space. */
export type Fight = { attacker: Seat; defender: Seat; system: string; planet: string | null };
/** A combat die about to be rolled. `planet` null: space combat. */
export type CombatRoll = { unit: Unit; against: Seat; system: string; planet: string | null; attacker: Seat };
export type RolledDice = { seat: Seat; against: Seat; planet: string | null; dice: readonly Die[] };
/** A roll of a unit ability against the units of `target`. */
export type UnitAbility = 'afb' | 'bombardment' | 'spaceCannon';
export type AbilityRoll = { ability: UnitAbility; seat: Seat; target: Seat; system: string; planet: string | null };

/** Quantities that content may change. Each is read through one function in values/, which adds up what it finds here. */
export interface Modifiers {
  links(pub: Pub, viewer: Seat, system: string): readonly string[];
  move(pub: Pub, unit: Unit): number;
  capacity(pub: Pub, unit: Unit): number;
  combat(pub: Pub, roll: CombatRoll): number;
  abilityDie(pub: Pub, roll: AbilityRoll): number;
  fleet(pub: Pub, seat: Seat): number;
  discount(pub: Pub, seat: Seat, types: readonly UnitType[]): number;
  production(pub: Pub, seat: Seat): number;
  draw(pub: Pub, seat: Seat): number;
  tokens(pub: Pub, seat: Seat): number;
  extraHits(pub: Pub, roll: RolledDice, hits: number): number; // hits beyond what the dice show, of a combat roll
  answerHits(pub: Pub, seat: Seat, theirs: number): number; // hits that answer hits of a ground combat round
  dice(pub: Pub, roll: AbilityRoll): number; // dice beyond those of the units, in the whole roll of an ability
  abilityHits(pub: Pub, roll: AbilityRoll, hits: number): number; // hits beyond what the dice of an ability show
  lends(pub: Pub, unit: Unit, ability: UnitAbility): Roll | undefined; // a unit ability that is not printed on it
  sustainWorth(pub: Pub, seat: Seat): number; // hits beyond the first that one use of Sustain Damage cancels
  actions(pub: Pub, seat: Seat): number; // beyond the first in a turn
  retreatsTo(pub: Pub, seat: Seat, system: string): boolean; // where it has neither units nor planets
  waivers(pub: Pub, seat: Seat, tech: string): number; // prerequisites that may simply be ignored
  keepsReady(pub: Pub, seat: Seat): boolean; // specialties serve without exhausting their planets
  sparesToken(pub: Pub, seat: Seat, card: string): boolean; // the token of a secondary
  leads(pub: Pub, seat: Seat, card: string): boolean; // resolves the primary instead of a secondary, for the token alone
  tradesWith(pub: Pub, a: Seat, b: Seat): boolean; // though they are no neighbours
  tradesCards(pub: Pub, a: Seat, b: Seat): boolean; // action cards, too
  resources(pub: Pub, planet: string): number; // beyond those printed on it
  influence(pub: Pub, planet: string): number;
  traits(pub: Pub, planet: string): readonly string[];
  specialties(pub: Pub, planet: string): readonly Colour[];
  anomalies(pub: Pub, system: string): readonly string[]; // that tokens and effects make of it
  wormholes(pub: Pub, system: string): readonly string[];
  handLimit(pub: Pub, seat: Seat): number; // beyond seven
  commodities(pub: Pub, seat: Seat): number; // beyond the printed value
  marks(pub: Pub, unit: Unit): readonly string[]; // what makes it differ from units of the same look
  passes(pub: Pub, seat: Seat, from: string): boolean; // ships through other ships
  enters(pub: Pub, seat: Seat, anomaly: string): boolean; // anomalies otherwise closed
}
/** What needs no decision in a fight, as far as its odds must know of it. */
export interface InFights {
  strikes?(pub: Pub, fight: Fight, own: readonly Unit[], enemy: readonly Unit[]): Strike | undefined; // at the start
  retorts?(pub: Pub, unit: Unit): number; // hits that answer its Sustain Damage in ground combat
  mends?: { at: Mending; unit(pub: Pub, units: readonly Unit[], sustained: ReadonlySet<number>): Unit | undefined };
}
export type Strike = { destroys: Unit } | { hits: Unit };
/** The moments of a combat round at which units are repaired by themselves. */
export type Mending = 'round.start' | 'hits.assigned';

/** Why something cannot be done: the word for it (`why.<why>`) and the rule. */
export type Reason = { why: string; rule: string };
/** What content may forbid. The first reason found is told where the choice is shown as barred. */
export interface Restrictions {
  /** A unit ability of the units of `roll.seat` against those of `roll.target`. */
  use(pub: Pub, roll: AbilityRoll): Reason | undefined;
}

/** Another way to ignore a prerequisite, at a price. */
export interface Waiver {
  option: Option;
  can(pub: Pub, seat: Seat, tech: string): boolean;
  pay(t: T, seat: Seat): void;
}

export interface Action {
  rules: string[];
  step: Taking<TI, Acting>;
  can(k: Know): Option[];
}
export type TradeDeal = Deal<Taking<TI, DealArgs>>;
/** Some ability, whatever its window is about. */
export type AnyAbility = Omit<AbilityIn<TI, WindowName<TI>, Bag>, 'step'> & { step: StepName<TI> };
/** One whose step runs in any window. */
export const inWindow = (ability: AnyAbility): Ability<TI> => ability as Ability<TI>;

/** `copies`: how many there are, told apart as `id#1`; none: one, by its name alone. `without`: the set that takes it out. */
export type DeckCard = { deck: Deck; set: string; copies?: number; without?: SetId };
/** `faction`: whose players issue it; none: everybody's. */
export type Note = { set: string; faction?: string };

export interface Piece extends Dated {
  id: string;
  modifiers?: Partial<Modifiers>;
  restrictions?: Partial<Restrictions>;
  waiver?: Waiver;
  abilities?: Record<string, Ability<TI>>;
  actions?: Action; // a component action of the turn [TI4-TURN-20]
  steps?: { [N in StepName<TI>]?: Step<TI, Args<TI, N>> };
  card?: DeckCard; // a card of a deck, of the piece's name
  note?: Note; // a promissory note, of the piece's name
  deals?(k: Know): TradeDeal[];
  destroyed?(t: T, units: readonly Unit[]): void; // what follows by itself when units are destroyed
  activated?(t: T, by: Seat, system: string): void; // and when a system is activated
  bombarded?(t: T, by: Seat, planet: string, hits: number): void; // and when a planet is bombarded, before hits are assigned
  odds?: InFights;
  statusEnd?(t: T): void;
  due?(t: T, effect: Lasting): void; // what was put off until now
}

const installed: Piece[] = [];

/** Called once, when the game is put together. */
export function install(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (installed.some((other) => other.id === piece.id)) throw new Error(`two pieces are called ${piece.id}`);
    installed.push(piece);
  }
}
export const pieces = (): readonly Piece[] => installed;

/** Whether by public facts anybody could react to this: who asks whether an order matters need not know what with. */
export const mightReact = <N extends WindowName<TI>>(pub: Pub, name: N, about: About<TI, N>): boolean =>
  inPlay(installed, pub).some(({ abilities = {} }) =>
    Object.values<AnyAbility>(abilities).some(
      ({ window, might }) =>
        window === name && pub.players.some((_, seat) => might(pub, seat, { names: [name], about, used: [] })),
    ),
  );

/** What the pieces bring for the odds of fights. */
export const inFights = <K extends keyof InFights>(name: K): (InFights & Required<Pick<InFights, K>>)[] =>
  installed.flatMap(({ odds }) => (hasPart(odds, name) ? [odds] : []));
const hasPart = <K extends keyof InFights>(
  odds: InFights | undefined,
  name: K,
): odds is InFights & Required<Pick<InFights, K>> => odds?.[name] !== undefined;

/** The pieces that change this quantity, narrowed to it. */
export function modifiers<K extends keyof Modifiers>(name: K): readonly Pick<Modifiers, K>[] {
  let list = byName.get(name);
  if (!list || list.from !== installed.length) {
    list = { from: installed.length, found: installed.flatMap((p) => (p.modifiers?.[name] ? [p.modifiers] : [])) };
    byName.set(name, list);
  }
  return list.found as Pick<Modifiers, K>[];
}
const byName = new Map<string, { from: number; found: Partial<Modifiers>[] }>();

/** Why content forbids this; undefined: it does not. */
export function barTo<K extends keyof Restrictions>(
  name: K,
  ...args: Parameters<Restrictions[K]>
): ReturnType<Restrictions[K]> | undefined {
  for (const { restrictions } of installed) {
    const bar = restrictions?.[name] as
      | ((...given: Parameters<Restrictions[K]>) => ReturnType<Restrictions[K]>)
      | undefined;
    const found = bar?.(...args);
    if (found) return found;
  }
  return undefined;
}
/** Whether any piece grants this. */
export function anyGrants<
  K extends 'retreatsTo' | 'keepsReady' | 'sparesToken' | 'leads' | 'tradesWith' | 'tradesCards',
>(name: K, ...args: Parameters<Modifiers[K]>): boolean {
  return modifiers(name).some((modifier) =>
    (modifier[name] as (...given: Parameters<Modifiers[K]>) => boolean)(...args),
  );
}
/** Ways to ignore a prerequisite of this technology, at a price. */
export const waiversFor = (pub: Pub, seat: Seat, tech: string): Waiver[] =>
  installed.flatMap(({ waiver }) => (waiver?.can(pub, seat, tech) ? [waiver] : []));

/** Adds up a number that pieces contribute to. */
export function sum<
  K extends
    | 'move'
    | 'capacity'
    | 'combat'
    | 'abilityDie'
    | 'dice'
    | 'fleet'
    | 'discount'
    | 'production'
    | 'draw'
    | 'tokens'
    | 'sustainWorth'
    | 'actions'
    | 'waivers'
    | 'resources'
    | 'influence'
    | 'handLimit'
    | 'commodities',
>(name: K, ...args: Parameters<Modifiers[K]>): number {
  let total = 0;
  for (const modifier of modifiers(name)) {
    const change = modifier[name] as (...args: Parameters<Modifiers[K]>) => number;
    total += change(...args);
  }
  return total;
}
