// A PostgreSQL server of one's own for tests and for chaos: found, or installed where that can be done, stopped and started
// at will, and gone afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, installed, isRoot } from './debian.mjs';
import { say } from './say.cjs';

const DEBIAN = '/usr/lib/postgresql';

/** For tests in which nobody pulls the plug: nothing waits for the disk. */
export const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A fresh server; undefined where there is none and none can be installed. */
export async function openPostgres(settings = []) {
  const bin = programs() ?? (installed('postgresql', 'postgres.installing') ? programs() : undefined);
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
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-h', '127.0.0.1'].concat(
    settings.flatMap((setting) => ['-c', setting]),
  );
  let server;
  const start = async () => {
    server = await answering(bin, port, () => spawn(join(bin, 'postgres'), args, quiet));
  };
  const end = (signal) => {
    const gone = new Promise((resolve) =>
      (server.exitCode ?? server.signalCode) === null ? server.once('exit', resolve) : resolve(),
    );
    server.kill(signal);
    return gone;
  };
  await start();
  return {
    url: `postgres://orrery@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    start,
    stop: () => end('SIGINT'), // cuts its lines and writes everything down
    kill: () => end('SIGKILL'), // as when the machine is gone
    close() {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((v) => join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function userOf(name) {
  const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Started, and once more where what a killed one left behind is not gone yet. */
async function answering(bin, port, launch) {
  let server = launch();
  for (let i = 0; i < 200; i++) {
    if (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return server;
    await new Promise((later) => setTimeout(later, 100));
    if (server.exitCode !== null) server = launch();
  }
  throw new Error('PostgreSQL did not start');
}
