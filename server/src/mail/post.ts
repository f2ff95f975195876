// Sends what is in the outbox, by SMTP; without a mail server it stays there for the host to see.
import { createHmac } from 'node:crypto';
import type { Enclosure } from '@orrery/kernel';
import type { Insertable } from 'kysely';
import nodemailer, { type Transporter } from 'nodemailer';
import { newKey } from '../secrets.ts';
import type { MailRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

interface PostOptions {
  smtpUrl?: string | undefined;
  from: string;
  wake: (due: number) => void; // there is something to send
}
type Written = Omit<Insertable<MailRow>, 'created' | 'sent' | 'error'>;
const ID = 16; // hexadecimal digits

/** The ids that a mail mentions: of letters it may be an answer to. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(/orrery[.:]([0-9a-f]{16})\b/g)].map((found) => found[1]!);
}

export class Post {
  #transport: Transporter | undefined;

  constructor(
    readonly store: Store,
    readonly options: PostOptions,
    readonly now: () => number,
  ) {
    if (options.smtpUrl) this.#transport = nodemailer.createTransport(options.smtpUrl);
  }

  /** The id of the mail about this: always the same, so that it is written once, and known to nobody who did not get it. */
  async idFor(subject: string): Promise<string> {
    const key = await this.store.setting('post-key', newKey);
    return createHmac('sha256', key).update(subject).digest('hex').slice(0, ID);
  }

  /** Into the outbox; a job sends it, so that a mail server that is away delays it and no more. */
  async write(mail: Written): Promise<void> {
    await this.store.outbox.put({ ...mail, created: this.now(), sent: null, error: null });
    if (!this.#transport) return;
    await this.store.jobs.set({ match: '', id: `mail:${mail.id}`, kind: 'mail', due: this.now(), data: mail.id });
    this.options.wake(this.now());
  }

  async send(id: string): Promise<void> {
    const mail = await this.store.outbox.find(id);
    if (!mail || mail.sent !== null || !this.#transport) return;
    try {
      await this.#transport.sendMail(envelope(mail, this.options.from));
      await this.store.outbox.tried(id, { sent: this.now(), error: null });
    } catch (error) {
      await this.store.outbox.tried(id, { sent: null, error: String(error).slice(0, 500) });
      throw error;
    }
  }

  close(): void {
    this.#transport?.close();
  }
}

/** What can be answered carries its id twice: some mail servers rewrite message ids, some people write a new mail. */
function envelope({ id, recipient, subject, text, request, answers, enclosed, link }: MailRow, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const unsubscribe = link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
  const files = enclosed === null ? [] : (JSON.parse(enclosed) as Enclosure[]);
  return {
    from,
    to: recipient,
    subject: request === null ? subject : `${subject} [orrery:${id}]`,
    text,
    messageId: `<orrery.${id}@${domain}>`,
    headers: { ...unsubscribe, 'Auto-Submitted': answers === null ? 'auto-generated' : 'auto-replied' },
    attachments: files.map(({ name, type, content }) => {
      return { filename: name, contentType: type, content, encoding: 'base64' };
    }),
    ...(answers === null ? {} : { inReplyTo: answers, references: [answers] }),
  };
}
