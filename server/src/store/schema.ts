// The tables of the store. Times are milliseconds, lists and bags JSON as text, flags 0 or 1: the same on every engine.

/** A table and how it was set up; changes seldom. */
export interface MatchRow {
  id: string;
  name: string;
  game: string;
  version: string;
  options: string;
  seats: number;
  status: string;
  clock: string;
  spectators: string;
  listed: number;
  invitation: string;
  key: string; // secret until the match is over
  created: number;
  result: string | null;
  rematch: string | null;
  muted: number;
}
/** What every answer changes. The state itself is the newest snapshot and the patches since. */
export interface LiveRow {
  match: string;
  seq: number;
  seen: string; // what each seat, and last the spectators, has counted so far
  hash: string; // of the newest log row
  waits: string; // who is asked, and who has answered already
  clock: string;
  updated: number;
}
/** One answer. `hash` covers the row and the hash before it, so that nobody can rewrite the past unnoticed. */
export interface LogRow {
  match: string;
  seq: number;
  at: number;
  seat: number | null;
  sent: string | null; // the sender's own name for it: one seat gives one thing by one name
  digest: string | null; // of all that was sent by that name
  entry: string; // as in a match file
  events: string;
  patch: string; // packed, from the state before to the state after: no rule is run to read the past, or the present
  seen: string;
  hash: string;
}
/** The whole state after an answer, as the kernel saves it; kept often enough that few patches follow it. */
export interface SnapshotRow {
  match: string;
  seq: number;
  state: string;
  digest: string | null; // of the state and the hash of its row; null: kept before there were digests
}
export interface SeatRow {
  match: string;
  seat: number;
  kind: string; // human, bot or open
  name: string;
  bot: string | null; // who answers for the seat now, if no person
  quit: number; // what its person would like, a bit each, in the order of WISHES
  back: number | null; // who would take something back: after which answer the match is to stand
  mail: string | null; // confirmed
  pending: string | null; // an address that is not
  push: string | null;
  language: string;
  token: string; // to unsubscribe
  noticed: number; // since when the seat was asked that a notice last went out for
  taken: number; // when whoever holds it now sat down: what was written to the seat before is not theirs to read
  heir: number; // held by whoever held this seat in the match before, who gets a pass for it by asking
}
/** A mail address as one browser, or one seat, gave it (`id`); nothing else goes to it until it is confirmed. */
export interface AddressRow {
  id: string;
  mail: string;
  token: string; // in the link by which it is confirmed
  asked: number;
  confirmed: number | null;
}
/** `hash` of a secret that opens a seat or a table, or (`expires`) of a code to get one on another device. */
export interface PassRow {
  hash: string;
  match: string;
  seat: number | null;
  owner: number;
  expires: number | null;
}
export interface ChatRow {
  match: string;
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/** From seat to seat. */
export interface MessageRow {
  match: string;
  n: number; // stays here: it would tell how much others write to each other
  id: string; // at random
  seat: number;
  recipient: number;
  text: string;
  at: number;
}
/** What the owner did to the table. */
export interface DeedRow {
  match: string;
  n: number;
  at: number;
  what: string;
  seat: number | null;
  minutes: number | null;
}
/** A sheet that is still being written. */
export interface DraftRow {
  match: string;
  seat: number;
  request: string;
  value: string;
}
export interface JobRow {
  match: string; // empty: of the house
  id: string; // also says what it is about: one job per subject
  kind: string;
  due: number;
  data: string;
  tries: number;
}
/** An e-mail, waiting in the outbox or sent. What it asks, if it can be answered: `request`, of that seat. */
export interface MailRow {
  id: string; // nobody can guess it: whoever answers a mail shows that it reached them
  match: string | null;
  seat: number | null;
  request: string | null;
  answers: string | null; // the message id of what it is a reply to
  enclosed: string | null; // files, as JSON
  recipient: string;
  subject: string;
  text: string;
  link: string | null; // by which whoever gets it gets no more
  created: number;
  sent: number | null;
  error: string | null;
}
export interface IncidentRow {
  id: string;
  match: string;
  at: number;
  error: string;
  file: string;
  sound: number | null; // of a damaged match: the newest answer after which it is whole; null: nothing is damaged
}
/** Why something was answered for a seat whose person was not there. */
export interface AccountRow {
  match: string;
  seat: number;
  request: string;
  why: string; // a message
}
/** What is thought of a match that is over. */
export interface AnalysisRow {
  match: string;
  state: 'asked' | 'done' | 'stopped' | 'failed';
  findings: string; // so far; what was begun goes on from there
}
interface SettingRow {
  name: string;
  value: string;
}
export interface Schema {
  match: MatchRow;
  live: LiveRow;
  log: LogRow;
  snapshot: SnapshotRow;
  seat: SeatRow;
  address: AddressRow;
  pass: PassRow;
  chat: ChatRow;
  message: MessageRow;
  deed: DeedRow;
  draft: DraftRow;
  job: JobRow;
  mail: MailRow;
  incident: IncidentRow;
  account: AccountRow;
  analysis: AnalysisRow;
  setting: SettingRow;
}
