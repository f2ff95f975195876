// Dovecot, the mail server that the tests read mailboxes from: installed where that can be done; they start one of their own.
import { existsSync } from 'node:fs';
import { installed } from './debian.mjs';
import { say } from './say.cjs';

const PROGRAMS = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'];
const isThere = () => PROGRAMS.some((path) => existsSync(path));

export function findDovecot() {
  if (!isThere()) installed('dovecot-imapd', 'dovecot.installing');
  if (!isThere()) say('dovecot.missing');
}
