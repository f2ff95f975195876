// Load: what it reports of servers of its own and of others, and that it notices what they lose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { argsFrom } from '@orrery/kernel';
import { type Server, startServer } from '@orrery/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { load as command } from '../src/commands/load.ts';
import { type LoadOptions, load } from '../src/load/load.ts';
import { terminal } from '../src/terminal.ts';

const SMALL: LoadOptions = {
  addresses: [],
  servers: 1,
  database: 'embedded',
  matches: 2,
  seconds: 0,
  moves: 30,
  think: 0,
  seated: 'together',
  seed: 1,
};
let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-load-test-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a server of its own: everything is measured, and what is in its store is what was acknowledged', {
  timeout: 120_000,
}, async () => {
  const report = await load(SMALL);
  expect(report).toMatchObject({ servers: 1, database: 'sqlite', news: 'none', matches: 2, lost: 0, errors: {} });
  expect(report.moves).toBeGreaterThanOrEqual(30);
  const { p50, p90, p99, most } = report.latency;
  expect([p50, p90, p99, most]).toEqual([p50, p90, p99, most].sort((a, b) => a - b));
  expect(p50).toBeGreaterThan(0);
  expect(report.cpuPerMove).toBeGreaterThan(0);
  expect(report.memory).toEqual([expect.any(Number)]);
});

test('a server that is there: one match after another, and whatever it forgets is counted', {
  timeout: 120_000,
}, async () => {
  const limits = { rateLimit: 1e6, socketRate: 1e6, ruleWorkers: 1, botWorkers: 1 };
  server = await startServer({ port: 0, dataDir: folder, logLevel: 'silent', ...limits });
  const given = { ...SMALL, addresses: [server.url] };
  const report = await load(given);
  expect(report).toMatchObject({ database: 'given', lost: 0, errors: {}, cpuPerMove: null, memory: [] });
  expect(report.finished).toBeGreaterThan(0); // thirty moves are more than two matches of nine
  // Planted: it says taken, and when it is asked it has not heard of it.
  const { hall } = server;
  const find = hall.find.bind(hall);
  hall.find = async (id) => {
    const table = await find(id);
    const { play } = table;
    table.play = async (...args) => {
      const verdict = await play.apply(table, args);
      return verdict.taken ? { ...verdict, seq: verdict.seq + 1 } : verdict;
    };
    return table;
  };
  expect((await load(given)).lost).toBeGreaterThan(0);
});

test.each([
  [['--servers', '2'], 'usage.needPostgres'],
  [['orrery.example'], 'usage.address'],
  [['http://127.0.0.1:9'], 'usage.silent'],
])('%j is refused with a reason', async (argv, why) => {
  const { values, positionals } = parseArgs({ args: argv, options: command.flags, allowPositionals: true });
  const run = async () => command.run(terminal(true), argsFrom(positionals, values));
  await expect(run()).rejects.toMatchObject({ why: { key: why } });
});
