// The line to a table, against a socket that the test holds in its hand: what is said, what is believed, what is settled.
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ApiProblem,
  follow,
  type Line,
  type Live,
  type Problem,
  type Snapshot,
  type SocketLike,
  type ToClient,
  type ToldAt,
  type ToServer,
} from '../src/index.ts';

type Said<D extends ToServer['do']> = Extract<ToServer, { do: D }>;

/** One end of a socket: the test is the server. */
class Wire implements SocketLike {
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  readyState = 0;
  said: ToServer[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({} as never);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  what<D extends ToServer['do']>(kind: D): Said<D>[] {
    return this.said.filter((message): message is Said<D> => message.do === kind);
  }
  /** Lets the caller in: the state for its newest hello. */
  welcome(snapshot: Snapshot): void {
    this.tell({ is: 'state', id: this.what('hello').at(-1)!.id, snapshot });
  }
}

const told = (seq: number): ToldAt => ({ seq, at: 1, type: `event.${seq}`, args: {}, mine: false });
const at = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
  table: { id: 'm', name: 'first' } as Snapshot['table'],
  seat: 0,
  seq,
  scene: { view: { pub: { n: seq } }, requests: [] } as unknown as Snapshot['scene'],
  events: [told(seq)],
  clock: { now: 0, paused: false, seats: [] },
  chat: [],
  letters: [],
  deeds: [],
  drafts: {},
  ...more,
});
const update = (from: number): ToClient => ({
  is: 'update',
  from,
  seq: from + 1,
  patch: [['view/pub/n', from + 1]],
  events: [told(from + 1)],
});
const taken = { taken: true as const, seq: 1 };
const BUSY: Problem = { error: 'busy', message: 'wait' };

let lines: Line[];
let changes: [number, string[]][];
let problems: string[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  lines = [];
  changes = [];
  problems = [];
  live = follow(
    { base: 'https://table.example', match: 'm', secret: 's', WebSocket: Wire },
    {
      line: (line) => lines.push(line),
      change: (snapshot, news) => changes.push([snapshot.seq, news.map((event) => event.type)]),
      problem: ({ error }) => problems.push(error),
    },
  );
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const open = (snapshot = at(0)): Wire => {
  Wire.last.open();
  Wire.last.welcome(snapshot);
  return Wire.last;
};
/** What became of something sent; undefined: nothing yet. */
function fate(sent: Promise<unknown>): { now: unknown } {
  const seen: { now: unknown } = { now: undefined };
  sent.then(
    (value) => {
      seen.now = ['settled', value];
    },
    (error: unknown) => {
      seen.now = ['rejected', error instanceof ApiProblem ? error.problem.error : 'line'];
    },
  );
  return seen;
}
const soon = () => vi.advanceTimersByTimeAsync(0);

describe('hello', () => {
  test('is said first, with the secret, and brings the table', () => {
    expect(Wire.last.url).toBe('wss://table.example/api/socket?match=m');
    expect([live.line, live.snapshot]).toEqual(['connecting', undefined]);
    Wire.last.open();
    expect(Wire.last.said).toEqual([{ do: 'hello', id: expect.any(String), match: 'm', secret: 's', packed: true }]);
    Wire.last.welcome(at(4));
    expect([live.line, live.snapshot!.seq]).toEqual(['open', 4]);
    expect([lines, changes]).toEqual([['open'], [[4, ['event.4']]]]);
  });

  test('is answered packed where the table is long, and what comes after that comes after it', async () => {
    vi.useRealTimers();
    Wire.last.open();
    Wire.last.welcome(at(3));
    const state: ToClient = { is: 'state', snapshot: at(4) };
    const wire = Wire.last;
    const packed = new Uint8Array(deflateRawSync(JSON.stringify(state)));
    for (const data of [packed, new Blob([packed])]) {
      wire.onmessage!({ data } as never);
      wire.tell(update(4));
      expect(live.snapshot!.seq).toBe(3); // it is still being unpacked
      await vi.waitFor(() => expect(live.snapshot!.seq).toBe(5));
      wire.tell({ is: 'state', snapshot: at(3) });
      expect(live.snapshot!.seq).toBe(3); // and then all is at once again
    }
    expect(Wire.all).toHaveLength(1);
  });

  test('that comes torn breaks the line, and it is said anew', async () => {
    vi.useRealTimers();
    Wire.last.open();
    const torn = deflateRawSync(JSON.stringify({ is: 'state', snapshot: at(4) })).subarray(0, 20);
    Wire.last.onmessage!({ data: torn } as never);
    await vi.waitFor(() => expect(Wire.all).toHaveLength(2));
    expect(live.snapshot).toBeUndefined();
  });

  test('of a spectator goes without a secret', () => {
    const other = follow({ base: 'http://x', match: 'm', WebSocket: Wire });
    Wire.last.open();
    expect(Wire.last.said[0]).not.toHaveProperty('secret');
    other.close();
  });

  test.each(['unauthorised', 'forbidden', 'not-found'] as const)('that is %s ends the line for good', async (error) => {
    Wire.last.open();
    Wire.last.tell({ is: 'problem', id: Wire.last.what('hello')[0]!.id, problem: { error, message: '' } });
    expect([live.line, problems]).toEqual(['closed', [error]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  test('that cannot be served now is said again later, over the same line', async () => {
    Wire.last.open();
    Wire.last.tell({ is: 'problem', id: Wire.last.what('hello')[0]!.id, problem: BUSY });
    expect([live.line, problems]).toEqual(['connecting', ['busy']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([Wire.all.length, Wire.last.what('hello').length]).toEqual([1, 2]);
    Wire.last.welcome(at(0));
    expect(live.line).toBe('open');
  });
});

describe('news', () => {
  test('an update that fits changes the scene and keeps the rest', () => {
    const wire = open(at(0));
    const { table, scene } = live.snapshot!;
    wire.tell(update(0));
    expect(live.snapshot!.scene!.view.pub.n).toBe(1);
    expect(live.snapshot!.table).toBe(table);
    expect(live.snapshot!.scene!.requests).toBe(scene!.requests);
    expect(changes.at(-1)).toEqual([1, ['event.1']]);
  });

  test('the clock comes with an update, or stays', () => {
    const wire = open(at(0));
    const clock = { now: 9, paused: false, seats: [] };
    wire.tell({ ...update(0), clock } as ToClient);
    expect(live.snapshot!.clock).toEqual(clock);
    wire.tell(update(1));
    expect(live.snapshot!.clock).toEqual(clock);
  });

  test('after a gap one hello asks for the rest; what was heard before is not news again', () => {
    const wire = open(at(0));
    wire.tell(update(3));
    wire.tell(update(4));
    expect(wire.what('hello').map(({ seq }) => seq)).toEqual([undefined, 0]);
    expect(live.snapshot!.seq).toBe(0);
    wire.welcome(at(5, { events: [told(0), told(4), told(5)] }));
    expect(changes.at(-1)).toEqual([5, ['event.4', 'event.5']]);
    expect(live.snapshot!.events.map(({ seq }) => seq)).toEqual([0, 4, 5]);
    wire.tell(update(9));
    expect(wire.what('hello').map(({ seq }) => seq)).toEqual([undefined, 0, 5]);
  });

  test('an update before any state asks for the state', () => {
    Wire.last.open();
    Wire.last.tell(update(0));
    expect(live.snapshot).toBeUndefined();
    expect(Wire.last.what('hello')).toHaveLength(1);
  });

  test('table, chat, letters and deeds are laid beside the scene', () => {
    const wire = open(at(2));
    const { scene } = live.snapshot!;
    const clock = { now: 5, paused: true, seats: [] };
    wire.tell({ is: 'table', table: { id: 'm', name: 'second' } as Snapshot['table'], clock });
    wire.tell({ is: 'chat', line: { n: 1, seat: 1, name: 'Bo', text: 'hi', at: 1 } });
    wire.tell({ is: 'letter', line: { id: 'l', from: 1, to: 0, text: 'psst', at: 1 } });
    wire.tell({ is: 'deed', deed: { n: 1, at: 1, what: 'paused', seat: null, minutes: null } });
    expect(live.snapshot).toMatchObject({
      table: { name: 'second' },
      clock,
      chat: [{ text: 'hi' }],
      letters: [{ text: 'psst' }],
      deeds: [{ what: 'paused' }],
    });
    expect(live.snapshot!.scene).toBe(scene);
    expect(changes.slice(1)).toEqual([2, 2, 2, 2].map((seq) => [seq, []]));
  });

  test('before the match has begun nothing of its story is known', () => {
    const wire = open(at(0, { scene: null, events: [] }));
    wire.close();
    vi.advanceTimersByTime(1000);
    Wire.last.open();
    expect(Wire.last.what('hello')[0]).not.toHaveProperty('seq');
    Wire.last.welcome(at(0));
    expect(changes.at(-1)).toEqual([0, ['event.0']]);
  });
});

describe('what was sent', () => {
  const move = [{ request: 'r', choice: 'go' }];

  test('is settled by the verdict with its id, whatever the order', async () => {
    const wire = open(at(7));
    const [one, two, three] = [fate(live.answer(move)), fate(live.undo()), fate(live.standing([]))];
    const [answer, undo, standing] = wire.said.slice(1) as [Said<'answer'>, Said<'undo'>, Said<'standing'>];
    expect(answer).toEqual({ do: 'answer', id: expect.any(String), seq: 7, moves: move });
    const refused = { code: 'undo', why: { key: 'k' }, rules: [] };
    wire.tell({ is: 'verdict', id: standing.id, verdict: taken });
    wire.tell({ is: 'verdict', id: undo.id, verdict: { taken: false, stale: false, refused } });
    await soon();
    expect([one.now, two.now, three.now]).toEqual([
      undefined,
      ['settled', { taken: false, stale: false, refused }],
      ['settled', taken],
    ]);
    wire.tell({ is: 'verdict', id: answer.id, verdict: taken });
    await soon();
    expect(one.now).toEqual(['settled', taken]);
  });

  test('and could not be done rejects, once, and is never sent again', async () => {
    const wire = open();
    const one = fate(live.answer(move));
    const { id } = wire.what('answer')[0]!;
    wire.tell({ is: 'problem', id, problem: { error: 'server', message: 'the rules failed' } });
    await soon();
    expect(one.now).toEqual(['rejected', 'server']);
    expect([problems, live.line]).toEqual([[], 'open']); // one answer failed; the table goes on
    wire.close();
    await vi.advanceTimersByTimeAsync(1000);
    open();
    expect(Wire.last.what('answer')).toEqual([]);
  });

  test('and not answered before the line broke is sent again, by the same id, until it is', async () => {
    const first = open();
    const one = fate(live.answer(move));
    const [sent] = first.what('answer');
    first.close();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.open();
    expect(Wire.last.what('answer')).toEqual([]); // not before the server knows who speaks
    Wire.last.welcome(at(0));
    expect(Wire.last.what('answer')).toEqual([sent]);
    Wire.last.tell({ is: 'state', snapshot: at(1) }); // fresh, unasked: nothing goes twice over a line that holds
    Wire.last.tell(update(8));
    Wire.last.welcome(at(9));
    expect(Wire.last.what('answer')).toEqual([sent]);
    expect(one.now).toBeUndefined();
    Wire.last.tell({ is: 'verdict', id: sent!.id, verdict: taken });
    await soon();
    expect(one.now).toEqual(['settled', taken]);
  });

  test('while there was no line goes out with the welcome', () => {
    Wire.last.open();
    void live.answer(move).catch(() => {});
    expect(Wire.last.what('answer')).toEqual([]);
    Wire.last.welcome(at(0));
    expect(Wire.last.what('answer')).toHaveLength(1);
  });

  test('in the chat is said once: settled, or lost with the line', async () => {
    const wire = open();
    const [one, two] = [fate(live.chat('a')), fate(live.chat('b'))];
    wire.tell({ is: 'said', id: wire.what('chat')[0]!.id });
    wire.close();
    await soon();
    expect([one.now, two.now]).toEqual([
      ['settled', undefined],
      ['rejected', 'line'],
    ]);
    const three = fate(live.chat('c'));
    await soon();
    expect(three.now).toEqual(['rejected', 'line']);
    await vi.advanceTimersByTimeAsync(1000);
    open();
    expect(Wire.last.what('chat')).toEqual([]);
  });

  test('is lost when the line is closed, and nothing more can be sent', async () => {
    open();
    const one = fate(live.answer(move));
    live.close();
    const two = fate(live.undo());
    await soon();
    expect([one.now, two.now]).toEqual([
      ['rejected', 'line'],
      ['rejected', 'line'],
    ]);
  });

  test('a problem that belongs to nothing is told, and changes nothing', () => {
    const wire = open();
    wire.tell({ is: 'problem', problem: { error: 'bad-request', message: 'not JSON' } });
    wire.tell({ is: 'problem', id: 'unknown-id', problem: { error: 'forbidden', message: '' } });
    expect([problems, live.line]).toEqual([['bad-request', 'forbidden'], 'open']);
  });
});

describe('the line', () => {
  test('comes back by itself, later each time, and at once after it has held', async () => {
    const waits: number[] = [];
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const broken = async () => {
      const start = Date.now();
      const before = Wire.all.length;
      Wire.last.close();
      while (Wire.all.length === before) await vi.advanceTimersByTimeAsync(250);
      waits.push(Date.now() - start);
    };
    for (let i = 0; i < 8; i++) await broken();
    open();
    await broken();
    expect(waits).toEqual([250, 500, 1000, 2000, 3000, 3000, 3000, 3000, 250]);
    vi.restoreAllMocks();
  });

  test('is kept by a ping; when nothing comes back it is given up', async () => {
    const wire = open();
    await vi.advanceTimersByTimeAsync(11_000);
    const [ping] = wire.what('ping');
    wire.tell({ is: 'pong', id: ping!.id });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(wire.what('ping')).toHaveLength(2);
    expect(live.line).toBe('open');
    await vi.advanceTimersByTimeAsync(1500);
    expect(live.line).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.all).toHaveLength(2);
  });

  test('is tried soon while an answer is out, given up without waiting for the dead socket, and the answer goes again', async () => {
    const wire = open();
    wire.close = () => {}; // its farewell reaches nobody
    fate(live.answer([{ choice: 'a' }]));
    await vi.advanceTimersByTimeAsync(2500);
    expect(wire.what('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6000);
    const next = open();
    expect(next).not.toBe(wire);
    expect(next.what('answer')).toEqual(wire.what('answer'));
  });

  test('goes and comes with what the browser knows of the net', async () => {
    const browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    live.close();
    live = follow({ base: 'http://here', match: 'm', WebSocket: Wire });
    open();
    vi.stubGlobal('navigator', { onLine: false });
    browser.dispatchEvent(new Event('offline'));
    expect(live.line).toBe('connecting');
    const before = Wire.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(before);
    vi.stubGlobal('navigator', { onLine: true });
    browser.dispatchEvent(new Event('online'));
    expect(Wire.all).toHaveLength(before + 1);
    vi.unstubAllGlobals();
  });

  test('what an old socket still says after the next is open is not the end of the next', async () => {
    const first = open();
    first.close();
    await vi.advanceTimersByTimeAsync(1000);
    open();
    first.onerror?.({} as never);
    first.onclose?.({} as never);
    expect(live.line).toBe('open');
  });

  test('closed is closed: no pulse, no return', async () => {
    const wire = open();
    live.close();
    await vi.advanceTimersByTimeAsync(100_000);
    expect([Wire.all.length, wire.what('ping').length, live.line]).toEqual([1, 0, 'closed']);
  });

  test('closed while a welcome is on its way it stays closed, and tells nothing more', async () => {
    const wire = open();
    wire.tell(update(3)); // a gap: hello again
    wire.close = () => {}; // it takes its time
    live.close();
    wire.welcome(at(4));
    wire.onclose?.({} as never);
    await vi.advanceTimersByTimeAsync(100_000);
    expect([Wire.all.length, live.line, changes.length]).toEqual([1, 'closed', 1]);
  });
});
