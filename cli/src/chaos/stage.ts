// The stage of chaos: servers behind one line, the store behind another, and where everything is kept.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client } from '@orrery/api';
import type { Random } from '@orrery/kernel';
import type { GivenSettings } from '@orrery/server';
import { openPostgres, type Postgres } from '@orrery/tools/postgres';
import { type ServerProcess, spawnServer } from '../bench/server-process.ts';
import { program } from './one-file.ts';
import type { Person } from './people.ts';
import { openRelay, type Relay } from './relay.ts';

const HOST_TOKEN = 'the-token-of-chaos';
const MEDIUM = '256m'; // of the file system that is filled up

export interface Stage {
  base: string; // where people come in
  servers: ServerProcess[];
  front: Relay;
  back: Relay | undefined; // to PostgreSQL
  postgres: Postgres | undefined;
  medium: Medium | undefined;
  dice: Random;
  where: { dataDir: string; databaseUrl?: string };
  people: readonly Person[];
  openingMs: number; // so long a server takes to open, as last seen
  start(i: number): Promise<void>;
  /** Not one of the servers, but at their place, or at one of its own. */
  spawn(dataDir: string, killAfter?: number): Promise<ServerProcess>;
  home(i: number): string;
  folder(): string; // a new one
  backup(): Promise<unknown>;
  close(): Promise<void>;
}
/** A file system of its own, which can be full or read-only; only where one may be mounted. */
interface Medium {
  fill(): void;
  empty(): void;
  shut(): void;
  open(): void;
}
interface Setting {
  servers: number;
  store: 'sqlite' | 'postgres';
  dice: Random;
  hold: number; // milliseconds that the line to the servers lets people wait for one that answers
}

export async function openStage({ servers: count, store, dice, hold }: Setting): Promise<Stage> {
  const { main, games } = await program();
  const root = mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
  const medium = mounted(root);
  const postgres = store === 'postgres' ? await openPostgres() : undefined;
  if (store === 'postgres' && !postgres) throw new Error('there is no PostgreSQL here');
  const back = postgres && (await openRelay([Number(new URL(postgres.url).port)]));
  const database = (port: number) => postgres && { databaseUrl: postgres.url.replace(/:\d+\//, `:${port}/`) };
  const front = await openRelay([], hold);
  let folders = 0;
  const folder = () => {
    const made = join(root, `data-${folders++}`);
    mkdirSync(made);
    return made;
  };
  const shared: GivenSettings = {
    port: 0,
    games,
    logLevel: 'silent',
    rateLimit: 10_000_000,
    socketRate: 1_000_000,
    hostToken: HOST_TOKEN,
    ruleWorkers: 1,
    botWorkers: 1,
    ...(back ? database(back.port) : {}),
  };
  const homes = Array.from({ length: count }, folder);
  const stage: Stage = {
    base: `http://127.0.0.1:${front.port}`,
    servers: [],
    front,
    back,
    postgres,
    medium,
    dice,
    where: { dataDir: homes[0]!, ...(postgres ? database(Number(new URL(postgres.url).port)) : {}) },
    people: [],
    openingMs: 0,
    folder,
    home: (i) => homes[i]!,
    async start(i) {
      const begin = performance.now();
      stage.servers[i] = await stage.spawn(homes[i]!);
      stage.openingMs = Math.ceil(performance.now() - begin);
      front.targets = stage.servers.map(({ url }) => Number(new URL(url).port));
    },
    spawn: (dataDir, killAfter) => spawnServer({ ...shared, dataDir }, { main, killAfter }),
    backup: () => client({ base: stage.base, secret: HOST_TOKEN }).call('hostBackup'),
    async close() {
      front.close();
      back?.close();
      await Promise.all(stage.servers.map((server) => server.kill()));
      postgres?.close();
      if (medium) execFileSync('umount', ['-l', root]);
      rmSync(root, { recursive: true, force: true });
    },
  };
  await Promise.all(homes.map((_, i) => stage.start(i)));
  return stage;
}

function mounted(root: string): Medium | undefined {
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${MEDIUM}`, 'orrery', root);
  } catch {
    return undefined;
  }
  const ballast = join(root, 'ballast');
  return {
    fill() {
      const page = Buffer.alloc(1024 * 1024);
      try {
        for (;;) writeFileSync(ballast, page, { flag: 'a' });
      } catch {
        // full
      }
    },
    empty: () => existsSync(ballast) && rmSync(ballast),
    shut: () => void mount('-o', 'remount,ro', root),
    open: () => void mount('-o', 'remount,rw', root),
  };
}
