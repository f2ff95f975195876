// Makes sure that packages are installed and built; does nothing where nothing has changed. Needs Node and npm only.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { locked } from './lock.mjs';
import { NEEDED } from './node-version.cjs';
import { say, stop } from './say.cjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = join(ROOT, 'node_modules', '.orrery');
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'test', 'docs', 'violations', '.cache']);
const NPM_CI = ['ci', '--loglevel=error', '--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** A file of an installed package. */
export const packaged = (path) => join(ROOT, 'node_modules', path);

/** What ordinarily goes wrong while packages are fetched and files written, by the words in which it is reported. */
const CAUSES = [
  [/\bENOSPC\b|no space left/i, 'disk.full'],
  [/\b(EACCES|EPERM|EROFS)\b|permission denied|read-only file system/i, 'folder.closed'],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/,
    'no.network',
  ],
];

/** Runs one step of the set-up; if it fails, stops with a sentence, and with what the step said if that is needed. */
function step(name, command, args, options = {}) {
  const shell = command === 'npm' && process.platform === 'win32'; // there it is a script
  const done = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', shell, ...options });
  if (done.status === 0) return;
  if (done.error?.code === 'ENOENT') stop('npm.missing', { needed: NEEDED });
  fail(`${done.error ?? ''}${done.stdout}${done.stderr}`, name);
}

function fail(said, name) {
  const cause = CAUSES.find(([words]) => words.test(said))?.[1];
  if (cause) stop(cause, { folder: ROOT });
  say('step.failed', { step: name });
  process.stderr.write(`${said.trim()}\n`);
  process.exit(1);
}

/** Writes a stamp; where that cannot be written, nothing else can. */
function stamp(name) {
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(join(CACHE, name), '');
  } catch (error) {
    stop(error.code === 'ENOSPC' ? 'disk.full' : 'folder.closed', { folder: ROOT });
  }
}

function install() {
  stamp('begun');
  say('installing');
  step('npm ci', 'npm', NPM_CI);
}

/** npm notes beside the packages what it has put there: the same as in the lock file, or there is something to do. */
function isInstalled() {
  const noted = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  const found = new Map(packagesIn(noted));
  const isThere = ([path, wanted]) =>
    found.has(path) ? isDeepStrictEqual(found.get(path), wanted) : wanted.optional === true; // for another system
  return packagesIn(join(ROOT, 'package-lock.json')).every((entry) => entry[0] === '' || isThere(entry));
}

function isBuilt() {
  const built = join(CACHE, 'built');
  const isThere = existsSync(built) && existsSync(join(ROOT, 'web', 'dist', 'index.html'));
  return isThere && statSync(built).mtimeMs > newest(ROOT);
}

function build() {
  say('building');
  const compile = [packaged('typescript/bin/tsc'), '-b'];
  // What is kept of an earlier build may not fit to newer sources: only what fails from nothing fails.
  if (spawnSync(process.execPath, compile, { cwd: ROOT }).status !== 0)
    step('tsc -b', process.execPath, [...compile, '--force']);
  const vite = [packaged('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' }; // as users get it, whoever asks
  step('vite build', process.execPath, vite, { cwd: join(ROOT, 'web'), env });
  stamp('built');
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

/** Several may start at once: one of them sets up, the others wait and find it done. */
export function ready() {
  if (isInstalled() && isBuilt()) return;
  const setUp = () => {
    if (!isInstalled()) install();
    if (!isBuilt()) build();
  };
  try {
    locked(join(ROOT, '.cache', 'set-up.lock'), setUp, () => say('waiting'));
  } catch (error) {
    fail(String(error), 'set-up');
  }
}
