// A Chromium and one page in it, over its own protocol: what went over the wire, and what the page spent.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bag } from '@orrery/kernel';
import { browser } from '@orrery/tools/browser';
import { WebSocket } from 'ws';

export interface Sent {
  files: { name: string; bytes: number }[]; // as they went over the wire, heads and all
  told: number; // bytes of what the live line told
  updates: number; // how often it told anything
}
/** Since the page was opened. */
interface Spent {
  script: number; // milliseconds of the processor, as the next
  layout: number; // with the styles that it needs
  heap: number; // bytes after everything that can go is gone
}
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs on every page that is opened, before it begins. */
  before(script: string): Promise<void>;
  /** What an expression gives; a promise is waited for. */
  read<T>(expression: string): Promise<T>;
  /** Until an expression holds. */
  until(expression: string): Promise<void>;
  sent(): Sent;
  spent(): Promise<Spent>;
  /** So many bytes a second from here on, and so many milliseconds there and back. */
  slow(bytes: number, latency: number): Promise<void>;
  close(): Promise<void>;
}
export interface Chromium {
  /** A new visitor, who has nothing of this house yet. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

const FLAGS = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', '--window-size=1440,900', '--lang=en'];

export async function openChromium(): Promise<Chromium> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-chromium-'));
  const child = spawn(await browser(), [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Chromium did not start: ${said.slice(-500)}`)));
  });
  const line = await Line.to(address);
  return {
    tab: () => openTab(line),
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Questions and answers by number; what is told unasked goes to whoever listens to that page. */
class Line {
  #waiting = new Map<number, { resolve(result: Bag): void; reject(error: Error): void }>();
  #listeners = new Map<string, (method: string, params: Bag) => void>();
  #last = 0;
  private constructor(readonly ws: WebSocket) {
    ws.on('message', (data) => this.#hear(JSON.parse(data.toString())));
  }
  static async to(address: string): Promise<Line> {
    const ws = new WebSocket(address, { perMessageDeflate: false });
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
    return new Line(ws);
  }
  ask(method: string, params: Bag = {}, sessionId?: string): Promise<Bag> {
    this.#last += 1;
    this.ws.send(JSON.stringify({ id: this.#last, method, params, ...(sessionId ? { sessionId } : {}) }));
    return new Promise((resolve, reject) => this.#waiting.set(this.#last, { resolve, reject }));
  }
  listen(session: string, to: (method: string, params: Bag) => void): void {
    this.#listeners.set(session, to);
  }
  #hear(message: { id?: number; method?: string; params?: Bag; sessionId?: string; result?: Bag; error?: Bag }): void {
    if (message.id === undefined) {
      this.#listeners.get(message.sessionId ?? '')?.(message.method!, message.params!);
      return;
    }
    const { resolve, reject } = this.#waiting.get(message.id)!;
    this.#waiting.delete(message.id);
    if (message.result) resolve(message.result);
    else reject(new Error(JSON.stringify(message.error)));
  }
}

const QUIET = 1000; // milliseconds without anything coming: all is here
const PATIENCE = 60_000;

async function openTab(line: Line): Promise<Tab> {
  const { browserContextId } = await line.ask('Target.createBrowserContext');
  const { targetId } = await line.ask('Target.createTarget', {
    url: 'about:blank',
    browserContextId: browserContextId!,
  });
  const { sessionId } = await line.ask('Target.attachToTarget', { targetId: targetId!, flatten: true });
  const ask = (method: string, params?: Bag) => line.ask(method, params, sessionId as string);
  const sent = new Wire();
  line.listen(sessionId as string, (method, params) => sent.hear(method, params));
  for (const domain of ['Page', 'Network', 'Runtime']) await ask(`${domain}.enable`);
  await ask('Performance.enable', { timeDomain: 'threadTicks' }); // of the processor: others may be at work on this machine
  await ask('Network.setBypassServiceWorker', { bypass: true }); // what it fetches would not be counted
  const read = async <T>(expression: string): Promise<T> => {
    const { result } = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return (result as { value: T }).value;
  };
  const until = async (expression: string) => {
    const end = Date.now() + PATIENCE;
    while (!(await read<boolean>(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`the page never came to ${expression}`);
      await later(20);
    }
  };
  return {
    read,
    until,
    async open(url) {
      sent.begin();
      await ask('Page.navigate', { url });
    },
    async before(source) {
      await ask('Page.addScriptToEvaluateOnNewDocument', { source });
    },
    sent: () => sent.sum(),
    async spent() {
      await ask('HeapProfiler.collectGarbage');
      const { metrics } = (await ask('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
      const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
      const layout = of('LayoutDuration') + of('RecalcStyleDuration');
      return { script: 1000 * of('ScriptDuration'), layout: 1000 * layout, heap: of('JSHeapUsedSize') };
    },
    async slow(bytes, latency) {
      const wire = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
      await ask('Network.emulateNetworkConditions', wire);
    },
    async close() {
      await line.ask('Target.disposeBrowserContext', { browserContextId: browserContextId! });
    },
  };
}

export const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Until nothing has come for a while. */
export async function quiet(tab: Tab): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await later(QUIET);
    const { files, told } = tab.sent();
    now = files.reduce((sum, { bytes }) => sum + bytes, told);
  }
}

const TEXT = 1; // anything else is shown in base64

class Wire {
  #names = new Map<string, string>();
  #sent: Sent = { files: [], told: 0, updates: 0 };
  begin(): void {
    this.#sent = { files: [], told: 0, updates: 0 };
  }
  sum(): Sent {
    return { ...this.#sent, files: [...this.#sent.files] };
  }
  hear(method: string, params: Bag): void {
    if (method === 'Network.requestWillBeSent')
      this.#names.set(params.requestId as string, new URL((params.request as { url: string }).url).pathname);
    if (method === 'Network.loadingFinished') {
      const name = this.#names.get(params.requestId as string) ?? '';
      this.#sent.files.push({ name, bytes: params.encodedDataLength as number });
    }
    if (method === 'Network.webSocketFrameReceived') {
      const { opcode, payloadData } = params.response as { opcode: number; payloadData: string };
      this.#sent.told += opcode === TEXT ? Buffer.byteLength(payloadData) : Buffer.byteLength(payloadData, 'base64');
      this.#sent.updates += 1;
    }
  }
}
