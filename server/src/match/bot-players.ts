// Bots at a table: they are told what their seat knows and asked in a worker of their own; the server never waits for them.
import { randomInt } from 'node:crypto';
import type { Foresight, Preparation } from '@orrery/api';
import { botOf } from '@orrery/bots';
import type { Choice, Seat } from '@orrery/kernel';
import type { Hint } from './hint.ts';
import type { LiveTable } from './live-table.ts';
import type { Happening } from './news.ts';
import type { Jobs } from './protocol.ts';

export class BotPlayers {
  #thinking = new Map<string, { seat: Seat; off: Int32Array<SharedArrayBuffer> }>(); // requests that a bot has in hand
  #looking = new Map<Seat, 'once' | 'again'>(); // bots that think about deals

  constructor(readonly table: LiveTable) {}

  get thinking(): boolean {
    return this.#thinking.size + this.#looking.size > 0;
  }

  /** By correspondence bots answer last: as long as no person has, nothing has happened that could not be undone. */
  get isPatient(): boolean {
    return this.table.clock.settings.kind === 'correspondence';
  }

  hear({ is }: Happening): void {
    this.callOff();
    if (is === 'played' || is === 'moved') this.wake();
    if (is === 'dealt') this.lookAround();
  }

  /** Nobody waits any more for what was taken back, broken off or taken over by a person: no more thought is given to it. */
  callOff(): void {
    const { status, waits, seats } = this.table;
    for (const [request, { seat, off }] of this.#thinking) {
      const isAsked = waits.some((wait) => wait.request === request && !wait.answered);
      if (status !== 'running' || !isAsked || !seats[seat]?.bot) Atomics.store(off, 0, 1);
    }
  }

  /** Whoever is asked and played by a bot begins to think. */
  wake(): void {
    const { table } = this;
    if (table.status !== 'running') return;
    const person = table.waits.some(({ seat, answered }) => !answered && table.seats[seat]?.bot == null);
    if (person) this.lookAround();
    if (this.isPatient && person) return;
    for (const { seat, request, answered } of table.waits) {
      const bot = table.seats[seat]?.bot;
      if (answered || !bot || this.#thinking.has(request)) continue;
      this.#thinking.set(request, { seat, off: new Int32Array(new SharedArrayBuffer(4)) });
      void this.#think(seat, request, bot);
    }
  }

  /** After a deal, and while the table waits for people, bots may do something of their own accord. */
  lookAround(): void {
    for (const [seat, { bot }] of this.table.seats.entries())
      if (bot && this.#isDealer(bot)) void this.#look(seat, bot);
  }

  /** One look at a time; what has happened meanwhile calls for another. */
  async #look(seat: Seat, bot: string): Promise<void> {
    if (this.#looking.has(seat)) {
      this.#looking.set(seat, 'again');
      return;
    }
    try {
      do {
        this.#looking.set(seat, 'once');
        await this.#pause();
        await this.#deal(seat, bot);
      } while (this.#looking.get(seat) === 'again');
    } finally {
      this.#looking.delete(seat);
    }
  }

  #isDealer(bot: string): boolean {
    const { house, row } = this.table;
    return botOf(house.shelf.box(row.game)!, bot)?.deal !== undefined;
  }

  /** What a bot that fails here has in mind is not worth an answer: nobody waits for it. */
  async #deal(seat: Seat, bot: string): Promise<void> {
    const { table } = this;
    const { log, bots } = table.house;
    try {
      const open = await table.turn(async () =>
        table.status === 'running' ? table.ask('deals', { match: table.id, seat }) : null,
      );
      const seed = randomInt(2 ** 31);
      const move = open && (await bots.any('deal', { game: table.row.game, bot, seed, ...open }));
      if (move && table.seats[seat]?.bot) await table.answer(seat, null, null, [move]);
    } catch (error) {
      log.warn({ match: table.id, seat, bot, error: String(error) }, 'a bot could not deal');
    }
  }

  #pause(): Promise<void> | undefined {
    const { botPause } = this.table.house;
    return botPause > 0 ? new Promise((resolve) => void setTimeout(resolve, botPause).unref()) : undefined;
  }

  async #think(seat: Seat, request: string, bot: string): Promise<void> {
    const { house } = this.table;
    try {
      await this.#pause();
      if (this.#isDealer(bot)) await this.#deal(seat, bot);
      const asked = this.table.waits.some((w) => w.request === request && !w.answered);
      if (asked && this.table.seats[seat]?.bot) await this.answerFor(seat, bot);
    } catch (error) {
      house.log.warn({ match: this.table.id, seat, bot, error: String(error) }, 'a bot could not answer');
    } finally {
      this.#thinking.delete(request);
    }
  }

  /** One that fails, or answers what is not allowed, gets the question's mildest answer. */
  async answerFor(seat: Seat, bot: string, by?: 'clock'): Promise<void> {
    const decision = await this.decide(seat, bot).catch(() => null);
    if (by === undefined && !this.table.seats[seat]?.bot) return; // the person has come back meanwhile
    if (decision) {
      await this.#account(seat, decision);
      const moves = [{ request: decision.request, choice: decision.choice }];
      const verdict = await this.table.answer(seat, null, null, moves, by);
      if (verdict.taken || verdict.stale) return;
    }
    await this.table.clockAnswer(seat);
  }

  /** Whoever comes back can read why. It is written before the answer: one that is not taken after all is in no log. */
  async #account(seat: Seat, { request, why }: Hint): Promise<void> {
    const { house, id, seats } = this.table;
    if (why === null || seats[seat]?.kind !== 'human') return;
    await house.store.accounts.write({ match: id, seat, request, why: JSON.stringify(why) });
  }

  /** `bot` null: the best there is. */
  async decide(seat: Seat, bot: string | null, request?: string): Promise<Hint | null> {
    const { table } = this;
    const asked = await this.#asked(seat, request);
    if (!asked) return null;
    const seed = randomInt(2 ** 31);
    const off = this.#thinking.get(asked.request.id)?.off.buffer;
    const job = { game: table.row.game, bot, seed, ...asked, ...(off ? { off } : {}) };
    const decision = await table.house.bots.any('decide', job);
    return { ...decision, request: asked.request.id };
  }

  async foresee(seat: Seat, request: string, choice: Choice): Promise<Foresight | null | undefined> {
    const { table } = this;
    const asked = await this.#asked(seat, request);
    const seed = randomInt(2 ** 31);
    return asked && table.house.bots.any('foresee', { game: table.row.game, ...asked, choice, seed });
  }

  async prepare(seat: Seat, key: string, choices: Choice[]): Promise<Preparation | null> {
    const { table } = this;
    if (!table.begun) return null;
    const known = await table.turn(() => table.ask('knows', { match: table.id, seat }));
    return table.house.bots.any('prepare', { game: table.row.game, known, key, choices });
  }

  /** What a seat is asked, and all it knows: whoever thinks for it gets this and nothing else. */
  #asked(seat: Seat, request?: string): Promise<Jobs['asks']['reply']> {
    const { table } = this;
    const job: Jobs['asks']['job'] = { match: table.id, seat, ...(request === undefined ? {} : { request }) };
    return table.turn(() => table.ask('asks', job));
  }
}
