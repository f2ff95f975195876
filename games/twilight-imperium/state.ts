// Who may see what. A planet's controller is kept apart from the units on it, and a unit may belong to nobody.
import {
  type Choice,
  type Frame,
  glance,
  isCarried,
  type Know as KnowOf,
  type Msg,
  type Seat,
  type State,
  type Table,
} from '@orrery/kernel';
import type { SetId, UnitType } from './packs/base/types.ts';
import type { Segment } from './packs/thunders-edge/expedition.ts';
import type { Forms, Procedures } from './procedures.ts';
import type { Windows } from './windows.ts';

/** The owner of neutral units and of planets nobody controls. */
export const NOBODY = -1;

/** `on`: the planet it stands on; null is the space area of system `at`. */
export type Unit = {
  id: number;
  owner: Seat;
  type: UnitType;
  at: string;
  on: string | null;
  damaged: boolean;
  galvanized?: true;
  asShip?: true; // a ground force that fights as if it were a ship [TI4-FLAG-5]
  form?: string; // the card that it is instead of that of its type, ship and ground force at once [TI4-BT-naazrokha]
};
/** A unit of `owner` that lies on the sheet of `by`. */
export type Captured = { by: Seat; owner: Seat; type: UnitType };
export type Tile = { index: number; tile: string; q: number; r: number; side: string; turn: number };
/** `at`: its system. `coexisting`: who stands there beside the controller without fighting. */
export type Planet = {
  at: string;
  controller: Seat;
  exhausted: boolean;
  attachments: string[];
  coexisting: Seat[];
  markers?: string[]; // tokens that lie on it without being attached [TI4-ATT-2]
  spoils?: number; // commodities of a total war that lie on it
  purged?: true; // its card has left the game: nobody can control it
  monument?: Monument;
};
/** `under`: commodities beneath it; `worth`: the points that `holder` has for them. */
export type Monument = { under: number; holder: Seat; worth: number };
export const newPlanet = (at: string, controller: Seat): Planet => ({
  at,
  controller,
  exhausted: false,
  attachments: [],
  coexisting: [],
});
/** A space station, which is no planet. [TI4-STAT-8] */
export type Station = { controller: Seat; exhausted: boolean };
export const newStation = (controller: Seat): Station => ({ controller, exhausted: false });
/** What lies in a system besides command tokens: a wormhole, a frontier, an ingress. */
export type SystemToken = { kind: string; side?: string; owner?: Seat };
export type CardKind =
  | 'technology'
  | 'relic'
  | 'fragment'
  | 'exploration'
  | 'leader'
  | 'breakthrough'
  | 'legendary'
  | 'note'
  | 'law'
  | 'alliance'
  | 'ocean';
/* An alliance card has the name of the commander whose text it gives to whoever it lies before. [TI4-REF-3] */
/** `locked`: a leader that waits for its condition. `purged`: out of the game, and of no use to anybody. */
export type CardState = 'readied' | 'exhausted' | 'locked' | 'purged';
/**
 * A card that lies open. `owner`: whose it is by its back; `holder`: in whose play area it lies; NOBODY: in nobody's.
 * `elected`: what a law speaks of if it is no player: a planet, a card; of a technology: another whose text it has.
 */
export type Card = {
  id: string;
  kind: CardKind;
  owner: Seat;
  holder: Seat;
  state: CardState;
  elected?: string;
  units?: UnitType[]; // of its holder that lie on it, neither on the board nor in reinforcements
  goods?: number; // trade goods that lie on it, which are nobody's
  cards?: string[]; // action cards that lie on it
};
/** The decks of hidden cards. What is played or discarded from one lies on its own pile. */
export const DECKS = [
  'actions',
  'secrets',
  'stage1',
  'stage2',
  'agendas',
  'cultural',
  'hazardous',
  'industrial',
  'frontier',
  'relics',
] as const;
export type Deck = (typeof DECKS)[number];
export const eachDeck = <V>(of: (deck: Deck) => V): Record<Deck, V> =>
  Object.fromEntries(DECKS.map((deck) => [deck, of(deck)])) as Record<Deck, V>;
/** A galactic event in force. `seats`: whose control tokens lie on its card; `cards`: alliance cards that lie there, the top first. */
export type EventCard = { id: string; seats?: Seat[]; cards?: string[] };
/** A plot card in play. `seats`: whose control tokens lie on it. `card`: none while it lies face down. [TI4-F-FIR-1] */
export type Plot = { owner: Seat; seats: Seat[]; card?: string };
export type StrategyCard = { id: string; owner: Seat; exhausted: boolean; goods: number };
export type Pool = 'tactic' | 'fleet' | 'strategy';
export const POOLS: readonly Pool[] = ['tactic', 'fleet', 'strategy'];

/** The public side of a player. `hand`, `secrets`, `notes`: how many; `cloned`: infantry waiting on its card. */
export type Player = {
  faction: string;
  home: string; // its home system, fixed when the sheets are laid out
  tactic: number;
  fleet: number;
  strategy: number;
  goods: number;
  commodities: number;
  points: number;
  hand: number;
  secrets: number;
  notes: number;
  held?: Seat[]; // whose command tokens lie in its fleet pool
  foreign?: number; // of them at most so many of others, as far as everybody can know
  looking: Deck[]; // the decks of cards it is looking at
  scored: string[];
  plotted?: string[]; // secret objectives of others that it has scored for plots
  shown?: string[]; // its secret objectives, while they lie face up
  apart?: true; // it carries no units of the ally, who carries none of its own [TI4-ALLY-14]
  passed: boolean;
  eliminated: boolean;
  cloned: number;
  purged?: UnitType[]; // pieces that have left the game
  tiles: { blue: number; red: number };
};

/** What one side of a transaction gives. `cards`: of the own hand by id; of the other's, which nobody sees, by name. `notes`: one at most. */
export type Bundle = {
  goods: number;
  commodities: number;
  cards: string[];
  notes?: string[];
  fragments?: string[]; // cards that lie open
  technologies?: string[]; // that are shared: whoever gives them keeps them
  captives?: string[]; // units of the other side that lie captured: `cruiser#1`
  relics?: string[];
  planets?: string[];
  secrets?: string[]; // unscored secret objectives; of the other's by name, as with cards
};
/** [TI4-DEAL-8] What one of the two answers at once to the question that waits for that player alone. */
export type Bound = { by: Seat; request: string; choice: Choice; label: Msg };
/** `refused`: it lies there until the turn ends, so that both know, but can no longer be taken. `words`: what else is agreed on,
 *  without force; `aloud`: everybody may read it. */
export type Offer = {
  from: Seat;
  to: Seat;
  give: Bundle;
  get: Bundle;
  answer?: Bound;
  words?: string;
  aloud?: true;
  refused?: true;
};
/** [TI4-EVENT-hidden-agenda] A secret vote. */
export type Secret = { outcome: string; count: number };
/** [TI4-DEAL-9] What two players have agreed on in their own words. Nothing enforces it. */
export type Word = { from: Seat; to: Seat; words: string; round: number };

/** Dice rolled outside a combat. `what`: the word for it. `hits`: units hit, or lost in a rift. */
export type DiceRoll = {
  seat: Seat;
  what: string;
  target: Seat;
  at: string;
  on: string | null;
  dice: { face: number; hit: boolean }[];
  hits: number;
};

export interface TI {
  pub: {
    score: number; // the target
    sets: SetId[]; // the boxes on the table
    events?: EventCard[]; // galactic events in force
    pairs?: Seat[]; // the ally of each seat, where players form pairs
    minors?: Record<string, { faction: string; by: Seat }>; // home systems that are none, by system: whose, and who placed it
    printing: 'newest' | 'older'; // of cards that were printed anew
    readings?: string[]; // disputed points that this table reads otherwise
    phase: 'setup' | 'strategy' | 'action' | 'status' | 'agenda';
    round: number;
    speaker: Seat;
    around?: Seat[]; // clockwise from the first seat of the table, where the players have chosen where they sit
    active: Seat; // whose turn it is; NOBODY outside turns
    initiative: Seat[]; // as fixed at the end of the strategy phase
    board: Tile[];
    tokens: Record<string, Seat[]>; // command tokens by system
    systemTokens: Record<string, SystemToken[]>;
    planets: Record<string, Planet>; // whoever adds, moves or removes one lays out a new record
    stations: Record<string, Station>;
    expedition?: Partial<Record<Segment, Seat>>; // whose control tokens lie on its segments, while it is under way
    units: Unit[];
    lastUnit: number;
    captured: Captured[];
    plots?: Plot[];
    custodians: boolean;
    players: Player[];
    strategyCards: StrategyCard[];
    objectives: string[]; // face up, in the order revealed
    cards: Card[]; // all that lie open before somebody
    decks: Record<Deck, number>; // how many are left; of the stages: public objectives still face down
    discards: Record<Deck, string[]>;
    purged?: string[]; // action cards that have left the game
    revealed: string[]; // face up and laid nowhere yet: the agenda voted on, an exploration card at work
    pending: Lasting[];
    rolls: DiceRoll[]; // of the action at hand, or of the last one
    words?: Word[]; // agreements made aloud
    winner: Seat; // NOBODY until the end
    sharing?: Seat[]; // who win together
  };
  /** `notes`: promissory notes in hand (`noteKey`); `looking`: cards taken off a deck to look at; `offers`: made by it and to it. */
  own: {
    hand: string[];
    secrets: string[];
    notes: string[];
    looking: { deck: Deck; card: string }[];
    tiles: string[];
    offers: Offer[];
    words?: Word[]; // agreements with others, which only the two may read
    plots?: { hand: string[]; down: string[] }; // plot cards: in hand, and face down in play in the order of `pub.plots`
    ballot?: Secret; // cast under seal on the agenda at hand, and shown to nobody but the speaker
    ballots?: Record<string, Secret>; // of the speaker: those of all, by seat
    early?: 'follow' | 'follow.note' | 'no'; // whether it uses the secondary ability at hand: answered, and not yet shown
    further?: string[]; // and what it does with it
  };
  dark: { decks: Record<Deck, string[]> };
  steps: Procedures;
  windows: Windows;
  forms: Forms;
}
export const emptyDrawer = (): TI['own'] => ({
  hand: [],
  secrets: [],
  notes: [],
  looking: [],
  tiles: [],
  offers: [],
});
export type S = State<TI>;
export type Pub = S['pub'];
export type T = Table<TI>;
export type Know = KnowOf<TI>;

/** The kinds of effects. One that a single piece both lays and reads is declared beside that piece. */
export interface Effects {
  capitals: true;
  coalesced: true; // units put among others', who fight whatever happens [TI4-FLAG-13]
  combat: true;
  conduit: true;
  disabled: true;
  dropped: true;
  discount: true;
  homeless: true; // the home system has left the game [TI4-REL-15]
  keeps: true;
  lawless: true;
  move: true;
  'nav-suite': true;
  noEntry: true;
  noVote: true;
  omen: true;
  played: true;
  readyOnly: true;
  sheltered: true;
  silence: true;
  'star-chart': true;
  votesLast: true;
}
/** What lasts as long as the procedure in whose frame it lies: "this tactical action", "this combat round". */
export type Effect = {
  kind: keyof Effects;
  seat: Seat;
  amount?: number;
  unit?: number;
  system?: string;
  source?: string;
};

/** What outlasts every procedure: in force until this moment, at which whoever it belongs to takes it away. */
export type Lasting = Effect & { until: string };

/** Every effect now in force: effects live in frames, so they end with them; those that outlast them are pending. */
export function effectsOf(pub: Pub, kind: keyof Effects): Effect[] {
  const found: Effect[] = pub.pending.filter((effect) => effect.kind === kind);
  const add = (effects: readonly Effect[]) => {
    for (const effect of effects) if (effect.kind === kind) found.push(effect);
  };
  if (isCarried(pub)) for (const effects of glance(pub, 'effects', laidIn)) add(effects);
  else for (const { args } of pub.stack) if (args.effects) add(args.effects as Effect[]);
  return found;
}
const laidIn = ({ stack }: Pub): readonly Effect[][] =>
  stack.flatMap(({ args }) => (args.effects ? [args.effects as Effect[]] : []));

/** Puts an effect into a running procedure, to end with it. */
export function lay(frame: Frame<{ effects?: Effect[] }> | undefined, effect: Effect): void {
  if (frame) frame.args.effects = [...(frame.args.effects ?? []), { ...effect }]; // what a text keeps is no part of a match
}

export const playerOf = (pub: Pub, seat: Seat): Player => pub.players[seat]!;
export const seatsOf = (pub: Pub): Seat[] => pub.players.map((_, seat) => seat);
/** Those who are still in the game. [TI4-ELIM-1] */
export const livingSeats = (pub: Pub): Seat[] => seatsOf(pub).filter((seat) => !pub.players[seat]!.eliminated);
/** Those still in the game, around the table. */
export function clockwise(pub: Pub, first: Seat): Seat[] {
  const around = pub.around ?? seatsOf(pub);
  const from = around.indexOf(first);
  return [...around.slice(from), ...around.slice(0, from)].filter((seat) => !pub.players[seat]!.eliminated);
}
/** How many seats clockwise from the first one of the table. */
export const placeOf = (pub: Pub, seat: Seat): number => pub.around?.indexOf(seat) ?? seat;

/** Cards by their id, worked out once for each list: whoever adds one lays out a new list. */
const catalogues = new WeakMap<readonly Card[], ReadonlyMap<string, readonly Card[]>>();
function catalogueOf(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const known = catalogues.get(cards);
  if (known) return known;
  const found = new Map<string, Card[]>();
  for (const card of cards)
    for (const name of card.kind === 'technology' && card.elected ? [card.id, card.elected] : [card.id])
      found.set(name, [...(found.get(name) ?? []), card]);
  catalogues.set(cards, found);
  return found;
}
const NO_CARDS: readonly Card[] = [];
/** All of this name, wherever they lie, and those that count as it. */
export const cardsNamed = (pub: Pub, id: string): readonly Card[] => catalogueOf(pub.cards).get(id) ?? NO_CARDS;
/** The card of this name that lies before a seat. */
export function heldCard(pub: Pub, seat: Seat, id: string): Card | undefined {
  for (const card of cardsNamed(pub, id)) if (card.holder === seat && card.state !== 'purged') return card;
  return undefined;
}
export const isReady = ({ state }: Card): boolean => state === 'readied';
export const has = (pub: Pub, seat: Seat, id: string): boolean => heldCard(pub, seat, id) !== undefined;
export const hasReady = (pub: Pub, seat: Seat, id: string): boolean => heldCard(pub, seat, id)?.state === 'readied';
/** What of a kind lies before a seat, ready or not. */
export const cardsOf = (pub: Pub, seat: Seat, kind: CardKind): Card[] =>
  pub.cards.filter((card) => card.kind === kind && card.holder === seat && card.state !== 'purged');
export const technologiesOf = (pub: Pub, seat: Seat): Card[] => cardsOf(pub, seat, 'technology');
/** The law of this name if it is in play. */
export const lawInPlay = (pub: Pub, id: string): Card | undefined =>
  cardsNamed(pub, id).find(({ kind, state }) => kind === 'law' && state !== 'purged');
/** A card as it comes into play, readied. */
export const newCard = (kind: CardKind, id: string, holder: Seat, owner: Seat = holder): Card => ({
  id,
  kind,
  owner,
  holder,
  state: 'readied',
});
export const newTechnology = (seat: Seat, id: string): Card => newCard('technology', id, seat);

/** A promissory note in a hand: its name and the seat it was issued by. */
export const noteKey = (id: string, owner: Seat): string => `${id}@${owner}`;
export function readNote(note: string): { id: string; owner: Seat } {
  const [id, owner] = note.split('@') as [string, string];
  return { id, owner: Number(owner) };
}

/** The galactic event of this name, if it is in force. */
export const eventOf = ({ events }: Pick<Pub, 'events'>, id: string): EventCard | undefined =>
  events?.find((event) => event.id === id);

export const hasSet = ({ sets }: Pick<Pub, 'sets'>, set: string): boolean => (sets as string[]).includes(set);

/** [TI4-LIMIT-1] Tokens of a seat that are neither on a sheet nor on the board. */
export function tokensLeft(pub: Pub, seat: Seat): number {
  const { tactic, fleet, strategy } = playerOf(pub, seat);
  let board = 0;
  for (const seats of Object.values(pub.tokens)) if (seats.includes(seat)) board += 1;
  for (const { held } of pub.players) if (held?.includes(seat)) board += 1;
  return 16 - tactic - fleet - strategy - board;
}
