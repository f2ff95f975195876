// A table: how it is set up, who sits at it, and what one seat sees of it.
import { type Json, LANGUAGES, type LessonStep, type OptionSpec, PARTS } from '@orrery/kernel';
import { z } from 'zod';
import { bag, choice, field, msg, patch, planned, refusal, request, result, seatNumber, told } from './parts.ts';
import { WISHES } from './wishes.ts';

const name = z.string().trim().min(1).max(40);
const id = z.string().max(64);
const time = z.number().int().meta({ description: 'milliseconds since 1970' });

/** When a seat's time is out: the question's mildest answer, a bot for this one question, or the table stops. */
const onTimeout = z.enum(['fallback', 'bot', 'pause']);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const zone = z.string().max(64).refine(isZone, 'not a time zone');

const clockSettings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z
    .object({
      kind: z.literal('live'),
      move: z.number().int().min(1).max(86_400),
      reserve: z.number().int().min(0).max(86_400),
      onTimeout,
    })
    .meta({ description: 'Seconds per decision, and a reserve per player for the whole match, used after them.' }),
  z
    .object({
      kind: z.literal('correspondence'),
      hours: z
        .number()
        .min(0.01)
        .max(24 * 60),
      quiet: z.object({ from: clockTime, to: clockTime }).nullable(),
      zone,
      holidays: z.array(z.iso.date()).max(100),
      onTimeout,
      rest: z.number().int().min(0).max(3600).optional().meta({
        description: 'seconds, at most, before whoever left word is passed for; otherwise as the host has set',
      }),
    })
    .meta({ description: 'Hours per decision. Time does not run in quiet hours and on holidays, in the zone named.' }),
]);
export type ClockSettings = z.infer<typeof clockSettings>;

export const spectators = z.object({
  allowed: z.boolean(),
  delay: z
    .number()
    .int()
    .min(0)
    .max(7 * 86_400)
    .meta({ description: 'seconds behind the table; 0 is live' }),
});

/** What a new table puts on a chair. `me`: the browser that makes the table. */
export const chair = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), name }),
  z.object({ kind: z.literal('bot'), bot: z.string().max(40) }),
  z.object({ kind: z.literal('open') }),
]);

export const newTable = z.object({
  game: z.string().max(64),
  name: z.string().trim().max(80).default(''),
  options: bag.default({}),
  seats: z.array(chair).min(1).max(16),
  clock: clockSettings.default({ kind: 'none' }),
  spectators: spectators.default({ allowed: true, delay: 0 }),
  listed: z.boolean().default(false).meta({ description: 'shown among the open tables of this server' }),
});
export type NewTable = z.input<typeof newTable>;

export const wish = z.enum(WISHES);

export const player = z.object({
  seat: seatNumber,
  kind: z.enum(['human', 'bot', 'open']),
  name: z.string().meta({ description: 'of the person; for a seat handed to a bot, still the name of its person' }),
  bot: z.string().nullable().meta({ description: 'which bot answers for this seat now' }),
  held: z.boolean().meta({ description: 'a person holds this seat and may take it back from the bot' }),
  online: z.boolean(),
  wishes: z.array(wish).meta({ description: 'what this person would like, and the others may agree to' }),
});
export type Player = z.infer<typeof player>;

export const status = z.enum(['open', 'running', 'paused', 'over', 'abandoned', 'aside']);
export type Status = z.infer<typeof status>;

export const tableInfo = z.object({
  id,
  name: z.string(),
  game: z.string(),
  version: z.string(),
  options: bag,
  status,
  players: z.array(player),
  clock: clockSettings,
  spectators,
  listed: z.boolean(),
  created: time,
  updated: time,
  commitment: z.string().meta({ description: 'to the key behind all chance; compare with `key` at the end' }),
  key: z.string().nullable().meta({ description: 'revealed when the match is over' }),
  invitation: z.string().nullable().meta({
    description:
      'token for /join; before the match told to those who sit or own, and to everybody if it is listed; then to its stewards. A seat that is given up gets a fresh one',
  }),
  owner: z.boolean().meta({ description: 'does the caller own this table' }),
  steward: z
    .boolean()
    .meta({ description: 'may the caller use the powers over this table: its owner, or a game master' }),
  rematch: id.nullable(),
  master: seatNumber.nullable().meta({ description: 'who runs the game by its rules, and does not play' }),
  asker: seatNumber.nullable().meta({ description: 'whose answer, or turn, would be taken back if all agree' }),
  muted: z
    .boolean()
    .meta({ description: 'the players’ talk is turned off: only its stewards may be written to, and write' }),
  waiting: z.array(seatNumber),
  ranks: z.array(z.number().int()).nullable().meta({ description: 'by seat, once there is a result: 1 is first' }),
});
export type TableInfo = z.infer<typeof tableInfo>;

export const clockState = z.object({
  now: time.meta({ description: 'by the server; compare with your own clock' }),
  paused: z.boolean(),
  seats: z.array(z.object({ seat: seatNumber, deadline: time.nullable(), reserve: z.number().nullable() })),
});
export type ClockState = z.infer<typeof clockState>;

export const chatLine = z.object({
  n: z.number().int(),
  seat: seatNumber.nullable(),
  name: z.string(),
  text: z.string(),
  at: time,
});
export type ChatLine = z.infer<typeof chatLine>;

/** A letter from seat to seat; nobody else ever sees it, nor whoever takes a seat over (unless a master runs the game). */
export const letterLine = z.object({ id, from: seatNumber, to: seatNumber, text: z.string(), at: time });
export type LetterLine = z.infer<typeof letterLine>;

/** What a steward did to the table, or became of it, for everybody to see: it is no part of the game. */
export const DEEDS = [
  'extended',
  'paused',
  'resumed',
  'forced',
  'reminded',
  'opened',
  'joined',
  'bot',
  'person',
  'muted',
  'unmuted',
  'restored', // by the host: damage on the disk cost the newest answers
  'closed', // nobody's: the house was, and the time does not count
] as const;
export const deed = z.object({
  n: z.number().int(),
  at: time,
  what: z.enum(DEEDS),
  seat: seatNumber.nullable(),
  minutes: z.number().nullable(),
});
export type Deed = z.infer<typeof deed>;

/** On rails `choice` is the one answer that is taken. */
const lessonStep: z.ZodType<LessonStep> = z.object({
  step: z.number().int(),
  of: z.number().int(),
  say: z.array(z.object({ key: z.string(), at: z.string().exactOptional() })),
  choice: choice.exactOptional(),
  as: z
    .partialRecord(z.enum(LANGUAGES), choice)
    .exactOptional()
    .meta({ description: 'the same as others write it, by their language' }),
});

const drawer = z.record(z.string(), z.unknown());
/** Everything on the table that changes by playing. Updates are patches of this. */
export const scene = z.object({
  view: z.object({ seat: seatNumber.nullable(), pub: drawer, own: drawer.nullable(), extra: drawer }),
  requests: z.array(request),
  waiting: z.array(seatNumber).meta({ description: 'who is asked; public, whether or not they have answered' }),
  fields: z.record(z.string(), z.array(field)).meta({ description: 'of the sheets asked for, by request' }),
  turn: seatNumber.nullable().meta({ description: 'whose turn it is, where it is anybody’s' }),
  because: msg.nullable().meta({ description: 'why this seat is asked, where there is more to say than its turn' }),
  undo: z.boolean().meta({ description: 'can this seat take back its last answer' }),
  result: result.nullable(),
  ahead: z
    .array(z.object({ key: z.string(), label: msg }))
    .exactOptional()
    .meta({ description: 'what this seat may prepare for while others are asked' }),
  lesson: lessonStep.exactOptional().meta({ description: 'in a match that teaches: what is said of the question' }),
});
export type Scene = z.infer<typeof scene>;

/** One seat's whole table. `scene` is null until the match has begun. */
export const snapshot = z.object({
  table: tableInfo,
  seat: seatNumber.nullable(),
  seq: z.number().int().meta({ description: 'counts what this seat could notice; other seats have other counts' }),
  scene: scene.nullable(),
  events: z.array(told).meta({ description: 'the newest, or those since the seq named' }),
  clock: clockState,
  chat: z.array(chatLine),
  letters: z.array(letterLine).meta({ description: 'from and to this seat, oldest first' }),
  deeds: z.array(deed),
  drafts: z.record(z.string(), choice).meta({ description: 'sheets this seat has not sent yet, by request' }),
});
export type Snapshot = z.infer<typeof snapshot>;

/** A past moment as this seat saw it; `seq` runs from 0 to the present one. */
export const moment = z.object({ seq: z.number().int(), at: time, scene, events: z.array(told) });
export type Moment = z.infer<typeof moment>;

const offered = {
  since: z.number().int().exactOptional(),
  until: z.number().int().exactOptional(),
  group: z.string().exactOptional().meta({ description: 'its heading: `options.<group>`' }),
  when: z
    .array(z.record(z.string(), z.array(z.json() as z.ZodType<Json>)))
    .exactOptional()
    .meta({ description: 'where it says anything' }),
  seats: z.record(z.string(), z.array(z.number().int())).exactOptional().meta({ description: 'choices of so many' }),
};
const optionSpec: z.ZodType<OptionSpec> = z.discriminatedUnion('kind', [
  z.object({ ...offered, kind: z.literal('flag'), fallback: z.boolean() }),
  z.object({ ...offered, kind: z.literal('number'), fallback: z.number(), min: z.number(), max: z.number() }),
  z.object({ ...offered, kind: z.literal('choice'), fallback: z.string(), choices: z.array(z.string()) }),
  z.object({ ...offered, kind: z.literal('some'), fallback: z.array(z.string()), choices: z.array(z.string()) }),
  z.object({ ...offered, kind: z.literal('text'), fallback: z.string(), max: z.number() }),
]);

/** The words of an option are `option.<name>`, of a bot's name `bot.<name>` where the catalogue has them. */
export const gameInfo = z.object({
  id: z.string(),
  version: z.string(),
  name: z.string(),
  about: z.string(),
  length: z.string().exactOptional().meta({ description: 'how long a match lasts, in words' }),
  weight: z.number().int().min(1).max(5).exactOptional().meta({ description: 'how much there is to learn' }),
  seats: z.tuple([z.number().int(), z.number().int()]),
  players: z
    .tuple([z.number().int(), z.number().int()])
    .meta({ description: 'how many play; a seat more may be for one who runs the game' }),
  options: z.record(z.string(), optionSpec),
  bots: z.array(z.string()).meta({ description: 'the last one plays best' }),
  conditions: z.array(z.string()).meta({
    description: 'what a standing answer may be barred by (`unless`); in words `condition.<name>`',
  }),
  lesson: z.boolean().meta({ description: 'has a first match that teaches' }),
  lobby: z.boolean().meta({ description: 'false: a game for tests, hidden from players' }),
  board: z
    .object({ face: z.string(), picture: z.string().optional(), style: z.string().optional() })
    .optional()
    .meta({ description: 'of a game that the host brought along: the modules and the style sheet of its board' }),
});
export type GameInfo = z.infer<typeof gameInfo>;

export const messages = z.record(z.string(), z.string());
export const ruleChapter = z.object({
  id: z.string(),
  part: z.enum(PARTS).meta({ description: 'of the book; chapters come in its order' }),
  title: z.string(),
  rules: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      source: z.string().meta({ description: 'where it stands, or why' }),
      shown: z.literal(true).exactOptional().meta({ description: 'there is a position that shows it' }),
    }),
  ),
  show: z.number().int().exactOptional().meta({ description: 'the step of the first match where it is at work' }),
});
export type RuleChapter = z.infer<typeof ruleChapter>;

/** A position played through, as whoever answers next sees it. */
export const show = z.object({
  seats: z.number().int(),
  stops: z.array(
    z.object({
      patch: patch.meta({ description: 'of the scene before; of nothing, the first' }),
      events: z.array(told).meta({ description: 'what that seat was told since' }),
      given: z
        .object({ seat: seatNumber, request: z.string(), choice })
        .nullable()
        .meta({ description: 'what is answered from here' }),
      refused: refusal.nullable().meta({ description: 'why the answer before was not taken' }),
    }),
  ),
});
export type Show = z.infer<typeof show>;

/** A whole match, or a worked example of the rule book, that must be played the same by this install. */
export const proof = z.object({
  name: z.string(),
  seats: z.number().int(),
  answers: z.number().int(),
  about: z.array(z.string()).exactOptional().meta({ description: 'of a worked example: its rules' }),
});
export type Proof = z.infer<typeof proof>;

export const hint = z.object({ request: z.string(), choice, why: msg.nullable(), bot: z.string() });

/** What an answer would change, tried in worlds that this seat cannot tell from the real one. */
export const foresight = z.object({
  worlds: z.array(patch).meta({ description: 'of the view; what differs from one to the other is not certain' }),
  final: z.boolean().meta({ description: 'it could not be taken back' }),
});
export type Foresight = z.infer<typeof foresight>;

/** How far a seat has come with what it prepares for. */
export const preparation = z.object({
  steps: z.array(planned).meta({ description: 'the answers that fit' }),
  alone: z.number().int().meta({ description: 'so many of them follow one another, whatever others do and dice show' }),
  scene: scene.meta({ description: 'after them, in an imagined world, with what would be asked next' }),
  refused: refusal.nullable().meta({ description: 'why the one after them does not' }),
});
export type Preparation = z.infer<typeof preparation>;

export const language = z.enum(LANGUAGES);
export const notices = z.object({
  mail: z.email().max(200).nullable(),
  push: z
    .object({
      endpoint: z.url().max(1000).refine(isPushService, 'not the address of a push service'),
      keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    })
    .nullable(),
  language,
  proof: z.string().min(16).max(100).optional().meta({
    description: 'a secret of this browser: an address that was confirmed for it is confirmed for all its seats',
  }),
});
export type Notices = z.infer<typeof notices>;

/** A secret opens one seat, or the ownership of a table, or both; it is kept by the browser that got it. */
export const pass = z.object({ match: id, seat: seatNumber.nullable(), owner: z.boolean(), secret: z.string() });
export type Pass = z.infer<typeof pass>;
export { bag, id, name, time };

/** The server will call this address: a named host on the open net, never something inside the house. */
function isPushService(text: string): boolean {
  const url = /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:443)?\//i.exec(text);
  return url !== null && !/\.(local|internal|localhost|lan|home)[:/]/i.test(url[0]);
}

function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}
