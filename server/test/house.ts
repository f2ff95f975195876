// A real server on a free port with a real store in a folder of its own, and people who play at it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  client,
  follow,
  type Live,
  type LiveListener,
  type Pass,
  type Snapshot,
  type SocketLike,
} from '@orrery/api';
import { type Choice, type Know, type Random, type Request, random, sampleChoice } from '@orrery/kernel';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Server, startServer } from '../src/index.ts';
import type { Parts } from '../src/serve.ts';
import type { GivenSettings } from '../src/settings.ts';
import { shelf } from './fixtures/shelf.ts';
import { databaseFor } from './stores.ts';

// Workers start slowly where many others are at work; nothing here depends on how long things take.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

export const FIXTURES = new URL('./fixtures/shelf.ts', import.meta.url).href;

export interface House {
  server: Server;
  api: Client;
  host: Client;
  folder: string;
  at(pass: Pass, listener?: LiveListener): Live;
  close(): Promise<void>;
}

const QUICK: GivenSettings = { port: 0, logLevel: 'silent', botPause: 0, games: [FIXTURES], rateLimit: 100_000 };

export async function openHouse(settings: GivenSettings = {}, parts: Parts = {}): Promise<House> {
  const folder = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'orrery-'));
  const database = settings.databaseUrl === undefined ? await databaseFor(folder) : {};
  const server = await startServer(
    { ...QUICK, socketRate: 10_000, ruleWorkers: 1, botWorkers: 1, dataDir: folder, ...database, ...settings },
    parts,
  );
  const api = client({ base: server.url });
  const lines: Live[] = [];
  return {
    server,
    api,
    host: api.as(server.hostToken),
    folder,
    at(pass, listener) {
      const live = followWith(server.url, pass, listener);
      lines.push(live);
      return live;
    },
    async close() {
      for (const line of lines) line.close();
      await server.close();
      if (!settings.dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function followWith(
  base: string,
  pass: Pick<Pass, 'match'> & { secret?: string },
  listener?: LiveListener,
): Live {
  const Socket = WebSocket as unknown as new (url: string) => SocketLike;
  const secret = pass.secret ? { secret: pass.secret } : {};
  return follow({ base, match: pass.match, ...secret, WebSocket: Socket }, listener);
}

/** Waits until the condition holds. */
export async function until<T>(condition: () => T | undefined | false | null, what = 'something'): Promise<T> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`waited in vain for ${what}`);
}

export const openQuestion = (snapshot: Snapshot | undefined): Request | undefined =>
  snapshot?.scene?.requests.find((r) => r.blocking && r.sealed === undefined);

/** Any legal answer. */
function anyChoice(snapshot: Snapshot, request: Request, dice: Random): Choice {
  const { game } = shelf.find((box) => box.game.id === snapshot.table.game)!;
  return sampleChoice(game, snapshot.scene!.view as unknown as Know, request, dice);
}

/** Answers at random whatever this seat is asked, until the match is over. */
export async function playOn(live: Live, seed: number): Promise<void> {
  const dice = random(seed);
  for (;;) {
    const snapshot = await until(
      () => live.snapshot?.scene && (live.snapshot.scene.result || openQuestion(live.snapshot)) && live.snapshot,
    );
    const request = openQuestion(snapshot);
    if (snapshot.scene!.result || !request) return;
    await live.answer([{ request: request.id, choice: anyChoice(snapshot, request, dice) }]);
  }
}

/** Waits until there is nothing left to do later; the entry by which a server says that it is there stays. */
export async function atRest({ server }: House): Promise<void> {
  const { db } = server.hall.house.store.jobs;
  const left = () => db.selectFrom('job').select('id').where('kind', '!=', 'server').executeTakeFirst();
  while (await left()) await new Promise((later) => setTimeout(later, 20));
}

/** From memory, so that it is read from the store again: as soon as nobody is to be answered for any more. */
export async function putAway({ server: { hall } }: House, match: string): Promise<void> {
  const table = await hall.find(match);
  do {
    await until(() => table.quiet, 'the table to stand still');
    await hall.tidy(Number.POSITIVE_INFINITY, 0);
  } while (hall.isLive(match));
}
