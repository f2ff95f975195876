// A Redis of one's own for the tests: found, or installed where that can be done, and gone afterwards. It keeps nothing.
import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort, installed } from './debian.mjs';
import { say } from './say.cjs';

const isThere = () => spawnSync('redis-server', ['--version']).status === 0;

/** Undefined where there is none and none can be installed. */
export async function openRedis() {
  if (!isThere() && !(installed('redis-server', 'redis.installing') && isThere())) {
    say('redis.missing');
    return undefined;
  }
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  let server;
  const start = async () => {
    server = spawn('redis-server', args, { stdio: 'ignore' });
    for (let i = 0; i < 100 && !(await answers(port)); i++) await new Promise((later) => setTimeout(later, 50));
  };
  const kill = () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    return gone;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}

function answers(port) {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    line.once('connect', () => line.destroy());
  });
}
