// `orrery chaos`: kills the server without warning, again and again under load, and looks whether anything acknowledged is gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProblem, client, follow, type Live, type Pass, type SocketLike } from '@orrery/api';
import { openStoreFor, type Store, unsound } from '@orrery/server';
import { WebSocket } from 'ws';
import { openTable } from './server-player.ts';
import { BENCH_SHELF, type ServerProcess, spawnServer } from './server-process.ts';

export interface ChaosOptions {
  kills: number;
  matches: number; // with two clients each, who play all the time
  between: [least: number, most: number]; // milliseconds of service between two kills
  databaseUrl?: string;
  progress?: (line: string) => void;
}
export interface ChaosReport {
  kills: number;
  matches: number;
  acknowledged: number; // answers the server said were taken
  lost: number; // of those, not in the store at the end
  twice: number; // answers that are there more than once
  unreadable: number; // matches whose log, hashes or state do not fit together
  reopenMs: number; // the longest time from start to being open
}

const USUAL: ChaosOptions = { kills: 50, matches: 50, between: [300, 1500] };
const REGIONS = 30; // small states: what is tested is the store

export async function chaos(options: Partial<ChaosOptions> = {}): Promise<ChaosReport> {
  const { kills, matches, between, databaseUrl, progress } = { ...USUAL, ...options };
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
  const port = await freePort();
  const settings = {
    port,
    dataDir,
    games: BENCH_SHELF,
    logLevel: 'error',
    rateLimit: 10_000_000,
    socketRate: 1_000_000,
  } as const;
  const open = () => spawnServer({ ...settings, ...(databaseUrl ? { databaseUrl } : {}) });
  let server = await open();
  const people = await seat(server, matches);
  let reopenMs = 0;
  for (let i = 1; i <= kills; i++) {
    await wait(between[0] + Math.random() * (between[1] - between[0]));
    await server.kill();
    const start = performance.now();
    server = await open();
    reopenMs = Math.max(reopenMs, Math.round(performance.now() - start));
    progress?.(`kill ${i} of ${kills}: ${acknowledgedBy(people)} acknowledged`);
  }
  await wait(between[1]);
  for (const person of people) person.stop();
  await wait(500);
  await server.stop();
  const store = await openStoreFor({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const found = await audit(store, people);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { kills, matches, acknowledged: acknowledgedBy(people), ...found, reopenMs };
}

async function seat(server: ServerProcess, matches: number): Promise<Person[]> {
  const api = client({ base: server.url });
  const people: Person[] = [];
  for (let i = 0; i < matches; i++)
    for (const pass of await openTable(api, REGIONS)) people.push(new Person(server.url, pass));
  return people;
}

/** Plays with the same client as the web page: it comes back by itself and sends again what was not answered. */
class Person {
  acknowledged: { request: string; seq: number }[] = [];
  #live: Live;
  #answering = false;

  constructor(
    base: string,
    readonly pass: Pass,
  ) {
    const Socket = WebSocket as unknown as new (url: string) => SocketLike;
    const { match, secret } = pass;
    this.#live = follow({ base, match, secret, WebSocket: Socket }, { change: () => void this.#play() });
  }

  stop(): void {
    this.#live.close();
  }

  async #play(): Promise<void> {
    const { snapshot } = this.#live ?? {};
    const request = snapshot?.scene?.requests[0];
    if (this.#answering || !request || request.ask.shape !== 'one') return;
    this.#answering = true;
    const choice = request.ask.options[snapshot.seq % request.ask.options.length]!.key;
    const verdict = await this.#live.answer([{ request: request.id, choice }]).catch(async (error: unknown) => {
      if (error instanceof ApiProblem) await wait(100); // asked too early; anything else is the end of the line
      return undefined;
    });
    if (verdict?.taken) this.acknowledged.push({ request: request.id, seq: verdict.seq });
    this.#answering = false;
    if (this.#live.line !== 'closed') void this.#play();
  }
}

const acknowledgedBy = (people: Person[]): number => people.reduce((sum, p) => sum + p.acknowledged.length, 0);

/** Everything in `atlas` is public and one answer is one count: an acknowledged seq must be a row of that seat. */
async function audit(store: Store, people: Person[]): Promise<Pick<ChaosReport, 'lost' | 'twice' | 'unreadable'>> {
  let [lost, twice, unreadable] = [0, 0, 0];
  for (const match of new Set(people.map((p) => p.pass.match))) {
    const rows = await store.past.rows(match);
    for (const { pass, acknowledged } of people.filter((p) => p.pass.match === match)) {
      lost += acknowledged.filter(({ seq }) => rows[seq]?.seat !== pass.seat).length;
      twice += acknowledged.length - new Set(acknowledged.map(({ request }) => request)).size;
    }
    if (!(await isWhole(store, match))) unreadable += 1;
  }
  return { lost, twice, unreadable };
}

/** The log, its hashes and the state fit together, and the state holds one ship for every answer. */
async function isWhole(store: Store, match: string): Promise<boolean> {
  if (await unsound(store, match)) return false;
  const live = (await store.tables.live(match))!;
  const { state } = JSON.parse((await store.past.stateAt(match, live.seq))!) as {
    state: { pub: { regions: { ships: number }[] } };
  };
  return state.pub.regions.reduce((ships, region) => ships + region.ships, 0) === live.seq;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The same port after every restart, so that clients find the server again. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
