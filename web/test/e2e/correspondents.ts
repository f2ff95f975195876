// Three who play a campaign by mail, in Spanish: real servers carry what they are sent and what they answer.
import { client, type Pass } from '@orrery/api';
import { openPostOffice, type PostOffice } from '@orrery/server/testing';
import type { ParsedMail } from 'mailparser';
import { HOST_TOKEN } from './house.ts';

const HOUSE = 'Orrery <orrery@example.org>';
const soon = () => new Promise((later) => setTimeout(later, 250));
const QUOTED = `El lun, 16 nov 2026 a las 10:00, ${HOUSE} escribió:`;

export interface Correspondent {
  name: string;
  pass: Pass;
  /** The first letter about this that has not been answered; waits for it. */
  letter(about: RegExp): Promise<ParsedMail>;
  /** What was said to that answer. */
  said(answered: string): Promise<string>;
  /** Answers a letter, above what it quotes; gives the id of that mail. */
  answer(letter: ParsedMail, text: string): Promise<string>;
}
export interface Mails {
  env: Record<string, string>; // of the house that they write to
  join(base: string, token: string, name: string, seat: number): Promise<Correspondent>;
  close(): Promise<void>;
}

export async function openMails(): Promise<Mails> {
  const post = await openPostOffice();
  return {
    env: {
      ORRERY_SMTP_URL: post.smtpUrl,
      ORRERY_IMAP_URL: post.imapUrl('orrery'),
      ORRERY_MAIL_FROM: HOUSE,
      ORRERY_NOTICE_DELAY: '0',
    },
    async join(base, token, name, seat) {
      const api = client({ base });
      const pass = await api.call('join', { token, body: { name, seat } });
      const address = `${name.toLowerCase()}@example.org`;
      const body = { mail: address, push: null, language: 'es' as const };
      await api.as(pass.secret).call('notices', { match: pass.match, body });
      const outbox = await api.as(HOST_TOKEN).call('hostOutbox');
      const question = outbox.find(({ to }) => to === address)!;
      await api.call('confirm', { token: /confirm\/(\S+)/.exec(question.text)![1]! });
      return correspondent(post, address, name, pass);
    },
    close: () => post.close(),
  };
}

function correspondent(post: PostOffice, address: string, name: string, pass: Pass): Correspondent {
  const box = address.split('@')[0]!;
  const answered = new Set<string>();
  async function find(what: string, isIt: (mail: ParsedMail) => boolean): Promise<ParsedMail> {
    for (let tries = 0; ; tries++) {
      const all = await post.mails(box);
      const found = all.find(isIt);
      if (found) return found;
      if (tries > 600) throw new Error(`${name} waits for ${what}: ${all.map(({ subject }) => subject).join(' | ')}`);
      await soon();
    }
  }
  return {
    name,
    pass,
    letter: (about) =>
      find(String(about), ({ inReplyTo, messageId, subject, text }) => {
        return !inReplyTo && !answered.has(messageId!) && about.test(`${subject}\n${text}`);
      }),
    said: async (id) => (await find('an answer', ({ inReplyTo }) => inReplyTo === id)).text!,
    async answer(letter, text) {
      answered.add(letter.messageId!);
      const messageId = `<${box}.${answered.size}@example.org>`;
      const quoted = letter.text!.split('\n').map((line) => `> ${line}`);
      await post.send({
        from: address,
        to: HOUSE,
        messageId,
        subject: `Re: ${letter.subject}`,
        inReplyTo: letter.messageId!,
        references: letter.messageId!,
        text: [`Hola:\n\n${text}\n\nUn saludo,\n${name}\n\n${QUOTED}`, ...quoted].join('\n'),
      });
      return messageId;
    },
  };
}
