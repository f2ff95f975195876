// A table that somebody plays at or looks at: one thing happens after the other, and nobody hears of it before it is on disk.
import type { Status, TableInfo, Verdict } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { TableClock } from '../clock/table-clock.ts';
import { problem } from '../problem.ts';
import { digest } from '../secrets.ts';
import { type Append, Conflict, setTimer } from '../store/append.ts';
import { isLegible, listIn } from '../store/legible.ts';
import type { LiveRow, MatchRow, SeatRow } from '../store/schema.ts';
import { Audience } from './audience.ts';
import { BotPlayers } from './bot-players.ts';
import type { House } from './house.ts';
import { damaged, guard } from './incident.ts';
import { type Asker, infoOf, isOver } from './info.ts';
import type { Happening, Noticed } from './news.ts';
import type { Jobs, Move, Op, Played, Refused, Wait, When } from './protocol.ts';
import { Resting } from './resting.ts';
import { RoomLink } from './room-link.ts';
import { type Send, Sends } from './sends.ts';
import { linesFor } from './talk.ts';
import { lapse } from './wishes.ts';

const MOST_TRIES = 5; // where others are at the same match at the same moment
type Play = (when: When) => Promise<Played | Refused>;

export class LiveTable {
  readonly audience = new Audience(this);
  readonly bots = new BotPlayers(this);
  readonly resting = new Resting(this);
  readonly clock: TableClock;
  readonly spectators: TableInfo['spectators'];
  waits: Wait[] = [];
  seq = -1; // -1: not begun
  updated: number;
  touched = performance.now();
  #seen: number[] = [];
  #heard: number[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  #turns = 0;
  #sends: Sends;
  #room: RoomLink;

  constructor(
    readonly house: House,
    readonly row: MatchRow,
    readonly seats: SeatRow[],
    live: LiveRow | undefined,
  ) {
    this.#sends = new Sends(house.store, row.id);
    this.#room = new RoomLink(
      house,
      row,
      (live) => this.#opened(live),
      (upgrade, at) => this.#upgrade(upgrade, at),
      () => damaged(this),
    );
    this.spectators = JSON.parse(row.spectators) as TableInfo['spectators'];
    this.clock = new TableClock(this);
    this.updated = live?.updated ?? row.created;
    if (live) this.#adopt(live);
  }

  get id(): string {
    return this.row.id;
  }
  get status(): Status {
    return this.row.status as Status;
  }
  get begun(): boolean {
    return this.seq >= 0;
  }
  /** What each viewer could have noticed so far, as far as known here. */
  get noticed(): Noticed {
    return { seen: this.#seen, heard: this.#heard };
  }
  /** Up to when this viewer may know what happened here; everything, unless it is behind. */
  knownUntil(viewer: Seat | null): number {
    return this.isDelayed(viewer) ? this.house.now() - this.spectators.delay * 1000 : Number.POSITIVE_INFINITY;
  }
  isDelayed(viewer: Seat | null): boolean {
    return viewer === null && this.spectators.delay > 0;
  }
  info(asker: Asker): TableInfo {
    const live = this.begun ? { waits: JSON.stringify(this.waits), updated: this.updated } : undefined;
    const { shelf } = this.house;
    const online = (seat: Seat) => this.audience.isOnline(seat);
    return infoOf({ row: this.row, seats: this.seats, live }, asker, { shelf, now: this.house.now(), online });
  }

  /** Everything that touches the match goes through here, one at a time. */
  turn<T>(work: () => Promise<T>): Promise<T> {
    this.#turns += 1;
    const result = this.#tail.then(work).finally(() => {
      this.#turns -= 1;
    });
    this.#tail = result.catch(() => {});
    return result;
  }
  /** Nobody looks, nothing happens, no bot thinks, nobody is to be answered for: it may be put away. */
  get quiet(): boolean {
    return this.#turns === 0 && this.audience.followers.size === 0 && !this.bots.thinking && !this.resting.isExpected;
  }
  touch(): void {
    this.touched = performance.now();
  }
  idle(): Promise<unknown> {
    return this.#tail;
  }
  ask<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    return this.#room.ask(op, job);
  }
  checkOut(): Promise<void> {
    this.resting.stop();
    return this.#room.close();
  }

  /** One person among bots, which do not mind how long an answer took. */
  get isAlone(): boolean {
    return this.seats.filter(({ kind }) => kind === 'human').length === 1;
  }

  /** Seats are full: the rules set the table up. */
  async begin(): Promise<void> {
    await this.turn(async () => {
      if (this.begun) return;
      const { game, seats, options, key } = this.row;
      const job = { match: this.id, game, seats, options: JSON.parse(options) as Jobs['start']['job']['options'], key };
      const at = this.house.now();
      // A question nobody can do anything with would cost a day by correspondence, and alone with bots it hides nothing.
      const isSlow = this.clock.settings.kind === 'correspondence';
      const people = this.seats.filter(({ kind, bot }) => kind === 'human' && bot === null).map(({ seat }) => seat);
      const rests = isSlow || this.isAlone ? people : [];
      const played = await guard(this, 'begin', 'nobody', () => this.#room.start({ ...job, at, rests }));
      await this.#append(played, at, undefined, 'running');
    });
    this.tell({ is: 'begun' });
  }

  async answer(
    seat: Seat,
    saw: number | null,
    sent: string | null,
    moves: Move[],
    by?: 'clock' | 'standing',
  ): Promise<Verdict> {
    const job = { match: this.id, seat, saw, moves, ...(by ? { by } : {}) };
    const verdict = await this.play(seat, sent, JSON.stringify(job), (when) =>
      this.ask('answer', { ...job, sent, ...when }),
    );
    if (verdict.taken && moves.some(({ request }) => request?.startsWith('deal.'))) this.tell({ is: 'dealt' });
    return verdict;
  }
  undo(seat: Seat, saw: number, sent: string): Promise<Verdict> {
    return this.play(seat, sent, `undo ${seat} ${saw}`, (when) =>
      this.ask('undo', { match: this.id, seat, saw, ...when }),
    );
  }
  /** The mildest answer, for a bot that has none. */
  clockAnswer(seat: Seat): Promise<Verdict> {
    return this.play(seat, null, `clock ${seat}`, (when) => this.ask('clock', { match: this.id, seat, ...when }));
  }

  play(seat: Seat, sent: string | null, what: string, play: Play): Promise<Verdict> {
    return this.turn(async () => {
      const send = sent === null ? undefined : { seat, id: sent, digest: digest(what) };
      const before = send && (await this.#sends.find(send));
      if (before !== undefined) return { taken: true, seq: before };
      for (let tries = 1; ; tries++) {
        const verdict = await this.#attempt(seat, send, what, play);
        // Too late for what is at hand here: where another server has moved on, it is judged by what there is now.
        if (verdict.taken || !verdict.stale || tries === MOST_TRIES || !(await this.#catchUp())) return verdict;
      }
    });
  }

  async #attempt(seat: Seat, send: Send | undefined, what: string, play: Play): Promise<Verdict> {
    if (!this.begun || isOver(this.status)) throw problem('conflict', 'this match is not being played');
    if (this.status === 'aside') throw problem('aside', 'this match has been set aside; the host knows');
    const at = this.house.now();
    const played = await guard(this, what, send === undefined ? 'nobody' : 'people', () =>
      play({ at, here: this.audience.here }),
    );
    if ('refused' in played) {
      this.tell({ is: 'refused' });
      // What looks like too late may be what another server took, or this one, before the line broke.
      return played.stale ? this.#sends.overtaken(send, played) : { taken: false, ...played };
    }
    try {
      await this.#append(played, at, send);
    } catch (error) {
      if (error instanceof Conflict) return this.#sends.overtaken(send);
      throw error;
    }
    const seq = this.#seen[seat]!;
    if (send) this.#sends.remember(send, seq);
    return { taken: true, seq };
  }

  /** Something about the table other than the match: its status, whether its players may talk. */
  async update(change: Partial<Pick<MatchRow, 'status' | 'muted'>>): Promise<void> {
    await this.turn(async () => {
      await this.house.store.tables.update(this.id, change);
      Object.assign(this.row, change);
      if (isOver(this.status) || this.status === 'aside') await setTimer(this.house.store.db, this.id, null);
      this.changed();
    });
  }

  async changeSeat(seat: Seat, change: Partial<SeatRow>): Promise<void> {
    await this.house.store.people.change(this.id, seat, change);
    Object.assign(this.seats[seat]!, change);
    this.changed();
  }

  tell(happening: Happening): void {
    this.house.news.tell(this, happening);
  }
  /** Something other than an answer: whoever listens here is told, and other servers. */
  changed(): void {
    this.tell({ is: 'changed' });
    this.#announce();
  }
  /** Something was said here. */
  async spoken(happening: Happening): Promise<void> {
    this.tell(happening);
    await this.countLines();
    this.#announce();
  }
  /** How much was said so far: by it one knows later who could notice that another server was told more. */
  async countLines(): Promise<void> {
    this.#heard = await linesFor(this);
  }
  #announce(): void {
    const { store, log } = this.house;
    store.engine.announced?.([this.id]);
    store.engine.announce?.(store.db, [this.id]).catch((error) => log.warn({ error: String(error) }, 'not announced'));
  }

  /** Another server has moved this match on. */
  movedElsewhere(): Promise<void> {
    return this.turn(() => this.readAgain());
  }

  /** It seems to be behind the store. Seen from outside a turn that is true for a moment after each of its own answers. */
  async compare(): Promise<void> {
    await this.turn(() => this.#catchUp());
  }

  /** In a turn: was this copy behind the store? Then it is not any more. */
  async #catchUp(): Promise<boolean> {
    const { engine, tables } = this.house.store;
    if (!engine.listen) return false;
    const [now] = await tables.standing([this.id]);
    if (!now || (now.seq === this.seq && now.clock === this.clock.text)) return false;
    await this.readAgain();
    return true;
  }

  /** The room is opened on what the store has. That may be more than was told here: another server moved it on, or the line broke before this one heard that its own answer was taken. */
  async #opened({ seq }: LiveRow): Promise<void> {
    if (seq !== this.seq) await this.readAgain();
  }

  /** All is read anew, and whoever can notice anything of it is told. In a turn. */
  async readAgain(): Promise<void> {
    const [before, table, held] = [this.noticed, JSON.stringify([this.row, this.seats]), [...this.seats]];
    await this.#read();
    for (const { seat, kind, taken } of this.seats)
      if (kind !== held[seat]!.kind || taken !== held[seat]!.taken) this.audience.dismiss(seat);
    const same = JSON.stringify([this.row, this.seats]) === table;
    this.tell({ is: 'moved', before, table: same ? 'same' : 'changed' });
  }

  /** As it is in the store. */
  async #read(): Promise<void> {
    const { tables, people } = this.house.store;
    const [row, live] = await Promise.all([tables.find(this.id), tables.live(this.id)]);
    Object.assign(this.row, row);
    this.seats.splice(0, this.seats.length, ...(await people.seats(this.id)));
    await this.countLines();
    if (live && live.seq !== this.seq) this.#room.forget();
    this.#sends.forget();
    if (live) this.#adopt(live);
  }

  #adopt(live: LiveRow): void {
    this.seq = live.seq;
    this.#seen = listIn(live.seen);
    this.waits = listIn(live.waits);
    if (isLegible(live)) this.clock.read(live.clock); // else the room finds the damage when it is opened
    this.updated = live.updated;
  }

  /** Newer rules have taken over: on disk before they are asked anything. */
  async #upgrade(upgrade: Played, at: number): Promise<void> {
    await this.#append(upgrade, at, undefined);
    this.tell({ is: 'upgraded' });
  }

  /** On disk first, then here, then told. */
  async #append(played: Played, at: number, send: Send | undefined, begins?: 'running'): Promise<void> {
    const last = played.rows.at(-1)!;
    const { text: clock, due, wakes } = this.clock.after(played.waits, at, last.seat);
    const status = played.result ? 'over' : (begins ?? (wakes ? 'running' : undefined));
    // When the table last changed is public: what only some could notice does not count.
    const open = played.rows.filter(({ updates }) => updates[this.row.seats] !== '');
    const noticed = begins !== undefined || open.length > 0;
    const live = { waits: JSON.stringify(played.waits), clock, updated: noticed ? at : this.updated };
    const append: Append = {
      match: this.id,
      rows: played.rows.map(({ updates: _, ...row }, i) => ({
        match: this.id,
        at,
        sent: (i === 0 && send?.id) || null,
        digest: (i === 0 && send?.digest) || null,
        ...row,
      })),
      live: { match: this.id, seq: last.seq, seen: last.seen, hash: last.hash, ...live },
      snapshots: played.snapshots.map((snapshot) => ({ match: this.id, ...snapshot })),
      ...(status ? { status: { status, result: played.result ? JSON.stringify(played.result) : null } } : {}),
      ...(this.clock.runs ? { timer: played.result ? null : due } : {}),
      ...(this.begun ? { was: this.clock.text } : {}),
    };
    await this.house.store.appender.append(append).catch((error: unknown) => {
      this.#room.forget(); // it is ahead of the store
      throw error;
    });
    this.#adopt(append.live);
    Object.assign(this.row, append.status ?? {});
    this.tell({ is: 'played', played });
    if (status) this.tell({ is: 'changed' });
    for (const { seat } of open) if (seat !== null) await lapse(this, seat);
  }
}
