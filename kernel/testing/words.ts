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
  type Match,
  type Messages,
  type Msg,
  messagesIn,
  type Request,
  type Shape,
  type Speaker,
  speaker,
  type Told,
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
export function wordChecker(probe: Probe): Checker {
  const { say, tell } = sayer(probe.box.home, new Set(), (problem) =>
    hold(probe, 'P10', problem === undefined, () => problem!),
  );
  return checkerOf(probe.match, say, tell);
}

const homes = new Map<string, Set<string>>();
/** The same for whoever plays many short matches: what was said in another one is not said again. A game without a home has
 *  no words: what tests make for themselves needs none. */
export function wordsSaid(home: string, match: Match<Shape>): Checker {
  if (home === '')
    return checkerOf(
      match,
      () => {},
      () => {},
    );
  const said = homes.get(home) ?? new Set();
  homes.set(home, said);
  const { say, tell } = sayer(home, said, (problem) => {
    if (problem !== undefined) throw new Error(problem);
  });
  return checkerOf(match, say, tell);
}

interface Checker {
  requests(list: readonly Request[]): void;
  events(list: readonly GameEvent[]): void;
  say(msg: Msg): void;
}
type Say = { say(msg: Msg): void; tell(told: Told): void };

/** Says a message in every language unless it was said with the same arguments, and reports what is wrong with it. */
function sayer(home: string, said: Set<string>, report: (problem: string | undefined) => void): Say {
  let speakers: Speaker[] | undefined;
  const once = (key: string, args: object | undefined, speak: (s: Speaker) => string) => {
    const name = `${key} ${Object.keys(args ?? {})}`;
    if (said.has(name)) return;
    speakers ??= LANGUAGES.map((language) => speaker(language, wordsOf(home, language)));
    for (const s of speakers) {
      const problem = attempt(() => speak(s));
      report(problem === undefined ? undefined : `${s.language}: ${key}: ${problem}`);
    }
    said.add(name);
  };
  return {
    say(msg) {
      for (const part of messagesIn(msg)) once(part.key, part.args, (s) => s.say(part));
    },
    tell(told) {
      once(`${told.type}${told.mine ? '.mine' : ''}`, told.args, (s) => s.tell(told));
    },
  };
}

const checkerOf = (match: Match<Shape>, say: Say['say'], tell: Say['tell']): Checker => ({
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
      for (const seat of everybody(match)) {
        const told = toldTo(event, seat);
        if (told) tell(told);
      }
    }
  },
});

function attempt(speak: () => string): string | undefined {
  try {
    speak();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
