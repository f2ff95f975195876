// What a bot is: it gets what its seat knows and one request, never the state.
import type { Choice, Know, Msg, Random, Request, Shape } from './contract.ts';
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
  /** What it does of its own accord, of the deals open to it; undefined: nothing. It must come to rest by itself. */
  deal?(known: Know<G>, deals: readonly Request[], random: Random): Volunteered | undefined;
}
/** The bots of one game. The last one plays best. */
export interface BotTeam {
  bots: readonly Bot[];
}
/** Bots of every shape sit on one bench. */
export function bot<G extends Shape>(one: Bot<G>): Bot {
  return one as Bot;
}
