// Who plays while everything breaks: people with the client of the web page, and one who repeats, mixes up and comes too late.
import { ApiProblem, type Client, client, follow, type Live, newId, type Pass, type SocketLike } from '@orrery/api';
import { WebSocket } from 'ws';
import { landing, openTable } from '../bench/server-player.ts';

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const SOON = 50;

/** Said to be taken, with the count of then: it must be there at the end. */
export interface Acknowledged {
  choice: string;
  seq: number;
}

/** Plays on whatever happens: the client comes back by itself and sends again what was not answered. */
export class Person {
  acknowledged: Acknowledged[] = [];
  againAt: number | undefined; // when an answer was taken for the first time since somebody began to wait for it
  #live: Live;
  #answering = false;

  constructor(
    base: string,
    readonly pass: Pass,
  ) {
    const Socket = WebSocket as unknown as new (url: string) => SocketLike;
    const { match, secret } = pass;
    this.#live = follow({ base, match, secret, WebSocket: Socket }, { change: () => void this.#play() });
  }

  stop(): void {
    this.#live.close();
  }

  async #play(): Promise<void> {
    const { snapshot } = this.#live ?? {};
    const request = snapshot?.scene?.requests[0];
    if (this.#answering || !request || request.ask.shape !== 'one') return;
    this.#answering = true;
    const choice = request.ask.options[snapshot.seq % request.ask.options.length]!.key;
    const verdict = await this.#live.answer([{ request: request.id, choice }]).catch(async (error: unknown) => {
      if (error instanceof ApiProblem) await wait(SOON); // asked too early; anything else is the end of the line
      return undefined;
    });
    if (verdict?.taken) {
      this.acknowledged.push({ choice, seq: verdict.seq });
      this.againAt ??= performance.now();
    }
    this.#answering = false;
    if (this.#live.line !== 'closed') void this.#play();
  }
}

/** Sends everything twice at once, old answers again, new ones too late, and the next before the last: over HTTP. */
export class Pest {
  acknowledged: Acknowledged[] = [];
  wrong: string[] = []; // verdicts that must not be
  #passes: [Pass, Pass];
  #api: Client;
  #regions: number;
  #running = true;
  #done: Promise<void>;

  private constructor(api: Client, passes: [Pass, Pass], regions: number) {
    this.#api = api;
    this.#passes = passes;
    this.#regions = regions;
    this.#done = this.#play();
  }
  static async open(base: string, regions: number): Promise<Pest> {
    const api = client({ base });
    return new Pest(api, await openTable(api, regions), regions);
  }
  get match(): string {
    return this.#passes[0].match;
  }
  async stop(): Promise<void> {
    this.#running = false;
    await this.#done;
  }

  async #play(): Promise<void> {
    for (let seq = 0; this.#running; seq++) {
      const body = { id: newId(), seq, moves: [{ choice: landing(seq, this.#regions) }] };
      const early = { id: newId(), seq: seq + 1, moves: [{ choice: landing(seq + 1, this.#regions) }] };
      const [one, two, soon] = await Promise.all([
        this.#send(seq, body),
        this.#send(seq, body),
        seq % 3 === 0 ? this.#send(seq + 1, early) : undefined,
      ]);
      if (!this.#running) return;
      for (const verdict of [one, two])
        if (!verdict?.taken || verdict.seq !== seq + 1) return this.#complain(`sent twice: ${JSON.stringify(verdict)}`);
      this.acknowledged.push({ choice: landing(seq, this.#regions), seq: seq + 1 });
      if (soon?.taken) {
        seq += 1; // it came in just after
        this.acknowledged.push({ choice: landing(seq, this.#regions), seq: seq + 1 });
      }
      const late = await this.#send(seq + 1, { ...body, id: newId(), seq: Math.max(0, seq - 1) });
      if (late?.taken) return this.#complain('an answer to what was on the screen before was taken');
    }
  }

  #complain(what: string): void {
    this.wrong.push(what);
  }

  /** By the same id until there is a verdict. */
  async #send(by: number, body: Body) {
    const { match, secret } = this.#passes[by % 2]!;
    while (this.#running)
      try {
        return await this.#api.as(secret).call('answer', { match, body });
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.error !== 'busy') {
          this.#complain(`${error.problem.error}: ${error.problem.message}`);
          return undefined;
        }
        await wait(SOON);
      }
    return undefined;
  }
}
type Body = { id: string; seq: number; moves: { choice: string }[] };

/** Lines that nobody reads, and requests that nobody finishes: they cost others nothing. */
export function idlers(base: string, { match, secret }: Pass, count: number): { close(): void } {
  const sockets = Array.from({ length: count }, () => {
    const ws = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
    ws.on('open', () => {
      ws.send(JSON.stringify({ do: 'hello', id: newId(), match, secret }));
      ws.pause(); // and never listens
    });
    ws.on('error', () => {});
    return ws;
  });
  return {
    close() {
      for (const ws of sockets) ws.terminate();
    },
  };
}
