// Two who play one match after another, each at a server of their own, with the client of the web page.
import { ApiProblem, client, follow, type Live, type Pass, type SocketLike } from '@orrery/api';
import type { Random } from '@orrery/kernel';
import { WebSocket } from 'ws';

/** What is played: two seats, and every question is one of several options. */
export interface Played {
  game: string;
  options: Record<string, number>;
}
/** What came of it, of all players together. */
export interface Tally {
  latencies: number[]; // milliseconds, from sending an answer to its verdict
  errors: Record<string, number>; // by the server's word for it
  finished: number; // matches
  told: Told[];
}
/** How far a seat was told that its answers were taken. */
export interface Told {
  pass: Pass;
  at: string; // which server did not tell it, where there are two
  seq: number;
}
export const newTally = (): Tally => ({ latencies: [], errors: {}, finished: 0, told: [] });

const SOON = 50;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Pair {
  #bases: readonly [string, string];
  #played: Played;
  #think: number;
  #tally: Tally;
  #dice: Random;
  #lines: Live[] = [];
  #told: Told[] = []; // of each seat at this table
  #running = true;
  #busy = new Set<Promise<void>>();

  constructor(bases: readonly [string, string], played: Played, think: number, tally: Tally, dice: Random) {
    this.#bases = bases;
    this.#played = played;
    this.#think = think;
    this.#tally = tally;
    this.#dice = dice;
  }

  /** A new table, and both sit at it. */
  async open(): Promise<void> {
    const seats = [{ kind: 'me' as const, name: 'A' }, { kind: 'open' as const }];
    const [first, second] = this.#bases;
    const { table, pass } = await client({ base: first }).call('create', { body: { ...this.#played, seats } });
    const join = { token: table.invitation!, body: { name: 'B' } };
    const passes = [pass, await client({ base: second }).call('join', join)];
    this.#told = passes.map((each, seat) => ({ pass: each, at: this.#bases[1 - seat]!, seq: 0 }));
    this.#tally.told.push(...this.#told);
    this.#lines = passes.map((each, seat) => this.#follow(each, seat));
  }

  /** Nobody answers any more, and what is in hand is waited for. */
  async close(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#busy);
    this.#leave();
  }

  #leave(): void {
    for (const line of this.#lines) line.close();
  }

  #follow(pass: Pass, seat: number): Live {
    const Socket = WebSocket as unknown as new (url: string) => SocketLike;
    const { match, secret } = pass;
    let answering = false;
    const change = () => {
      if (answering || !this.#running || !live || live.line === 'closed') return;
      const isOver = Boolean(live.snapshot?.scene?.result);
      if (isOver ? seat > 0 : !questionOf(live)) return;
      answering = true;
      const done = (isOver ? this.#again() : this.#answer(live, seat)).finally(() => {
        answering = false;
        this.#busy.delete(done);
        change(); // what came meanwhile
      });
      this.#busy.add(done);
    };
    const live = follow({ base: this.#bases[seat]!, match, secret, WebSocket: Socket }, { change });
    return live;
  }

  async #answer(live: Live, seat: number): Promise<void> {
    if (this.#think > 0) await wait(this.#dice.below(2 * this.#think));
    const request = questionOf(live);
    if (!request || !this.#running) return;
    const begin = performance.now();
    try {
      const verdict = await live.answer([{ request: request.id, choice: this.#dice.pick(request.options) }]);
      if (!verdict.taken) return this.#miss('refused');
      this.#tally.latencies.push(performance.now() - begin);
      this.#told[seat]!.seq = verdict.seq;
    } catch (error) {
      this.#miss(error);
      await wait(SOON);
    }
  }

  async #again(): Promise<void> {
    this.#tally.finished += 1;
    this.#leave();
    while (this.#running)
      try {
        return await this.open();
      } catch (error) {
        this.#miss(error);
        await wait(SOON * 20);
      }
  }

  #miss(why: unknown): void {
    const what = why === 'refused' ? why : why instanceof ApiProblem ? why.problem.error : 'line';
    this.#tally.errors[what] = (this.#tally.errors[what] ?? 0) + 1;
  }
}

function questionOf({ snapshot }: Live): { id: string; options: string[] } | undefined {
  const request = snapshot?.scene?.requests.find((each) => each.blocking && each.sealed === undefined);
  return request?.ask.shape === 'one'
    ? { id: request.id, options: request.ask.options.map(({ key }) => key) }
    : undefined;
}
