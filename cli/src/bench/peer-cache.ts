// boardgame.io, installed by name into a cache on demand: what we measure ourselves against, never a dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const PACKAGES = ['boardgame.io@0.50.2', 'node-persist@3.1.3']; // the second one keeps its files

const PEER_FOLDER = join(ROOT, 'node_modules', '.orrery', 'peers');

export function peerRequire(say: (text: string) => void): NodeRequire {
  if (!existsSync(join(PEER_FOLDER, 'node_modules', 'node-persist'))) {
    say(`installing ${PACKAGES.join(' ')} …`);
    mkdirSync(PEER_FOLDER, { recursive: true });
    writeFileSync(join(PEER_FOLDER, 'package.json'), '{"private":true}');
    const npm = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
    const done = spawnSync('npm', npm, {
      cwd: PEER_FOLDER,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (done.status !== 0) throw new Error(`${PACKAGES.join(' ')} could not be installed`);
  }
  process.env.NODE_ENV = 'production'; // its quickest way to run
  return createRequire(join(PEER_FOLDER, 'package.json'));
}
