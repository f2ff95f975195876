// Sitting at a table, wherever it stands: what the console client needs of it.
import { teamOf } from '@orrery/bots';
import {
  type Bot,
  type Box,
  type Choice,
  type Match,
  type Move,
  type Msg,
  type Outcome,
  type Request,
  random,
  type Seat,
  type Shape,
  type View,
} from '@orrery/kernel';

interface Hint {
  bot: string;
  choice: Choice;
  why?: Msg | undefined;
}
export interface Sitting {
  box: Box;
  people: readonly Seat[]; // those who sit at this keyboard
  nameOf(seat: Seat): string | undefined; // undefined: the console finds a name
  view(seat: Seat): View;
  requests(seat: Seat): Request[];
  answer(move: Move): Promise<Outcome>;
  undo(seat: Seat): Promise<Outcome>;
  hint(request: Request): Promise<Hint>;
}

/** A table in this very process. */
export function sittingAt(box: Box, match: Match<Shape>, people: number, bot: Bot): Sitting {
  const seats = Array.from({ length: people }, (_, seat) => seat);
  return {
    box,
    people: seats,
    nameOf: (seat) => (seat < people ? undefined : `${bot.name} ${seat + 1}`),
    view: (seat) => match.view(seat),
    requests: (seat) => match.requestsTo(seat),
    answer: async (move) => match.apply(match.aim(move)),
    undo: async (seat) => match.undo(seats.find((s) => match.canUndo(s)) ?? seat),
    async hint(request) {
      const best = teamOf(box).at(-1)!;
      return { bot: best.name, ...best.decide(match.know(request.seat), request, random(1)) };
    },
  };
}
