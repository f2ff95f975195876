// What mails and notifications say, in both languages.
import type { Language } from '@orrery/kernel';

interface MailWords {
  subject(count: number, first: string): string;
  greeting(name: string): string;
  waits(table: string, game: string): string;
  until(when: string): string;
  noReply: string;
  unsubscribe: string;
}

export const WORDS: Readonly<Record<Language, MailWords>> = {
  en: {
    subject: (count, first) => (count === 1 ? `Your turn: ${first}` : `${count} tables are waiting for you`),
    greeting: (name) => `Hello ${name},`,
    waits: (table, game) => `${table} (${game}) is waiting for you.`,
    until: (when) => `You have until ${when}.`,
    noReply: 'There is no need to answer this mail.',
    unsubscribe: 'No more mail about this table:',
  },
  es: {
    subject: (count, first) => (count === 1 ? `Te toca: ${first}` : `${count} mesas te esperan`),
    greeting: (name) => `Hola, ${name}:`,
    waits: (table, game) => `${table} (${game}) espera tu jugada.`,
    until: (when) => `Tienes hasta el ${when}.`,
    noReply: 'No hace falta responder a este correo.',
    unsubscribe: 'No recibir más correos de esta mesa:',
  },
};
