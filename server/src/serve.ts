// A whole server: store, workers, tables, timers, mail, HTTP and sockets, started together and stopped in order.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { dueTime } from './clock/clock.ts';
import { Timers } from './clock/timers.ts';
import { openDoor } from './http/door.ts';
import { handlers } from './http/handlers.ts';
import { hostHandlers } from './http/host.ts';
import { openMetrics } from './http/metrics.ts';
import { Notices } from './mail/notices.ts';
import { Post } from './mail/post.ts';
import type { Context } from './match/context.ts';
import { Crew } from './match/crew.ts';
import { Hall } from './match/hall.ts';
import { openShelf } from './match/shelf.ts';
import { newSecret } from './secrets.ts';
import { type GivenSettings, readSettings, type Settings } from './settings.ts';
import { Sockets } from './socket/socket.ts';
import { setTimer } from './store/append.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { openStore, type Store } from './store/store.ts';

export interface Server {
  url: string;
  port: number;
  hostToken: string;
  hall: Hall;
  close(): Promise<void>;
}
export interface Parts {
  now?: () => number; // tests bring their own time
}
const TIDY = 60_000;

export async function startServer(given: GivenSettings = {}, { now = Date.now }: Parts = {}): Promise<Server> {
  const read = readSettings(given);
  const settings = { ...read, hostToken: read.hostToken ?? hostTokenIn(read.dataDir) };
  const log = pino({ level: settings.logLevel, base: null });
  const store = await openStore(
    settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir),
  );
  const house = await openHouse(settings, store, log, now);
  const hall = new Hall(house.context);
  const post = new Post(store, { smtpUrl: settings.smtpUrl, from: settings.mailFrom }, now);
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const notices = new Notices(hall, post, { delay: settings.noticeDelay * 1000, publicUrl, contact: settings.contact });
  const timers = new Timers(store, jobsOf(hall, notices, post), now, log);
  const metrics = openMetrics({
    liveTables: () => hall.live,
    sockets: () => sockets.count,
    commits: () => store.appender.commits,
    matches: () => store.tables.countByStatus(),
  });
  house.context.answered = (table) =>
    void notices.answered(table).catch((error) => log.error({ error: String(error) }, 'a notice was not set'));
  house.context.timerSet = (due) => timers.nudge(due);
  house.context.count = (what, n = 1) => metrics.counters[what].inc(n);
  const sockets = new Sockets(hall, metrics, { rate: settings.socketRate });
  const routes = { ...handlers(hall, notices), ...hostHandlers(hall, metrics, settings.dataDir) };
  const app = await openDoor(hall, routes, settings, (door) => sockets.register(door));
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  const tidy = setInterval(() => void hall.tidy(now() - settings.idleMinutes * 60_000), TIDY).unref();
  timers.start();
  void wakeBots(hall).catch((error) => log.error({ error: String(error) }, 'bots were not woken'));
  log.info({ port, store: store.engine.name, games: house.context.shelf.boxes.length }, 'the tables are open');
  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    port,
    hostToken: settings.hostToken,
    hall,
    async close() {
      clearInterval(tidy);
      sockets.close();
      await app.close();
      await timers.stop();
      await hall.close();
      await Promise.all([house.context.rules.close(), house.context.bots.close()]);
      post.close();
      await store.close();
      log.info({}, 'the tables are closed');
    },
  };
}

async function openHouse(settings: Settings, store: Store, log: Context['log'], now: () => number) {
  const { shelves } = settings;
  const shelf = await openShelf(shelves);
  const sized = (size: number | undefined) => (size === undefined ? {} : { size });
  const rules = new Crew({ ...sized(settings.ruleWorkers), limit: settings.ruleLimit, shelves });
  rules.engage();
  const bots = new Crew({ ...sized(settings.botWorkers), limit: settings.botLimit, shelves });
  const silent = { answered: () => {}, timerSet: () => {}, count: () => {} };
  const context: Context = { store, shelf, rules, bots, log, now, botPause: settings.botPause, ...silent };
  return { context };
}

function jobsOf(hall: Hall, notices: Notices, post: Post) {
  return {
    async clock({ data }: { data: string }) {
      const table = await hall.find(data);
      await table.timeUp();
      const due = table.status === 'running' ? dueTime(table.clock) : null;
      await setTimer(hall.house.store.db, table.id, due);
    },
    notice: ({ data }: { data: string }) => notices.give(data),
    mail: ({ data }: { data: string }) => post.send(data),
  };
}

/** After a start: bots that were thinking when the server stopped think again. */
async function wakeBots(hall: Hall): Promise<void> {
  for (const id of await hall.house.store.tables.withBots()) (await hall.find(id)).bots.wake();
}

/** The host's token: made at the first start, readable by the owner of the folder alone. */
function hostTokenIn(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'host-token');
  if (!existsSync(file)) writeFileSync(file, `${newSecret()}\n`, { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
