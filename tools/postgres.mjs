// A PostgreSQL server of one's own for the tests: found, or installed where that can be done, and gone afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './say.cjs';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The address of a fresh server and how to end it; undefined where there is none and none can be installed. */
export async function openPostgres() {
  const bin = programs() ?? (installed() ? programs() : undefined);
  if (!bin) {
    say('postgres.missing');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
  const user = isRoot ? userOf('postgres') : {}; // it refuses to run as root
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const quiet = { ...user, stdio: 'ignore', cwd: folder };
  execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), '-U', 'orrery', '-A', 'trust', '-E', 'UTF8'], quiet);
  const port = await freePort();
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const server = spawn(join(bin, 'postgres'), args, quiet);
  await answering(bin, port);
  const close = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://orrery@127.0.0.1:${port}/postgres`, close };
}

function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((v) => join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installed() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  say('postgres.installing');
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 2, 2] }).status === 0;
  return apt('update') && apt('install', '-y', 'postgresql');
}

function userOf(name) {
  const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answering(bin, port) {
  for (let i = 0; i < 100; i++) {
    if (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('PostgreSQL did not start');
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
