// All tables of the house: found, set up, and put away when nobody has looked at them for a while.
import type { ClockSettings, newTable, Pass } from '@orrery/api';
import { everyBot, usualBot } from '@orrery/bots';
import { type Box, LEARNER, lessonKey, Objection, optionsFor, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { z } from 'zod';
import { problem } from '../problem.ts';
import { hashSecret, newKey, newMatchId, newSecret } from '../secrets.ts';
import { newSeat } from '../store/people.ts';
import type { MatchRow, PassRow, SeatRow } from '../store/schema.ts';
import type { House } from './house.ts';
import { LiveTable } from './live-table.ts';

type TableSettings = z.output<typeof newTable>;
const GRACE = 10_000; // milliseconds: whoever has just found a table still has it in hand
const AWAY = 250; // milliseconds, before the store is asked once more
const MOST_LIVE = 300; // tables kept at hand; beyond that, those nobody looks at go first

export class Hall {
  #live = new Map<string, Promise<LiveTable>>(); // the one used last comes last
  #tidying: Promise<void> | undefined;

  constructor(readonly house: House) {}

  async find(id: string): Promise<LiveTable> {
    const found = this.#live.get(id) ?? this.#read(id);
    this.#live.delete(id);
    this.#live.set(id, found);
    found.then(
      (table) => table.touch(),
      () => this.#live.delete(id),
    );
    this.#makeRoom();
    return found;
  }

  get live(): number {
    return this.#live.size;
  }
  /** Another server says that a match has changed. Where the store is away just then, it is read when it is back. */
  async moved(id: string): Promise<void> {
    for (;;)
      try {
        return await (await this.#live.get(id))?.movedElsewhere();
      } catch (error) {
        if (!this.house.store.engine.isAway(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AWAY).unref());
      }
  }
  /** The line to the others was cut: whatever they announced meanwhile, every table here is read anew. */
  async missed(): Promise<void> {
    for (const id of [...this.#live.keys()])
      await this.moved(id).catch((error) => this.house.log.warn({ match: id, error: String(error) }, 'not read anew'));
  }
  /** News may be lost: what is at hand here is compared with the store. */
  async compare(): Promise<void> {
    const tables = await Promise.all([...this.#live.values()].map((found) => found.catch(() => undefined)));
    const here = new Map(tables.flatMap((table) => (table ? [[table.id, table]] : [])));
    for (const { match, seq, clock } of await this.house.store.tables.standing([...here.keys()])) {
      const table = here.get(match)!;
      if (table.seq < seq || (table.seq === seq && table.clock.text !== clock)) await table.compare();
    }
  }
  /** The house was closed for a while without any table being put away. */
  async reopened(): Promise<void> {
    for (const found of this.#live.values()) await (await found).clock.giveBack();
  }
  isLive(id: string): boolean {
    return this.#live.has(id);
  }

  /** Many tables in a short time: some are put away before the next round. */
  #makeRoom(): void {
    if (this.#tidying || this.#live.size < 2 * MOST_LIVE) return;
    this.#tidying = this.tidy(0).finally(() => {
      this.#tidying = undefined;
    });
  }

  async #read(id: string): Promise<LiveTable> {
    const { store, shelf, log } = this.house;
    const row = await store.tables.find(id);
    if (!row || !shelf.box(row.game)) throw problem('not-found', 'there is no such table');
    const [seats, live] = await Promise.all([store.people.seats(id), store.tables.live(id)]);
    const table = new LiveTable(this.house, row, seats, live);
    if (store.engine.listen) await table.countLines();
    await table.clock.giveBack();
    // The last to come sat down, and then the server was gone.
    await this.beginIfFull(table).catch((error) => log.warn({ match: id, error: String(error) }, 'not begun'));
    table.bots.wake(); // at whatever server they thought before
    table.resting.wake();
    return table;
  }

  /** Sets a table up; the pass owns it and sits where the chair is `me`. */
  create(settings: TableSettings): Promise<[LiveTable, Pass]> {
    return this.#open(this.#rowFor(settings), settings);
  }

  /** The first match of a game: as any other, but for its chance, by which it is known. `from`: the step it begins with. */
  async learn(id: string, name: string, from = 1): Promise<[LiveTable, Pass]> {
    const box = this.house.shelf.box(id);
    if (!box?.lesson) throw problem('not-found', 'there is no such lesson');
    const { lesson, game } = box;
    const bot = { kind: 'bot', bot: usualBot(box).name } as const;
    const settings: TableSettings = {
      game: id,
      name: '',
      options: lesson.options ?? {},
      seats: [{ kind: 'me', name }, ...Array.from({ length: lesson.seats - 1 }, () => bot)],
      clock: { kind: 'none' },
      spectators: { allowed: false, delay: 0 },
      listed: false,
    };
    const [table, pass] = await this.#open({ ...this.#rowFor(settings), key: lessonKey(game, lesson) }, settings);
    const steps = lesson.script.filter((line) => typeof line !== 'string').length;
    for (let step = 1; step < Math.min(from, steps); step++) await table.clockAnswer(LEARNER); // on rails: the expected one
    return [table, pass];
  }

  async #open(row: MatchRow, settings: TableSettings): Promise<[LiveTable, Pass]> {
    const seats = settings.seats.map((chair, seat) => seatRow(row.id, seat, chair));
    const me = settings.seats.findIndex((chair) => chair.kind === 'me');
    const { secret, pass } = newPass(row.id, me < 0 ? null : me, 1);
    await this.house.store.tables.create(row, seats, [pass]);
    return [await this.find(row.id), { match: row.id, seat: pass.seat, owner: true, secret }];
  }

  /** The same table again, with the same people: each gets a pass by asking. Gives its id, whoever was first to set it up. */
  async createAgain({ row: before, seats }: LiveTable): Promise<string> {
    const { tables } = this.house.store;
    const row = this.#rowFor({
      game: before.game,
      name: before.name,
      options: JSON.parse(before.options) as TableSettings['options'],
      seats: seats.map(({ bot }) => (bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
      clock: JSON.parse(before.clock) as TableSettings['clock'],
      spectators: JSON.parse(before.spectators) as TableSettings['spectators'],
      listed: before.listed === 1,
    });
    // Two matches may lie in two places: first the old one names the new one, then that one is made.
    const id = await tables.nameNext(before.id, row.id);
    await tables.createOnce(
      { ...row, id },
      seats.map((seat) => seatAgain(id, seat)),
    );
    await this.find(id); // begins where nobody is missing
    return id;
  }

  async beginIfFull(table: LiveTable): Promise<void> {
    if (!table.begun && table.seats.every((seat) => seat.kind !== 'open' || seat.bot !== null)) await table.begin();
  }

  #rowFor(settings: TableSettings): MatchRow {
    const box = this.house.shelf.box(settings.game);
    if (!box) throw problem('not-found', `there is no game ${settings.game}`);
    const { game } = box;
    const [least, most] = game.seats;
    const count = settings.seats.length;
    if (count < least || count > most) throw problem('bad-request', `${game.id} seats ${least} to ${most}`);
    if (settings.seats.filter((chair) => chair.kind === 'me').length > 1)
      throw problem('bad-request', 'one person sits on one chair');
    const bots = everyBot(box).map((bot) => bot.name);
    for (const chair of settings.seats)
      if (chair.kind === 'bot' && !bots.includes(chair.bot)) throw problem('bad-request', `no bot ${chair.bot}`);
    return {
      id: newMatchId(),
      name: settings.name,
      game: game.id,
      version: game.version,
      options: JSON.stringify(checkedOptions(box, settings.options, count)),
      seats: count,
      status: 'open',
      clock: JSON.stringify(settings.clock satisfies ClockSettings),
      spectators: JSON.stringify(settings.spectators),
      listed: settings.listed ? 1 : 0,
      invitation: newSecret(),
      key: newKey(),
      created: this.house.now(),
      result: null,
      rematch: null,
      muted: 0,
    };
  }

  /** Puts away what nobody looks at; a table is back within milliseconds. */
  async tidy(idleSince: number, grace = GRACE): Promise<void> {
    const spare = this.#live.size - MOST_LIVE;
    let i = 0;
    for (const [id, found] of [...this.#live]) {
      const table = await found.catch(() => undefined);
      const old = (table?.updated ?? 0) < idleSince || i++ < spare;
      if (!table || !old || !table.quiet || performance.now() - table.touched < grace) continue;
      this.#live.delete(id);
      await table.checkOut();
    }
  }

  async close(): Promise<void> {
    for (const found of this.#live.values()) await (await found.catch(() => undefined))?.idle();
  }
}

function checkedOptions({ game, home }: Box, options: TableSettings['options'], seats: number) {
  try {
    return optionsFor(game, options, seats);
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    throw problem('bad-request', speaker('en', wordsOf(home, 'en')).say(error.why), error.why);
  }
}

export function newPass(match: string, seat: number | null, owner: number): { secret: string; pass: PassRow } {
  const secret = newSecret();
  return { secret, pass: { hash: hashSecret(secret), match, seat, owner, expires: null } };
}

function seatRow(match: string, seat: number, chair: TableSettings['seats'][number]): SeatRow {
  const empty = newSeat(match, seat);
  if (chair.kind === 'me') return { ...empty, kind: 'human', name: chair.name };
  if (chair.kind === 'bot') return { ...empty, kind: 'bot', bot: chair.bot };
  return empty;
}

function seatAgain(match: string, { seat, kind, name, bot, mail, pending, push, language }: SeatRow): SeatRow {
  if (kind !== 'human') return seatRow(match, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot });
  return { ...seatRow(match, seat, { kind: 'me', name }), mail, pending, push, language, heir: 1 };
}
