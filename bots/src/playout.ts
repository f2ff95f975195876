// Plays a world on as a player of thumb rules would, and says what each seat's chances are where it breaks off.
import {
  type Answer,
  type Bot,
  type Judge,
  type Match,
  type Random,
  type Request,
  type Shape,
  type State,
  sampleChoice,
} from '@orrery/kernel';

/** Who plays everybody, and who judges where a playout breaks off. */
export interface Sense {
  policy: Bot;
  judge?: Judge | undefined;
}

/** No game goes on for ever: a playout without a judge is broken off here. */
const LONGEST = 4000;

/** Chances of each seat, from 0 to 1; together 1. Undefined: there was no time to find out. */
export function playOut(
  match: Match<Shape>,
  { policy, judge }: Sense,
  random: Random,
  isOver: () => boolean = () => false,
): number[] | undefined {
  const horizon = judge?.horizon ?? LONGEST;
  for (let given = 0; !match.result; given++) {
    if (isOver()) return undefined;
    if (given >= horizon && (!judge?.isQuiet || judge.isQuiet(match.state) || given >= 3 * horizon)) break;
    const answer = answerBy(match, policy, random);
    if ('refused' in match.apply(answer)) match.apply(legal(match, answer, random));
  }
  if (match.result) return shares(match.result.ranks);
  const { seats } = match.state.pub;
  return judge ? chances(judge, match.state) : Array.from({ length: seats }, () => 1 / seats);
}

function answerBy(match: Match<Shape>, policy: Bot, random: Random): Answer {
  const request = nextRequest(match);
  const { choice } = policy.decide(match.know(request.seat), request, random);
  return { request: request.id, seat: request.seat, choice };
}

/** A world that was only imagined may hold a question the policy has no good answer to. */
function legal(match: Match<Shape>, { seat, request }: Answer, random: Random): Answer {
  const asked = match.asked(seat)!;
  return { request, seat, choice: sampleChoice(match.game, match.know(seat), asked, random) };
}

/** The first question that has no answer yet. */
function nextRequest(match: Match<Shape>): Request {
  for (const seat of match.waiting()) {
    const request = match.asked(seat);
    if (request && request.sealed === undefined) return request;
  }
  throw new Error('the game is not over and waits for nobody');
}

/** First places share one. */
export function shares(ranks: readonly number[]): number[] {
  const first = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / first : 0));
}

/** By what figures have proved to be worth: the better a seat looks beside the others, the likelier it wins. */
export function chances(judge: Judge, state: State): number[] {
  const weights = judge.weights[judge.stage?.(state) ?? 0]!;
  const looks = state.own.map((_, seat) =>
    judge.figures(state, seat).reduce((sum, figure, i) => sum + figure * weights[i]!, 0),
  );
  const top = Math.max(...looks);
  const odds = looks.map((look) => Math.exp(look - top));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}
