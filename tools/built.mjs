// Makes sure that packages are installed and built; does nothing where nothing has changed. Needs Node and npm only.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = join(ROOT, 'node_modules', '.orrery');
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'test', 'docs', 'violations', '.cache']);
const NEEDED = [20, 19];

export function say(text) {
  process.stderr.write(`orrery: ${text}\n`);
}

export function stop(text) {
  say(text);
  process.exit(1);
}

/** Runs a command of this repository and stops with its exit code if it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
    ...options,
  });
  if (done.error?.code === 'ENOENT')
    stop(`${command} was not found. Install Node.js ${NEEDED.join('.')} or newer, which brings npm along.`);
  if (done.status !== 0)
    stop(`"${command} ${args.join(' ')}" failed${done.status === null ? '' : ` with code ${done.status}`}.`);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const old = major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]);
  if (old) stop(`Node.js ${process.versions.node} is too old: ${NEEDED.join('.')} or newer is needed.`);
}

export function install() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const stamp = join(CACHE, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, lock);
}

export function build() {
  const stamp = join(CACHE, 'built');
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest(ROOT)) return;
  say('building …');
  run(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  run(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, '');
}

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) time = Math.max(time, newest(path));
    else if (/\.(ts|tsx|json|css|html|svg)$/.test(entry.name)) time = Math.max(time, statSync(path).mtimeMs);
  }
  return time;
}

export function ready() {
  checkNode();
  install();
  build();
}
