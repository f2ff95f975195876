// TI4-DEAL-2 to -8: what a player could do at once, without anybody's help: answer the question that waits for that player alone.
import { asksAlone, type Choice, copy, type Game, judge, type Msg, type Question, type Seat } from '@orrery/kernel';
import { type Bound, emptyDrawer, type Know, type Pub, type TI } from '../state.ts';
import { outcomeName } from './agenda.ts';

let table: Game<TI> | undefined;
/** Called once, when the game is put together: what is asked is known to its procedures alone. */
export function askedBy(game: Game<TI>): void {
  table = game;
}

/** What anybody can see that a player may answer: as if it held nothing. */
const stranger = (pub: Pub, seat: Seat): Know => ({ seat, pub, own: { ...emptyDrawer(), standing: [] } });

/** [TI4-DEAL-4] What an action card does is never sure. */
const playsCard = (choice: Choice): boolean => typeof choice === 'string' && /(^| )play:[^@>]+(>|$)/.test(choice);

/** The question put to one of the two alone, as far as `k` may know of it. */
function waiting(k: Know, other: Seat): { know: Know; request: string; question: Question } | undefined {
  for (const know of [k, stranger(k.pub, other)]) {
    const asked = table && know.own && asksAlone(table, know);
    if (asked) return { know, ...asked };
  }
  return undefined;
}

/** An answer as a term of a deal with `other`; undefined: it could not be given at once. */
export function boundTo(k: Know, other: Seat, choice: Choice): Bound | undefined {
  const found = waiting(k, other);
  if (!found || playsCard(choice)) return undefined;
  const { know, request, question } = found;
  const verdict = judge(table!, know, question, choice);
  if ('refused' in verdict) return undefined;
  return copy({ by: know.seat!, request, choice: verdict.choice, label: answerWords(question, verdict.choice) });
}

/** [TI4-DEAL-3] Could whoever is bound still do it, by what `k` knows: the own answer in full, of another's that it is asked for? */
export function holds(k: Know, bound: Bound): boolean {
  const know = bound.by === k.seat ? k : stranger(k.pub, bound.by);
  const asked = asksAlone(table!, know);
  if (asked?.request !== bound.request) return false;
  return know !== k || 'choice' in judge(table!, k, asked.question, bound.choice);
}

/** Does the question still wait, underneath whatever runs now? */
export const isAsked = (pub: Pub, { request }: Bound): boolean =>
  pub.stack.some(({ id, asked }) => request.startsWith(`${id}.${asked}.`));

/** What can be put into a deal with `other` as an answer, to choose from; of a sheet, the plainest ways to fill it in. */
export function answersTo(
  k: Know,
  other: Seat,
): { by: Seat; prompt: Msg; answers: { choice: Choice; label: Msg }[] } | undefined {
  const found = waiting(k, other);
  if (!found) return undefined;
  const { know, question } = found;
  const answers = choicesOf(question)
    .filter((choice) => !playsCard(choice) && choice !== 'pass.on')
    .map((choice) => ({ choice, label: plainWords(question, choice) }));
  return answers.length > 0 ? { by: know.seat!, prompt: question.prompt, answers } : undefined;
}

function choicesOf({ ask }: Question): Choice[] {
  if (ask.shape === 'one') return ask.options.map(({ key }) => key);
  if (ask.shape !== 'form' || ask.form !== 'votes') return [];
  const { outcomes, planets, single } = ask.facts as {
    outcomes: string[];
    planets: Record<string, number>;
    single: boolean;
  };
  const all = single ? [] : Object.keys(planets);
  return [...outcomes.map((outcome) => ({ outcome, planets: all })), { outcome: '', planets: [] }];
}

const answerWords = (question: Question, choice: Choice): Msg => ({
  key: 'answer',
  args: { question: question.prompt, answer: plainWords(question, choice) },
});

function plainWords({ ask }: Question, choice: Choice): Msg {
  if (ask.shape === 'number') return { key: 'answer.number', args: { n: choice as number } };
  if (ask.shape === 'form') return ask.form === 'votes' ? voteWords(ask.facts, choice) : { key: 'answer.sheet' };
  const chosen = ask.options.filter(({ key }) => [choice].flat().includes(key)).map(({ label }) => label);
  return ask.shape === 'one' ? chosen[0]! : { key: 'answer.many', args: { chosen } };
}

function voteWords(facts: object, choice: Choice): Msg {
  const { outcome, planets: used } = choice as { outcome: string; planets: string[] };
  const { planets, extra, single } = facts as { planets: Record<string, number>; extra: number; single: boolean };
  if (outcome === '') return { key: 'outcome.none' };
  const votes = single ? 1 : used.reduce((sum, planet) => sum + planets[planet]!, extra);
  return { key: 'answer.votes', args: { outcome: outcomeName(outcome), votes } };
}
