// The real client, built, on the real server in a process of its own, which can be killed and started again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ready } from '@orrery/tools/built';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './chromium.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const HOST_TOKEN = 'a-host-token-for-the-tests';
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface House {
  url: string;
  browser: Browser;
  /** A fresh browser, as a new user has it; with `all` the games for tests are shown, too. */
  visitor(options?: BrowserContextOptions, games?: 'all' | 'lobby'): Promise<Page>;
  problems: string[]; // whatever a page complained about
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** `games`: folders of games that this host brings along. `root`: where the sources are, if not here. `env`: more settings. */
interface Opened {
  games?: readonly string[];
  root?: string;
  env?: Readonly<Record<string, string>>;
}
export async function openHouse({ games = [], root = ROOT, env = {} }: Opened = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  const webDir = builtFrom(root);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const browser = await openBrowser();
  const problems: string[] = [];
  let server: ChildProcess;
  const start = async () => {
    server = await serve(root, { port, dataDir: join(folder, 'data'), webDir, games, env });
  };
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    browser,
    problems,
    async visitor(options = {}, games = 'all') {
      const context = await browser.newContext({ locale: 'en-GB', baseURL: url, ...options });
      if (games === 'all') await context.addInitScript(() => localStorage.setItem('orrery.testGames', 'true'));
      context.setDefaultTimeout(90_000); // a slow machine with other work is no fault of the pages
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (line) => {
        if (/Content Security Policy|Warning:/.test(line.text())) problems.push(line.text());
      });
      return page;
    },
    kill: () => end('SIGKILL'),
    start,
    async close() {
      await browser.close();
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As users get it; elsewhere than here it is built each time. */
function builtFrom(root: string): string {
  if (root === ROOT) ready();
  else build(root);
  return join(root, 'web', 'dist');
}
function build(root: string): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' }; // the test runner's own would build something else
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: join(root, 'web'), env });
}

/** What the test wants of this server, as a host would set it: by environment. */
interface Wanted {
  port: number;
  dataDir: string;
  webDir: string;
  games: readonly string[];
  env: Readonly<Record<string, string>>;
}
async function serve(root: string, at: Wanted) {
  const source = pathToFileURL(join(root, 'server', 'src', 'main.ts')).href;
  const bundle = (JSON.parse(process.env.ORRERY_BUNDLES ?? '{}') as Record<string, string>)[source]; // tools/bundles.mjs
  const child = spawn(
    process.execPath,
    bundle ? [fileURLToPath(bundle)] : ['--conditions=source', '--import', 'tsx', fileURLToPath(source)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ORRERY_PORT: String(at.port),
        ORRERY_DATA_DIR: at.dataDir,
        ORRERY_WEB_DIR: at.webDir,
        ORRERY_HOST_TOKEN: HOST_TOKEN,
        ORRERY_GAMES: [pathToFileURL(join(root, 'web', 'test', 'e2e', 'shelf.ts')).href, ...at.games].join(','),
        ORRERY_LOG_LEVEL: 'silent',
        ORRERY_BOT_PAUSE: '0',
        ORRERY_BOT_WORKERS: '1',
        ORRERY_RULE_LIMIT: '60000', // a busy machine is no fault of the rules
        ORRERY_RULE_WORKERS: '1',
        ORRERY_RATE_LIMIT: '100000',
        ...at.env,
      },
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('open at') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
