// A browser for the tests: one that is here in its usual place, Debian's where it may be installed, or one that the package
// registry holds. `node tools/browser.mjs` prints where it is, or says at once what to install; with `headless` one without windows.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './built.mjs';
import { installed } from './debian.mjs';
import { say, stop } from './say.cjs';

const { env, platform } = process;
const PACKED = '@sparticuz/chromium@143.0.4'; // Linux on x64; the last line that runs on Node 20
const CACHE = join(ROOT, '.cache', 'browser');
const FETCHED = join(CACHE, 'chromium');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const SHELL = 'chromium-headless-shell';
const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

function usualPlaces(names = [...NAMES, 'chrome']) {
  const across = (folders, files) => files.flatMap((file) => folders.map((folder) => join(folder, file)));
  if (platform === 'darwin') {
    const apps = MAC.map((name) => join(`${name}.app`, 'Contents', 'MacOS', name));
    return across(['/Applications', join(homedir(), 'Applications')], apps);
  }
  if (platform === 'win32') {
    const programs = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return across(programs, [...WINDOWS, 'Chromium/Application/chrome.exe']);
  }
  const path = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return across([...path, '/snap/bin', '/opt/google/chrome', '/opt/microsoft/msedge'], names);
}

const found = () => [env.CHROMIUM, ...usualPlaces(), FETCHED].find((place) => place && existsSync(place));

/** Nobody has it who does not need it: it is no dependency, but fetched, unpacked and tried here. */
async function fetched() {
  if (platform !== 'linux' || process.arch !== 'x64') return undefined;
  say('browser.fetching');
  mkdirSync(CACHE, { recursive: true });
  const npm = [
    'install',
    '--prefix',
    CACHE,
    '--no-save',
    '--no-package-lock',
    '--loglevel=silent',
    '--fetch-retries=0',
    PACKED,
  ];
  if (spawnSync('npm', npm, { stdio: ['ignore', 2, 2] }).status !== 0) return undefined;
  const packed = createRequire(join(CACHE, 'here.js'))('@sparticuz/chromium');
  const unpacked = await packed.executablePath();
  if (spawnSync(unpacked, ['--no-sandbox', '--version']).status !== 0) return undefined; // a library is missing
  copyFileSync(unpacked, FETCHED);
  return FETCHED;
}

/** With windows, and all that belongs to a screen, such as notifications. */
export async function browser() {
  return found() ?? (fromDebian('chromium') ? found() : undefined) ?? (await fetched()) ?? stop('browser.missing');
}

/** Without windows: among many of those a browser now and then takes one for hidden, and its page gets no frame any more. */
export async function headless() {
  return env.CHROMIUM ?? shell() ?? (fromDebian(SHELL) ? shell() : undefined) ?? (await browser());
}
const shell = () => usualPlaces([SHELL]).find(existsSync);
const fromDebian = (name) => platform === 'linux' && installed(name, 'browser.installing');

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(await (process.argv[2] === 'headless' ? headless() : browser()));
