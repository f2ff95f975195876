// orrery play: the console client. Any game, against bots or several people at one keyboard, in either language.
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { type Bot, teamOf } from '@orrery/bots';
import {
  type Box,
  fastChance,
  type GameEvent,
  type Match,
  type Random,
  random,
  type Seat,
  type Shape,
  startMatch,
} from '@orrery/kernel';
import { type Args, boxNamed, type Command, seatsFor, tableOptions, Usage } from '../command.ts';
import { type Console, consoleFor } from '../console.ts';
import { languageFrom } from './replay.ts';

export const play: Command = {
  usage: 'play GAME [--seats N] [--human N] [--bot NAME] [--seed S] [--lang en|es] [--option k=v]…',
  about: 'Play in the terminal, against bots or hot-seat.',
  flags: {
    seats: { type: 'string', about: 'how many sit at the table' },
    human: { type: 'string', about: 'how many of them are people at this keyboard (1)' },
    bot: { type: 'string', about: 'who plays the others (the best there is)' },
    seed: { type: 'string', about: 'the same seed deals the same cards' },
    lang: { type: 'string', about: 'en or es' },
    option: { type: 'string', multiple: true, about: 'an option of the table, name=value' },
  },
  async run(out, args) {
    const box = boxNamed(args.words[0]);
    const seats = seatsFor(box, args);
    const people = Math.min(seats, args.number('human', 1, 0));
    const bot = botFor(box, args);
    const seed = args.number('seed', randomInt(2 ** 31));
    const { match, events } = startMatch(box.game, {
      seats,
      options: tableOptions(box, args.texts('option')),
      chance: fastChance(seed),
    });
    const screen = consoleFor(box, match, { language: languageFrom(args), people, bot });
    screen.welcome();
    screen.tell(events, people === 1 ? 0 : null);
    const left = await sit(match, screen, { people, bot, mind: random(seed) });
    if (left) return 0;
    screen.end();
    if (out.json) out.put({ game: box.game.id, seed, result: match.result });
    return 0;
  },
};

function botFor(box: Box, args: Args): Bot {
  const team = teamOf(box.game).bots;
  const name = args.text('bot');
  const found = name === undefined ? team.at(-1) : team.find((b) => b.name === name);
  if (!found) throw new Usage(`no bot ${name}; there are ${team.map((b) => b.name).join(', ')}`);
  return found;
}

interface Company {
  people: number;
  bot: Bot;
  mind: Random;
}

/** Until the game is over; true: somebody left the table before. */
async function sit(match: Match<Shape>, screen: Console, { people, bot, mind }: Company): Promise<boolean> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  while (!match.result) {
    const standing = match.standingAnswer();
    const seat = standing?.seat ?? nextSeat(match, people);
    let events: GameEvent[] | undefined;
    if (standing) events = applied(match, standing);
    else if (seat >= people) events = botMoves(match, bot, seat, mind);
    else {
      screen.ask(seat);
      const line = await lines.next();
      if (line.done || line.value.trim() === 'q') {
        screen.leave();
        return true;
      }
      events = screen.answer(seat, line.value.trim());
    }
    if (events) screen.tell(events, people === 1 ? 0 : null);
  }
  return false;
}

/** Bots first, so that people never wait for them. */
function nextSeat(match: Match<Shape>, people: number): Seat {
  const open = match.waiting().filter((seat) => match.requestsTo(seat)[0]!.sealed === undefined);
  return open.find((seat) => seat >= people) ?? open[0]!;
}

function botMoves(match: Match<Shape>, bot: Bot, seat: Seat, mind: Random): GameEvent[] {
  const request = match.requestsTo(seat)[0]!;
  return applied(match, { request: request.id, seat, choice: bot.decide(match.know(seat), request, mind).choice });
}

function applied(match: Match<Shape>, answer: Parameters<Match<Shape>['apply']>[0]): GameEvent[] {
  const outcome = match.apply(answer);
  if ('refused' in outcome) throw new Error(`refused: ${JSON.stringify({ answer, outcome })}`);
  return outcome.events;
}
