// Bots that fill a table among themselves: whose answer comes next, asked for or not.
import {
  type Answer,
  type Bot,
  type Match,
  type Random,
  type Request,
  random,
  type Seat,
  type Shape,
} from '@orrery/kernel';

/** As at a served table: whoever is asked thinks about deals first; after a deal everybody does, until all are at rest. */
export class Company {
  #looking: Seat[] | null = null; // who still thinks about deals before the question is answered; null: it is new

  readonly #minds: readonly Random[];

  constructor(
    readonly bots: readonly Bot[],
    seed: number,
  ) {
    this.#minds = bots.map((_, seat) => random(seed * 64 + seat + 1));
  }

  /** The next answer of this company; it is for the caller to give it. */
  next(match: Match<Shape>): Answer {
    const request = askedOf(match);
    this.#looking ??= [request.seat];
    const deal = this.#deal(match);
    this.#looking = deal && [...this.bots.keys()];
    return deal ?? this.#answer(match, request);
  }

  #deal(match: Match<Shape>): Answer | null {
    for (const seat of this.#looking!) {
      const bot = this.bots[seat]!;
      const deals = bot.deal ? match.requestsTo(seat).filter(({ blocking }) => !blocking) : [];
      if (deals.length === 0) continue;
      const found = match.atRest(() => bot.deal!(match.know(seat), deals, this.#minds[seat]!));
      if (found) return { request: found.request, seat, choice: found.choice };
    }
    return null;
  }

  #answer(match: Match<Shape>, request: Request): Answer {
    const { id, seat } = request;
    const { choice } = match.atRest(() => this.bots[seat]!.decide(match.know(seat), request, this.#minds[seat]!));
    return { request: id, seat, choice };
  }
}

/** The first question that has no answer yet. */
function askedOf(match: Match<Shape>): Request {
  for (const seat of match.waiting()) {
    const request = match.asked(seat)!;
    if (request.sealed === undefined) return request;
  }
  throw new Error('the game is not over and waits for nobody');
}
