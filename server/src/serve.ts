// A whole server: store, workers, tables, timers, mail, HTTP and sockets, started together and stopped in order.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Agent } from 'node:https';
import { join } from 'node:path';
import { pino } from 'pino';
import { lookAtClock } from './clock/late.ts';
import { Timers } from './clock/timers.ts';
import { openDoor } from './http/door.ts';
import { handlers } from './http/handlers.ts';
import { hostHandlers } from './http/host.ts';
import { Quotas } from './http/limits.ts';
import { listen, portOf } from './http/listen.ts';
import { openMetrics } from './http/metrics.ts';
import { Addresses } from './mail/addresses.ts';
import { Clerk } from './mail/clerk.ts';
import { Letters } from './mail/letters.ts';
import { Mailbox } from './mail/mailbox.ts';
import { Notices } from './mail/notices.ts';
import { outsideOnly } from './mail/outside.ts';
import { Post } from './mail/post.ts';
import { Analyst } from './match/analyst.ts';
import { Crew } from './match/crew.ts';
import { Hall } from './match/hall.ts';
import { Heirs } from './match/heirs.ts';
import type { House, Log } from './match/house.ts';
import { News } from './match/news.ts';
import { openShelf, type Shelf } from './match/shelf.ts';
import { newSecret } from './secrets.ts';
import { type GivenSettings, readSettings, type Settings } from './settings.ts';
import { Sockets } from './socket/socket.ts';
import { BEAT } from './store/opening.ts';
import { openStoreFor, type Store } from './store/store.ts';
import { during } from './trouble.ts';

export interface Server {
  url: string;
  port: number;
  hostToken: string;
  hall: Hall;
  close(): Promise<void>;
}
export interface Parts {
  now?: () => number; // tests bring their own time, in which the house is open throughout
  logTo?: { write(line: string): void };
  pushAgent?: Agent; // and their own push service
}
const TIDY = 60_000;
const COMPARE = 2000;
/** Whoever read the log is gone: that is no reason to close. */
const unread = () => {};

export async function startServer(
  given: GivenSettings = {},
  { now = Date.now, logTo = process.stdout, pushAgent = outsideOnly() }: Parts = {},
): Promise<Server> {
  if (logTo === process.stdout) process.stdout.off('error', unread).on('error', unread);
  const read = readSettings(given);
  const settings = { ...read, hostToken: read.hostToken ?? (await hostTokenIn(read.dataDir)) };
  const log = pino({ level: settings.logLevel, base: null }, logTo);
  const shelf = await openShelf(settings.games);
  const store = await openStoreFor(settings, (why) => log.warn({}, why));
  await store.opening.open(now());
  const house = openHouse(settings, shelf, store, log, now);
  const hall = new Hall(house);
  const post = new Post(
    store,
    { smtpUrl: settings.smtpUrl, from: settings.mailFrom, wake: (due) => timers.nudge(due) },
    now,
  );
  const timers = new Timers(
    store,
    {
      clock: async ({ data }) => lookAtClock(await hall.find(data)),
      notice: ({ data }) => notices.give(data),
      mail: ({ data }) => post.send(data),
      server: () => wakeTables(hall),
      analysis: ({ data }) => analyst.take(data),
    },
    now,
    log,
  );
  const analyst = new Analyst(
    house,
    new Crew({ size: 1, limit: settings.botLimit, games: settings.games, rank: 'background' }),
    (due) => timers.nudge(due),
  );
  const notified = noticeOptions(settings, () => portOf(app));
  const letters = new Letters(hall, post, {
    answers: settings.imapUrl === undefined ? 'unread' : 'read',
    linkTo: (table) => `${notified.publicUrl()}/table/${table.id}`,
    unsubscribe: (token) => `${notified.publicUrl()}/api/unsubscribe/${token}`,
  });
  const notices = new Notices(hall, post, letters, timers, { ...notified, pushAgent });
  const mailbox =
    settings.imapUrl === undefined ? undefined : new Mailbox(settings.imapUrl, new Clerk(hall, post), log);
  const metrics = openMetrics({
    liveTables: () => hall.live,
    sockets: () => sockets.count,
    commits: () => store.appender.commits,
    matches: () => store.tables.countByStatus(),
  });
  const quotas = new Quotas(settings.rateLimit);
  const sockets = new Sockets(hall, metrics, quotas, { rate: settings.socketRate, patience: settings.patience * 1000 });
  // Who hears of what happens at the tables, in this order.
  house.news.listen((table, happening) => table.audience.hear(happening));
  house.news.listen((table, happening) => table.bots.hear(happening));
  house.news.listen((table, happening) => table.resting.hear(happening));
  house.news.listen((table) => timers.nudge(table.clock.due ?? Number.POSITIVE_INFINITY));
  house.news.listen((table, happening) => notices.hear(table, happening));
  house.news.listen((_, happening) => metrics.hear(happening));
  const addresses = new Addresses(hall, post, notices.options.publicUrl);
  const routes = { ...handlers(hall, notices, addresses, analyst), ...hostHandlers(hall, metrics, settings.dataDir) };
  const app = await openDoor(hall, routes, settings, quotas, (door) => sockets.register(door));
  const heirs = store.engine.listen ? new Heirs(store.jobs, now) : undefined;
  const tidy = setInterval(() => void hall.tidy(now() - settings.idleMinutes * 60_000), TIDY).unref();
  const beats = now === Date.now ? setInterval(() => void beat(hall), BEAT).unref() : undefined;
  // What others announce may come while a line is cut and made again: whoever missed it is not behind for long.
  const compares = store.engine.listen && setInterval(() => void hall.compare().catch(() => {}), COMPARE).unref();
  const wire = await store.engine.listen?.(
    (match) => void hall.moved(match).catch(() => {}),
    () => void hall.missed(),
  );

  /** From the outside in: nobody comes in any more, what was begun is finished, then the store closes. */
  const close = async () => {
    clearInterval(tidy);
    clearInterval(compares);
    clearInterval(beats);
    await mailbox?.close();
    sockets.close();
    await app.close();
    await timers.stop();
    await analyst.close();
    await wire?.close();
    await hall.close();
    await heirs?.leave();
    await Promise.all([house.rules.close(), house.bots.close()]);
    post.close();
    await store.opening.close(now()).catch(() => {});
    await store.close();
    log.info({}, 'the tables are closed');
  };

  try {
    await listen(app, settings);
  } catch (error) {
    await close();
    throw error;
  }
  const port = portOf(app);
  timers.start();
  mailbox?.open();
  heirs?.stay();
  void wakeTables(hall).catch((error) => log.error({ error: String(error) }, 'tables were not woken'));
  log.info({ port, store: store.engine.name, games: house.shelf.boxes.length }, 'the tables are open');
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return { url: `http://${host}:${port}`, port, hostToken: settings.hostToken, hall, close };
}

function openHouse(settings: Settings, shelf: Shelf, store: Store, log: Log, now: () => number): House {
  const { games, botPause, restPause } = settings;
  const sized = (size: number | undefined) => (size === undefined ? {} : { size });
  const rules = new Crew({ ...sized(settings.ruleWorkers), limit: settings.ruleLimit, games });
  rules.engage();
  const { botLimit: limit, botThought: thought } = settings;
  const bots = new Crew({ ...sized(settings.botWorkers), limit, thought, games });
  return { store, shelf, rules, bots, news: new News(), log, now, botPause, restPause };
}

const noticeOptions = ({ noticeDelay, publicUrl, contact }: Settings, port: () => number) => ({
  delay: noticeDelay * 1000,
  publicUrl: () => publicUrl ?? `http://localhost:${port()}`,
  contact,
});

/** The house is open. Where it was not for a while, as on a machine that slept, the time is given back. */
async function beat(hall: Hall): Promise<void> {
  const { store, now, log } = hall.house;
  const { closed } = store.opening;
  try {
    await store.opening.beat(now());
    if (store.opening.closed > closed) await hall.reopened();
  } catch (error) {
    log.error({ error: String(error) }, 'the store does not take anything');
  }
}

/** After a start, and when another server is gone: bots that were thinking think again, and who left word is answered for. */
async function wakeTables(hall: Hall): Promise<void> {
  for (const id of await hall.house.store.tables.toWake()) {
    const table = await hall.find(id);
    table.bots.wake();
    table.resting.wake();
  }
}

/** The host's token: made at the first start, readable by the owner of the folder alone. */
function hostTokenIn(folder: string): Promise<string> {
  return during('folder', { folder }, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'host-token');
    const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    if (found !== '') return found; // empty where the disk was full at the first start
    const made = newSecret();
    writeFileSync(file, `${made}\n`, { mode: 0o600 });
    return made;
  });
}
