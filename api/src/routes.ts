// Every HTTP route as data: the server answers them, the client calls them, OpenAPI is written from them.
import { LANGUAGES } from '@orrery/kernel';
import { z } from 'zod';
import { account, analysis } from './analysis.ts';
import { choice, refusal, seatNumber, standing, told } from './parts.ts';
import { PATHS } from './paths.ts';
import * as t from './tables.ts';

/**
 * Who may call: anybody; whoever sits at or owns the table, and spectators where they are allowed; a seat; whoever sits at
 * or owns the table; the seat that the path names, or a steward; a steward, who is the owner or the seat that runs the game
 * by its rules; the owner; the host of the server, who is nobody at a table. Over the socket the same holds.
 */
export type Access = 'anybody' | 'watcher' | 'seat' | 'member' | 'holder' | 'steward' | 'owner' | 'host';
export interface Route {
  method: 'GET' | 'POST';
  path: string; // {name} stands for a parameter
  access: Access;
  about: string;
  body?: z.ZodType;
  query?: z.ZodType;
  reply: z.ZodType | 'text';
  cached?: true; // the same for everybody until the server is updated: sent again only if it has changed
}

const done = z.object({ done: z.literal(true) });
const since = z.coerce.number().int().min(-1);
const count = z.coerce.number().int().min(0);
/** The sender's own name for this answer: sent again, it is not given again. */
export const sendId = z.string().min(8).max(64);
const seen = z.number().int().min(0).meta({ description: 'the seq on the sender’s screen' });

/** Without a request: an answer to whatever the seat is asked then, for the later moves of a plan. */
export const move = z.object({ request: z.string().max(200).exactOptional(), choice });
export const answerBody = z.object({ id: sendId, seq: seen, moves: z.array(move).min(1).max(100) });
export const undoBody = z.object({ id: sendId, seq: seen });
export const standingBody = z.object({ id: sendId, list: z.array(standing).max(200) });

/** `taken`: it is on disk. Otherwise it changed nothing; where it was stale, look at the fresh state. */
export const verdict = z.union([
  z.object({ taken: z.literal(true), seq: z.number().int() }),
  z.object({ taken: z.literal(false), stale: z.boolean(), refused: refusal }),
]);
export type Verdict = z.infer<typeof verdict>;

const host = { matches: t.tableInfo.extend({ answers: z.number().int(), live: z.boolean() }) };
export const incident = z.object({
  id: z.string(),
  match: z.string(),
  at: t.time,
  error: z.string(),
  sound: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'of a damaged match: how many answers are whole; null: nothing is damaged' }),
});
export const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created: t.time,
  sent: t.time.nullable(),
  error: z.string().nullable(),
});

const figure = z.number().int();
export const chaosReport = z.object({
  at: t.time,
  seed: figure,
  store: z.string(),
  servers: figure,
  matches: figure,
  kills: figure,
  troubles: z.record(z.string(), figure),
  acknowledged: figure,
  lost: figure,
  twice: figure,
  unreadable: figure,
  wrong: z.array(z.string()),
  stuck: figure,
  playAgainMs: figure,
});
export type ChaosReport = z.output<typeof chaosReport>;

export const ROUTES = {
  games: {
    ...PATHS.games,
    access: 'anybody',
    about: 'The games on the shelf, named in the language asked for.',
    cached: true,
    query: z.object({ language: t.language.default(LANGUAGES[0]) }),
    reply: z.array(t.gameInfo),
  },
  words: {
    ...PATHS.words,
    access: 'anybody',
    about: 'The messages of a game, its bots and its board in one language, but for what is printed on its pieces.',
    cached: true,
    reply: t.messages,
  },
  texts: {
    ...PATHS.texts,
    access: 'anybody',
    about: 'What is printed on the pieces of a game: its messages that end in `.text`, in one language.',
    cached: true,
    reply: t.messages,
  },
  rules: {
    ...PATHS.rules,
    access: 'anybody',
    about:
      'The rule index of a game by chapter, in our own words and one language; of one chapter alone if it is named.',
    cached: true,
    query: z.object({ chapter: z.string().max(100).optional() }),
    reply: z.array(t.ruleChapter),
  },
  show: {
    ...PATHS.show,
    access: 'anybody',
    about: 'A position in which a rule is at work, from a test of it, with its answers: nobody plays it.',
    cached: true,
    reply: t.show,
  },
  proofs: {
    ...PATHS.proofs,
    access: 'anybody',
    about: 'The recorded matches and the worked examples of the rule book by which this install can be checked.',
    cached: true,
    reply: z.array(t.proof),
  },
  prove: {
    ...PATHS.prove,
    access: 'anybody',
    about: 'Plays one of them again with the rules of this install: every answer, every hash, the result.',
    reply: z.object({ holds: z.boolean(), why: z.string().exactOptional() }),
  },
  openTables: {
    ...PATHS.openTables,
    access: 'anybody',
    about: 'Listed tables: open ones first.',
    reply: z.array(t.tableInfo),
  },
  create: {
    ...PATHS.create,
    access: 'anybody',
    about:
      'Sets up a table. The pass owns it and, if a chair is `me`, sits there. The match begins when no seat is open.',
    body: t.newTable,
    reply: z.object({ table: t.tableInfo, pass: t.pass }),
  },
  learn: {
    ...PATHS.learn,
    access: 'anybody',
    about: 'Sets up the first match of a game, which teaches it: the pass sits there, bots have the other seats.',
    body: z.object({
      name: t.name,
      from: z.number().int().min(1).max(1000).optional().meta({ description: 'the step to begin with' }),
    }),
    reply: z.object({ table: t.tableInfo, pass: t.pass }),
  },
  invitation: {
    ...PATHS.invitation,
    access: 'anybody',
    about: 'The table behind an invitation.',
    reply: t.tableInfo,
  },
  join: {
    ...PATHS.join,
    access: 'anybody',
    about: 'Takes an open seat with no more than a name.',
    body: z.object({ name: t.name, seat: seatNumber.optional() }),
    reply: t.pass,
  },
  mine: {
    ...PATHS.mine,
    access: 'anybody',
    about: 'The tables these secrets open; unknown ones are left out.',
    body: z.object({ secrets: z.array(z.string().max(100)).max(200) }),
    reply: z.array(z.object({ table: t.tableInfo, pass: t.pass })),
  },
  claim: {
    ...PATHS.claim,
    access: 'anybody',
    about: 'On the other device: turns a code of `moveDevice` into a pass.',
    body: z.object({ code: z.string().max(100) }),
    reply: t.pass,
  },

  table: {
    ...PATHS.table,
    access: 'watcher',
    about: 'Everything this seat sees, with events since `since`.',
    query: z.object({ since: since.optional() }),
    reply: t.snapshot,
  },
  events: {
    ...PATHS.events,
    access: 'watcher',
    about: 'What this seat was told after `since`, oldest first, at most 1000.',
    query: z.object({ since: since.default(-1) }),
    reply: z.array(told),
  },
  moment: {
    ...PATHS.moment,
    access: 'watcher',
    about: 'The table as this seat saw it at that seq.',
    reply: t.moment,
  },
  answer: {
    ...PATHS.answer,
    access: 'seat',
    about: 'Answers; several moves are taken whole or not at all.',
    body: answerBody,
    reply: verdict,
  },
  undo: {
    ...PATHS.undo,
    access: 'seat',
    about: 'Takes back the last answer of this seat.',
    body: undoBody,
    reply: verdict,
  },
  standing: {
    ...PATHS.standing,
    access: 'seat',
    about: 'Replaces the standing answers of this seat.',
    body: standingBody,
    reply: verdict,
  },
  hint: {
    ...PATHS.hint,
    access: 'seat',
    about: 'What the best bot would answer, and why.',
    body: z.object({ request: z.string().max(200) }),
    reply: t.hint,
  },
  foresee: {
    ...PATHS.foresee,
    access: 'seat',
    about: 'What an answer would change, as far as this seat can know; nothing is answered.',
    body: z.object({ request: z.string().max(200), choice }),
    reply: t.foresight,
  },
  prepare: {
    ...PATHS.prepare,
    access: 'seat',
    about:
      'A rehearsal, in an imagined world, of what this seat will be asked (`scene.ahead`), or of what it is asked in its turn (`now`); nothing is answered.',
    body: z.object({
      key: z.string().max(200),
      choices: z.array(choice).max(100),
    }),
    reply: t.preparation,
  },
  chat: {
    ...PATHS.chat,
    access: 'seat',
    about: 'Says something at the table.',
    body: z.object({ text: z.string().trim().min(1).max(1000) }),
    reply: t.chatLine,
  },
  write: {
    ...PATHS.write,
    access: 'seat',
    about: 'Writes to another seat; delivered at once, read by nobody else.',
    body: z.object({ to: seatNumber, text: z.string().trim().min(1).max(2000) }),
    reply: t.letterLine,
  },
  draft: {
    ...PATHS.draft,
    access: 'seat',
    about: 'Keeps a sheet that is still being written, for this seat alone; null forgets it.',
    body: z.object({ request: z.string().max(200), value: choice.nullable() }),
    reply: done,
  },
  account: {
    ...PATHS.account,
    access: 'seat',
    about: 'What was answered for this seat since its person last answered, and why; read by nobody else.',
    reply: account,
  },
  record: {
    ...PATHS.record,
    access: 'watcher',
    about: 'The match file (*.game) with the key, once the match is over.',
    reply: 'text',
  },
  analysis: {
    ...PATHS.analysis,
    access: 'watcher',
    about:
      'Once the match is over: how each seat stood by what it knew, and which decisions changed it, as far as known.',
    reply: analysis,
  },
  analyse: {
    ...PATHS.analyse,
    access: 'member',
    about: 'Once the match is over: has it analysed in the background, or no longer.',
    body: z.object({ wanted: z.boolean() }),
    reply: analysis,
  },

  begin: {
    ...PATHS.begin,
    access: 'owner',
    about: 'Begins now; bots take the open seats.',
    body: z.object({ bot: z.string().max(40).optional() }),
    reply: t.tableInfo,
  },
  wish: {
    ...PATHS.wish,
    access: 'seat',
    about: 'Says that one would like this, or no longer; it is done as soon as all people at the table would.',
    body: z.object({ what: t.wish, wanted: z.boolean() }),
    reply: t.tableInfo,
  },
  leave: {
    ...PATHS.leave,
    access: 'seat',
    about: 'Gives the seat up: it is open to whoever holds the invitation. The secret is void.',
    reply: done,
  },
  moveDevice: {
    ...PATHS.moveDevice,
    access: 'member',
    about: 'A code, good for ten minutes and once, to open this seat on another device.',
    reply: z.object({ code: z.string(), expires: t.time }),
  },
  toBot: {
    ...PATHS.toBot,
    access: 'holder',
    about: 'A bot answers for this seat (one’s own, or any for the steward) until it is taken back.',
    body: z.object({ bot: z.string().max(40).optional() }),
    reply: t.tableInfo,
  },
  fromBot: {
    ...PATHS.fromBot,
    access: 'holder',
    about: 'The person who holds the seat answers again.',
    reply: t.tableInfo,
  },
  vacate: {
    ...PATHS.vacate,
    access: 'steward',
    about: 'Opens a seat for a substitute; its old secrets are void.',
    reply: t.tableInfo,
  },
  pause: { ...PATHS.pause, access: 'steward', about: 'Stops all clocks.', reply: t.tableInfo },
  resume: { ...PATHS.resume, access: 'steward', about: 'Clocks run again.', reply: t.tableInfo },
  extend: {
    ...PATHS.extend,
    access: 'steward',
    about: 'More time for every seat that is asked now, or for one; less, where the minutes are negative.',
    body: z.object({
      minutes: z
        .number()
        .min(-60 * 24 * 30)
        .max(60 * 24 * 30),
      seat: seatNumber.optional(),
    }),
    reply: t.clockState,
  },
  force: {
    ...PATHS.force,
    access: 'steward',
    about: 'As if the time were out: whoever has not answered what is asked now is answered for.',
    reply: t.tableInfo,
  },
  remind: {
    ...PATHS.remind,
    access: 'steward',
    about: 'A notice to whoever has not answered yet. `unreached`: those asked who have left no address.',
    reply: z.object({ unreached: z.array(seatNumber) }),
  },
  mute: {
    ...PATHS.mute,
    access: 'steward',
    about: 'Turns the players’ talk off or on: letters and chat. Letters to and from its stewards always go.',
    body: z.object({ muted: z.boolean() }),
    reply: t.tableInfo,
  },
  abandon: {
    ...PATHS.abandon,
    access: 'member',
    about: 'Breaks the match off: the owner at once, the others when all people at the table want it.',
    reply: t.tableInfo,
  },
  rematch: {
    ...PATHS.rematch,
    access: 'member',
    about: 'The same table again; whoever held a seat here gets its pass there.',
    reply: t.pass,
  },
  notices: {
    ...PATHS.notices,
    access: 'seat',
    about: 'How this seat hears that it is its turn. Nothing but a question goes to an address before it is confirmed.',
    body: t.notices,
    reply: z.object({ mail: z.enum(['none', 'asked', 'confirmed']) }),
  },
  confirm: {
    ...PATHS.confirm,
    access: 'anybody',
    about: 'By the link in the mail that asks: this address may be written to.',
    reply: done,
  },
  pushKey: {
    ...PATHS.pushKey,
    access: 'anybody',
    about: 'The server’s public key for browser notifications.',
    reply: z.object({ key: z.string() }),
  },
  unsubscribe: {
    ...PATHS.unsubscribe,
    access: 'anybody',
    about: 'No more mail for this seat.',
    reply: done,
  },

  version: {
    ...PATHS.version,
    access: 'anybody',
    about: 'What runs here.',
    reply: z.object({ name: z.string(), version: z.string() }),
  },
  hostMatches: {
    ...PATHS.hostMatches,
    access: 'host',
    about: 'All matches, newest first.',
    query: z.object({ limit: count.max(1000).default(200) }),
    reply: z.array(host.matches),
  },
  hostAside: {
    ...PATHS.hostAside,
    access: 'host',
    about: 'Incidents: matches set aside because their rules failed.',
    reply: z.array(incident),
  },
  hostAsideFile: {
    ...PATHS.hostAsideFile,
    access: 'host',
    about: 'The file that reproduces an incident.',
    reply: 'text',
  },
  hostRetry: {
    ...PATHS.hostRetry,
    access: 'host',
    about: 'Puts a match that was set aside back on the table.',
    reply: t.tableInfo,
  },
  hostRestore: {
    ...PATHS.hostRestore,
    access: 'host',
    about:
      'Goes on with a damaged match from its last sound state; all that was kept of it is in the file of the incident.',
    reply: t.tableInfo,
  },
  hostExport: {
    ...PATHS.hostExport,
    access: 'host',
    about:
      'The match as one file that another server takes over: its history, its key and everything hidden, but no pass.',
    reply: 'text',
  },
  hostImport: {
    ...PATHS.hostImport,
    access: 'host',
    about: 'Takes over a match that was exported. Each person, and whoever runs the table, gets in by a code, once.',
    body: z.object({ file: z.string() }),
    reply: z.object({
      match: z.string(),
      codes: z.array(z.object({ seat: seatNumber.nullable(), name: z.string(), code: z.string() })),
    }),
  },
  hostChaos: {
    ...PATHS.hostChaos,
    access: 'host',
    about: 'What the last `orrery chaos` on this data folder has found; null: there was none.',
    reply: chaosReport.nullable(),
  },
  hostOutbox: {
    ...PATHS.hostOutbox,
    access: 'host',
    about: 'Mails, sent or waiting.',
    reply: z.array(mail),
  },
  hostBackup: {
    ...PATHS.hostBackup,
    access: 'host',
    about: 'A consistent copy while running (embedded store).',
    reply: z.object({ file: z.string(), bytes: z.number() }),
  },
  hostMetrics: {
    ...PATHS.hostMetrics,
    access: 'host',
    about: 'Figures in the Prometheus format.',
    reply: 'text',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & Params<Rest>
  : unknown;
type InputOf<R, K extends string> = R extends { [key in K]: z.ZodType } ? z.input<R[K & keyof R] & z.ZodType> : never;
type ParsedOf<R, K extends string> = R extends { [key in K]: z.ZodType }
  ? z.output<R[K & keyof R] & z.ZodType>
  : undefined;
type With<K extends string, T> = [T] extends [never]
  ? unknown
  : Partial<T> extends T
    ? { [key in K]?: T }
    : { [key in K]: T };

/** What the caller of a route gives: the parameters of its path, its body and its query. */
export type Call<N extends RouteName> = Params<(typeof ROUTES)[N]['path']> &
  With<'body', InputOf<(typeof ROUTES)[N], 'body'>> &
  With<'query', InputOf<(typeof ROUTES)[N], 'query'>>;
export type Body<N extends RouteName> = ParsedOf<(typeof ROUTES)[N], 'body'>;
export type Query<N extends RouteName> = ParsedOf<(typeof ROUTES)[N], 'query'>;
export type Reply<N extends RouteName> = (typeof ROUTES)[N]['reply'] extends z.ZodType
  ? z.output<(typeof ROUTES)[N]['reply'] & z.ZodType>
  : string;
