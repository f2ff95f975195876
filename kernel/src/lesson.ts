// A first match that teaches: a real one. Chance comes from a known key, and for a while all answers are known beforehand:
// the learner gives those that the lesson speaks about, the table gives the others. Then everybody is free.
import { judge } from './asks.ts';
import { keyedChance } from './chance.ts';
import type { Bag, Choice, Game, Know, Request, Seat } from './contract.ts';
import { hashText } from './hash.ts';
import { canonical } from './json.ts';
import { startMatch } from './match.ts';
import { follow, readEntry } from './record.ts';
import type { Language } from './text.ts';

/** Something said to the learner: a message of the game, and the ref of what it is about. */
export interface Mark {
  key: string;
  at?: string;
}
/** A line of a record. With something said it is for the learner to give; `as`: how others write the same, by their language. */
export type LessonLine = string | { line: string; as?: Partial<Record<Language, string>>; say: readonly Mark[] };

/** Names are for ever here as in records: what breaks a golden game breaks a lesson. */
export interface Lesson {
  seed: number;
  seats: number; // the learner's is the first; bots have the others
  options?: Bag;
  edition?: number; // 1 unless said
  script: readonly LessonLine[];
  free: readonly Mark[]; // said when the script is over, until it is read
  tips: Readonly<Record<string, string>>; // then, by place: a message, the first time it asks
}
export const LEARNER: Seat = 0;

/** Nobody else's match has it: whoever finds it in a match knows that this is the lesson. */
export const lessonKey = (game: Pick<Game, 'id'>, { seed }: Lesson): string =>
  hashText(`orrery lesson ${game.id} ${seed}`);

/** Where a lesson stands: what is said, and the answer that is expected as long as it is on rails. */
export interface LessonStep {
  step: number; // of those that are the learner's, from 1
  of: number;
  say: readonly Mark[];
  choice?: Choice;
  as?: Partial<Record<Language, Choice>>;
}

const isLearners = (line: LessonLine): line is Exclude<LessonLine, string> => typeof line !== 'string';

/** What is said of the question at hand after so many answers, if the learner is the one asked: off the rails all that is
 *  worth saying here, though it was said before; the page knows what was read. */
export function lessonAt(lesson: Lesson, answers: number, asked: Request | undefined): LessonStep | undefined {
  const { script, free, tips } = lesson;
  const of = script.filter(isLearners).length;
  const line = script[answers];
  if (line !== undefined) {
    if (!isLearners(line)) return undefined;
    const step = script.slice(0, answers + 1).filter(isLearners).length;
    const as = Object.entries(line.as ?? {}).map(([language, text]) => [language, choiceIn(text)] as const);
    const choice = choiceIn(line.line);
    return { step, of, say: line.say, choice, ...(as.length > 0 ? { as: Object.fromEntries(as) } : {}) };
  }
  if (!asked) return undefined;
  const tip = tips[asked.at];
  return { step: of, of, say: tip === undefined ? free : [...free, { key: tip }] };
}

function choiceIn(line: string): Choice {
  const entry = readEntry(line);
  if (!('move' in entry)) throw new Error(`no answer: ${line}`);
  return entry.move.choice;
}

/** The question with no more than the expected answer, so that nothing else is lit. */
export function onRails(request: Request, choice: Choice): Request {
  const { barred: _, ...rest } = request;
  const { ask } = request;
  if (ask.shape === 'number') return { ...rest, ask: { ...ask, min: Number(choice), max: Number(choice) } };
  if (ask.shape === 'form') return rest;
  const keys = Array.isArray(choice) ? choice : [choice];
  const options = ask.options.filter(({ key }) => keys.includes(key));
  return {
    ...rest,
    ask: ask.shape === 'one' ? { ...ask, options } : { ...ask, options, min: keys.length, max: keys.length },
  };
}

/** Is this the expected answer, however it is written? */
export function isExpected(game: Game, known: Know, request: Request, choice: Choice, step: LessonStep): boolean {
  const normal = (one: Choice) => {
    const verdict = judge(game, known, request, one);
    return 'choice' in verdict ? canonical(verdict.choice) : undefined;
  };
  const given = normal(choice);
  const wanted = [step.choice, ...Object.values(step.as ?? {})].filter((one) => one !== undefined);
  return given !== undefined && wanted.some((one) => normal(one) === given);
}

/** By step, from 1: the rules that the learner's questions follow. So a rule can be shown where it is at work. */
export function rulesShown(game: Game, lesson: Lesson): Map<number, readonly string[]> {
  const { seats, options = {}, edition = 1 } = lesson;
  const { match } = startMatch(game, { seats, options, edition, chance: keyedChance(lessonKey(game, lesson)) });
  const shown = new Map<number, readonly string[]>();
  for (const line of lesson.script) {
    const asked = match.asked(LEARNER);
    if (isLearners(line)) shown.set(shown.size + 1, asked?.rules ?? []);
    const entry = readEntry(isLearners(line) ? line.line : line);
    if (!('move' in entry) || 'refused' in follow(match, entry)) break; // newer rules play it differently
  }
  return shown;
}
