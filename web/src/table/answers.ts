// What can be read off a question without knowing its game: a default, whether a draft will do, what an answer is called.
import type { Scene } from '@orrery/api';
import type { Face, Held, Plan } from '@orrery/board';
import type { Bag, Choice, Field, Json, Msg, Option, Request, Shape, Standing, View } from '@orrery/kernel';

const MILD = ['done', 'end', 'skip'];

/** What Enter takes: the only option, or what lets things be; undefined: one must choose. What the clock would answer is not
 *  it: that may throw something away, such as the points that are left. Nor is passing but in a window: it ends one's part. */
export function defaultOf({ ask, prompt }: Pick<Request, 'ask' | 'prompt'>): string | undefined {
  if (ask.shape !== 'one') return undefined;
  if (ask.options.length === 1) return ask.options[0]!.key;
  const mild = inWindow(prompt) ? ['pass', ...MILD] : MILD;
  return ask.options.find((o) => mild.includes(o.key))?.key;
}
const inWindow = ({ key }: Msg): boolean => key.startsWith('window.');

/** Where somebody has nothing to use: what it would leave so that it is not asked there again. It counts for all windows, and
 *  for whatever else can only be declined. */
export function restFor({ blocking, prompt, ask, kind }: Request): Standing | undefined {
  const nothing = inWindow(prompt) ? ['pass', 'pass.on'] : ['no'];
  if (!blocking || kind === undefined || ask.shape !== 'one' || ask.options.length === 0) return undefined;
  return ask.options.every(({ key }) => nothing.includes(key)) ? REST : undefined;
}
const REST: Standing = { kind: 'window.*', choice: 'pass', idle: true, said: [{ key: 'kernel.pass' }] };

/** The same list with it, or without it if it was there. */
export function withRest(list: readonly Standing[], rest: Standing): { list: Standing[]; rests: boolean } {
  const others = list.filter(({ kind, idle }) => !(idle && kind === rest.kind));
  return others.length < list.length ? { list: others, rests: true } : { list: [...list, rest], rests: false };
}

/** What may be answered in one go here: only to a question of the moment, and only what begins with one of its answers. */
export function plansOf(face: Face | undefined, { view }: Pick<Scene, 'view'>, request: Request): readonly Plan[] {
  const { ask, blocking } = request;
  if (!blocking || ask.shape !== 'one') return [];
  const plans = face?.plans?.(view as unknown as View<Shape>, request) ?? [];
  return plans.filter(
    ({ choices: [first, ...more] }) => more.length > 0 && ask.options.some(({ key }) => key === first),
  );
}

/** Could this be sent? Mere form: whether it is legal the server says. */
export function isWhole({ ask }: Request, draft: Choice | undefined): boolean {
  if (ask.shape === 'many') {
    const count = Array.isArray(draft) ? draft.length : 0;
    return count >= ask.min && count <= ask.max;
  }
  if (ask.shape === 'number')
    return Number.isInteger(draft) && (draft as number) >= ask.min && (draft as number) <= ask.max;
  return draft !== undefined;
}

/** A pick more, or one less; where one alone is wanted, the new one instead of the old. */
export function toggled(picks: readonly string[], key: string, max: number): string[] {
  if (picks.includes(key)) return picks.filter((pick) => pick !== key);
  if (max === 1) return [key];
  return picks.length < max ? [...picks, key] : [...picks];
}

/** What to start from: the answer given already, the fallback, or the least. */
export function firstDraft(request: Request, fields: readonly Field[] | undefined): Choice {
  const { ask, sealed, fallback } = request;
  if (sealed !== undefined) return sealed;
  if (ask.shape === 'many') {
    if (ask.min === ask.options.length) return ask.options.map(({ key }) => key); // there is no other answer
    return Array.isArray(fallback) ? fallback : [];
  }
  if (ask.shape === 'number') return typeof fallback === 'number' ? fallback : ask.min;
  if (ask.shape === 'form') return isBag(fallback) ? fallback : emptySheet(fields ?? []);
  return '';
}

export function emptySheet(fields: readonly Field[]): Bag {
  return Object.fromEntries(fields.map((field) => [field.key, emptyField(field)]));
}

function emptyField(field: Field): Json {
  switch (field.kind) {
    case 'one':
      return field.options[0]?.key ?? '';
    case 'number':
      return field.min;
    case 'text':
      return '';
    default:
      return [];
  }
}

/** An answer in words that can be kept and said later, in any language; none for a sheet that nobody has described. */
export function choiceMsgs({ ask }: Pick<Request, 'ask'>, choice: Choice, fields: readonly Field[] = []): Msg[] {
  const options = 'options' in ask ? ask.options : [];
  if (typeof choice === 'string') return [labelOf(options, choice)];
  if (typeof choice === 'number') return [plain(choice)];
  if (Array.isArray(choice)) return choice.map((key) => labelOf(options, key));
  return sheetMsgs(fields, choice);
}

export function choiceText(
  request: Pick<Request, 'ask'>,
  choice: Choice,
  say: (msg: Msg) => string,
  fields?: readonly Field[],
): string {
  return choiceMsgs(request, choice, fields).map(say).join(', ') || NOTHING;
}
export const NOTHING = '–';

const plain = (value: Json): Msg => ({ key: 'kernel.value', args: { value } });
const labelOf = (options: readonly Option[], key: string): Msg =>
  options.find((option) => option.key === key)?.label ?? plain(key);

function sheetMsgs(fields: readonly Field[], sheet: Bag): Msg[] {
  return fields.map((field) => ({
    key: 'kernel.field',
    args: { name: field.label, value: fieldValue(field, sheet[field.key] ?? NOTHING) },
  }));
}

function fieldValue(field: Field, value: Json): Json {
  const list = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'one':
      return labelOf(field.options, String(value));
    case 'many':
      return list.map((key) => labelOf(field.options, String(key)));
    case 'list':
      return list.map((row) => plain(sheetMsgs(field.fields, row as Bag)));
    default:
      return value;
  }
}

/** Answers by what is taken in hand for them, in the order in which they were offered. */
export interface Handful extends Held {
  options: Option[];
}
type HandOf = (option: Option) => readonly Held[];
export function handfuls(options: readonly Option[], handOf: HandOf): { hands: Handful[]; rest: Option[] } {
  const hands = new Map<string, Handful>();
  for (const option of options)
    for (const { ref, name } of handOf(option)) {
      const known = hands.get(ref);
      if (known) known.options.push(option);
      else hands.set(ref, { ref, name, options: [option] });
    }
  return { hands: [...hands.values()], rest: options.filter((option) => handOf(option).length === 0) };
}

/** Many answers lie by what is taken in hand for them; what has a single one is that answer. None, if that makes nothing shorter. */
export function foldedBy(options: readonly Option[], handOf: HandOf): { hands: Handful[]; rest: Option[] } | undefined {
  const { hands, rest } = handfuls(options, handOf);
  const isMany = options.length > MANY_OPTIONS || (options.length > FOLDED && hands.length * 2 <= options.length);
  const several = hands.filter(({ options: held }) => held.length > 1);
  if (!isMany || several.length === 0 || (hands.length === 1 && rest.length <= 1)) return undefined;
  const within = new Set(several.flatMap(({ options: held }) => held));
  return { hands: several, rest: options.filter((option) => !within.has(option)) };
}
export const MANY_OPTIONS = 12; // more than that and one may search among them
const FOLDED = 8; // more than that and they lie by what is taken in hand, where that makes it few

/** Options whose words contain what was typed. */
export function filtered<O extends Option>(options: readonly O[], text: string, say: (msg: Msg) => string): O[] {
  const wanted = bare(text);
  return options.filter((option) => bare(say(option.label)).includes(wanted) || option.key.includes(text));
}
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
