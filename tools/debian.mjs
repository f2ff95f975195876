// Programs that tests use and Debian has: installed where that can be done, on a port that is free.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { say } from './say.cjs';

export const isRoot = process.getuid?.() === 0;

const PATIENT = ['-qq', '-o', 'DPkg::Lock::Timeout=300']; // seconds, while something else is being installed

/** False where it cannot be done. `sentence`: what is said before it takes its time. */
export function installed(name, sentence) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  say(sentence);
  const apt = (...args) => spawnSync('apt-get', [...PATIENT, ...args], { stdio: ['ignore', 2, 2] }).status === 0;
  return apt('update') && apt('install', '-y', name);
}

export function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
