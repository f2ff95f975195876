// Dovecot, the mail server that the tests read mailboxes from: installed where that can be done; they start one of their own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.cjs';

const PROGRAMS = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'];
const isThere = () => PROGRAMS.some((path) => existsSync(path));

export function findDovecot() {
  if (!isThere()) install();
  if (!isThere()) say('dovecot.missing');
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('dovecot.installing');
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 2, 2] }).status === 0;
  if (apt('update')) apt('install', '-y', '--no-install-recommends', 'dovecot-imapd');
}
