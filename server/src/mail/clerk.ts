// Decides what becomes of a mail that came in: played and confirmed, answered with a reason, or set aside. Never guessed at.
import { type Language, type Msg, readPaper, type Seat, speaker, type Understood } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Hall } from '../match/hall.ts';
import { isOver, stewardSeat } from '../match/info.ts';
import type { LiveTable } from '../match/live-table.ts';
import { digest } from '../secrets.ts';
import type { MailRow } from '../store/schema.ts';
import { voiceIn } from '../words.ts';
import type { Incoming } from './incoming.ts';
import { CUT, voiceAt } from './letters.ts';
import type { Post } from './post.ts';

/** Where a mail goes when it has been dealt with. */
export type Tray = 'read' | 'aside';
/** A letter that can be answered. */
type Open = MailRow & { match: string; seat: number; request: string };
/** `note`: what else there is to say of it. */
type Answer = { text: string; note: Msg | null } | { why: Msg };

const EXCERPT = 4000; // characters of a mail that is passed on
const isOpen = (mail: MailRow | undefined): mail is Open => mail !== undefined && mail.request !== null;

/** What the writer saw: a letter names its question, so nothing newer is mistaken for it; and people may think again. */
const ITS_QUESTION = Number.POSITIVE_INFINITY;

export class Clerk {
  constructor(
    readonly hall: Hall,
    readonly post: Post,
  ) {}

  /** Taken twice, as after a crash, it comes to the same. */
  async take(mail: Incoming): Promise<Tray> {
    if (mail.origin === 'machine') return 'aside'; // answering it might go on for ever
    const letter = await this.#letterOf(mail);
    if (!letter) return this.#unasked(mail);
    const table = await this.hall.find(letter.match);
    const { mail: address } = table.seats[letter.seat]!;
    if (mail.origin === 'forged' || mail.from !== address?.toLowerCase()) return this.#forged(mail, letter, table);
    await this.#reply(mail, letter, table, await this.#play(mail, letter, table));
    return 'read';
  }

  /** Too much to be looked into; only its head was read. */
  async refuse(mail: Incoming, bytes: number): Promise<Tray> {
    const letter = await this.#letterOf(mail);
    const table = letter && (await this.hall.find(letter.match));
    if (!letter || !table || mail.from !== table.seats[letter.seat]!.mail?.toLowerCase()) return 'aside';
    const size = Math.round(bytes / 1024);
    await this.#reply(mail, letter, table, this.#say(table, letter.seat, { key: 'letter.huge', args: { size } }));
    return 'read';
  }

  async #letterOf({ letters }: Incoming): Promise<Open | undefined> {
    for (const id of letters) {
      const found = await this.hall.house.store.outbox.find(id);
      if (isOpen(found)) return found;
    }
    return undefined;
  }

  #say(table: LiveTable, seat: Seat, msg: Msg): string {
    return voiceIn(table.seats[seat]!.language as Language).say(msg);
  }

  /** What is answered to it. */
  async #play(mail: Incoming, letter: Open, table: LiveTable): Promise<string> {
    const { seat, request } = letter;
    const say = (msg: Msg) => this.#say(table, seat, msg);
    const sent = `mail-${digest(mail.id)}`;
    if (await this.hall.house.store.past.bySent(table.id, seat, sent)) return say({ key: 'letter.taken' });
    if (isOver(table.status)) return say({ key: 'letter.over' });
    const asked = await table.turn(() => table.ask('asks', { match: table.id, seat, request }));
    if (!asked) return say({ key: 'letter.late' });
    const answer = answerIn(mail);
    if ('why' in answer) return say(answer.why);
    const job = { voice: voiceAt(table, seat), ...asked, text: answer.text };
    const understood = await this.hall.house.bots.any('read', job);
    const reply = await this.#give(table, letter, sent, understood);
    return answer.note ? `${say(answer.note)}\n\n${reply}` : reply;
  }

  async #give(table: LiveTable, { seat, request }: Open, sent: string, understood: Understood): Promise<string> {
    const { choice, reply } = understood;
    if (choice === undefined) return reply;
    const verdict = await table.answer(seat, ITS_QUESTION, sent, [{ request, choice }]);
    if (verdict.taken) return reply;
    if (verdict.stale) return this.#say(table, seat, { key: 'letter.late' });
    const language = table.seats[seat]!.language as Language;
    const words = speaker(language, wordsOf(this.hall.house.shelf.box(table.row.game)!.home, language));
    const { why, problems } = verdict.refused;
    const reasons = (problems ?? [why]).map((one) => words.say(one)).join(' ');
    return this.#say(table, seat, { key: 'letter.refused', args: { why: reasons } });
  }

  async #reply(mail: Incoming, { seat, request, match }: Open, table: LiveTable, words: string): Promise<void> {
    const { mail: recipient } = table.seats[seat]!;
    const above = `${CUT} ${this.#say(table, seat, { key: 'letter.above' })} ${CUT}`;
    const id = await this.post.idFor(`reply ${mail.id}`);
    const subject = this.#say(table, seat, { key: 'letter.subject.reply', args: { subject: plain(mail.subject) } });
    const text = [above, '', words, ''].join('\n');
    await this.post.write({ id, recipient: recipient!, subject, text, match, seat, request, answers: mail.id });
  }

  /** It answers no letter. Whoever has that address at a table hears of it; a stranger does not. */
  async #unasked(mail: Incoming): Promise<Tray> {
    const [row] = mail.from === '' ? [] : await this.hall.house.store.people.withMail(mail.from);
    if (!row?.mail) return 'aside';
    const { say } = voiceIn(row.language as Language);
    const id = await this.post.idFor(`reply ${mail.id}`);
    const subject = say({ key: 'letter.aside.subject' });
    await this.post.write({ id, recipient: row.mail, subject, text: say({ key: 'letter.which' }), answers: mail.id });
    return 'aside';
  }

  /** Who holds the seat and who runs the table are told; whoever sent it learns nothing. */
  async #forged(mail: Incoming, letter: Open, table: LiveTable): Promise<Tray> {
    const { id: table_, seats, row } = table;
    const holder = seats[letter.seat]!;
    const subject = plain(mail.subject);
    if (holder.mail !== null) {
      const text = this.#say(table, letter.seat, { key: 'letter.forged', args: { from: mail.from } });
      const id = await this.post.idFor(`forged ${mail.id}`);
      const about = this.#say(table, letter.seat, { key: 'letter.aside.subject' });
      await this.post.write({ id, recipient: holder.mail, subject: about, text });
    }
    const steward = seats[stewardSeat(this.hall.house.shelf, row) ?? -1];
    this.hall.house.log.warn({ match: table_, seat: letter.seat }, 'a mail was set aside');
    if (!steward?.mail) return 'aside';
    const { say } = voiceIn(steward.language as Language);
    const lines = [
      say({ key: 'letter.aside', args: { why: say({ key: 'letter.aside.forged' }) } }),
      say({ key: 'letter.aside.from', args: { from: mail.from } }),
      say({ key: 'letter.aside.about', args: { subject } }),
      '',
      ...mail.text
        .slice(0, EXCERPT)
        .split('\n')
        .map((line) => `> ${line}`),
    ];
    await this.post.write({
      id: await this.post.idFor(`aside ${mail.id}`),
      recipient: steward.mail,
      subject: say({ key: 'letter.aside.subject' }),
      text: lines.join('\n'),
      match: table_,
    });
    return 'aside';
  }
}

const plain = (subject: string): string => subject.replace(/\s*\[orrery:[0-9a-f]+\]/g, '').replace(/^(re:\s*)+/i, '');

/** The file where there is one, else the mail itself. */
function answerIn({ text, files }: Incoming): Answer {
  if (files.length === 0) return { text, note: null };
  if (files.length > 1) return { why: { key: 'letter.file.many', args: { count: files.length } } };
  const [{ name, bytes }] = files as [Incoming['files'][number]];
  const paper = readPaper(bytes);
  if ('why' in paper) return { why: { key: 'letter.file.wrong', args: { name, why: paper.why } } };
  return { text: paper.text, note: { key: 'letter.file', args: { name } } };
}
