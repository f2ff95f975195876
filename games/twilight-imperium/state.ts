// Who may see what. A planet's controller is kept apart from the units on it, and a unit may belong to nobody.
import type { Frame, Know as KnowOf, Seat, State, Table } from '@orrery/kernel';
import type { SetId, UnitType } from './packs/base/types.ts';
import type { Forms, Procedures } from './procedures.ts';
import type { Windows } from './windows.ts';

/** The owner of neutral units and of planets nobody controls. */
export const NOBODY = -1;

/** `on`: the planet it stands on; null is the space area of system `at`. */
export type Unit = { id: number; owner: Seat; type: UnitType; at: string; on: string | null; damaged: boolean };
export type Tile = { index: number; tile: string; q: number; r: number; side: string; turn: number };
export type Planet = { controller: Seat; exhausted: boolean; attachments: string[] };
/** A card that lies open. `owner`: whose it is by its back; `holder`: in whose play area it lies; NOBODY: in nobody's. */
export type Card = { id: string; kind: 'technology'; owner: Seat; holder: Seat; exhausted: boolean };
/** The decks of hidden cards, each with its discard pile if it has one. */
export const DECKS = ['actions', 'secrets', 'stage1', 'stage2'] as const;
export type Deck = (typeof DECKS)[number];
export type StrategyCard = { id: string; owner: Seat; exhausted: boolean; goods: number };
export type Pool = 'tactic' | 'fleet' | 'strategy';
export const POOLS: readonly Pool[] = ['tactic', 'fleet', 'strategy'];

/** The public side of a player. `hand`, `secrets`: how many; `cloned`: infantry waiting on its card. */
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
  scored: string[];
  passed: boolean;
  cloned: number;
  tiles: { blue: number; red: number };
};

/** What one side of a transaction gives. `cards`: of the own hand by id; of the other's, which nobody sees, by name. */
export type Bundle = { goods: number; commodities: number; cards: string[] };
/** `refused`: it lies there until the turn ends, so that both know, but can no longer be taken. */
export type Offer = { from: Seat; to: Seat; give: Bundle; get: Bundle; refused?: true };

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
    printing: 'newest' | 'older'; // of cards that were printed anew
    phase: 'setup' | 'strategy' | 'action' | 'status';
    round: number;
    speaker: Seat;
    active: Seat; // whose turn it is; NOBODY outside turns
    initiative: Seat[]; // as fixed at the end of the strategy phase
    board: Tile[];
    tokens: Record<string, Seat[]>; // command tokens by system
    planets: Record<string, Planet>;
    units: Unit[];
    lastUnit: number;
    custodians: boolean;
    players: Player[];
    strategyCards: StrategyCard[];
    objectives: string[]; // face up, in the order revealed
    cards: Card[]; // all that lie open before somebody
    decks: Record<Deck, number>; // how many are left; of the stages: public objectives still face down
    discards: { actions: string[] };
    rolls: DiceRoll[]; // of the action at hand, or of the last one
    winner: Seat; // NOBODY until the end
  };
  own: { hand: string[]; secrets: string[]; tiles: string[]; offers: Offer[] }; // `offers`: those made by it and to it
  dark: { decks: Record<Deck, string[]> };
  steps: Procedures;
  windows: Windows;
  forms: Forms;
}
export type S = State<TI>;
export type Pub = S['pub'];
export type T = Table<TI>;
export type Know = KnowOf<TI>;

/** What lasts as long as the procedure in whose frame it lies: "this tactical action", "this combat round". */
export type Effect = { kind: string; seat: Seat; amount?: number; unit?: number; system?: string; source?: string };

/** Every effect now in force: effects live in frames, so they end with them. */
export function effectsOf(pub: Pub, kind: string): Effect[] {
  const found: Effect[] = [];
  for (const frame of pub.stack) {
    const effects = frame.args.effects as Effect[] | undefined;
    if (effects) for (const effect of effects) if (effect.kind === kind) found.push(effect);
  }
  return found;
}

/** Puts an effect into a running procedure, to end with it. */
export function lay(frame: Frame<{ effects?: Effect[] }> | undefined, effect: Effect): void {
  if (frame) frame.args.effects = [...(frame.args.effects ?? []), effect];
}

export const playerOf = (pub: Pub, seat: Seat): Player => pub.players[seat]!;
export const seatsOf = (pub: Pub): Seat[] => pub.players.map((_, seat) => seat);
export const clockwise = (pub: Pub, first: Seat): Seat[] => pub.players.map((_, i) => (first + i) % pub.players.length);

/** Cards by their id, worked out once for each list: whoever adds one lays out a new list. */
const catalogues = new WeakMap<readonly Card[], ReadonlyMap<string, readonly Card[]>>();
function catalogueOf(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const known = catalogues.get(cards);
  if (known) return known;
  const found = new Map<string, Card[]>();
  for (const card of cards) found.set(card.id, [...(found.get(card.id) ?? []), card]);
  catalogues.set(cards, found);
  return found;
}
/** The card of this name that lies before a seat. */
export const heldCard = (pub: Pub, seat: Seat, id: string): Card | undefined =>
  catalogueOf(pub.cards)
    .get(id)
    ?.find(({ holder }) => holder === seat);
export const has = (pub: Pub, seat: Seat, id: string): boolean => heldCard(pub, seat, id) !== undefined;
export const hasReady = (pub: Pub, seat: Seat, id: string): boolean => heldCard(pub, seat, id)?.exhausted === false;
export const technologiesOf = (pub: Pub, seat: Seat): Card[] =>
  pub.cards.filter(({ kind, holder }) => kind === 'technology' && holder === seat);
/** A technology as it comes into play, readied. */
export const newTechnology = (seat: Seat, id: string): Card => ({
  id,
  kind: 'technology',
  owner: seat,
  holder: seat,
  exhausted: false,
});

export const hasSet = ({ sets }: Pick<Pub, 'sets'>, set: string): boolean => (sets as string[]).includes(set);

/** [TI4-LIMIT-1] Tokens of a seat that are neither on the sheet nor on the board. */
export function tokensLeft(pub: Pub, seat: Seat): number {
  const { tactic, fleet, strategy } = playerOf(pub, seat);
  let board = 0;
  for (const seats of Object.values(pub.tokens)) if (seats.includes(seat)) board += 1;
  return 16 - tactic - fleet - strategy - board;
}
