// P10: whatever is said exists in every language, with the same arguments.
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
import { type WordFile, wordFiles, wordFolders, wordsOf } from '../catalogue/index.ts';
import { reading } from '../src/icu.ts';
import {
  type GameEvent,
  LANGUAGES,
  type Language,
  type Messages,
  type Msg,
  messagesIn,
  type Request,
  speaker,
  toldTo,
} from '../src/index.ts';
import { everybody, hold, type Probe } from './probe.ts';

/** What is wrong with the words of a home: a key in one language only or twice, other arguments, an unreadable message. */
export function wordProblems(home: string): string[] {
  const places = new Map<string, string>();
  return wordFolders(home).flatMap((folder) => {
    const read = LANGUAGES.map((language) => wordFiles(folder, language));
    const twice = read.flatMap((files, i) => files.flatMap((file) => repeated(file, LANGUAGES[i]!, places)));
    const words = read.map((files) => Object.assign({}, ...files.map(({ messages }) => messages)) as Messages);
    return [...twice, ...differences(words)].map((problem) => `${folder}: ${problem}`);
  });
}

/** Keys of this file that stand in it twice, or in another one. */
function repeated({ file, text, messages }: WordFile, language: Language, places: Map<string, string>): string[] {
  const written = [...text.matchAll(/^\s*"((?:[^"\\]|\\.)*)":/gm)].map((line) => line[1]!);
  const within = written.filter((key, i) => written.indexOf(key) !== i);
  const elsewhere = Object.keys(messages).filter((key) => places.has(`${language} ${key}`));
  for (const key of Object.keys(messages)) places.set(`${language} ${key}`, file);
  return [...within, ...elsewhere].map((key) => `${key}: twice in ${language}`);
}

function differences(words: readonly Messages[]): string[] {
  const keys = new Set(words.flatMap((messages) => Object.keys(messages)));
  return [...keys].flatMap((key) => {
    const missing = LANGUAGES.filter((_, i) => !Object.hasOwn(words[i]!, key));
    if (missing.length > 0) return [`${key}: missing in ${missing.join(', ')}`];
    try {
      for (const [i, messages] of words.entries()) reading(messages[key]!, LANGUAGES[i]!);
      const all = words.map((messages) => argumentsOf(messages[key]!).join(', '));
      return new Set(all).size === 1 ? [] : [`${key}: arguments differ (${all.join(' | ')})`];
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
  visit(parse(message, { ignoreTag: true }));
  return [...names].sort();
}

/** A checker that says every new message once, in every language. */
export function wordChecker(probe: Probe): {
  requests(list: readonly Request[]): void;
  events(list: readonly GameEvent[]): void;
  say(msg: Msg): void;
} {
  const speakers = LANGUAGES.map((language) => speaker(language, wordsOf(probe.box.home, language)));
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
