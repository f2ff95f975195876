// Sends what is in the outbox, by SMTP; without a mail server it stays there for the host to see.
import nodemailer, { type Transporter } from 'nodemailer';
import type { LetterRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export interface PostOptions {
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
  async write(letter: Pick<LetterRow, 'id' | 'recipient' | 'subject' | 'text'>): Promise<void> {
    await this.store.house.write({ ...letter, created: this.now(), sent: null, error: null });
    if (this.#transport) await this.store.jobs.set(`mail:${letter.id}`, 'mail', this.now(), letter.id);
  }

  async send(id: string): Promise<void> {
    const letter = await this.store.house.letter(id);
    if (!letter || letter.sent !== null || !this.#transport) return;
    const link = UNSUBSCRIBE.exec(letter.text)?.[0];
    const headers = link
      ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {};
    const { recipient: to, subject, text } = letter;
    try {
      await this.#transport.sendMail({ from: this.options.from, to, subject, text, headers });
      await this.store.house.posted(id, { sent: this.now(), error: null });
    } catch (error) {
      await this.store.house.posted(id, { sent: null, error: String(error).slice(0, 500) });
      throw error;
    }
  }

  close(): void {
    this.#transport?.close();
  }
}
