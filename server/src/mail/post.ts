// Sends what is in the outbox, by SMTP; without a mail server it stays there for the host to see.
import nodemailer, { type Transporter } from 'nodemailer';
import type { MailRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

interface PostOptions {
  smtpUrl?: string | undefined;
  from: string;
}
const UNSUBSCRIBE = /\bhttps?:\/\/\S+\/api\/unsubscribe\/\S+/;

export class Post {
  #transport: Transporter | undefined;

  constructor(
    readonly store: Store,
    readonly options: PostOptions,
    readonly now: () => number,
  ) {
    if (options.smtpUrl) this.#transport = nodemailer.createTransport(options.smtpUrl);
  }

  /** Into the outbox; a job sends it, so that a mail server that is away delays it and no more. */
  async write(mail: Pick<MailRow, 'id' | 'recipient' | 'subject' | 'text'>): Promise<void> {
    await this.store.outbox.put({ ...mail, created: this.now(), sent: null, error: null });
    if (this.#transport) await this.store.jobs.set(`mail:${mail.id}`, 'mail', this.now(), mail.id);
  }

  async send(id: string): Promise<void> {
    const mail = await this.store.outbox.find(id);
    if (!mail || mail.sent !== null || !this.#transport) return;
    const link = UNSUBSCRIBE.exec(mail.text)?.[0];
    const headers = link
      ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {};
    const { recipient: to, subject, text } = mail;
    try {
      await this.#transport.sendMail({ from: this.options.from, to, subject, text, headers });
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
