// A player of `atlas` who does next to nothing but answer: what is measured should be the server.
import { type Client, newId, type Pass, type ToClient } from '@orrery/api';
import { WebSocket } from 'ws';

interface Figures {
  moves: number;
  bytes: number; // received in updates and verdicts
  latencies: number[]; // milliseconds, from sending an answer to its verdict
}

/** Both seats at a new table. */
export async function openTable(api: Client, regions: number): Promise<[Pass, Pass]> {
  const seats = [{ kind: 'me' as const, name: 'A' }, { kind: 'open' as const }];
  const { table, pass } = await api.call('create', { body: { game: 'atlas', options: { regions }, seats } });
  return [pass, await api.call('join', { token: table.invitation!, body: { name: 'B' } })];
}

/** What can be answered at that count; seats take turns. */
export const landing = (seq: number, regions: number): string => `land:${((seq % 9) * 17 + (seq % 2)) % regions}`;

export class Player {
  figures: Figures = { moves: 0, bytes: 0, latencies: [] };
  #ws: WebSocket;
  #seq = 0;
  #sent = 0;
  #busy = false;
  #stopped = false;
  readonly ready: Promise<void>;

  constructor(
    base: string,
    readonly pass: Pass,
    readonly regions: number,
  ) {
    this.#ws = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
    this.#ws.on('open', () => this.#say({ do: 'hello', id: newId(), match: pass.match, secret: pass.secret }));
    this.ready = new Promise((resolve, reject) => {
      this.#ws.once('message', () => resolve());
      this.#ws.once('error', reject);
    });
    this.#ws.on('message', (data) => this.#hear(data.toString()));
  }

  play(): void {
    this.#busy = true;
    this.#answer();
  }
  /** From here on it counts. */
  begin(): void {
    this.figures = { moves: 0, bytes: 0, latencies: [] };
  }
  stop(): void {
    this.#stopped = true;
  }
  close(): void {
    this.#ws.terminate();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.is === 'state') this.#seq = message.snapshot.seq;
    if (message.is === 'problem') throw new Error(message.problem.message);
    if (!this.#busy || this.#stopped) return;
    if (message.is === 'update') {
      this.figures.bytes += text.length;
      this.#seq = message.seq;
      this.#answer();
    } else if (message.is === 'verdict') {
      this.figures.bytes += text.length;
      this.figures.latencies.push(performance.now() - this.#sent);
      if (!message.verdict.taken) throw new Error(`refused: ${JSON.stringify(message.verdict)}`);
      this.figures.moves += 1;
    }
  }

  /** Seats take turns, and everything is public: the count tells whose turn it is. */
  #answer(): void {
    if (this.#seq % 2 !== this.pass.seat) return;
    this.#sent = performance.now();
    const choice = landing(this.#seq, this.regions);
    this.#say({ do: 'answer', id: newId(), seq: this.#seq, moves: [{ choice }] });
  }

  #say(message: object): void {
    this.#ws.send(JSON.stringify(message));
  }
}

/** Somebody who only looks on, and counts. */
export class Watcher {
  updates = 0;
  readonly ready: Promise<void>;
  #ws: WebSocket;

  constructor(base: string, match: string) {
    this.#ws = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
    this.#ws.on('open', () => this.#ws.send(JSON.stringify({ do: 'hello', id: newId(), match })));
    this.ready = new Promise((resolve, reject) => {
      this.#ws.once('message', () => resolve());
      this.#ws.once('error', reject);
    });
    this.#ws.on('message', (data: Buffer) => {
      if (data.includes('"is":"update"')) this.updates += 1;
    });
  }

  close(): void {
    this.#ws.terminate();
  }
}
