// Follows one table over a WebSocket: comes back by itself, catches up from its seq, sends again what was not answered, and settles every message.
import type { Choice, Standing } from '@orrery/kernel';
import type { ToClient, ToServer } from './messages.ts';
import { newId } from './new-id.ts';
import type { ToldAt } from './parts.ts';
import { patched } from './patch.ts';
import { ApiProblem, type Problem, type ProblemCode } from './problem.ts';
import type { Verdict } from './routes.ts';
import type { Snapshot } from './tables.ts';

const HEARTBEAT = 10_000; // a ping after so long without a word,
const HURRY = 1500; // and sooner while somebody waits for an answer;
const PATIENCE = 5000; // without a word so long after it the line is dead
const DOORSTEP = 30_000; // so long one waits to be let in
const BEAT = 500;
const FIRST_RETRY = 250;
const AWAY = 500;
const LAST_RETRY = 3000; // a server that is gone is missed by few: others, or the same, are there within seconds

/** The little of WebSocket that is used, so that Node's `ws` fits too. */
export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}
export interface LiveOptions {
  base?: string; // http(s)://…; in a browser the page's own
  match: string;
  secret?: string; // none: a spectator
  WebSocket?: new (url: string) => SocketLike;
}
export type Line = 'connecting' | 'open' | 'closed';
export interface LiveListener {
  /** Whenever anything changed: the whole present table, with unchanged parts shared, and the events that are new. */
  change?(snapshot: Snapshot, news: ToldAt[]): void;
  line?(line: Line): void;
  /** What concerns the line itself, not one message of ours. */
  problem?(problem: Problem): void;
}
export interface Live {
  readonly snapshot: Snapshot | undefined;
  readonly line: Line;
  /** Each settles with what became of it, or rejects: an `ApiProblem` is the server's own word, anything else the line's. */
  answer(moves: { request?: string; choice: Choice }[]): Promise<Verdict>;
  undo(): Promise<Verdict>;
  standing(list: Standing[]): Promise<Verdict>;
  chat(text: string): Promise<void>;
  close(): void;
}

/** Sent, and what became of it is not known. `again`: it may be sent once more, for it counts only once. */
interface Sent {
  message: ToServer;
  after: 'again' | 'lost'; // when the line breaks
  settle(outcome: unknown): void;
  reject(error: Error): void;
}
const KEPT_EVENTS = 1000;
const KEPT_CHAT = 500;
/** Whoever is told so at the door need not come back. */
const SHUT: readonly ProblemCode[] = ['unauthorised', 'forbidden', 'not-found'];

export function follow(options: LiveOptions, listener: LiveListener = {}): Live {
  const Socket = options.WebSocket ?? (globalThis.WebSocket as unknown as new (url: string) => SocketLike);
  const origin = (options.base ?? globalThis.location.origin).replace(/^http/, 'ws');
  // Which match it is stands in the address for balancers: those who play together are best served by one server.
  const url = `${origin}/api/socket?match=${encodeURIComponent(options.match)}`;
  const unanswered = new Map<string, Sent>();
  let socket: SocketLike | undefined;
  let snapshot: Snapshot | undefined;
  let line: Line = 'connecting';
  let greeting: string | undefined; // the hello that is not answered yet
  let retry = FIRST_RETRY;
  let heard = performance.now(); // a clock that nobody sets
  let pinged = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setLine = (now: Line) => {
    if (line !== now) listener.line?.(now);
    line = now;
  };
  const say = (message: ToServer) => {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message));
  };
  const hello = () => {
    if (greeting !== undefined) return;
    const { match, secret } = options;
    const seq = knownTo(snapshot);
    greeting = newId();
    const shown = seq >= 0 ? { seq } : {};
    say({ do: 'hello', id: greeting, match, ...(secret ? { secret } : {}), ...shown, ...UNPACKS });
  };
  const settle = (id: string, how: (sent: Sent) => void) => {
    const sent = unanswered.get(id);
    unanswered.delete(id);
    if (sent) how(sent);
    return sent !== undefined;
  };

  function receive(message: ToClient): void {
    if (message.is === 'verdict') settle(message.id, (sent) => sent.settle(message.verdict));
    else if (message.is === 'said') settle(message.id, (sent) => sent.settle(undefined));
    else if (message.is === 'problem') failed(message);
    else if (message.is !== 'pong') news(message);
  }

  function news(message: News): void {
    const known = knownTo(snapshot);
    const next = afterMessage(snapshot, message);
    if (!next) {
      hello();
      return;
    }
    snapshot = next;
    listener.change?.(
      next,
      next.events.filter((e) => e.seq > known),
    );
    if (message.is === 'state' && message.id === greeting) welcomed();
  }

  function welcomed(): void {
    greeting = undefined;
    if (line === 'open') return;
    setLine('open');
    retry = FIRST_RETRY;
    for (const { message } of unanswered.values()) say(message);
  }

  function failed({ id, problem }: Extract<ToClient, { is: 'problem' }>): void {
    if (id !== undefined && settle(id, (sent) => sent.reject(new ApiProblem(problem)))) return;
    listener.problem?.(problem);
    if (id === undefined || id !== greeting) return;
    if (SHUT.includes(problem.error)) close();
    else if (problem.error === 'busy') askAgain();
    else broke(socket); // and come back later
  }

  /** The server is there, only its store is away: it need not be found anew. */
  function askAgain(): void {
    greeting = undefined;
    timer = setTimeout(hello, AWAY * (0.5 + Math.random()));
  }

  function connect(): void {
    clearTimeout(timer);
    setLine('connecting');
    heard = performance.now();
    pinged = 0;
    greeting = undefined;
    const mine = new Socket(url);
    socket = mine;
    mine.onopen = hello;
    const take = (text: string) => {
      if (socket === mine) receive(JSON.parse(text) as ToClient);
    };
    let turn: Promise<void> | undefined; // something is being unpacked; what comes meanwhile comes after it
    mine.onmessage = (event: never) => {
      if (socket !== mine) return;
      heard = performance.now();
      const { data } = event as { data: string | Packed };
      if (typeof data === 'string' && !turn) return take(data);
      const next = Promise.all([typeof data === 'string' ? data : unpacked(data), turn]).then(
        ([text]) => {
          if (turn === next) turn = undefined;
          take(text);
        },
        () => broke(mine),
      );
      turn = next;
    };
    mine.onerror = () => {}; // onclose follows
    mine.onclose = () => broke(mine);
  }

  /** A dead socket may take its time to close: nobody waits for that. */
  function broke(mine: SocketLike | undefined): void {
    if (line === 'closed' || socket !== mine) return;
    socket = undefined;
    mine?.close();
    setLine('connecting');
    lose((sent) => sent.after === 'lost');
    if (isOffline()) return; // the browser says when to come back
    timer = setTimeout(connect, retry * (0.5 + Math.random()));
    retry = Math.min(LAST_RETRY, retry * 2);
  }

  const pulse = setInterval(() => {
    const now = performance.now();
    if (line !== 'open') {
      if (socket && now - heard > DOORSTEP) broke(socket);
    } else if (heard >= pinged && now - heard > (unanswered.size > 0 ? HURRY : HEARTBEAT)) {
      pinged = now;
      say({ do: 'ping', id: newId() });
    } else if (heard < pinged && now - pinged > PATIENCE) broke(socket);
  }, BEAT);

  const wentOffline = () => broke(socket);
  const cameBack = () => {
    if (socket !== undefined || line === 'closed') return;
    clearTimeout(timer);
    retry = FIRST_RETRY;
    connect();
  };
  globalThis.addEventListener?.('offline', wentOffline);
  globalThis.addEventListener?.('online', cameBack);

  function close(): void {
    setLine('closed');
    clearInterval(pulse);
    clearTimeout(timer);
    globalThis.removeEventListener?.('offline', wentOffline);
    globalThis.removeEventListener?.('online', cameBack);
    lose(() => true);
    const mine = socket;
    socket = undefined; // what it still says, such as a welcome on its way, is not heard
    mine?.close();
  }

  function lose(which: (sent: Sent) => boolean): void {
    for (const [id, sent] of unanswered)
      if (which(sent)) settle(id, () => sent.reject(new Error('the line broke; what became of it is not known')));
  }

  const send = <T>(message: ToServer, after: Sent['after']) =>
    new Promise<T>((resolve, reject) => {
      if (line === 'closed' || (after === 'lost' && line !== 'open')) return reject(new Error('there is no line'));
      unanswered.set(message.id, { message, after, settle: (outcome) => resolve(outcome as T), reject });
      if (line === 'open') say(message); // otherwise with the welcome
    });
  const named = () => ({ id: newId(), seq: snapshot?.seq ?? 0 });

  connect();
  return {
    get snapshot() {
      return snapshot;
    },
    get line() {
      return line;
    },
    answer: (moves) => send({ do: 'answer', ...named(), moves }, 'again'),
    undo: () => send({ do: 'undo', ...named() }, 'again'),
    standing: (list) => send({ do: 'standing', id: newId(), list }, 'again'),
    chat: (text) => send({ do: 'chat', id: newId(), text }, 'lost'),
    close,
  };
}

type Packed = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;
/** Said at the door by whoever can. */
const UNPACKS = typeof DecompressionStream === 'undefined' ? {} : { packed: true };
const unpacked = (data: Packed): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

/** Only a browser knows; Node has no say in it. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** How far this screen knows the story; before the match has begun it knows nothing, not even its first lines. */
const knownTo = (now: Snapshot | undefined): number => (now?.scene ? now.seq : -1);

/** The table after a message; undefined: the message does not fit this one, the whole state is needed. */
function afterMessage(now: Snapshot | undefined, message: News): Snapshot | undefined {
  if (message.is === 'state') {
    const news = message.snapshot.events.filter((e) => e.seq > knownTo(now));
    return { ...message.snapshot, events: [...(now?.events ?? []), ...news].slice(-KEPT_EVENTS) };
  }
  if (!now) return undefined;
  switch (message.is) {
    case 'update': {
      if (now.seq !== message.from) return undefined;
      const { seq, clock = now.clock } = message;
      const events = [...now.events, ...message.events].slice(-KEPT_EVENTS);
      return { ...now, scene: patched(now.scene, message.patch), seq, events, clock };
    }
    case 'table':
      return { ...now, table: message.table, clock: message.clock };
    case 'chat':
      return { ...now, chat: [...now.chat, message.line].slice(-KEPT_CHAT) };
    case 'letter':
      return { ...now, letters: [...now.letters, message.line].slice(-KEPT_CHAT) };
    case 'deed':
      return { ...now, deeds: [...now.deeds, message.deed].slice(-KEPT_CHAT) };
  }
}
type News = Extract<ToClient, { is: 'state' | 'update' | 'table' | 'chat' | 'letter' | 'deed' }>;
