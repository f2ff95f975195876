// Setting up happens once, however many processes begin at once, and whoever is killed in the middle of it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const LOCK = new URL('../lock.mjs', import.meta.url).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that notes when it begins and ends its work, which takes a while. */
function worker(work: string): ChildProcess {
  const code = `
    import { appendFileSync, existsSync } from 'node:fs';
    import { locked } from ${JSON.stringify(LOCK)};
    const note = (what) => appendFileSync('log', what + ' ' + process.pid + '\\n');
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    locked('lock', () => { note('in'); ${work}; note('out'); });`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, stdio: 'inherit' });
}
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));
const log = (): string[] =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];

function expectTurns(workers: number): void {
  const lines = log();
  expect(lines).toHaveLength(2 * workers);
  for (let i = 0; i < lines.length; i += 2) {
    expect(lines[i]).toMatch(/^in /);
    expect(lines[i + 1]).toBe(lines[i]!.replace('in', 'out'));
  }
  expect(existsSync(join(folder, 'lock'))).toBe(false);
}

it('one after the other', async () => {
  await Promise.all(Array.from({ length: 5 }, () => ended(worker('wait(50)'))));
  expectTurns(5);
});

it('one after the other, though somebody before them was killed', async () => {
  const killed = worker('wait(600_000)');
  while (log().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  killed.kill('SIGKILL');
  await ended(killed);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  rmSync(join(folder, 'log'));
  await Promise.all(Array.from({ length: 5 }, () => ended(worker('wait(50)'))));
  expectTurns(5);
});

it('and work that ends the process leaves nothing behind', async () => {
  await ended(worker('process.exit(1)'));
  expect(log()).toHaveLength(1);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

it('what another machine holds is waited for', async () => {
  writeFileSync(join(folder, 'lock'), `not-${hostname()} 999999999`);
  const waiting = worker('wait(1)');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(log()).toEqual([]);
  rmSync(join(folder, 'lock'));
  await ended(waiting);
  expectTurns(1);
});
