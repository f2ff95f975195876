// `orrery bench server`: durable moves per second, latency, memory and bytes, with busy tables and with many idle ones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client } from '@orrery/api';
import type { GivenSettings } from '@orrery/server';
import { openTable, Player } from './server-player.ts';
import { BENCH_SHELF, type ServerProcess, spawnServer } from './server-process.ts';

export interface BenchOptions {
  matches: number; // busy, with two clients each
  idle: number; // matches that wait in the store
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
export interface BenchReport {
  busy: Measured; // with a small view, like that of tic-tac-toe
  busyLong: Measured; // with a view of some 20 KB
  busyBesideIdle: Measured | null; // small again
  rssIdle: number | null; // megabytes with the idle matches and nobody playing
  viewBytes: number;
  openMs: number; // to open a match of 2,000 answers that is not in memory
}

const USUAL: BenchOptions = { matches: 50, idle: 5000, seconds: 10 };
const MEGA = 1024 * 1024;
const SMALL = 9; // regions
const LONG = 220;

export async function benchServer(options: Partial<BenchOptions> = {}): Promise<BenchReport> {
  const { matches, idle, seconds, databaseUrl } = { ...USUAL, ...options };
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const settings: GivenSettings = { port: 0, dataDir, games: BENCH_SHELF, logLevel: 'error' };
  const open = () =>
    spawnServer({ ...settings, rateLimit: 10_000_000, socketRate: 1_000_000, ...(databaseUrl ? { databaseUrl } : {}) });
  let server = await open();
  try {
    const busy = await measure(server, matches, seconds, SMALL);
    const busyLong = await measure(server, matches, seconds, LONG);
    let rssIdle: number | null = null;
    let busyBesideIdle: Measured | null = null;
    if (idle > 0) {
      await openIdle(server, idle);
      rssIdle = round(server.rss() / MEGA);
      busyBesideIdle = await measure(server, matches, seconds, SMALL);
    }
    const long = await playLong(server, 2000);
    await server.stop();
    server = await open();
    const { openMs, viewBytes } = await timeOpening(server, long);
    return { busy, busyLong, busyBesideIdle, rssIdle, openMs, viewBytes };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess, matches: number, seconds: number, regions: number): Promise<Measured> {
  const api = client({ base: server.url });
  const passes = [];
  for (let i = 0; i < matches; i++) passes.push(...(await openTable(api, regions)));
  const players = passes.map((pass) => new Player(server.url, pass, regions));
  await Promise.all(players.map((player) => player.ready));
  await new Promise((resolve) => setTimeout(resolve, 300)); // presence has been told to everybody
  for (const player of players) player.play();
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
