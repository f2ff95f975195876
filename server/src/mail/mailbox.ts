// The mailbox of the house, read by IMAP: what comes in goes to the clerk and then into a folder. A line that breaks is laid anew.
import { type FetchMessageObject, ImapFlow } from 'imapflow';
import type { Log } from '../match/house.ts';
import type { Clerk, Tray } from './clerk.ts';
import { openMail } from './incoming.ts';

const FOLDERS: Readonly<Record<Tray, string>> = { read: 'Orrery read', aside: 'Orrery aside' };
const LARGEST = 1024 * 1024; // bytes: a list and what mail programs put around it
const TRIES = 5; // a mail that cannot be dealt with so often is set aside
const LOOK_AGAIN = 60_000; // milliseconds, even if the server announces nothing
const PAUSES = [1000, 5000, 30_000, 60_000]; // before the line is laid again

export class Mailbox {
  #client: ImapFlow | undefined;
  #closing = false;
  #running: Promise<void> | undefined;
  #stop = () => {};
  #failed = new Map<number, number>(); // how often, by number in the mailbox

  constructor(
    readonly url: string,
    readonly clerk: Clerk,
    readonly log: Log,
  ) {}

  open(): void {
    this.#running ??= this.#stayOpen();
  }
  async close(): Promise<void> {
    this.#closing = true;
    this.#stop();
    this.#client?.close();
    await this.#running;
  }

  async #stayOpen(): Promise<void> {
    for (let broken = 0; !this.#closing; broken++) {
      try {
        await this.#watch(() => {
          broken = 0;
        });
      } catch (error) {
        if (!this.#closing) this.log.warn({ error: told(error) }, 'the mailbox cannot be read');
      }
      this.#client?.close();
      if (!this.#closing) await this.#pause(PAUSES[Math.min(broken, PAUSES.length - 1)]!);
    }
  }
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#stop = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #watch(opened: () => void): Promise<void> {
    const { client, inbox } = connectionTo(this.url);
    this.#client = client;
    client.on('error', () => {}); // the command that was running fails, too
    await client.connect();
    for (const folder of Object.values(FOLDERS)) await client.mailboxCreate(folder);
    await client.mailboxOpen(inbox);
    opened();
    let isNew = false; // what came while the last was dealt with
    const look = () => {
      isNew = true;
      client.noop().catch(() => {}); // ends the waiting
    };
    client.on('exists', look);
    const timer = setInterval(look, LOOK_AGAIN);
    try {
      while (!this.#closing && client.usable) {
        isNew = false;
        await this.#empty(client);
        if (!isNew && !this.#closing) await client.idle();
      }
    } finally {
      clearInterval(timer);
    }
  }

  async #empty(client: ImapFlow): Promise<void> {
    const found = await client.fetchAll('1:*', { uid: true, size: true }, { uid: false });
    for (const { uid, size } of found) {
      if (this.#closing) return;
      const tray = await this.#deal(client, uid, size ?? 0);
      if (tray) await client.messageMove(String(uid), FOLDERS[tray], { uid: true });
    }
  }

  /** Undefined: it stays where it is, for another try. */
  async #deal(client: ImapFlow, uid: number, size: number): Promise<Tray | undefined> {
    const part = size > LARGEST ? { headers: true } : { source: true };
    const message = await client.fetchOne(String(uid), part, { uid: true });
    if (!message) return undefined; // somebody has taken it away
    try {
      const mail = await openMail(textOf(message), `uid-${uid}`);
      return size > LARGEST ? await this.clerk.refuse(mail, size) : await this.clerk.take(mail);
    } catch (error) {
      const tries = (this.#failed.get(uid) ?? 0) + 1;
      this.#failed.set(uid, tries);
      this.log.warn({ uid, tries, error: told(error) }, 'a mail could not be dealt with');
      return tries < TRIES ? undefined : 'aside';
    }
  }
}

const textOf = ({ source, headers }: FetchMessageObject): Buffer => source ?? headers ?? Buffer.alloc(0);
const told = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `imaps://name:password@host:993/INBOX` */
function connectionTo(url: string): { client: ImapFlow; inbox: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
  });
  return { client, inbox: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
}
