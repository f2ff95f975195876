// What the pages cost whoever opens them, in Chromium: bytes as sent for the lobby and every board, and on a six-seat galaxy
// what each update costs in script and layout, and what is kept after many of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Box, type Know, type Request, random, sampleChoice, Usage } from '@orrery/kernel';
import { MAIN } from '@orrery/server';
import { ready } from '@orrery/tools/built';
import { boxNamed } from '../command.ts';
import { type Remote, sitAt } from '../remote.ts';
import { ROOT } from '../root.ts';
import { type Chromium, later, openChromium, quiet, type Sent, type Tab } from './chromium.ts';
import { spawnServer } from './server-process.ts';

export interface Load {
  page: string;
  bytes: number; // everything until it is quiet, heads and the live line included
  kinds: Record<string, number>;
  paintMs?: number; // on a slow line: until anything is painted,
  slowMs?: number; // and until one can play
}
export interface Updates {
  updates: number;
  script: number; // milliseconds an update
  layout: number;
  heapBefore: number; // bytes
  heapAfter: number;
}
interface Told {
  load(row: Load): void;
  updates(row: Updates): void;
  beside(folder: string): void; // what comes now is measured there
}

const BOARDS = { 'council-of-shadows': 3, 'space-gate-odyssey': 4, cosmos: 4, 'twilight-imperium': 6 } as const;
const SLOW = { bytes: 50_000, latency: 100 };

/** `beside`: the folder of another checkout, say of an older commit, which is measured after this one in the same run. */
export async function benchWeb(updates: number, beside: string | undefined, told: Told): Promise<number> {
  ready();
  await measure(ROOT, MAIN, updates, told);
  if (beside === undefined) return 0;
  const built = spawnSync(process.execPath, [join(beside, 'tools', 'start.mjs'), '--help'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Usage('usage.beside', { folder: beside });
  told.beside(beside);
  await measure(beside, pathToFileURL(resolve(beside, 'server', 'dist', 'main.js')), updates, told);
  return 0;
}

async function measure(root: string, main: URL, updates: number, told: Told): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-bench-web-'));
  const webDir = resolve(root, 'web', 'dist');
  const given = { port: 0, dataDir, webDir, logLevel: 'silent', botPause: 0, rateLimit: 1_000_000 } as const;
  const server = await spawnServer(given, { main });
  const chromium = await openChromium();
  try {
    told.load(await lobby(chromium, server.url));
    for (const [game, seats] of Object.entries(BOARDS)) {
      const me = await sitAt({ base: server.url, name: 'Ana', box: await boxNamed(game), seats, bot: 'random' });
      told.load(await board(chromium, server.url, me));
      if (game === 'twilight-imperium') told.updates(await galaxy(chromium, server.url, me, updates));
      me.close();
    }
  } finally {
    await chromium.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function lobby(chromium: Chromium, url: string): Promise<Load> {
  const first = await chromium.tab();
  await first.open(url);
  await first.until(`document.querySelector('article button')`);
  await quiet(first);
  const row = { page: 'lobby', ...weighed(first.sent()) };
  await first.close();
  const slow = await chromium.tab();
  await slow.slow(SLOW.bytes, SLOW.latency);
  const begun = Date.now();
  await slow.open(url);
  await slow.until(`location.origin === '${url}' && document.querySelector('article button')`);
  const slowMs = Date.now() - begun;
  const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
  const paintMs = Math.round(await slow.read<number>(paint));
  await slow.close();
  return { ...row, paintMs, slowMs };
}

async function board(chromium: Chromium, url: string, me: Remote): Promise<Load> {
  const tab = await atTable(chromium, url, me);
  const row = { page: me.box.game.id, ...weighed(tab.sent()) };
  await tab.close();
  return row;
}

async function atTable(chromium: Chromium, url: string, { pass }: Remote): Promise<Tab> {
  const tab = await chromium.tab();
  await tab.before(`localStorage.setItem('orrery.passes', ${JSON.stringify(JSON.stringify([pass]))})`);
  await tab.open(`${url}/table/${pass.match}`);
  await tab.until(`document.querySelector('[data-request]')`);
  await quiet(tab);
  return tab;
}

/** My seat is played from here; the page that shows it sees what a player sees. */
async function galaxy(chromium: Chromium, url: string, me: Remote, wanted: number): Promise<Updates> {
  const step = player(me);
  const over = () => Boolean(me.snapshot().scene?.result);
  for (let warm = 0; warm < WARM && !over(); warm++) await step();
  const tab = await atTable(chromium, url, me);
  const before = await tab.spent();
  const first = tab.sent().updates;
  while (tab.sent().updates - first < wanted && !over()) await step();
  await quiet(tab);
  const after = await tab.spent();
  const updates = tab.sent().updates - first;
  await tab.close();
  const each = (ms: number) => Math.round((10 * ms) / updates) / 10;
  return {
    updates,
    script: each(after.script - before.script),
    layout: each(after.layout - before.layout),
    heapBefore: before.heap,
    heapAfter: after.heap,
  };
}
const PAUSE = 40; // milliseconds: each update is drawn by itself
const WARM = 60; // answers: set-up and the first cards are behind

/** Gives the next answer of my seat, also one that nobody else could give, or waits until somebody has done something. */
export function player(me: Remote, patience = PATIENCE, pause = PAUSE): () => Promise<void> {
  const dice = random(1);
  const seat = me.pass.seat!;
  let refused = 0;
  return async () => {
    const request = me.requests(seat).find((r) => r.blocking && r.sealed === undefined);
    if (!request) await within(me.changed(), patience, () => `nothing happened, and seat ${seat} is asked nothing`);
    else {
      const answer = me.answer({ seat, request: request.id, choice: choose(me.box, me, request, dice) });
      const outcome = await within(
        answer,
        patience,
        () => `${request.at} was answered, and nobody said anything to it`,
      );
      refused = 'refused' in outcome ? refused + 1 : 0;
      if (refused > STUBBORN) throw new Error(`${request.at} took no answer: ${JSON.stringify(outcome)}`);
    }
    await later(pause);
  };
}
const PATIENCE = 60_000;
const STUBBORN = 50; // answers that came too late are refused, but not so many in a row

async function within<T>(what: Promise<T>, ms: number, why: () => string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(why())), ms);
  });
  try {
    return await Promise.race([what, late]);
  } finally {
    clearTimeout(timer);
  }
}

function choose(box: Box, me: Remote, request: Request, dice: ReturnType<typeof random>) {
  return sampleChoice(box.game, me.view(request.seat) as Know, request, dice);
}

/** By what it is: scripts, styles, letters, words and tables. */
function weighed({ files, told }: Sent): Pick<Load, 'bytes' | 'kinds'> {
  const kinds: Record<string, number> = {};
  for (const { name, bytes } of files) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'pages';
    kinds[kind] = (kinds[kind] ?? 0) + bytes;
  }
  if (told > 0) kinds.live = told;
  return { bytes: Object.values(kinds).reduce((a, b) => a + b, 0), kinds };
}
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'scripts'],
  [/\.css$/, 'styles'],
  [/\.woff2$/, 'letters'],
  [/^\/api\//, 'api'],
  [/\.(svg|png|webmanifest)$/, 'pictures'],
];
