// The kernel's own things as they cross the wire: messages, questions, answers, events.
import type {
  Ask,
  Bag,
  Choice,
  Field,
  Json,
  Msg,
  Option,
  Planned,
  Request,
  Result,
  Standing,
  Told,
} from '@orrery/kernel';
import { z } from 'zod';
import { type Problem, type ProblemCode, STATUS } from './problem.ts';

const json: z.ZodType<Json> = z.json() as z.ZodType<Json>;
export const bag: z.ZodType<Bag> = z.record(z.string(), json);
export const seatNumber = z.number().int().min(0).max(63);

export const msg: z.ZodType<Msg> = z.object({ key: z.string(), args: bag.exactOptional() }).meta({
  description: 'A message by its key in the catalogue of the game (or `kernel.…`), with arguments. Never prose.',
});
const option: z.ZodType<Option> = z.object({
  key: z.string(),
  label: msg,
  refs: z.array(z.string()).exactOptional(),
});
const barred = z.object({
  key: z.string(),
  label: msg,
  refs: z.array(z.string()).exactOptional(),
  why: msg,
  rules: z.array(z.string()),
});
const whole = z.number().int();
export const ask: z.ZodType<Ask> = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('one'), options: z.array(option) }),
  z.object({ shape: z.literal('many'), options: z.array(option), min: whole, max: whole }),
  z.object({ shape: z.literal('number'), min: whole, max: whole }),
  z.object({ shape: z.literal('form'), form: z.string(), facts: bag }),
]);

/** What a seat answers: an option's key, several, a number, or a filled-in sheet. Its legality is the rules' matter. */
export const choice: z.ZodType<Choice> = z.union([
  z.string().max(2000),
  z.array(z.string().max(2000)).max(500),
  z.number(),
  bag,
]);

export const request: z.ZodType<Request> = z.object({
  id: z.string(),
  at: z.string(),
  seat: seatNumber,
  blocking: z.boolean(),
  prompt: msg,
  ask,
  rules: z.array(z.string()),
  barred: z.array(barred).exactOptional(),
  fallback: choice.exactOptional(),
  kind: z.string().exactOptional(),
  sealed: choice.exactOptional(),
});

const labelled = { key: z.string(), label: msg };
/** A line of a sheet, for a page that knows nothing of the game. */
export const field: z.ZodType<Field> = z.discriminatedUnion('kind', [
  z.object({ ...labelled, kind: z.literal('one'), options: z.array(option) }),
  z.object({ ...labelled, kind: z.literal('many'), options: z.array(option), min: whole, max: whole }),
  z.object({ ...labelled, kind: z.literal('number'), min: whole, max: whole }),
  z.object({ ...labelled, kind: z.literal('text'), max: whole }),
  z.object({
    ...labelled,
    kind: z.literal('list'),
    get fields() {
      return z.array(field);
    },
    max: whole,
  }),
]);

/** One answer of a plan. */
export const planned: z.ZodType<Planned> = z.object({
  at: z.string().max(200),
  asked: msg,
  choice,
  upon: z.string().max(64),
  said: z.array(msg).max(50),
});

export const standing: z.ZodType<Standing> = z.object({
  kind: z.string().max(200),
  choice,
  unless: z
    .array(z.object({ test: z.string().max(200), args: bag }))
    .max(20)
    .exactOptional(),
  once: z.boolean().exactOptional(),
  idle: z
    .boolean()
    .exactOptional()
    .meta({ description: 'only where nothing else can be answered; given after a pause' }),
  said: z.array(msg).max(50).exactOptional().meta({ description: 'the choice in words, to be shown later' }),
  plan: z
    .object({
      asked: msg,
      upon: z.string().max(64),
      next: z.array(planned).max(100),
      within: z.number().int().exactOptional(),
      again: z.literal(true).exactOptional().meta({ description: 'given once already, before a turn was taken back' }),
    })
    .exactOptional()
    .meta({ description: 'made before it is asked, for this question alone; `kind` is its place' }),
});

/** An event as this seat heard it, with the seat's own `seq` and the time in milliseconds. */
export const told = z.object({
  seq: whole,
  at: whole,
  type: z.string(),
  args: bag,
  mine: z.boolean(),
}) satisfies z.ZodType<Told>;
export type ToldAt = z.infer<typeof told>;

export const result: z.ZodType<Result> = z.object({ ranks: z.array(whole), why: msg });

export const refusal = z.object({
  code: z.string(),
  why: msg,
  rules: z.array(z.string()),
  problems: z.array(msg).exactOptional(),
});

/** See patch.ts. */
const value = z.unknown();
export const patch = z.array(
  z.union([z.tuple([z.string()]), z.tuple([z.string(), value]), z.tuple([z.string(), whole, whole, z.array(value)])]),
);

const CODES = Object.keys(STATUS) as [ProblemCode, ...ProblemCode[]];
export const problem: z.ZodType<Problem> = z.object({
  error: z.enum(CODES),
  message: z.string(),
  why: msg.exactOptional(),
});
