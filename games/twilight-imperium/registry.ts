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
  editionOf,
  inPlay,
  type Option,
  type Seat,
  type Step,
  type StepName,
  type Taking,
  type WindowName,
} from '@orrery/kernel';
import { boundAbilities, type Cost, type Source } from './holders.ts';
import type { Colour, Roll, SetId, UnitType } from './packs/base/types.ts';
import type { Acting } from './procedures.ts';
import {
  type Bundle,
  type Card,
  type Deck,
  eventOf,
  hasSet,
  type Know,
  type Lasting,
  type Pub,
  type T,
  type TI,
  type Unit,
} from './state.ts';
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
  passes(pub: Pub, seat: Seat, from: string, unit: Unit): boolean; // ships through other ships
  enters(pub: Pub, seat: Seat, anomaly: string): boolean; // anomalies otherwise closed
  copies(pub: Pub, seat: Seat): readonly string[]; // pieces whose text this seat has as if they were its own
  ignoresAnomalies(pub: Pub, seat: Seat): boolean; // while ships move
  eitherCoin(pub: Pub, seat: Seat): boolean; // influence is spent as resources
  shuts(pub: Pub, wormhole: string, system: string, mover: Seat): boolean; // a wormhole that is of no use to this seat when it moves
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
  bargains(pub: Pub, a: Seat, b: Seat): boolean; // a transaction now, whoever is active and whatever they did before
}
/** What needs no decision in a fight, or costs nothing to decide, as far as its odds must know of it. */
export interface InFights {
  ambushes?(pub: Pub, fight: Fight, own: readonly Unit[]): number[]; // what each die rolled at the start must reach
  harries?(pub: Pub, fight: Fight, seat: Seat): Unit[]; // units that bombard at the end of each round of ground combat
  dooms?(pub: Pub, unit: Unit): boolean; // its destruction destroys every ship in the system
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
  /** The cancelling of action cards of this seat by a card of that name. */
  cancel(pub: Pub, seat: Seat, by: string): Reason | undefined;
  /** Tokens that copy a text, on components of this seat. */
  copy(pub: Pub, seat: Seat): Reason | undefined;
  /** Action cards of this seat. */
  play(pub: Pub, seat: Seat): Reason | undefined;
}

/** Another way to ignore a prerequisite, at a price. */
export interface Waiver {
  option: Option;
  colour?: Colour; // it stands for this symbol only
  can(pub: Pub, seat: Seat, tech: string): boolean;
  all?: true; // it stands for every symbol that is missing
  pay(t: T, seat: Seat): void;
}

/** Another way to pay for research by the strategy card. `pay`: what may be researched for it. */
export interface Tuition {
  options(pub: Pub, seat: Seat): Option[];
  pay(t: T, seat: Seat, choice: string): string[];
}

/** A barrage that was fired. `excess`: hits beyond the fighters there were. */
export type Barraged = { by: Seat; target: Seat; system: string; excess: number; dice: readonly Die[] };

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
/** `faction`: whose players issue it; none: everybody's. `received`: it lies open before whoever gets it at once [TI4-PNOTE-6];
 *  `lost`: what follows when it is taken away. */
export type Note = {
  set: string;
  faction?: string;
  received?(t: T, holder: Seat): void;
  lost?(t: T, holder: Seat): void;
};
/** What an agenda says besides its outcomes. */
export interface AgendaText {
  possible?(pub: Pub): boolean; // otherwise another one is revealed in its place [TI4-AGENDA-4]
  again?: true; // the law it elects is voted on anew [TI4-AGENDA-22]
  repealed?(t: T, law: Card): void; // what follows when it leaves play as a law
}

/** A place that is explored. `planet` null: the frontier token of the system. `frame`: of the procedure `explore`. */
export type Explored = { seat: Seat; planet: string | null; system: string; frame: number };
/** What an exploration card says, and where it goes afterwards. [TI4-EXPL-7] */
export interface ExplorationText {
  goes: 'discard' | 'attach' | 'keep' | 'purge' | 'common'; // `common`: it lies before nobody
  choices?(pub: Pub, explored: Explored): string[]; // each may be declined, unless
  must?: true; // one of them is made
  resolve?(t: T, explored: Explored, choice: string): void; // `choice` '': none was made
}

/** A leader, of the piece's name. `unlocks`: when a commander comes into play by itself; none: what unlocks it happens.
 *  `amid`: also while something is being resolved, for what is asked is being in the middle of it. */
export type Leader = {
  faction: string;
  type: 'agent' | 'commander' | 'hero';
  unlocks?(pub: Pub, seat: Seat): boolean;
  amid?: true;
  home?: string; // comes with this home system only
};

export interface Piece extends Dated {
  id: string;
  set?: SetId; // the box it comes in, if it is not in every one
  event?: true; // a galactic event: it does something only where it is in force
  of?: Source; // whose text it is; none: it says itself whom it serves
  cost?: Cost; // of its abilities and its action, paid before anything else
  modifiers?: Partial<Modifiers>;
  restrictions?: Partial<Restrictions>;
  waiver?: Waiver;
  tuition?: Tuition;
  abilities?: Record<string, Ability<TI>>;
  actions?: Action; // a component action of the turn [TI4-TURN-20]
  anytime?: Action & { phase?: Pub['phase'] }; // used whenever nothing is being resolved [TI4-GEN-38]; `phase`: in it only
  steps?: { [N in StepName<TI>]?: Step<TI, Args<TI, N>> };
  card?: DeckCard; // a card of a deck, of the piece's name
  note?: Note; // a promissory note, of the piece's name
  leader?: Leader;
  deals?(k: Know): TradeDeal[];
  destroyed?(t: T, units: readonly Unit[]): void; // what follows by itself when units are destroyed
  activated?(t: T, by: Seat, system: string): void; // and when a system is activated
  performs?(t: T, by: Seat, choice: string): void; // and when any action of a turn is chosen
  acts?(t: T, by: Seat, choice: string): void; // and when the first action of a turn is chosen, before it begins
  produces?(t: T, by: Seat, list: readonly UnitType[]): void; // and when units are produced, before they are placed
  barraged?(t: T, fire: Barraged): void; // and when a barrage has been fired, its hits assigned
  voted?(t: T, agenda: number, seat: Seat): void; // and when a seat has cast its votes
  discards?(t: T, by: Seat, card: string): void; // and when an action card has been put on the discard pile
  handed?(t: T, from: Seat, to: Seat, bundle: Bundle): void; // and when one side of a transaction has given its part
  bombarded?(t: T, by: Seat, planet: string, hits: number): void; // and when a planet is bombarded, before hits are assigned
  odds?: InFights;
  founded?(t: T): void; // the last of the set-up
  upkeep?(t: T): void; // looked after between any two stages [TI4-WIN-9]
  statusEnd?(t: T): void;
  statusOver?(t: T): void; // after everything else in the status phase
  due?(t: T, effect: Lasting): void; // what was put off until now
  agenda?: AgendaText;
  exploration?: ExplorationText;
  gained?(t: T, seat: Seat): void; // when its open card comes to somebody
  lost?(t: T, seat: Seat): void; // and when it leaves
  agent?: true; // it counts as an agent, though it is no leader
  follows?: { [N in WindowName<TI>]?: (t: T, about: About<TI, N>) => void }; // by itself at a moment, before anybody may react
}

/** One step of a piece under a name that is put together. */
export const stepNamed = <N extends StepName<TI>>(name: N, body: Step<TI, Args<TI, N>>): NonNullable<Piece['steps']> =>
  ({ [name]: body }) as NonNullable<Piece['steps']>;

/** [TI4-SET-4, -7] Whether the sets of a table have this piece: out of use it changes nothing and asks nobody. */
export function inBoxes(table: Pick<Pub, 'sets'> & Lending, piece: Piece): boolean {
  const { id, set, event, card, note } = piece;
  if (event && !eventOf(table, id)) return false;
  const from = [set, card?.set, note?.set].filter((box) => box !== undefined);
  return from.every((box) => hasSet(table, box)) || isLent(table, piece);
}
/** [TI4-REF-3] A commander whose alliance card an event or a breakthrough has brought: no leader of this table need be there. */
const isLent = (table: Lending, { id, leader }: Piece): boolean => leader !== undefined && lentAt(table).includes(id);
type Lending = Pick<Pub, 'events'> & Partial<Pick<Pub, 'cards'>>;
const lentAt = ({ events = [], cards = [] }: Lending): string[] => [
  ...events.flatMap((event) => event.cards ?? []),
  ...cards.flatMap(({ kind, id }) => (kind === 'alliance' ? [id] : [])),
];

const installed: Piece[] = [];

/** Called once, when the game is put together. */
export function install(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (installed.some((other) => other.id === piece.id)) throw new Error(`two pieces are called ${piece.id}`);
    installed.push(piece);
  }
}
export const pieces = (): readonly Piece[] => installed;

/** What there is of all pieces at one table, found by what it is asked for. */
interface AtTable {
  pieces: readonly Piece[];
  named: ReadonlyMap<string, Piece>;
  having: Map<keyof Piece, readonly Piece[]>; // by what they have
  modifiers: Map<keyof Modifiers, readonly Partial<Modifiers>[]>;
  abilities: ReadonlyMap<string, readonly AnyAbility[]>; // by window
  copiers: readonly Piece[]; // that lend the text of others
}
const byPlayers = new WeakMap<readonly object[], AtTable>();
const byKey = new Map<string, AtTable>();

/** A table is worked out once; sheets are not dealt before the set-up is over, and whoever changes one lays out a new list. */
function atTable(pub: Pub): AtTable {
  const known = byPlayers.get(pub.players);
  if (known) return known;
  const factions = pub.phase === 'setup' ? undefined : pub.players.map(({ faction }) => faction);
  const events = pub.events?.map(({ id }) => id);
  const key = [installed.length, editionOf(pub), pub.sets, factions, events, lentAt(pub)].join(' ');
  const found = byKey.get(key) ?? laidOut(pub, factions);
  byKey.set(key, found);
  if (factions) byPlayers.set(pub.players, found);
  return found;
}
function laidOut(pub: Pub, factions: readonly string[] | undefined): AtTable {
  const isDealt = (piece: Piece): boolean =>
    !factions || !sheetOf(piece) || factions.includes(sheetOf(piece)!) || isLent(pub, piece);
  const pieces = inPlay(installed, pub).filter((piece) => inBoxes(pub, piece) && isDealt(piece));
  const abilities = new Map<string, AnyAbility[]>();
  for (const piece of pieces)
    for (const [, ability] of boundAbilities(piece))
      abilities.set(ability.window, [...(abilities.get(ability.window) ?? []), ability]);
  const named = new Map(pieces.map((piece) => [piece.id, piece]));
  const copiers = pieces.filter((piece) => piece.modifiers?.copies);
  return { pieces, named, having: new Map(), modifiers: new Map(), abilities, copiers };
}
/** The faction whose own it is; none: anybody's. */
const sheetOf = ({ of, leader }: Piece): string | undefined =>
  leader?.faction ?? (of && 'faction' in of ? of.faction : undefined);
/** The pieces that matter at this table: of its edition, its sets and its sheets. */
export const piecesAt = (pub: Pub): readonly Piece[] => atTable(pub).pieces;
export const pieceAt = (pub: Pub, id: string): Piece | undefined => atTable(pub).named.get(id);
/** Those of them that bring this: found once, for most bring little and they are asked all the time. */
export function piecesWith<K extends keyof Piece>(pub: Pub, what: K): readonly (Piece & Required<Pick<Piece, K>>)[] {
  const { pieces, having } = atTable(pub);
  let list = having.get(what);
  if (!list) {
    list = pieces.filter((piece) => piece[what] !== undefined);
    having.set(what, list);
  }
  return list as (Piece & Required<Pick<Piece, K>>)[];
}
/** The piece by which this seat has the text of another. */
export const copierOf = (pub: Pub, seat: Seat, id: string): Piece | undefined =>
  atTable(pub).copiers.find(({ modifiers }) => modifiers!.copies!(pub, seat).includes(id));

/** Whether by public facts anybody could react to this: who asks whether an order matters need not know what with. */
export const mightReact = <N extends WindowName<TI>>(pub: Pub, name: N, about: About<TI, N>): boolean =>
  (atTable(pub).abilities.get(name) ?? []).some(({ might }) =>
    pub.players.some((_, seat) => might(pub, seat, { names: [name], about, used: [] })),
  );

/** Whether this seat could by public facts. */
export const mightUse = <N extends WindowName<TI>>(pub: Pub, seat: Seat, name: N, about: About<TI, N>): boolean =>
  (atTable(pub).abilities.get(name) ?? []).some(({ might }) => might(pub, seat, { names: [name], about, used: [] }));

/** A moment: what follows by itself, then the window for whoever may react. */
export function happen<N extends WindowName<TI>>(t: T, name: N, about: About<TI, N>): void {
  for (const { follows } of piecesWith(t.s.pub, 'follows')) {
    const follow = follows[name] as ((table: T, facts: About<TI, N>) => void) | undefined;
    follow?.(t, about);
  }
  (t.window as (window: N, facts: About<TI, N>) => void)(name, about);
}
/** What the pieces bring for the odds of fights. */
export const inFights = <K extends keyof InFights>(pub: Pub, name: K): (InFights & Required<Pick<InFights, K>>)[] =>
  piecesWith(pub, 'odds').flatMap(({ odds }) => (hasPart(odds, name) ? [odds] : []));
const hasPart = <K extends keyof InFights>(odds: InFights, name: K): odds is InFights & Required<Pick<InFights, K>> =>
  odds[name] !== undefined;

/** What changes this quantity at this table, narrowed to it. */
export function modifiers<K extends keyof Modifiers>(pub: Pub, name: K): readonly Pick<Modifiers, K>[] {
  const table = atTable(pub);
  let list = table.modifiers.get(name);
  if (!list) {
    list = table.pieces.flatMap((p) => (p.modifiers?.[name] ? [p.modifiers] : []));
    table.modifiers.set(name, list);
  }
  return list as Pick<Modifiers, K>[];
}

/** Why content forbids this; undefined: it does not. */
export function barTo<K extends keyof Restrictions>(
  name: K,
  ...args: Parameters<Restrictions[K]>
): ReturnType<Restrictions[K]> | undefined {
  for (const { restrictions } of piecesWith(args[0], 'restrictions')) {
    const bar = restrictions[name] as
      | ((...given: Parameters<Restrictions[K]>) => ReturnType<Restrictions[K]>)
      | undefined;
    const found = bar?.(...args);
    if (found) return found;
  }
  return undefined;
}
/** Whether any piece grants this. */
export function anyGrants<
  K extends
    | 'retreatsTo'
    | 'keepsReady'
    | 'sparesToken'
    | 'sparesResources'
    | 'leads'
    | 'tradesWith'
    | 'tradesCards'
    | 'shuts'
    | 'votesFirst'
    | 'singleVote'
    | 'singly'
    | 'handsOver'
    | 'opensSecrets'
    | 'ignoresAnomalies'
    | 'eitherCoin'
    | 'swapsValues'
    | 'crosses'
    | 'precedes'
    | 'lands'
    | 'scoresAway'
    | 'afloat'
    | 'bombards'
    | 'pierces'
    | 'warps'
    | 'unsilenced'
    | 'aims'
    | 'seals'
    | 'rides'
    | 'spills'
    | 'lets'
    | 'musters'
    | 'amalgamates'
    | 'steady'
    | 'flocks'
    | 'departs'
    | 'screens'
    | 'hardens'
    | 'gratis'
    | 'bargains'
    | 'leashes'
    | 'scraps'
    | 'wild'
    | 'hosts'
    | 'blends'
    | 'boundless'
    | 'teaches'
    | 'trails'
    | 'severs'
    | 'fuses'
    | 'borders'
    | 'liquid'
    | 'anyCoin'
    | 'barters'
    | 'revisits'
    | 'strays'
    | 'abstains'
    | 'scoresMany'
    | 'outlasts'
    | 'falls'
    | 'mutes'
    | 'carries',
>(name: K, ...args: Parameters<Modifiers[K]>): boolean {
  return modifiers(args[0], name).some((modifier) =>
    (modifier[name] as (...given: Parameters<Modifiers[K]>) => boolean)(...args),
  );
}
/** Ways to ignore a prerequisite of this technology, at a price. */
export const waiversFor = (pub: Pub, seat: Seat, tech: string): Waiver[] =>
  piecesWith(pub, 'waiver').flatMap(({ waiver }) => (waiver.can(pub, seat, tech) ? [waiver] : []));

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
    | 'votes'
    | 'structures'
    | 'commodities'
    | 'custodians'
    | 'goodWorth'
    | 'yields'
    | 'bears'
    | 'tiny'
    | 'berths'
    | 'slings'
    | 'prospects'
    | 'rolls'
    | 'schemes'
    | 'planetVotes'
    | 'symbols'
    | 'propagates'
    | 'secretLimit'
    | 'aids'
    | 'toll'
    | 'levy'
    | 'produces'
    | 'dares'
    | 'absorbs'
    | 'fires'
    | 'fells'
    | 'shards',
>(name: K, ...args: Parameters<Modifiers[K]>): number {
  let total = 0;
  for (const modifier of modifiers(args[0], name)) {
    const change = modifier[name] as (...args: Parameters<Modifiers[K]>) => number;
    total += change(...args);
  }
  return total;
}
