// What a bot is: it gets what its seat knows and one request, never the state.
import type { Choice, Know, Msg, Random, Request, Seat, Shape, State } from './contract.ts';
import type { Places } from './typed.ts';

/** `why`: one sentence for whoever asked for a hint. */
export interface Decision {
  choice: Choice;
  why?: Msg;
}
/** An answer nobody asked for. */
export interface Volunteered extends Decision {
  request: string;
}
export interface Bot<G extends Shape = Shape> {
  name: string;
  /** What it does at each place that asks. A bot that says nothing of places plays anything. */
  places?: Places<unknown>;
  decide(known: Know<G>, request: Request, random: Random): Decision;
  /** Answers worth a thought, the best first, for a search to weigh; none where the rule of thumb is as good. */
  propose?(known: Know<G>, request: Request, random: Random, most: number): Choice[];
  /** A lesser plan than its best, the lesser the further `down`, for a level that slips; else that is looked for in what it
   *  proposes, or would do without the best. */
  lesser?(known: Know<G>, request: Request, random: Random, down: number): Choice;
  /** What it does of its own accord, of the deals open to it; undefined: nothing. It must come to rest by itself. */
  deal?(known: Know<G>, deals: readonly Request[], random: Random): Volunteered | undefined;
}
/** How a position of a whole world looks: figures of every seat, and what they have proved to be worth. */
export interface Judge<G extends Shape = Shape> {
  figures(state: State<G>, seat: Seat): number[];
  /** For each stage of a game one weight a figure, fitted to recorded games. */
  weights: readonly (readonly number[])[];
  stage?(state: State<G>): number;
  /** A playout goes on for so many answers at least, and then until such a moment. */
  horizon: number;
  isQuiet?(state: State<G>): boolean;
}
/** The players of one game: its own rule-of-thumb player, and the judge a search leans on. `looksAhead`: the ladder has shown
 *  that the strongest level gains by it. `slips`: of a hundred answers of the weaker levels so many are not the best; where
 *  `begins` says at which places plans begin, there alone, and by another plan; else whatever is allowed. */
export interface BotTeam {
  bots: readonly Bot[];
  judge?: Judge;
  looksAhead?: true;
  slips?: { apprentice?: number; navigator?: number; begins?: readonly string[] };
}
/** What a laboratory looks at when many games are played: how a seat stands, and what it played with, by kind. */
export interface Study<G extends Shape = Shape> {
  score(state: State<G>, seat: Seat): number;
  traits(state: State<G>, seat: Seat): Readonly<Record<string, readonly string[]>>;
  /** Places at which a laboratory deals instead of letting players choose: what all prefer would never be compared with the rest. */
  dealt?: readonly string[];
  /** Nothing but a score ends this match: those who play at random need not get there. */
  endless?(pub: State<G>['pub']): boolean;
}
/** Bots of every shape sit on one bench. */
export function bot<G extends Shape>(one: Bot<G>): Bot {
  return one as Bot;
}
export function studyOf<G extends Shape>(one: Study<G>): Study {
  return one as Study;
}
export function judgeOf<G extends Shape>(one: Judge<G>): Judge {
  return one as Judge;
}
