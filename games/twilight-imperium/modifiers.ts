// What content may change or forbid: the quantities, the fights and the bars that pieces speak of, and what they are told of them.
import type { Seat } from '@orrery/kernel';
import type { Colour, Roll, UnitType } from './packs/base/types.ts';
import type { Pub, Unit } from './state.ts';
import type { Cause } from './steps/hits.ts';
import type { Volley } from './steps/rolls.ts';
import type { Die } from './values/combat.ts';

/** Who fights whom and where. `planet` null: in space. */
export type Fight = { attacker: Seat; defender: Seat; system: string; planet: string | null };
/** A combat die about to be rolled. `planet` null: space combat. */
export type CombatRoll = { unit: Unit; against: Seat; system: string; planet: string | null; attacker: Seat };
export type RolledDice = { seat: Seat; against: Seat; planet: string | null; dice: readonly Die[] };
/** A roll of a unit ability against the units of `target`. */
export type UnitAbility = 'afb' | 'bombardment' | 'spaceCannon';
export type AbilityRoll = { ability: UnitAbility; seat: Seat; target: Seat; system: string; planet: string | null };

/** A card that lies open, and what it gives as resources or as influence. */
export type Treasure = { id: string; worth: number };

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
  passes(pub: Pub, seat: Seat, from: string, unit: Unit, system: string): boolean; // ships through other ships
  spurs(pub: Pub, unit: Unit, system: string): boolean; // moving through this system lets the ship move one further
  rebates(pub: Pub, seat: Seat): number; // resources that others can take off what it pays for research
  enters(pub: Pub, seat: Seat, anomaly: string): boolean; // anomalies otherwise closed
  copies(pub: Pub, seat: Seat): readonly string[]; // pieces whose text this seat has as if they were its own
  ignoresAnomalies(pub: Pub, seat: Seat): boolean; // while ships move
  eitherCoin(pub: Pub, seat: Seat): boolean; // influence is spent as resources
  shuts(pub: Pub, wormhole: string, system: string, mover: Seat): boolean; // a wormhole that is of no use to this seat when it moves
  pilfers(pub: Pub, seat: Seat): boolean; // scores secret objectives that others have scored, for a plot each
  unmasked(pub: Pub, seat: Seat): boolean; // its plots lie face up
  slips(pub: Pub, unit: Unit): boolean; // a ship that passes others' as long as it carries nothing
  claims(pub: Pub, seat: Seat): readonly string[]; // planets that count as controlled for scoring secret objectives
  bridges(pub: Pub, system: string): readonly string[]; // systems that lie beside this one for everybody, by no wormhole
  mutes(pub: Pub, seat: Seat, system: string): boolean; // units of this seat have no unit abilities there
  votes(pub: Pub, seat: Seat): number; // beyond those of planets, if there are any
  votesFirst(pub: Pub, seat: Seat): boolean;
  singleVote(pub: Pub): boolean; // everybody casts one, without planets
  fleetPool(pub: Pub): number; // the most tokens it may hold
  structures(pub: Pub, type: UnitType): number; // on one planet, beyond the usual number
  singly(pub: Pub): boolean; // what comes in pairs for its cost comes alone
  sparesResources(pub: Pub, seat: Seat, card: string): boolean; // of a strategy card
  handsOver(pub: Pub): boolean; // a strategy card chosen goes to somebody else
  opensSecrets(pub: Pub, seat: Seat): boolean; // plays with its secret objectives face up
  custodians(pub: Pub, seat: Seat): number; // beyond the six influence that remove their token
  swapsValues(pub: Pub, planet: string): boolean; // its resources stand for its influence, and the other way round
  goodWorth(pub: Pub, seat: Seat): number; // resources or influence of a trade good beyond the first
  bombards(pub: Pub, unit: Unit): boolean; // ground forces that use their bombardment as ships do
  crosses(pub: Pub, seat: Seat, anomaly: string): boolean; // ships move through, though they may not end there
  yields(pub: Pub, seat: Seat, system: string): number; // production that a system itself has for this seat
  precedes(pub: Pub, seat: Seat): boolean; // before all others in initiative order
  lands(pub: Pub, unit: Unit): boolean; // ships that may be committed as if they were ground forces
  scoresAway(pub: Pub, seat: Seat): boolean; // public objectives without the own home planets
  afloat(pub: Pub, seat: Seat, type: UnitType): boolean; // structures that lie in space
  schemes(pub: Pub, seat: Seat): number; // action cards drawn beyond those named, of which as many are discarded
  propagates(pub: Pub, seat: Seat): number; // command tokens gained instead of research
  pierces(pub: Pub, seat: Seat): boolean; // bombards planets in spite of Planetary Shield
  planetVotes(pub: Pub, planet: string): number; // votes of a planet beyond its influence
  unsilenced(pub: Pub, seat: Seat): boolean; // nothing keeps it from voting
  symbols(pub: Pub, seat: Seat, colour: Colour): number; // prerequisites met without a technology
  drops(pub: Pub, seat: Seat, system: string): readonly Unit[]; // ground forces elsewhere, or in reserve, that may be committed, too
  warps(pub: Pub, seat: Seat): boolean; // it matters which of its ships came through wormholes
  aims(pub: Pub, roll: CombatRoll): boolean; // hits of this unit go to non-fighter ships first
  bears(pub: Pub, seat: Seat, planet: string): number; // production that a planet itself has for this seat
  seals(pub: Pub, seat: Seat, system: string): boolean; // a system through which ships of this seat do not move
  rides(pub: Pub, unit: Unit): boolean; // ground forces that need no capacity beside a ship that has any
  lets(pub: Pub, owner: Seat, mover: Seat): boolean; // ships of the one do not bar the way of the other's
  prospects(pub: Pub, seat: Seat, planet: string): number; // cards beyond the first that are turned up, one of which counts
  rolls(pub: Pub, roll: CombatRoll): number; // dice of a unit beyond those printed
  supplants(pub: Pub, seat: Seat, type: UnitType): boolean; // no more pieces of this type come to the board
  evades(pub: Pub, unit: Unit): boolean; // hits of unit abilities cannot be assigned to it
  flies(pub: Pub, seat: Seat): readonly string[]; // flagships whose text its own has besides
  musters(pub: Pub, unit: Unit): boolean; // ground forces in space that are ships for the length of a space combat
  amalgamates(pub: Pub, seat: Seat): boolean; // captured units are returned to produce others of their type for nothing
  steady(pub: Pub, seat: Seat, system: string): boolean; // ships that do not roll when they leave this gravity rift
  slings(pub: Pub, seat: Seat): number; // move beyond the 1 that a gravity rift adds
  flocks(pub: Pub, unit: Unit): boolean; // moves from where it is, whatever lies between
  tiny(pub: Pub, seat: Seat): number; // produced fighters and infantry that do not count
  spills(pub: Pub, seat: Seat): boolean; // hits of its barrage beyond the fighters damage ships
  departs(pub: Pub, ship: Unit): boolean; // leaves systems with the own command token, with what it carries
  secretLimit(pub: Pub, seat: Seat): number; // secret objectives beyond three
  aids(pub: Pub, seat: Seat): number; // tokens that may be spent instead of those in the strategy pool
  leaps(pub: Pub, unit: Unit): readonly string[]; // systems that are adjacent to this one ship
  screens(pub: Pub, unit: Unit): boolean; // in a space combat its Sustain Damage cancels hits on ships beside it
  hardens(pub: Pub, unit: Unit): boolean; // has Sustain Damage, though it is not printed on it
  gratis(pub: Pub, seat: Seat, type: UnitType): boolean; // is produced without spending anything
  revisits(pub: Pub, seat: Seat): boolean; // activates systems with the own token: both go home, and the turn ends
  borders(pub: Pub, a: Seat, b: Seat): boolean; // neighbours, wherever their units are
  toll(pub: Pub, seat: Seat, system: string): number; // influence that activating a system costs
  levy(pub: Pub, seat: Seat, planet: string): number; // payments of 1 influence each for committing to a planet
  liquid(pub: Pub, seat: Seat): boolean; // commodities are spent as if they were trade goods
  cannon(pub: Pub, planet: string): Roll | undefined; // a space cannon that a planet itself has
  volleys(pub: Pub, seat: Seat): Volley | undefined; // a barrage that no unit fires
  strays(pub: Pub): boolean; // it matters which ships could only come through alpha, beta or gamma wormholes
  abstains(pub: Pub, unit: Unit): boolean; // a ship that takes no part in space combat
  produces(pub: Pub, unit: Unit): number; // production of a unit beyond what is printed on it
  dares(pub: Pub, seat: Seat): number; // move beyond what a gravity rift adds, at a greater risk
  fells(pub: Pub, cause: Cause): number; // units beyond the first that each hit destroys which nobody has cancelled
  scoresMany(pub: Pub): boolean; // any number of public objectives in one status phase
  secretBallots(pub: Pub): boolean; // all vote at once, and only the totals are published
  hushes(pub: Pub): boolean; // nobody trades or makes a deal in the agenda phase
  outlasts(pub: Pub): boolean; // the round is played to its end, though somebody has reached the target
  falls(pub: Pub, seat: Seat): boolean; // out of the game, whatever it has left
  anyCoin(pub: Pub, seat: Seat): boolean; // resources and influence are spent as each other
  berths(pub: Pub, seat: Seat, list: readonly UnitType[]): number; // produced fighters and ground forces aboard produced ships, which do not count
  barters(pub: Pub, seat: Seat): boolean; // a promissory note to the player of the card instead of the token of a secondary
  treasures(pub: Pub, seat: Seat): readonly Treasure[]; // cards that are spent and readied as if they were planets
  fuses(pub: Pub, seat: Seat): boolean; // all colours of technology count as each other
  severs(pub: Pub, viewer: Seat, a: string, b: string): boolean; // a border across which two systems are not adjacent to this seat
  trails(pub: Pub, seat: Seat): boolean; // it matters which systems its ships have left on their way
  leashes(pub: Pub, unit: Unit): boolean; // moves as far as the fastest ship that leaves the same system with it
  hosts(pub: Pub): boolean; // minor factions have their systems in this galaxy
  wild(pub: Pub): boolean; // some action cards and relics are stronger than printed
  shards(pub: Pub): number; // relic fragments that a relic needs beyond three
  blends(pub: Pub): boolean; // where two fragments are asked for they need not match
  scraps(pub: Pub, type: UnitType): boolean; // pieces of this type that are destroyed leave the game
  boundless(pub: Pub): boolean; // there is no most that commodities may be; replenishing adds the value
  teaches(pub: Pub, a: Seat, b: Seat): boolean; // technologies are shared in their transactions
  carries(pub: Pub, seat: Seat): boolean; // its ships carry structures, too, and those take no room
  fires(pub: Pub, unit: Unit): number; // dice of a unit beyond those printed, for each of its abilities
  absorbs(pub: Pub, seat: Seat, planet: string): number; // hits of a bombardment of its ground forces that are cancelled by themselves
  salvages(pub: Pub, seat: Seat): readonly string[]; // action cards that are played as from the hand, and leave the game then
  relicWares(pub: Pub, from: Seat, to: Seat): readonly string[]; // relics that change hands in their transactions
  planetWares(pub: Pub, from: Seat, to: Seat): readonly string[]; // and planets
  tradesSecrets(pub: Pub, a: Seat, b: Seat): boolean; // and unscored secret objectives
  turnsDice(pub: Pub): boolean; // somebody may change a die before it is read
  bargains(pub: Pub, a: Seat, b: Seat): boolean; // a transaction now, whoever is active and whatever they did before
}
/** Those that are said of something or not, and those that are numbers. */
export type Grant = Giving<boolean>;
export type Amount = Giving<number>;
type Giving<V> = { [K in keyof Modifiers]: ReturnType<Modifiers[K]> extends V ? K : never }[keyof Modifiers];

/** What needs no decision in a fight, or costs nothing to decide, as far as its odds must know of it. */
export interface InFights {
  ambushes?(pub: Pub, fight: Fight, own: readonly Unit[]): number[]; // what each die rolled at the start must reach
  harries?(pub: Pub, fight: Fight, seat: Seat): Unit[]; // units that bombard at the end of each round of ground combat
  dooms?(pub: Pub, unit: Unit): boolean; // its destruction destroys every ship in the system
  strikes?(pub: Pub, fight: Fight, own: readonly Unit[], enemy: readonly Unit[]): Strike | undefined; // at the start
  retorts?(pub: Pub, unit: Unit): number; // hits that answer its Sustain Damage in ground combat
  mends?: { at: Mending; unit(pub: Pub, units: readonly Unit[], sustained: ReadonlySet<number>): Unit | undefined };
}
type Strike = { destroys: Unit } | { hits: Unit };
/** The moments of a combat round at which units are repaired by themselves. */
export type Mending = 'round.start' | 'hits.assigned';

/** Why something cannot be done: the word for it (`why.<why>`) and the rule. */
export type Reason = { why: string; rule: string };
/** What content may forbid. The first reason found is told where the choice is shown as barred. */
export interface Restrictions {
  /** A unit ability of the units of `roll.seat` against those of `roll.target`. */
  use(pub: Pub, roll: AbilityRoll): Reason | undefined;
  /** Sustain Damage of this unit. */
  sustain(pub: Pub, unit: Unit): Reason | undefined;
  /** Production of this unit. */
  produce(pub: Pub, unit: Unit): Reason | undefined;
  /** A unit of this type, with the production of this one. */
  make(pub: Pub, unit: Unit, type: UnitType): Reason | undefined;
  /** Units landed, produced or placed on this planet. */
  place(pub: Pub, planet: string): Reason | undefined;
  /** What is printed on mechs, but for Sustain Damage. */
  mechText(pub: Pub): Reason | undefined;
  /** A vote of this seat. */
  vote(pub: Pub, seat: Seat): Reason | undefined;
  /** A system, by this seat. */
  activate(pub: Pub, seat: Seat, system: string): Reason | undefined;
  /** A retreat of this seat. */
  retreat(pub: Pub, seat: Seat): Reason | undefined;
  /** The cancelling of an action card of this seat by another, both by name. */
  cancel(pub: Pub, seat: Seat, by: string, card: string): Reason | undefined;
  /** Tokens that copy a text, on components of this seat. */
  copy(pub: Pub, seat: Seat): Reason | undefined;
  /** Action cards of this seat. */
  play(pub: Pub, seat: Seat): Reason | undefined;
}
