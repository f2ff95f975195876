// Plays any game a little: imagines worlds that fit what it knows, plays each answer out at random, takes the best.
import {
  type Answer,
  type Bot,
  type Choice,
  copy,
  type Game,
  imagine,
  type Know,
  Match,
  type Random,
  type Request,
  type Seat,
  type State,
  sampleChoice,
} from '@orrery/kernel';

export interface SearchOptions {
  worlds: number; // imagined, each shared by all candidates so that luck strikes them alike
  candidates: number; // answers compared
  horizon: number; // answers played after the candidate before the standing is judged
}
const USUAL: SearchOptions = { worlds: 80, candidates: 12, horizon: 60 };

/** `judge`: how good a position looks for a seat, from 0 to 1, where a playout breaks off before the end. */
export function searchBot(game: Game, judge: (state: State, seat: Seat) => number = () => 0.5, options = USUAL): Bot {
  return {
    name: 'search',
    decide(known, request, random) {
      const choices = candidates(game, known, request, random, options.candidates);
      if (choices.length === 1) return { choice: choices[0]! };
      const scores = choices.map(() => 0);
      for (let i = 0; i < options.worlds; i++) {
        const world = imagine(game, known, random.below(2 ** 31));
        for (const [c, choice] of choices.entries()) {
          const answer = { request: request.id, seat: request.seat, choice };
          scores[c]! += playOut(game, copy(world), answer, random, options.horizon, judge);
        }
      }
      return { choice: choices[scores.indexOf(Math.max(...scores))]! };
    },
  };
}

function candidates(game: Game, known: Know, request: Request, random: Random, most: number): Choice[] {
  const { ask } = request;
  if (ask.shape === 'one') return random.shuffle(ask.options.map((o) => o.key)).slice(0, most);
  const sampled = Array.from({ length: most }, () => sampleChoice(game, known, request, random));
  return [...new Map(sampled.map((choice) => [JSON.stringify(choice), choice])).values()];
}

function playOut(
  game: Game,
  world: State,
  answer: Answer,
  random: Random,
  horizon: number,
  judge: (state: State, seat: Seat) => number,
): number {
  const match = new Match(game, world, { undo: false });
  if ('refused' in match.apply(answer)) return 0; // an imagined world in which it does not work
  for (let i = 0; i < horizon && !match.result; i++) {
    const requests = match
      .waiting()
      .flatMap((seat) => match.requestsTo(seat).filter((r) => r.blocking && r.sealed === undefined));
    const request = random.pick(requests);
    const choice = sampleChoice(game, match.know(request.seat), request, random);
    match.apply({ request: request.id, seat: request.seat, choice });
  }
  return match.result ? worth(match.result.ranks, answer.seat) : judge(match.state, answer.seat);
}

/** First of all is worth 1, last of all 0; ties share. */
function worth(ranks: number[], seat: Seat): number {
  const mine = ranks[seat]!;
  const beaten = ranks.filter((rank) => rank > mine).length;
  const level = ranks.filter((rank) => rank === mine).length - 1;
  return (beaten + level / 2) / Math.max(1, ranks.length - 1);
}
