// "Your turn": to those who are not looking, once per wait, and in one mail for all tables that wait for them.
import type { Agent } from 'node:https';
import type { Language, Seat } from '@orrery/kernel';
import webpush from 'web-push';
import type { Timers } from '../clock/timers.ts';
import type { Hall } from '../match/hall.ts';
import { isOver } from '../match/info.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { Happening } from '../match/news.ts';
import { newMatchId } from '../secrets.ts';
import type { JobRow, MailRow, SeatRow } from '../store/schema.ts';
import { voiceIn } from '../words.ts';
import { gameName, type Letters, tableName } from './letters.ts';
import type { Post } from './post.ts';

interface NoticeOptions {
  delay: number; // milliseconds: whoever answers sooner hears nothing
  publicUrl: () => string; // known when the port is
  contact: string; // of the host, for the push services
  pushAgent?: Agent | undefined; // how to reach them, if not directly
}
interface Due {
  table: LiveTable;
  seat: SeatRow;
  since: number;
  deadline: number | null;
}

const [SOON, DAY] = [1000, 86_400_000];
/** What it is about is in its data: another question is another notice. */
const noticeJob = (match: string, seat: Seat, since: number, due: number): Omit<JobRow, 'tries'> => ({
  match,
  id: `notice:${match}:${seat}`,
  kind: 'notice',
  due,
  data: JSON.stringify([match, seat, since]),
});

export class Notices {
  constructor(
    readonly hall: Hall,
    readonly post: Post,
    readonly letters: Letters,
    readonly timers: Timers,
    readonly options: NoticeOptions,
  ) {}

  hear(table: LiveTable, happening: Happening): void {
    const { log } = this.hall.house;
    // What was found in the store counts, too: whoever wrote it there may be gone, or not have heard that it was taken.
    const isPlay = happening.is === 'played' || happening.is === 'moved';
    // A table that stood still may go on, and everybody is told so.
    const mayGoOn = happening.is === 'changed' && table.status === 'running';
    if (!isPlay && !mayGoOn) return;
    const noted = table.status === 'over' ? this.#end(table) : this.expect(table, mayGoOn ? 'set' : 'expect');
    noted.catch((error) => log.error({ error: String(error) }, 'a notice was not set'));
  }

  /** Whoever plays by letter is written how it ended. */
  async #end(table: LiveTable): Promise<void> {
    if (!this.letters.areFor(table)) return;
    const now = this.hall.house.now();
    for (const { seat } of table.seats) await this.#note('set', table, seat, [now, now]);
  }

  /** Whoever is asked now, and wants to know, gets a notice unless they answer soon. */
  async expect(table: LiveTable, verb: 'expect' | 'set' = 'expect'): Promise<void> {
    for (const { seat, answered } of table.waits) {
      const row = table.seats[seat]!;
      // From when it was asked, not from what happened last: that may be what others have answered under seal.
      const since = table.clock.asked(seat)?.since ?? this.hall.house.now();
      if (!answered && row.bot === null && row.noticed < since)
        await this.#note(verb, table, seat, [since, since + this.options.delay]);
    }
  }
  /** Expected once for each question: what happens at the table later, perhaps unseen, does not move it. */
  async #note(verb: 'expect' | 'set', table: LiveTable, seat: Seat, [since, due]: [number, number]): Promise<void> {
    if (!hasAddress(table.seats[seat]!)) return;
    await this.hall.house.store.jobs[verb](noticeJob(table.id, seat, since, due));
    this.timers.nudge(due);
  }
  /** Who looks at the table need not be told now; it is seen again later, by the clock and not by what others do. */
  async #putOff(table: LiveTable, seat: Seat): Promise<void> {
    const [row, asked] = [table.seats[seat], table.clock.asked(seat)];
    if (isOver(table.status) || !row || row.bot !== null || !asked || asked.answered !== null) return;
    if (row.noticed >= asked.since) return;
    const pause = table.status === 'running' ? Math.max(this.options.delay, SOON) : DAY;
    await this.#note('set', table, seat, [asked.since, this.hall.house.now() + pause]);
  }

  /** The owner asks for it: to everybody who has not answered, looking or not. Gives those asked who left no address. */
  async remind(table: LiveTable): Promise<Seat[]> {
    const people = table.waits.filter(({ seat }) => table.seats[seat]!.bot === null);
    for (const { seat, answered } of people) {
      const asked = table.clock.asked(seat);
      if (answered || !asked) continue;
      const due: Due = { table, seat: table.seats[seat]!, since: asked.since, deadline: asked.deadline };
      if (due.seat.push !== null) await this.#push(due);
      if (due.seat.mail !== null) await this.post.write({ id: newMatchId(), ...this.#mail([due]) });
    }
    return people.map(({ seat }) => seat).filter((seat) => !hasAddress(table.seats[seat]!));
  }

  async give(data: string): Promise<void> {
    const [match, seat] = JSON.parse(data) as [string, Seat]; // and since when, if it is no old one
    const played = await this.hall.find(match);
    if (played.status === 'over' && this.letters.areFor(played)) return this.letters.send(played, seat, null);
    const due = await this.#dueFor(match, seat);
    if (!due) return this.#putOff(played, seat);
    const { mail } = due.seat;
    const seats = mail === null ? [due.seat] : await this.hall.house.store.people.withMail(mail);
    const all = await Promise.all(seats.map((row) => this.#dueFor(row.match, row.seat)));
    // A letter is written first: it is written once for each question, and nobody may go without.
    for (const one of all) if (one && mail !== null && this.letters.areFor(one.table)) await this.#letter(one);
    // First noted, then written: a crash in between costs a mail, and of two who write at once each wait has one.
    const ours: Due[] = [];
    for (const one of all) if (one && (await this.#noted(one))) ours.push(one);
    for (const one of ours) if (one.seat.push !== null) await this.#push(one);
    const plain = ours.filter(({ table }) => !this.letters.areFor(table));
    if (mail !== null && plain.length > 0) await this.post.write({ id: newMatchId(), ...this.#mail(plain) });
  }

  #letter(due: Due): Promise<void> {
    const until = due.deadline === null ? null : this.#when(due.deadline, due);
    return this.letters.send(due.table, due.seat.seat, until);
  }

  async #dueFor(match: string, seat: Seat): Promise<Due | undefined> {
    const table = await this.hall.find(match);
    const row = table.seats[seat];
    const asked = table.clock.asked(seat);
    if (!row || !asked || asked.answered !== null || table.status !== 'running' || row.bot !== null) return undefined;
    if (table.audience.isOnline(seat) || row.noticed >= asked.since) return undefined;
    return { table, seat: row, since: asked.since, deadline: asked.deadline };
  }

  async #noted({ table, seat, since }: Due): Promise<boolean> {
    const isFirst = await this.hall.house.store.people.notice(table.id, seat.seat, since);
    if (isFirst) seat.noticed = since;
    return isFirst;
  }

  /** What people have called themselves and their tables stays in the text. */
  #mail(list: Due[]): Pick<MailRow, 'recipient' | 'subject' | 'text' | 'link'> {
    const { seat } = list[0]!;
    const { say } = voiceIn(seat.language as Language);
    const parts = list.flatMap((due) => [
      say({
        key: 'mail.waits',
        args: { table: tableName(due.table), game: gameName(due.table, seat.language as Language) },
      }),
      ...(due.deadline === null ? [] : [say({ key: 'mail.until', args: { when: this.#when(due.deadline, due) } })]),
      `${this.options.publicUrl()}/table/${due.table.id}`,
      '',
    ]);
    const links = list.map((due) => `${this.options.publicUrl()}/api/unsubscribe/${due.seat.token}`);
    const ends = links.map((link) => say({ key: 'mail.unsubscribe', args: { link } }));
    const greeting = say({ key: 'mail.greeting', args: { name: seat.name } });
    const text = [greeting, '', ...parts, say({ key: 'mail.noReply' }), ...ends, ''].join('\n');
    const subject = say({
      key: 'mail.subject',
      args: { count: list.length, game: gameName(list[0]!.table, seat.language as Language) },
    });
    return { recipient: seat.mail!, subject, text, link: links[0]! };
  }

  #when(deadline: number, { table, seat }: Due): string {
    const settings = table.clock.settings;
    const timeZone = settings.kind === 'correspondence' ? settings.zone : 'UTC';
    const style = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
    return `${new Intl.DateTimeFormat(seat.language, style).format(deadline)} (${timeZone})`;
  }

  async #push(due: Due): Promise<void> {
    const title = voiceIn(due.seat.language as Language).say({
      key: 'push.title',
      args: { table: tableName(due.table) },
    });
    const payload = JSON.stringify({ title, match: due.table.id, url: `/table/${due.table.id}` });
    const keys = await this.keys();
    const { contact, pushAgent: agent } = this.options;
    const vapidDetails = { subject: contact, ...keys };
    try {
      await webpush.sendNotification(JSON.parse(due.seat.push!) as webpush.PushSubscription, payload, {
        vapidDetails,
        timeout: 10_000,
        ...(agent ? { agent } : {}),
      });
    } catch (error) {
      const gone = error instanceof webpush.WebPushError && [404, 410].includes(error.statusCode);
      if (gone) await due.table.changeSeat(due.seat.seat, { push: null });
      else this.hall.house.log.warn({ match: due.table.id, error: String(error) }, 'a notification was not delivered');
    }
  }

  /** The server's own keys for browser notifications, made once. */
  async keys(): Promise<{ publicKey: string; privateKey: string }> {
    const text = await this.hall.house.store.setting('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
    return JSON.parse(text) as { publicKey: string; privateKey: string };
  }
}

const hasAddress = (row: SeatRow): boolean => row.mail !== null || row.push !== null;
