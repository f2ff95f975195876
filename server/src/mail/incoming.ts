// A mail that came in, taken apart: who sent it, which letter it answers, and what was written in it by hand.
import { type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { CUT } from './letters.ts';
import { idsIn } from './post.ts';

export interface Incoming {
  id: string; // its message id, or what stands for it
  from: string; // an address, in small letters; empty: none that can be read
  subject: string;
  letters: string[]; // ids of letters that it mentions, the likeliest first
  text: string; // its writer's own words
  files: { name: string; bytes: Uint8Array }[];
  /** `machine`: nobody wrote it. `forged`: the mailbox's own server says that it is not from whom it says. */
  origin: 'person' | 'machine' | 'forged';
}

export async function openMail(source: Buffer, fallbackId: string): Promise<Incoming> {
  const mail = await simpleParser(source, { skipImageLinks: true });
  const mentioned = [mail.inReplyTo, mail.subject, ...[mail.references ?? []].flat().reverse(), mail.text];
  return {
    id: mail.messageId ?? fallbackId,
    from: mail.from?.value[0]?.address?.toLowerCase() ?? '',
    subject: mail.subject ?? '',
    letters: [...new Set(mentioned.flatMap((text) => idsIn(text ?? '')))],
    text: ownWords(mail.text ?? ''),
    files: mail.attachments.filter(isPaper).map(({ filename, content }) => ({ name: filename ?? '', bytes: content })),
    origin: originOf(mail),
  };
}

/** Not what programs put in by themselves: pictures of a signature, keys, cards. */
const DECORATION = /^(application\/(pgp-|pkcs7-|x-pkcs7-)|text\/(x-)?vcard|text\/calendar)/;
const isPaper = ({ contentType, related, cid }: Attachment): boolean =>
  !DECORATION.test(contentType) && !related && !(cid && contentType.startsWith('image/'));

const header = (mail: ParsedMail, name: string): string => {
  const found = mail.headerLines.find(({ key }) => key === name)?.line ?? '';
  return found
    .slice(found.indexOf(':') + 1)
    .trim()
    .toLowerCase();
};
/** Of several verdicts the uppermost is that of the mailbox's own server; those below may be anybody's invention. */
function originOf(mail: ParsedMail): Incoming['origin'] {
  if (/\bdmarc\s*=\s*fail\b/.test(header(mail, 'authentication-results'))) return 'forged';
  const submitted = header(mail, 'auto-submitted');
  if (submitted !== '' && submitted !== 'no') return 'machine';
  if (/^(bulk|junk|list|auto_reply)$/.test(header(mail, 'precedence'))) return 'machine';
  return header(mail, 'return-path') === '<>' || mail.headers.has('list-id') ? 'machine' : 'person';
}

/** How mail programs announce what they quote. */
const QUOTES: readonly RegExp[] = [
  new RegExp(`^[>\\s]*${CUT}`),
  /^\s*>/,
  /^\s*-{3,}.*(original|reenviado|forwarded).*-{3,}\s*$/i,
  /^\s*_{10,}\s*$/,
  /^\s*\*?(from|de|von)\*?:\s.*@/i,
];
const ANNOUNCED = /(wrote|escribió|écrit|schrieb)\s*:\s*$/i;

/** What stands above the quoted letter; the line that announces it, which may be broken in two, goes too. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const found = lines.findIndex((line) => QUOTES.some((quote) => quote.test(line)) || ANNOUNCED.test(line));
  const own = found < 0 ? lines : lines.slice(0, found);
  while (own.at(-1)?.trim() === '') own.pop();
  const isAnnounced = found >= 0 && ANNOUNCED.test(lines[found]!);
  if (isAnnounced && /^\s*(on|el|le|am)\b.*\d/i.test(own.at(-1) ?? '')) own.pop();
  return own.join('\n').trim();
}
