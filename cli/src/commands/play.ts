// orrery play: the console client. Any game, against bots or several people at one keyboard, here or on a server.
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { botsNamed, usualBot } from '@orrery/bots';
import {
  type Answer,
  type Bot,
  type Box,
  type Command,
  type CommandArgs,
  fastChance,
  type GameEvent,
  type Match,
  type Random,
  random,
  type Seat,
  type Shape,
  startMatch,
  type Terminal,
  toldTo,
} from '@orrery/kernel';
import { boxNamed, seatsFor, tableOptions } from '../command.ts';
import { type Console, consoleFor } from '../console.ts';
import { sitAt } from '../remote.ts';
import { sittingAt } from '../sitting.ts';

type Lines = AsyncIterator<string, unknown>;

export const play: Command = {
  flags: {
    seats: { type: 'string' },
    human: { type: 'string' },
    bot: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    server: { type: 'string' },
    join: { type: 'string' },
    name: { type: 'string' },
  },
  async run(out, args) {
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const done = await (args.text('server') ? playThere(args, lines) : playHere(out, args, lines));
    process.stdin.destroy(); // or a keyboard nobody listens to would keep the process alive
    return done;
  },
};

async function playHere(out: Terminal, args: CommandArgs, lines: Lines): Promise<number> {
  const box = await boxNamed(args.words[0]);
  const seats = seatsFor(box, args);
  const people = Math.min(seats, args.number('human', 1, 0));
  const bot = botFor(box, args);
  const seed = args.number('seed', randomInt(2 ** 31));
  const options = tableOptions(box, args.texts('option'), seats);
  const { match, events } = startMatch(box.game, { seats, options, chance: fastChance(seed) });
  const screen = consoleFor(sittingAt(box, match, people, bot), args.language());
  const tell = (told: readonly GameEvent[]) =>
    screen.tell(told.flatMap((e) => toldTo(e, people === 1 ? 0 : null) ?? []));
  screen.welcome();
  tell(events);
  const stayed = await sit(match, screen, { people, bot, mind: random(seed), lines, tell });
  if (!stayed) return 0;
  screen.end(match.result!);
  if (out.json) out.put({ game: box.game.id, seed, result: match.result });
  return 0;
}

function botFor(box: Box, args: CommandArgs): Bot {
  const name = args.text('bot');
  return name === undefined ? usualBot(box) : botsNamed(box, [name], 1)[0]!;
}

interface Company {
  people: number;
  bot: Bot;
  mind: Random;
  lines: Lines;
  tell(events: readonly GameEvent[]): void;
}

/** Until the game is over; false: somebody left the table before. */
async function sit(
  match: Match<Shape>,
  screen: Console,
  { people, bot, mind, lines, tell }: Company,
): Promise<boolean> {
  while (!match.result) {
    const standing = match.standingAnswer();
    const seat = standing?.seat ?? nextSeat(match, people);
    if (standing) tell(applied(match, standing));
    else if (seat >= people) tell(applied(match, botAnswer(match, bot, seat, mind)));
    else {
      const request = match.requestsTo(seat)[0]!;
      screen.ask(request);
      const line = await lines.next();
      if (line.done || line.value.trim() === 'q') {
        screen.leave();
        return false;
      }
      tell((await screen.answer(request, line.value.trim())) ?? []);
    }
  }
  return true;
}

/** Bots first, so that people never wait for them. */
function nextSeat(match: Match<Shape>, people: number): Seat {
  const open = match.waiting().filter((seat) => match.requestsTo(seat)[0]!.sealed === undefined);
  return open.find((seat) => seat >= people) ?? open[0]!;
}

function botAnswer(match: Match<Shape>, bot: Bot, seat: Seat, mind: Random): Answer {
  const request = match.requestsTo(seat)[0]!;
  return { request: request.id, seat, choice: bot.decide(match.know(seat), request, mind).choice };
}

function applied(match: Match<Shape>, answer: Answer): GameEvent[] {
  const outcome = match.apply(answer);
  if ('refused' in outcome) throw new Error(`refused: ${JSON.stringify({ answer, outcome })}`);
  return outcome.events;
}

async function playThere(args: CommandArgs, lines: Lines): Promise<number> {
  const base = args.text('server')!.replace(/\/$/, '');
  const link = args.text('join');
  const name = args.text('name') ?? 'Console';
  const table = await sitAt(link ? { base, name, link } : { base, name, ...(await newTable(args)) });
  const screen = consoleFor(table, args.language());
  screen.welcome();
  for (;;) {
    screen.tell(table.news());
    const { scene } = table.snapshot();
    if (scene?.result) {
      screen.end(scene.result);
      break;
    }
    const request = table.requests(table.people[0]!).find((r) => r.blocking && r.sealed === undefined);
    if (!request) {
      await table.changed();
      continue;
    }
    screen.ask(request);
    const line = await lines.next();
    if (line.done || line.value.trim() === 'q') {
      screen.leave();
      break;
    }
    if (await screen.answer(request, line.value.trim())) await table.changed();
  }
  table.close();
  return 0;
}

async function newTable(args: CommandArgs) {
  const box = await boxNamed(args.words[0]);
  return { box, seats: seatsFor(box, args), bot: botFor(box, args).name };
}
