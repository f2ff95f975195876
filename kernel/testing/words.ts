// P10: whatever is said exists in Spanish and English, with the same arguments.
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import {
  type Catalogue,
  type GameEvent,
  LANGUAGES,
  type Msg,
  messagesIn,
  type Request,
  speaker,
  toldTo,
} from '../src/index.ts';
import { everybody, hold, type Probe } from './probe.ts';

/** What is wrong with a catalogue: a key in one language only, other arguments, an unreadable message. */
export function catalogueProblems(words: Catalogue): string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(words[language])));
  return [...keys].flatMap((key) => {
    const missing = LANGUAGES.filter((language) => !Object.hasOwn(words[language], key));
    if (missing.length > 0) return [`${key}: missing in ${missing.join(', ')}`];
    try {
      const [first, second] = LANGUAGES.map((language) => argumentsOf(words[language][key]!).join(', '));
      return first === second ? [] : [`${key}: arguments differ (${first} | ${second})`];
    } catch (error) {
      return [`${key}: ${(error as Error).message}`];
    }
  });
}

export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      const named =
        isArgumentElement(element) || isNumberElement(element) || isDateElement(element) || isTimeElement(element);
      if (named || isPluralElement(element) || isSelectElement(element)) names.add(element.value);
      if (isPluralElement(element) || isSelectElement(element)) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(message));
  return [...names].sort();
}

/** A checker that says every new message once, in both languages. */
export function wordChecker(probe: Probe): {
  requests(list: readonly Request[]): void;
  events(list: readonly GameEvent[]): void;
  say(msg: Msg): void;
} {
  const speakers = LANGUAGES.map((language) => speaker(language, probe.box.words));
  const said = new Set<string>();
  const once = (key: string, args: object | undefined, speak: (s: (typeof speakers)[number]) => string) => {
    const name = `${key} ${Object.keys(args ?? {})}`;
    if (said.has(name)) return;
    said.add(name);
    for (const s of speakers) {
      const problem = attempt(() => speak(s));
      hold(probe, 'P10', problem === undefined, () => `${s.language}: ${key}: ${problem}`);
    }
  };
  const say = (msg: Msg) => {
    for (const part of messagesIn(msg)) once(part.key, part.args, (s) => s.say(part));
  };
  return {
    say,
    requests(list) {
      for (const { prompt, ask, barred, kind } of list) {
        say(prompt);
        if (kind !== undefined && kind !== prompt.key) say({ key: `kind.${kind}` }); // a window's own words will do
        if ('options' in ask) for (const option of ask.options) say(option.label);
        for (const option of barred ?? []) for (const msg of [option.label, option.why]) say(msg);
      }
    },
    events(list) {
      for (const event of list) {
        for (const seat of everybody(probe.match)) {
          const told = toldTo(event, seat);
          if (told) once(`${told.type}${told.mine ? '.mine' : ''}`, told.args, (s) => s.tell(told));
        }
      }
    },
  };
}

function attempt(speak: () => string): string | undefined {
  try {
    speak();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
