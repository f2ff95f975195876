// `orrery bench server`: durable moves per second, latency, memory and bytes, with busy tables and with many idle ones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { client, type Pass } from '@orrery/api';
import type { GivenSettings } from '@orrery/server';
import { openTable, Player, Watcher } from './server-player.ts';
import { BENCH_SHELF, type ServerProcess, spawnProgram, spawnServer } from './server-process.ts';

interface BenchOptions {
  matches: number; // busy, with two clients each
  idle: number; // matches that wait in the store
  spectators: number; // who watch one table
  seconds: number; // of each measurement
  databaseUrl?: string;
}
interface Measured {
  movesPerSecond: number;
  p50: number; // milliseconds
  p99: number;
  rss: number; // megabytes
  cpuPerMove: number; // milliseconds of the server's processor time: comparable on a machine that others use too
  bytesPerClientAndMove: number;
}
interface BenchReport {
  bare: Measured; // a socket, a row in SQLite, both are told: the least it can cost, each by itself
  bareTogether: Measured; // and if rows that come together go to the disk together, as ours do
  busy: Measured; // with a small view, like that of tic-tac-toe
  timesBare: number; // processor time of a durable move, in terms of the bare one,
  timesTogether: number; // and of one whose rows go to the disk together
  busyLong: Measured; // with a view of some 20 KB
  watched: Watched | null; // one table with many spectators
  besideIdle: BesideIdle | null; // small again
  viewBytes: number;
  openMs: number; // to open a match of 2,000 answers that is not in memory
}

interface Watched extends Measured {
  spectators: number;
  toldPerSecond: number; // updates that came to them
}
interface BesideIdle extends Measured {
  idle: number;
  rssIdle: number; // megabytes with the idle matches and nobody playing
  kilobytes: number; // of memory for one of them
}

const USUAL: BenchOptions = { matches: 50, idle: 10_000, spectators: 500, seconds: 10 };
const MEGA = 1024 * 1024;
export const SMALL = 9; // regions
export const LONG = 220;
export const WARM_UP = 2000; // milliseconds that do not count

export async function benchServer(options: Partial<BenchOptions> = {}): Promise<BenchReport> {
  const { matches, idle, spectators, seconds, databaseUrl } = { ...USUAL, ...options };
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const settings: GivenSettings = { port: 0, dataDir, games: BENCH_SHELF, logLevel: 'error' };
  const open = () =>
    spawnServer({ ...settings, rateLimit: 10_000_000, socketRate: 1_000_000, ...(databaseUrl ? { databaseUrl } : {}) });
  let server = await open();
  try {
    const bare = await measureBare(matches, seconds, 'apart');
    const bareTogether = await measureBare(matches, seconds, 'together');
    const busy = await measure(server, await seated(server, matches, SMALL), seconds, SMALL);
    const busyLong = await measure(server, await seated(server, matches, LONG), seconds, LONG);
    const watched = spectators > 0 ? await measureWatched(server, spectators, seconds) : null;
    const besideIdle = idle > 0 ? await measureBesideIdle(server, { matches, idle, seconds }) : null;
    const long = await playLong(server, 2000);
    await server.stop();
    server = await open();
    const { openMs, viewBytes } = await timeOpening(server, long);
    const [timesBare, timesTogether] = [bare, bareTogether].map(({ cpuPerMove }) =>
      round(busy.cpuPerMove / cpuPerMove),
    ) as [number, number];
    return { bare, bareTogether, busy, timesBare, timesTogether, busyLong, watched, besideIdle, openMs, viewBytes };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function seated(server: ServerProcess, matches: number, regions: number): Promise<Pass[]> {
  const api = client({ base: server.url });
  const passes = [];
  for (let i = 0; i < matches; i++) passes.push(...(await openTable(api, regions)));
  return passes;
}

/** The same players at a server that does nothing but what it must. */
async function measureBare(matches: number, seconds: number, rows: 'apart' | 'together'): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bare-'));
  const program = new URL(`./bare-server${extname(import.meta.url)}`, import.meta.url);
  const server = await spawnProgram(program, [folder, rows]);
  const passes = Array.from({ length: 2 * matches }, (_, i) => ({
    match: `m${i >> 1}`,
    seat: i % 2,
    owner: false,
    secret: '',
  }));
  try {
    return await measure(server, passes, seconds, SMALL);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess, passes: Pass[], seconds: number, regions: number): Promise<Measured> {
  const players = passes.map((pass) => new Player(server.url, pass, regions));
  await Promise.all(players.map((player) => player.ready));
  await new Promise((resolve) => setTimeout(resolve, 300)); // presence has been told to everybody
  for (const player of players) player.play();
  await new Promise((resolve) => setTimeout(resolve, WARM_UP));
  for (const player of players) player.begin();
  const start = performance.now();
  const cpu = server.cpu();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const cpuUsed = server.cpu() - cpu;
  const rss = server.rss();
  const took = (performance.now() - start) / 1000;
  for (const player of players) player.stop();
  const latencies = players.flatMap((player) => player.figures.latencies).sort((a, b) => a - b);
  const moves = sum(players.map((player) => player.figures.moves));
  const bytes = sum(players.map((player) => player.figures.bytes));
  for (const player of players) player.close();
  return {
    movesPerSecond: Math.round(moves / took),
    p50: round(latencies[Math.floor(latencies.length * 0.5)] ?? 0),
    p99: round(latencies[Math.floor(latencies.length * 0.99)] ?? 0),
    rss: round(rss / MEGA),
    cpuPerMove: Math.round((cpuUsed / moves) * 1e5) / 100,
    bytesPerClientAndMove: Math.round(bytes / moves / 2),
  };
}

/** Two play as quickly as they can, and everybody else looks on. */
async function measureWatched(server: ServerProcess, spectators: number, seconds: number): Promise<Watched> {
  const passes = await openTable(client({ base: server.url }), SMALL);
  const watchers = Array.from({ length: spectators }, () => new Watcher(server.url, passes[0].match));
  await Promise.all(watchers.map((watcher) => watcher.ready));
  const measured = await measure(server, passes, seconds, SMALL);
  const told = sum(watchers.map((watcher) => watcher.updates));
  for (const watcher of watchers) watcher.close();
  return { ...measured, spectators, toldPerSecond: Math.round(told / (seconds + WARM_UP / 1000)) };
}

async function measureBesideIdle(
  server: ServerProcess,
  { matches, idle, seconds }: Pick<BenchOptions, 'matches' | 'idle' | 'seconds'>,
): Promise<BesideIdle> {
  const before = server.rss();
  await openIdle(server, idle);
  const rss = server.rss();
  const measured = await measure(server, await seated(server, matches, SMALL), seconds, SMALL);
  return { ...measured, idle, rssIdle: round(rss / MEGA), kilobytes: round(Math.max(0, rss - before) / 1024 / idle) };
}

async function openIdle(server: ServerProcess, idle: number): Promise<void> {
  const api = client({ base: server.url });
  const SIDE_BY_SIDE = 20;
  for (let i = 0; i < idle; i += SIDE_BY_SIDE)
    await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, idle - i) }, () => openTable(api, LONG)));
}

async function playLong(server: ServerProcess, answers: number): Promise<{ match: string; secret: string }> {
  const api = client({ base: server.url });
  const passes = await openTable(api, LONG);
  const [first] = passes;
  for (let i = 0; i < answers; i++) {
    const { match, secret, seat } = passes[i % 2]!;
    const choice = `land:${seat}`;
    await api.as(secret).call('answer', { match, body: { id: `long-answer-${i}`, seq: i, moves: [{ choice }] } });
  }
  return first;
}

async function timeOpening(server: ServerProcess, { match, secret }: { match: string; secret: string }) {
  const api = client({ base: server.url });
  const [other] = await openTable(api, LONG); // line and workers are warm, the match is not
  await api.as(other.secret).call('table', { match: other.match });
  const start = performance.now();
  const snapshot = await api.as(secret).call('table', { match });
  const openMs = round(performance.now() - start);
  return { openMs, viewBytes: JSON.stringify(snapshot.scene!.view).length };
}

const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
const round = (n: number): number => Math.round(n * 10) / 10;
