// A post office for tests: a real SMTP server that takes letters in and a real IMAP server (Dovecot) that gives them out.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { type ParsedMail, simpleParser } from 'mailparser';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

const DOVECOT = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find((path) => existsSync(path));
/** Without an IMAP server there is nothing to test against; `npm test` installs one where it may. */
export const hasDovecot = DOVECOT !== undefined;
const PASSWORD = 'secret';
const isRoot = process.getuid?.() === 0;

export interface PostOffice {
  smtpUrl: string;
  imapUrl(name: string): string;
  /** Sends as anybody: nothing here checks who writes. */
  send(mail: SendMailOptions): Promise<void>;
  /** What lies in this folder of somebody's mailbox, oldest first. */
  mails(name: string, folder?: string): Promise<ParsedMail[]>;
  /** The IMAP server goes down, and comes back with `open`. */
  close(): Promise<void>;
  restart(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-post-'));
  chmodSync(folder, 0o755);
  const imapPort = await freePort();
  let dovecot = await startDovecot(folder, imapPort);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 20 * 1024 * 1024,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          deliver(folder, address.split('@')[0]!, Buffer.concat(parts));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    smtpUrl,
    imapUrl: (name) => `imap://${name}:${PASSWORD}@127.0.0.1:${imapPort}/INBOX`,
    send: async (mail) => void (await transport.sendMail(mail)),
    mails: (name, box = 'INBOX') => mailsOf(imapPort, name, box),
    async close() {
      transport.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
      await stop(dovecot);
      rmSync(folder, { recursive: true, force: true });
    },
    async restart() {
      await stop(dovecot);
      dovecot = await startDovecot(folder, imapPort);
    },
  };
}

/** Mailboxes may not belong to root. */
function owner(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', isRoot ? [flag, 'mail'] : [flag], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** As Maildir has it: whole in `tmp`, then moved. */
let delivered = 0;
function deliver(folder: string, name: string, content: Buffer): void {
  const { uid, gid } = owner();
  const home = join(folder, 'mail', name);
  for (const part of ['', 'tmp', 'new', 'cur']) {
    mkdirSync(join(home, part), { recursive: true });
    chownSync(join(home, part), uid, gid);
  }
  const file = `${Date.now()}.${String(++delivered).padStart(6, '0')}.test`;
  writeFileSync(join(home, 'tmp', file), content);
  chownSync(join(home, 'tmp', file), uid, gid);
  renameSync(join(home, 'tmp', file), join(home, 'new', file));
}

function configuration(folder: string, port: number): string {
  const { uid, gid } = owner();
  const me = isRoot ? '' : execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const unprivileged = me === '' ? '' : `default_internal_user = ${me}\ndefault_login_user = ${me}\n`;
  const login = `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`;
  return `${unprivileged}base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
${login}
`;
}

async function startDovecot(folder: string, port: number): Promise<ChildProcess> {
  const { uid, gid } = owner();
  mkdirSync(join(folder, 'mail'), { recursive: true });
  chownSync(join(folder, 'mail'), uid, gid);
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, configuration(folder, port));
  const server = spawn(DOVECOT!, ['-F', '-c', file], { stdio: 'ignore' });
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (tries > 200) throw new Error(`Dovecot did not start: see ${folder}/dovecot.log`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}
function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function mailsOf(port: number, user: string, folder: string): Promise<ParsedMail[]> {
  const auth = { user, pass: PASSWORD };
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
  await client.connect();
  try {
    const { exists } = await client.mailboxOpen(folder);
    if (exists === 0) return [];
    const found = await client.fetchAll('1:*', { source: true });
    return await Promise.all(found.map(({ source }) => simpleParser(source!)));
  } finally {
    await client.logout();
  }
}
