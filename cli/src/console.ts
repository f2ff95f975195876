// One screenful at a time: how the console client asks, shows and understands.
import {
  type Choice,
  type GameEvent,
  type Know,
  LANGUAGES,
  type Language,
  type Outcome,
  type Request,
  type Result,
  random,
  readChoice,
  type Seat,
  type Speaker,
  sampleChoice,
  speaker,
  type Told,
  writeChoice,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Sitting } from './sitting.ts';

export interface Console {
  welcome(): void;
  tell(told: readonly Told[]): void;
  ask(request: Request): void;
  /** Understands a line; gives what was told of an answer that was taken. */
  answer(request: Request, line: string): Promise<GameEvent[] | undefined>;
  end(result: Result): void;
  leave(): void;
  /** A line of the console's own. */
  say(key: string, args?: Record<string, string | number>): void;
}

type Answered = Outcome | undefined;

export function consoleFor(table: Sitting, language: Language): Console {
  const { box, people } = table;
  let voice = speakerIn(language);

  function speakerIn(tongue: Language): Speaker {
    const all = { ...wordsOf(import.meta.url, tongue), ...wordsOf(box.home, tongue) };
    const own = speaker(tongue, all);
    const unnamed = (seat: Seat) => {
      const key = people.length === 1 && people[0] === seat ? 'console.you' : 'kernel.seat';
      return own.say({ key, args: { number: seat + 1 } });
    };
    return speaker(tongue, all, (seat) => table.nameOf(seat) ?? unnamed(seat));
  }
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const say = (key: string, args: Record<string, string | number> = {}) => print(voice.say({ key, args }));
  const nameOf = (seat: Seat) => voice.say({ key: 'console.name', args: { seat: { seat } } });
  const option = (label: string, mark: string) => print(`  ${mark.padStart(3)}  ${label}`);

  const show = (request: Request) => {
    const { ask } = request;
    if (ask.shape === 'many') say('console.many', { min: ask.min, max: ask.max });
    if ('options' in ask) for (const [i, o] of ask.options.entries()) option(voice.say(o.label), String(i + 1));
    if (ask.shape === 'number') say('console.number', { min: ask.min, max: ask.max });
    if (ask.shape === 'form') say('console.form', { sample: JSON.stringify(sampleOf(request)) });
    for (const o of request.barred ?? []) option(`${voice.say(o.label)}: ${voice.say(o.why)}`, '–');
  };
  const sampleOf = (request: Request) => sampleChoice(box.game, table.view(request.seat) as Know, request, random(1));
  const settle = (outcome: Outcome): Outcome => {
    if ('events' in outcome) return outcome;
    const { why, rules, problems = [] } = outcome.refused;
    const reasons = [why, ...problems].map((msg) => voice.say(msg));
    print([...reasons, ...(rules.length ? [`[${rules.join(', ')}]`] : [])].join(' '));
    return outcome;
  };

  const commands: Record<string, (request: Request) => Promise<Answered> | Answered | void> = {
    '?': () => say('console.help'),
    v: ({ seat }) => print(lookAt(table.view(seat))),
    u: async ({ seat }) => settle(await table.undo(seat)),
    l: () => {
      voice = speakerIn(LANGUAGES[(LANGUAGES.indexOf(voice.language) + 1) % LANGUAGES.length]!);
    },
    h: (request) => hint(request),
    r: (request) => rulesOf(request),
    d: ({ seat }) => deals(seat),
  };
  const hint = async (request: Request): Promise<Answered> => {
    const { bot, choice, why } = await table.hint(request);
    say('console.hint', { bot, choice: labelOf(request, choice) });
    if (why) print(voice.say(why));
    return undefined;
  };
  const labelOf = ({ ask }: Request, choice: Choice): string => {
    const found = 'options' in ask ? ask.options.find((o) => o.key === choice) : undefined;
    return found ? voice.say(found.label) : writeChoice(choice);
  };
  const rulesOf = ({ rules }: Request) => {
    if (rules.length === 0) say('console.noRules');
    for (const id of rules) print(`[${id}] ${voice.has(`rule.${id}`) ? voice.say({ key: `rule.${id}` }) : ''}`);
  };
  const deals = (seat: Seat) => {
    const open = table.requests(seat).filter((r) => !r.blocking);
    say(open.length > 0 ? 'console.deals' : 'console.noDeals');
    for (const request of open) {
      print(`  @${request.id}  ${voice.say(request.prompt)}`);
      if ('options' in request.ask) for (const o of request.ask.options) print(`      ${o.key}  ${voice.say(o.label)}`);
    }
  };
  const reply = async (request: Request, line: string): Promise<Answered> => {
    const { seat } = request;
    const [, named, rest] = /^@(\S+) (.+)$/.exec(line) ?? [];
    if (named) return settle(await table.answer({ request: named, seat, choice: readChoice(rest!) }));
    const choice = understand(request, line);
    if (choice === undefined) return void say('console.unclear');
    return settle(await table.answer({ request: request.id, seat, choice }));
  };

  return {
    say,
    welcome: () =>
      say('console.welcome', { game: voice.say({ key: 'game.name' }), seats: people.map(nameOf).join(', ') }),
    tell(told) {
      for (const event of told) print(`· ${voice.tell(event)}`);
    },
    ask(request) {
      print('');
      say('console.asks', { seat: nameOf(request.seat), prompt: voice.say(request.prompt) });
      show(request);
      process.stdout.write('> ');
    },
    async answer(request, line) {
      const command = Object.hasOwn(commands, line) ? commands[line] : undefined;
      const outcome = await (command ? command(request) : reply(request, line));
      return outcome && 'events' in outcome ? outcome.events : undefined;
    },
    end({ ranks, why }) {
      say('console.over', { why: voice.say(why) });
      for (const rank of [...new Set(ranks)].sort((a, b) => a - b)) {
        say('console.rank', { rank, seats: ranks.flatMap((r, seat) => (r === rank ? [nameOf(seat)] : [])).join(', ') });
      }
    },
    leave: () => say('console.left'),
  };
}

/** A line as an answer: numbers of options, a number, a sheet, or the notation itself. */
function understand({ ask }: Request, line: string): Choice | undefined {
  if (ask.shape === 'number') return /^-?\d+$/.test(line) ? Number(line) : undefined;
  if (ask.shape === 'form') return attempt(() => JSON.parse(line) as Choice);
  const typed = line.split(/\s+/).filter(Boolean);
  const keys = typed.map((word) => ask.options[Number(word) - 1]?.key);
  if (ask.shape === 'many') return keys.includes(undefined) ? undefined : (keys as string[]);
  return keys.length === 1 && keys[0] !== undefined ? keys[0] : ask.options.find((o) => o.key === line)?.key;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The knowledge of a seat, one fact a line; what fits on a line is written on one. */
function lookAt({ pub, own, extra }: { pub: object; own: object | null; extra: object }): string {
  const { stack: _, serial: __, ...facts } = pub as Record<string, unknown>;
  const { standing: ___, ...mine } = (own ?? {}) as Record<string, unknown>;
  return [facts, mine, extra].flatMap((part) => lines(part, 0)).join('\n');
}

function lines(value: object, depth: number): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const flat = JSON.stringify(item);
    const indent = '  '.repeat(depth);
    if (typeof item !== 'object' || item === null || flat.length < 90) return [`${indent}${key}: ${flat}`];
    return [`${indent}${key}:`, ...lines(item, depth + 1)];
  });
}
