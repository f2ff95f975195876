// The WebSocket: one table per socket. Hello first; then answers go in, updates come out.
import type { Duplex } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { ROUTES, type Snapshot, toServer } from '@orrery/api';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { standingMove } from '../http/handlers.ts';
import { longestOf, type Quotas } from '../http/limits.ts';
import type { Metrics } from '../http/metrics.ts';
import { admit, holderOf, viewerOf } from '../http/who.ts';
import type { Follower } from '../match/audience.ts';
import type { Hall } from '../match/hall.ts';
import type { LiveTable } from '../match/live-table.ts';
import { snapshotText, type Viewer } from '../match/seen.ts';
import { say } from '../match/talk.ts';
import { problem, problemIn } from '../problem.ts';
import { hashSecret } from '../secrets.ts';

interface SocketOptions {
  rate: number; // short messages a second, four times as many in a burst
  patience: number; // milliseconds in which a socket must have said who it is
}
type Message = z.output<typeof toServer>;
type Seated = { table: LiveTable; viewer: Viewer; hash: string | undefined; follower: Follower };

const HEARTBEAT = 30_000;
const CATCH_UP = 5_000; // delayed spectators are brought up to date that often
const LONGEST_ID = 64;
const LONGEST_GREETING = 1024; // bytes
const WORTH_PACKING = 4096; // bytes
const BYTES_A_UNIT = 2048; // a long message counts for several
const QUICKLY = { level: 3 };
const MOST_BUFFERED = 4 * 1024 * 1024; // a reader slower than this comes back later

export class Sockets {
  #open = new Set<Socket>();
  #pulse = setInterval(() => {
    for (const socket of this.#open) socket.pulse();
  }, HEARTBEAT).unref();

  constructor(
    readonly hall: Hall,
    readonly metrics: Metrics,
    readonly quotas: Quotas,
    readonly options: SocketOptions,
  ) {}

  get count(): number {
    return this.#open.size;
  }

  register(app: FastifyInstance): void {
    app.get('/api/socket', { websocket: true }, (ws, { socket: wire }) => {
      const socket = new Socket(this, ws, wire);
      this.#open.add(socket);
      ws.on('close', () => {
        this.#open.delete(socket);
        socket.left();
      });
    });
  }

  close(): void {
    clearInterval(this.#pulse);
    for (const socket of this.#open) socket.ws.close(1001);
  }
}

class Socket {
  #seated: Seated | undefined;
  #alive = true;
  #tail: Promise<void> = Promise.resolve(); // one message after the other
  #allowance: number;
  #since = performance.now();
  #catchUp: NodeJS.Timeout | undefined;
  #shown = '';
  #putOut = false;
  #greeted: NodeJS.Timeout;
  #isHeld = false;
  #unpacks = false;

  constructor(
    readonly sockets: Sockets,
    readonly ws: WebSocket,
    readonly wire: Duplex, // beneath it
  ) {
    this.#allowance = sockets.options.rate * 4;
    this.#greeted = setTimeout(() => this.ws.close(4008), sockets.options.patience).unref();
    ws.on('pong', () => {
      this.#alive = true;
    });
    ws.on('error', () => ws.terminate());
    ws.on('message', (data, isBinary) => {
      this.#alive = true;
      const size = (data as Buffer).length;
      if (size > this.#longest) return this.#shut(size);
      this.#tail = this.#tail.then(async () => {
        await this.#afford(1 + size / BYTES_A_UNIT);
        await this.#hear(isBinary ? '' : data.toString(), size);
      });
    });
  }

  send(text: string | Buffer): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.sockets.metrics.bytes.inc(text.length);
    if (this.ws.bufferedAmount > MOST_BUFFERED) {
      this.ws.terminate();
      return;
    }
    this.#hold();
    this.ws.send(text);
  }
  /** What is said in one breath, like an update and the verdict, goes out in one piece. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.wire.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.wire.uncork();
    });
  }

  pulse(): void {
    if (this.#alive) this.ws.ping();
    else this.ws.terminate();
    this.#alive = false;
  }

  left(): void {
    clearInterval(this.#catchUp);
    clearTimeout(this.#greeted);
    if (!this.#seated) return;
    const { table, follower, viewer } = this.#seated;
    table.audience.followers.delete(follower);
    this.#seated = undefined;
    if (viewer.seat !== null && !table.audience.isOnline(viewer.seat)) table.audience.tellTable();
  }

  /** Whatever comes of it goes back with the id of the message. */
  async #hear(text: string, size: number): Promise<void> {
    const value = parsed(text);
    try {
      await this.#do(read(value), size);
    } catch (error) {
      const { log, store } = this.sockets.hall.house;
      const known = problemIn(error, store.engine);
      if (!known) log.error({ error: String(error) }, 'a message failed');
      const { problem: why } = known ?? problem('server', 'something went wrong here');
      this.send(JSON.stringify({ is: 'problem', ...idOf(value), problem: why }));
      if (this.#putOut) this.ws.close(4001);
    }
  }

  async #do(message: Message, size: number): Promise<void> {
    const { id } = message;
    if (message.do === 'ping') return this.send(JSON.stringify({ is: 'pong', id }));
    if (message.do === 'hello') return this.#hello(message);
    if (!this.#seated) throw problem('unauthorised', 'hello comes first');
    const { table } = this.#seated;
    const viewer = admit(ROUTES[message.do].access, table, await this.#authority(this.#seated));
    if (size > longestOf(message.do)) throw problem('bad-request', `${size} bytes are too many for this`);
    this.sockets.quotas.spend(message.do, table.id, viewer.seat);
    if (message.do === 'chat') {
      await say(table, viewer, message.text);
      return this.send(JSON.stringify({ is: 'said', id }));
    }
    const end = this.sockets.metrics.latency.startTimer();
    const verdict = await this.#answer(table, viewer.seat!, message);
    end();
    this.send(JSON.stringify({ is: 'verdict', id, verdict }));
    if (!verdict.taken && verdict.stale) await this.#state(this.#seated);
  }

  /** Asked when acting: where other servers share the store, one of them may have given the seat to somebody else. */
  async #authority({ table, viewer, hash }: Seated): Promise<Viewer | undefined> {
    const { hall } = this.sockets;
    if (hash === undefined || !hall.house.store.engine.listen) return hash === undefined ? undefined : viewer;
    const now = await holderOf(hall, table, hash);
    this.#putOut = !now;
    return now;
  }

  #answer(table: LiveTable, seat: number, message: Exclude<Message, { do: 'hello' | 'ping' | 'chat' }>) {
    if (message.do === 'answer') return table.answer(seat, message.seq, message.id, message.moves);
    if (message.do === 'undo') return table.undo(seat, message.seq, message.id);
    return table.answer(seat, null, message.id, [standingMove(message.list)]);
  }

  async #hello(message: Extract<Message, { do: 'hello' }>): Promise<void> {
    const { hall } = this.sockets;
    const table = await hall.find(message.match);
    const viewer = admit('watcher', table, await viewerOf(hall, table, message.secret));
    const again = this.#seated?.table === table && this.#seated.viewer.seat === viewer.seat;
    if (!again) this.left();
    const follower = again ? this.#seated!.follower : this.#follower(viewer);
    const hash = message.secret === undefined ? undefined : hashSecret(message.secret);
    const seated = { table, viewer, hash, follower };
    this.#seated = seated;
    this.#unpacks = message.packed === true;
    clearTimeout(this.#greeted);
    const first = viewer.seat !== null && !table.audience.isOnline(viewer.seat);
    await this.#state(seated, message);
    if (first) table.audience.tellTable();
    if (table.isDelayed(viewer.seat))
      this.#catchUp ??= setInterval(() => void this.#bringUp(seated).catch(() => {}), CATCH_UP);
  }

  #follower(viewer: Viewer): Follower {
    return {
      viewer: viewer.seat,
      asker: viewer,
      send: (text) => this.send(text),
      refresh: () => void (this.#seated && this.#state(this.#seated).catch(() => this.ws.close(1011))),
      close: () => this.ws.close(4001),
    };
  }

  /** The whole table; from this very moment on the socket follows, so that no update falls between. */
  async #state({ table, viewer, follower }: Seated, hello?: Extract<Message, { do: 'hello' }>): Promise<void> {
    await snapshotText(table, viewer, hello?.seq, (text) => {
      if (this.#seated?.follower !== follower) return;
      const id = hello ? `"id":${JSON.stringify(hello.id)},` : '';
      this.#sendState(`{"is":"state",${id}"snapshot":${text}}`);
      table.audience.followers.add(follower);
    });
  }

  /** A whole table is long, and much of it is said many times: packed, where the other side can, it is a fifth. */
  #sendState(text: string): void {
    this.send(this.#unpacks && text.length >= WORTH_PACKING ? deflateRawSync(text, QUICKLY) : text);
  }

  async #bringUp(seated: Seated): Promise<void> {
    const text = await snapshotText(seated.table, seated.viewer);
    const { seq, chat, deeds, table } = JSON.parse(text) as Snapshot;
    const shown = JSON.stringify([seq, chat.at(-1)?.n, deeds.at(-1)?.n, table]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#sendState(`{"is":"state","snapshot":${text}}`);
  }

  /** Who has not said who they are, or only watches, has little to say: it is not even read. */
  get #longest(): number {
    return this.#seated && this.#seated.viewer.seat !== null ? Number.POSITIVE_INFINITY : LONGEST_GREETING;
  }
  #shut(size: number): void {
    const why = problem('bad-request', `${size} bytes are too many for whoever has no seat here`);
    this.send(JSON.stringify({ is: 'problem', problem: why.problem }));
    this.ws.close(1009);
  }

  /** Whoever says too much, or too much at once, is listened to more slowly; nothing is refused for it. */
  async #afford(cost: number): Promise<void> {
    const { rate } = this.sockets.options;
    const now = performance.now();
    this.#allowance = Math.min(rate * 4, this.#allowance + ((now - this.#since) / 1000) * rate) - cost;
    this.#since = now;
    if (this.#allowance >= 0) return;
    this.ws.pause();
    await new Promise((resolve) => setTimeout(resolve, (-this.#allowance / rate) * 1000).unref());
    this.ws.resume();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Also a message that nobody understands is answered by its id, if it has one. */
function idOf(value: unknown): { id?: string } {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id.length <= LONGEST_ID ? { id } : {};
}

function read(value: unknown): Message {
  const result = toServer.safeParse(value);
  if (!result.success) throw problem('bad-request', 'not a message of this contract');
  return result.data;
}
