// The moot: a small game that uses everything the kernel offers at once. It exists for the kernel's own tests.
import {
  type AbilityArgs,
  type Dated,
  type DealArgs,
  inPlay,
  type None,
  type Seat,
  type State,
  typed,
} from '../../src/index.ts';

export interface Card extends Dated {
  kind: string;
  copies: number;
}
export const CARDS: readonly Card[] = [
  { kind: 'tax', copies: 8 },
  { kind: 'gift', copies: 6 },
  { kind: 'veto', copies: 14 },
];
/** `tax#3`: the third of its kind. */
export const deckOf = (cards: readonly Card[], pub: Pick<S['pub'], 'edition'>): string[] =>
  inPlay(cards, pub).flatMap(({ kind, copies }) => Array.from({ length: copies }, (_, i) => `${kind}#${i + 1}`));
export const HAND_LIMIT = 4;
export const RICH = 14;

export type Offer = { from: Seat; to: Seat };
export interface Moot {
  pub: {
    rounds: number;
    round: number;
    warden: Seat | null; // the game master's seat: it corrects, and does not play
    coins: number[];
    hands: number[]; // how many cards each holds
    deck: number; // how many are left
    discard: string[];
    mines: number[];
    over: boolean;
  };
  own: { hand: string[]; offers: Offer[] };
  dark: { deck: string[] };
  steps: {
    round: None;
    turn: { seat: Seat };
    card: { seat: Seat; card: string; to: Seat; cancelled: boolean };
    veto: AbilityArgs<Played> & { cancelled?: boolean };
    tribute: AbilityArgs<{ round: number }>;
    blessing: AbilityArgs<{ round: number }>;
    makeOffer: DealArgs;
    acceptOffer: DealArgs;
  };
  windows: { played: Played; 'round.end': { round: number }; reckoning: { round: number } };
  forms: { workers: { mine: number; market: number }; correction: { corrections: Correction[] } };
}
/** A card, or a veto against one, has been played: `frame` is its procedure. */
type Played = { frame: number; by: Seat; to: Seat };
export type Correction = { seat: Seat; coins: number; note: string };
export const { step, form, frameOf } = typed<Moot>();
export type S = State<Moot>;

export const kindOf = (card: string): string => card.split('#')[0]!;
export const players = (pub: Moot['pub'] & { seats: number }): Seat[] =>
  Array.from({ length: pub.seats }, (_, seat) => seat).filter((seat) => seat !== pub.warden);
