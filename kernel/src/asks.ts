// Legality of a choice, decided in one place: whatever the question describes is accepted, all else refused (law 2).
import type { Ask, Bag, Choice, Game, Know, Question, Random, Refusal, RefusalCode, Shape } from './contract.ts';
import { copy, isBag } from './json.ts';
import { PASS, PASS_ON } from './windows.ts';

export type Verdict = { choice: Choice } | { refused: Refusal };

export function refuse(code: RefusalCode, rules: string[] = [], args?: Bag): { refused: Refusal } {
  return { refused: { code, why: { key: `kernel.refused.${code}`, ...(args ? { args } : {}) }, rules } };
}

/** Is this an answer to that question? Gives it back in its normal form (a subset in the order of the options). */
export function judge<G extends Shape>(game: Game<G>, k: Know<G>, q: Question, choice: unknown): Verdict {
  const { ask } = q;
  switch (ask.shape) {
    case 'one':
      if (typeof choice !== 'string') return refuse('shape', q.rules);
      return ask.options.some((o) => o.key === choice) ? { choice } : notOffered(q, choice);
    case 'many':
      return judgeMany(q, ask, choice);
    case 'number': {
      if (typeof choice !== 'number' || !Number.isInteger(choice)) return refuse('shape', q.rules);
      const inside = choice >= ask.min && choice <= ask.max;
      return inside ? { choice: choice + 0 } : refuse('option', q.rules, { choice: String(choice) });
    }
    case 'form': {
      const verdict = game.forms?.[ask.form]?.check(k, choice, ask.facts);
      if (!verdict) throw new Error(`no form ${ask.form}`);
      if ('value' in verdict) return { choice: copy(verdict.value) }; // the sender keeps no hand in the state
      const { refused } = refuse('form', verdict.rules ?? q.rules);
      return { refused: { ...refused, problems: verdict.problems } };
    }
  }
}

function judgeMany(q: Question, ask: Ask & { shape: 'many' }, choice: unknown): Verdict {
  if (!Array.isArray(choice) || choice.some((key) => typeof key !== 'string')) return refuse('shape', q.rules);
  const keys = new Set(choice as string[]);
  const stranger = (choice as string[]).find((key) => !ask.options.some((o) => o.key === key));
  if (stranger !== undefined) return notOffered(q, stranger);
  const fits = keys.size === choice.length && keys.size >= ask.min && keys.size <= ask.max;
  if (!fits) return refuse('shape', q.rules);
  return { choice: ask.options.filter((o) => keys.has(o.key)).map((o) => o.key) };
}

function notOffered(q: Question, choice: string): Verdict {
  const barred = q.barred?.find((o) => o.key === choice);
  if (barred) return { refused: { code: 'option', why: barred.why, rules: barred.rules } };
  return refuse('option', q.rules, { choice: choice.slice(0, 80) });
}

/** A legal answer at random: every one has its chance. */
export function sampleChoice<G extends Shape>(game: Game<G>, k: Know<G>, q: Question, random: Random): Choice {
  const { ask } = q;
  switch (ask.shape) {
    case 'one':
      return random.pick(ask.options).key;
    case 'many': {
      const most = Math.min(ask.max, ask.options.length);
      const keys = random.shuffle(ask.options.map((o) => o.key)).slice(0, ask.min + random.below(most - ask.min + 1));
      return ask.options.map((o) => o.key).filter((key) => keys.includes(key));
    }
    case 'number':
      return ask.min + random.below(ask.max - ask.min + 1);
    case 'form':
      return game.forms![ask.form]!.sample(k, random, ask.facts);
  }
}

/** What is answered for a seat whose time is out: what the question says, else pass, else the least by a fixed rule. */
export function fallbackOf<G extends Shape>(game: Game<G>, k: Know<G>, q: Question, random: Random): Choice {
  if (q.fallback !== undefined) return q.fallback;
  const { ask } = q;
  switch (ask.shape) {
    case 'one':
      return (ask.options.find((o) => o.key === PASS) ?? ask.options[0]!).key;
    case 'many':
      return ask.options.slice(0, ask.min).map((o) => o.key);
    case 'number':
      return ask.min;
    case 'form':
      return game.forms![ask.form]!.sample(k, random, ask.facts);
  }
}

/** Is there an answer at all? A question without one would hang the table. */
export function isAnswerable(ask: Ask): boolean {
  if (ask.shape === 'one') return ask.options.length > 0;
  if (ask.shape === 'many') return ask.min >= 0 && ask.min <= ask.max && ask.min <= ask.options.length;
  if (ask.shape === 'number') return ask.min <= ask.max;
  return isBag(ask.facts);
}

/** Could this seat answer in more than one way that differs? To pass now and to pass for the rest of a window is the same here. */
export function hasChoice({ ask }: Pick<Question, 'ask'>): boolean {
  if (ask.shape === 'number') return ask.min < ask.max;
  if (ask.shape === 'form') return true;
  if (ask.shape === 'many') return ask.min < ask.options.length && ask.max > 0;
  return ask.options.filter(({ key }) => key !== PASS_ON).length > 1;
}

/** The answer to a question that has a single one. */
export function onlyAnswer({ ask }: Pick<Question, 'ask'>): Choice | undefined {
  if (ask.shape === 'number') return ask.min === ask.max ? ask.min : undefined;
  if (ask.shape === 'one') return ask.options.length === 1 ? ask.options[0]!.key : undefined;
  if (ask.shape === 'form' || ask.min < ask.options.length) return undefined;
  return ask.options.map(({ key }) => key);
}
