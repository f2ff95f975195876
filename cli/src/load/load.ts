// `orrery load`: matches played at several servers for a while, and what it cost: moves, waiting, processor time, memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client } from '@orrery/api';
import { random } from '@orrery/kernel';
import { openStoreFor } from '@orrery/server';
import { openPostgres } from '@orrery/tools/postgres';
import { BENCH_SHELF, type ServerProcess, spawnServer } from '../bench/server-process.ts';
import { newTally, Pair, type Played, type Tally, type Told } from './players.ts';
import { cpuOf } from './processes.ts';

export interface LoadOptions {
  addresses: readonly string[]; // none: servers of our own, on this machine alone
  servers: number; // of our own
  database: 'embedded' | 'own' | { url: string }; // what those are on
  broker?: string | undefined;
  matches: number;
  seconds: number; // at least
  moves: number; // at least
  think: number; // milliseconds before an answer, on average
  seated: 'together' | 'apart'; // the two of a match: at one server, as behind a balancer that goes by match, or at two
  seed: number;
}
export interface LoadReport {
  servers: number;
  database: 'given' | 'sqlite' | 'postgres';
  news: 'none' | 'notify' | 'broker' | 'given';
  matches: number;
  seated: LoadOptions['seated'];
  seconds: number;
  moves: number;
  movesPerSecond: number;
  latency: { p50: number; p90: number; p99: number; most: number }; // milliseconds
  errors: Record<string, number>;
  lost: number;
  finished: number;
  cpuPerMove: number | null; // milliseconds, of all servers; only of our own
  storeCpuPerMove: number | null; // of a PostgreSQL of our own
  memory: number[]; // megabytes, of each server of our own
}
const MEGA = 1024 * 1024;
const ATLAS: Played = { game: 'atlas', options: { regions: 30 } };
const EVERYWHERE: Played = { game: 'tic-tac-toe', options: {} };
const AT_ONCE = 10; // tables that are opened side by side
const WARM_UP = 10_000; // at most: workers load the games, and code that runs often gets quick
const WARM = 10; // moves of each match
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function load(options: LoadOptions): Promise<LoadReport> {
  if (options.addresses.length > 0)
    return measure(options, { urls: options.addresses, played: EVERYWHERE, lost: goneFromServers });
  const ours = await openOurs(options);
  try {
    return await measure(options, ours);
  } finally {
    await ours.close();
  }
}

/** Where it is played; `processes`: whose cost can be seen. */
interface Field {
  urls: readonly string[];
  played: Played;
  lost(told: readonly Told[]): Promise<number>; // of what was acknowledged
  processes?: { servers: ServerProcess[]; postgres: number | undefined };
}

async function openOurs({ servers: count, database, broker }: LoadOptions) {
  const root = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  const postgres = database === 'own' ? await openPostgres() : undefined;
  if (database === 'own' && !postgres) throw new Error('there is no PostgreSQL here');
  const databaseUrl = typeof database === 'object' ? database.url : postgres?.url;
  const limits = { rateLimit: 10_000_000, socketRate: 1_000_000 };
  const one = (i: number) =>
    spawnServer({
      ...limits,
      port: 0,
      dataDir: join(root, String(i)),
      games: BENCH_SHELF,
      logLevel: 'error',
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(broker === undefined ? {} : { brokerUrl: broker }),
    });
  const servers: ServerProcess[] = [];
  const stop = () => Promise.all(servers.splice(0).map((server) => server.stop()));
  const close = async () => {
    await stop();
    postgres?.close();
    rmSync(root, { recursive: true, force: true });
  };
  try {
    for (let i = 0; i < count; i++) servers.push(await one(i));
  } catch (error) {
    await close();
    throw error;
  }
  const urls = servers.map(({ url }) => url);
  const lost = async (told: readonly Told[]) => {
    await stop();
    return goneFromStore(told, { dataDir: join(root, '0'), databaseUrl });
  };
  return { urls, played: ATLAS, lost, processes: { servers: [...servers], postgres: postgres?.pid() }, close };
}

/** With nobody there who could remember it. */
async function goneFromStore(told: readonly Told[], where: { dataDir: string; databaseUrl: string | undefined }) {
  const store = await openStoreFor(where);
  try {
    let lost = 0;
    for (const { pass, seq } of told) {
      const live = await store.tables.live(pass.match);
      lost += Math.max(0, seq - (JSON.parse(live?.seen ?? '[]') as number[])[pass.seat!]!);
    }
    return lost;
  } finally {
    await store.close();
  }
}

/** As far as they say: where there are several, one that did not acknowledge it itself. */
async function goneFromServers(told: readonly Told[]): Promise<number> {
  let lost = 0;
  for (const { pass, at, seq } of told) {
    const known = await client({ base: at, secret: pass.secret }).call('table', { match: pass.match });
    lost += Math.max(0, seq - known.seq);
  }
  return lost;
}

async function measure(options: LoadOptions, { urls, played, lost, processes }: Field): Promise<LoadReport> {
  const { matches, seconds, think, seed, seated } = options;
  const tally = newTally();
  const other = seated === 'apart' ? 1 : 0;
  const pairs = Array.from({ length: matches }, (_, i) => {
    const bases = [urls[i % urls.length]!, urls[(i + other) % urls.length]!] as const;
    return new Pair(bases, played, think, tally, random(seed + i));
  });
  for (let i = 0; i < matches; i += AT_ONCE) await Promise.all(pairs.slice(i, i + AT_ONCE).map((pair) => pair.open()));
  const warm = performance.now() + WARM_UP;
  while (tally.latencies.length < WARM * matches && performance.now() < warm) await wait(50);
  Object.assign(tally, { ...newTally(), told: tally.told });
  const cost = meter(processes);
  const begin = performance.now();
  await wait(seconds * 1000);
  while (tally.latencies.length < options.moves) await wait(50);
  const took = (performance.now() - begin) / 1000;
  const moves = tally.latencies.length;
  const spent = cost(moves);
  await Promise.all(pairs.map((pair) => pair.close()));
  const told = { matches, seated, servers: urls.length, ...storeOf(options) };
  return { ...told, ...figuresOf(tally, moves, took), lost: await lost(tally.told), ...spent };
}

function storeOf({ addresses, database, broker }: LoadOptions): Pick<LoadReport, 'database' | 'news'> {
  if (addresses.length > 0) return { database: 'given', news: 'given' };
  if (database === 'embedded') return { database: 'sqlite', news: 'none' };
  return { database: 'postgres', news: broker === undefined ? 'notify' : 'broker' };
}

function figuresOf({ latencies, errors, finished }: Tally, moves: number, took: number) {
  const sorted = latencies.slice(0, moves).sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    seconds: round(took),
    moves,
    movesPerSecond: Math.round(moves / took),
    latency: { p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) },
    errors,
    finished,
  };
}

/** Call the result when it is over. */
function meter(processes: Field['processes']) {
  const { servers = [], postgres } = processes ?? {};
  const used = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const stored = () => (postgres === undefined ? 0 : cpuOf(postgres));
  const [server, store] = [used(), stored()];
  return (moves: number) => {
    const each = (seconds: number) => Math.round((seconds * 1e5) / Math.max(1, moves)) / 100;
    return {
      cpuPerMove: processes ? each(used() - server) : null,
      storeCpuPerMove: postgres === undefined ? null : each(stored() - store),
      memory: servers.map((one) => Math.round(one.rss() / MEGA)),
    };
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;
