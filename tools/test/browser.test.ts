// The browser for the tests is looked for where each system keeps it; where there is none, that is said at once.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'orrery-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function look(platform: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const pretend = join(folder, `${platform}.cjs`);
  const system = `Object.defineProperty(process, 'platform', { value: '${platform}' }); process.getuid = () => 1000;`;
  writeFileSync(pretend, system);
  const clean = { HOME: folder, PATH: '', LC_ALL: 'en', ...env };
  const command = ['-r', pretend, 'tools/browser.mjs', ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, env: clean, encoding: 'utf8' });
}

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

it('on Linux on the path, on macOS among the applications, on Windows among the programs', () => {
  const edge = program('bin', 'microsoft-edge');
  expect(look('linux', { PATH: dirname(edge) }).stdout).toBe(edge);
  const chrome = program('Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome');
  expect(look('darwin', {}).stdout).toBe(chrome);
  const windows = program('Programs', 'Microsoft', 'Edge', 'Application', 'msedge.exe');
  expect(look('win32', { 'ProgramFiles(x86)': join(folder, 'Programs') }).stdout).toBe(windows);
});

it('where nobody looks, one without windows goes before the others', () => {
  const whole = program('both', 'chromium');
  const both = { PATH: dirname(whole) };
  expect(look('linux', both, 'headless').stdout).toBe(whole);
  const bare = program('both', 'chromium-headless-shell');
  expect([look('linux', both, 'headless').stdout, look('linux', both).stdout]).toEqual([bare, whole]);
});

it('the one that is named goes before all others', () => {
  const mine = program('mine');
  expect(look('darwin', { CHROMIUM: mine }).stdout).toBe(mine);
});

it('where there is none, one sentence says what to install', () => {
  const { status, stdout, stderr } = look('win32', {});
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^orrery: The tests need a browser .*Chrome, Edge or Chromium.*\n$/);
});
