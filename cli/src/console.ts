// One screenful at a time: how the console client asks, shows and understands.
import { type Bot, teamOf } from '@orrery/bots';
import {
  type Box,
  type Choice,
  type GameEvent,
  type Language,
  type Match,
  type Outcome,
  type Request,
  random,
  readChoice,
  type Seat,
  type Shape,
  type Speaker,
  sampleChoice,
  speaker,
  toldTo,
  writeChoice,
} from '@orrery/kernel';
import { words } from './words.ts';

export interface Console {
  welcome(): void;
  tell(events: readonly GameEvent[], seat: Seat | null): void;
  ask(seat: Seat): void;
  /** Understands a line; gives the events of an answer that was taken. */
  answer(seat: Seat, line: string): GameEvent[] | undefined;
  end(): void;
  leave(): void;
}

export function consoleFor(
  box: Box,
  match: Match<Shape>,
  company: { language: Language; people: number; bot: Bot },
): Console {
  const { people, bot } = company;
  const team = teamOf(box.game);
  const both = {
    en: { ...words.en, ...team.words.en, ...box.words.en },
    es: { ...words.es, ...team.words.es, ...box.words.es },
  };
  let voice = speakerIn(company.language);
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const say = (key: string, args: Record<string, string | number> = {}) => print(voice.say({ key, args }));

  function speakerIn(language: Language): Speaker {
    const own = speaker(language, both);
    const name = (seat: Seat) => {
      if (seat >= people) return own.say({ key: 'console.bot', args: { bot: bot.name, number: seat + 1 } });
      return people === 1
        ? own.say({ key: 'console.you', args: { number: seat + 1 } })
        : own.say({ key: 'kernel.seat', args: { number: seat + 1 } });
    };
    return speaker(language, both, name);
  }
  const nameOf = (seat: Seat) => voice.say({ key: 'console.name', args: { seat: { seat } } });

  const show = (request: Request) => {
    const { ask } = request;
    if (ask.shape === 'many') say('console.many', { min: ask.min, max: ask.max });
    if ('options' in ask)
      for (const [i, o] of ask.options.entries()) print(`  ${String(i + 1).padStart(3)}  ${voice.say(o.label)}`);
    if (ask.shape === 'number') say('console.number', { min: ask.min, max: ask.max });
    if (ask.shape === 'form')
      say('console.form', {
        sample: JSON.stringify(sampleChoice(box.game, match.know(request.seat), request, random(1))),
      });
    for (const o of request.barred ?? []) print(`    –  ${voice.say(o.label)}: ${voice.say(o.why)}`);
  };
  const settle = (outcome: Outcome): GameEvent[] | undefined => {
    if ('events' in outcome) return outcome.events;
    const { why, rules, problems = [] } = outcome.refused;
    print(
      [voice.say(why), ...problems.map((p) => voice.say(p)), rules.length ? `[${rules.join(', ')}]` : ''].join(' '),
    );
    return undefined;
  };

  const commands: Record<string, (seat: Seat) => GameEvent[] | undefined | void> = {
    '?': () => say('console.help'),
    v: (seat) => print(lookAt(match.view(seat))),
    u: (seat) => settle(match.undo(range(people).find((s) => match.canUndo(s)) ?? seat)),
    l: () => {
      voice = speakerIn(voice.language === 'en' ? 'es' : 'en');
    },
    h: (seat) => hint(seat),
    r: (seat) => rulesOf(match.requestsTo(seat)[0]!),
    d: (seat) => deals(seat),
  };
  const hint = (seat: Seat) => {
    const request = match.requestsTo(seat)[0]!;
    const { choice, why } = team.bots.at(-1)!.decide(match.know(seat), request, random(1));
    say('console.hint', { bot: team.bots.at(-1)!.name, choice: labelOf(request, choice) });
    if (why) print(voice.say(why));
  };
  const labelOf = ({ ask }: Request, choice: Choice): string => {
    const option = 'options' in ask ? ask.options.find((o) => o.key === choice) : undefined;
    return option ? voice.say(option.label) : writeChoice(choice);
  };
  const rulesOf = ({ rules }: Request) => {
    if (rules.length === 0) say('console.noRules');
    for (const id of rules) print(`[${id}] ${box.rules.find((rule) => rule.id === id)?.[voice.language] ?? ''}`);
  };
  const deals = (seat: Seat) => {
    const open = match.requestsTo(seat).filter((r) => !r.blocking);
    say(open.length > 0 ? 'console.deals' : 'console.noDeals');
    for (const request of open) {
      print(`  @${request.id}  ${voice.say(request.prompt)}`);
      if ('options' in request.ask) for (const o of request.ask.options) print(`      ${o.key}  ${voice.say(o.label)}`);
    }
  };

  return {
    welcome: () => {
      const seats = range(people).map(nameOf).join(', ');
      say('console.welcome', { game: voice.say({ key: 'game.name' }), seats });
    },
    tell(events, seat) {
      for (const event of events) {
        const told = toldTo(event, seat);
        if (told) print(`· ${voice.tell(told)}`);
      }
    },
    ask(seat) {
      const request = match.requestsTo(seat)[0]!;
      print('');
      say('console.asks', { seat: nameOf(seat), prompt: voice.say(request.prompt) });
      show(request);
      process.stdout.write('> ');
    },
    answer(seat, line) {
      const command = Object.hasOwn(commands, line) ? commands[line] : undefined;
      if (command) return command(seat) ?? undefined;
      const [, named, rest] = /^@(\S+) (.+)$/.exec(line) ?? [];
      if (named) return settle(match.apply({ request: named, seat, choice: readChoice(rest!) }));
      const request = match.requestsTo(seat)[0]!;
      const choice = understand(request, line);
      if (choice === undefined) return void say('console.unclear');
      return settle(match.apply({ request: request.id, seat, choice }));
    },
    end() {
      const { ranks, why } = match.result!;
      say('console.over', { why: voice.say(why) });
      for (const rank of [...new Set(ranks)].sort((a, b) => a - b)) {
        say('console.rank', { rank, seats: ranks.flatMap((r, seat) => (r === rank ? [nameOf(seat)] : [])).join(', ') });
      }
    },
    leave: () => say('console.left'),
  };
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A line as an answer: numbers of options, a number, a sheet, or the notation itself. */
function understand({ ask }: Request, line: string): Choice | undefined {
  if (ask.shape === 'number') return /^-?\d+$/.test(line) ? Number(line) : undefined;
  if (ask.shape === 'form') return attempt(() => JSON.parse(line) as Choice);
  const keys = line
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ask.options[Number(word) - 1]?.key);
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
