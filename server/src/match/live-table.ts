// A table that somebody plays at or looks at: one thing happens after the other, and nobody hears of it before it is on disk.
import type { ClockSettings, Status, TableInfo, Verdict } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { afterAnswer, type Clock, dueTime, lateSeats, newClock, paused, shownClock } from '../clock/clock.ts';
import { Refusal } from '../problem.ts';
import { type Append, Conflict, setTimer } from '../store/append.ts';
import type { LiveRow, MatchRow, SeatRow } from '../store/schema.ts';
import { BotPlayers } from './bot-players.ts';
import type { Context, Follower } from './context.ts';
import { guard } from './incident.ts';
import { type Asker, infoOf, isOver } from './info.ts';
import type { Jobs, Move, Op, Played, Refused, Wait } from './protocol.ts';
import { RoomLink } from './room-link.ts';
import { Sends } from './sends.ts';

type Play = (at: number) => Promise<Played | Refused>;

export class LiveTable {
  readonly followers = new Set<Follower>();
  readonly bots: BotPlayers;
  waits: Wait[] = [];
  clock: Clock;
  seq = -1; // -1: not begun
  updated: number;
  #seen: number[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  #sends: Sends;
  #room: RoomLink;

  constructor(
    readonly house: Context,
    readonly row: MatchRow,
    readonly seats: SeatRow[],
    live: LiveRow | undefined,
  ) {
    this.#sends = new Sends(house.store, row.id);
    this.#room = new RoomLink(house, row, (opened) => this.#adopt(opened));
    this.bots = new BotPlayers(this);
    this.clock = live ? (JSON.parse(live.clock) as Clock) : newClock(this.clockSettings, row.seats);
    this.updated = live?.updated ?? row.created;
    if (live) this.#adopt(live);
  }

  get id(): string {
    return this.row.id;
  }
  get status(): Status {
    return this.row.status as Status;
  }
  get clockSettings(): ClockSettings {
    return JSON.parse(this.row.clock) as ClockSettings;
  }
  get begun(): boolean {
    return this.seq >= 0;
  }

  /** Everything that touches the match goes through here, one at a time. */
  turn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => {});
    return result;
  }
  idle(): Promise<unknown> {
    return this.#tail;
  }

  /** Seats are full: the rules set the table up. */
  async begin(): Promise<void> {
    await this.turn(async () => {
      if (this.begun) return;
      const { game, seats, options, key } = this.row;
      const job = { match: this.id, game, seats, options: JSON.parse(options) as Jobs['start']['job']['options'], key };
      const at = this.house.now();
      const played = await guard(this, 'begin', 'nobody', () => this.#room.start({ ...job, at }));
      await this.#commit(played, at, null, 'running');
    });
    this.refresh();
  }

  answer(seat: Seat, saw: number | null, sent: string | null, moves: Move[], by?: 'clock'): Promise<Verdict> {
    const job = { match: this.id, seat, saw, moves, ...(by ? { by } : {}) };
    return this.play(seat, sent, JSON.stringify(job), (at) => this.ask('answer', { ...job, at }));
  }
  undo(seat: Seat, saw: number, sent: string): Promise<Verdict> {
    return this.play(seat, sent, `undo ${seat}`, (at) => this.ask('undo', { match: this.id, seat, saw, at }));
  }
  /** The clock answers for this seat. */
  clockAnswer(seat: Seat): Promise<Verdict> {
    return this.play(seat, null, `clock ${seat}`, (at) => this.ask('clock', { match: this.id, seat, at }));
  }

  play(seat: Seat, sent: string | null, what: string, play: Play): Promise<Verdict> {
    return this.turn(async () => {
      const before = await this.#sends.find(sent);
      if (before !== undefined) return { taken: true, seq: before };
      if (!this.begun || isOver(this.status)) throw new Refusal('conflict', 'this match is not being played');
      if (this.status === 'aside') throw new Refusal('aside', 'this match has been set aside; the host knows');
      const at = this.house.now();
      const played = await guard(this, what, sent === null ? 'nobody' : 'people', () => play(at));
      if ('refused' in played) {
        this.house.count('refusals');
        return { taken: false, stale: played.stale, refused: played.refused };
      }
      try {
        await this.#commit(played, at, sent);
      } catch (error) {
        if (error instanceof Conflict) return this.#sends.overtaken(seat, sent);
        throw error;
      }
      const seq = this.#seen[seat]!;
      this.#sends.remember(sent, seq);
      return { taken: true, seq };
    });
  }

  /** A clock job is due: answers for those who are late, as the table chose. */
  async timeUp(): Promise<void> {
    const settings = this.clockSettings;
    if (settings.kind === 'none' || this.status !== 'running') return;
    for (const seat of lateSeats(this.clock, this.house.now())) {
      if (settings.onTimeout === 'pause') return this.setClock((clock, now) => paused(clock, 'time', now), 'paused');
      if (settings.onTimeout === 'steward') await this.bots.answerFor(seat, null, 'clock');
      else await this.clockAnswer(seat);
    }
  }

  /** Pause, resume, more time: on disk together with the timer. */
  setClock(change: (clock: Clock, now: number) => Clock, status: Status = this.status): Promise<void> {
    return this.turn(async () => {
      this.clock = change(this.clock, this.house.now());
      const due = dueTime(this.clock);
      await this.house.store.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('live')
          .set({ clock: JSON.stringify(this.clock) })
          .where('match', '=', this.id)
          .execute();
        await tx.updateTable('match').set({ status }).where('id', '=', this.id).execute();
        await setTimer(tx, this.id, due);
      });
      this.row.status = status;
      if (due !== null) this.house.timerSet(due);
      this.tellTable();
    });
  }

  async setStatus(status: Status): Promise<void> {
    await this.turn(async () => {
      await this.house.store.tables.update(this.id, { status });
      this.row.status = status;
      if (isOver(status)) await setTimer(this.house.store.db, this.id, null);
      this.tellTable();
    });
  }

  async changeSeat(seat: Seat, change: Partial<SeatRow>, was?: Partial<SeatRow>): Promise<boolean> {
    const changed = await this.house.store.people.change(this.id, seat, change, was);
    if (changed) Object.assign(this.seats[seat]!, change);
    if (changed) this.tellTable();
    return changed;
  }

  ask<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    return this.#room.ask(op, job);
  }
  checkOut(): Promise<void> {
    return this.#room.close();
  }

  info(asker: Asker): TableInfo {
    const live = this.begun ? { waits: JSON.stringify(this.waits), updated: this.updated } : undefined;
    return infoOf(this.row, this.seats, live, (seat) => this.isOnline(seat), asker);
  }
  isOnline(seat: Seat): boolean {
    return [...this.followers].some((f) => f.viewer === seat);
  }
  shownClock() {
    return shownClock(this.clock, this.row.seats, this.house.now());
  }

  /** Everybody gets the whole state anew. */
  refresh(): void {
    for (const follower of this.followers) follower.refresh();
  }

  /** Something about the table itself has changed. */
  tellTable(): void {
    for (const f of this.followers) {
      const table = this.info({ member: f.viewer !== null, owner: f.owner });
      f.send(JSON.stringify({ is: 'table', table, clock: this.shownClock() }));
    }
  }

  #adopt(live: LiveRow): void {
    this.seq = live.seq;
    this.#seen = JSON.parse(live.seen) as number[];
    this.waits = JSON.parse(live.waits) as Wait[];
    this.clock = JSON.parse(live.clock) as Clock;
    this.updated = live.updated;
  }

  async #commit(played: Played, at: number, sent: string | null, begins?: 'running'): Promise<void> {
    const last = played.rows.at(-1)!;
    let clock = afterAnswer(this.clockSettings, this.clock, played.waits, at);
    const wakes = clock.paused?.by === 'time';
    if (wakes) clock = { ...clock, paused: null };
    const status = played.result ? 'over' : (begins ?? (wakes ? 'running' : undefined));
    const due = played.result ? null : dueTime(clock);
    // When the table last changed is public: what only some could notice does not count.
    const noticed = begins !== undefined || played.rows.some(({ updates }) => updates[this.row.seats] !== '');
    const updated = noticed ? at : this.updated;
    const live = { waits: JSON.stringify(played.waits), clock: JSON.stringify(clock), updated };
    const append: Append = {
      match: this.id,
      rows: played.rows.map(({ updates: _, ...row }, i) => ({
        match: this.id,
        at,
        sent: i === 0 ? sent : null,
        ...row,
      })),
      live: { match: this.id, seq: last.seq, seen: last.seen, hash: last.hash, ...live },
      snapshots: played.snapshots.map((snapshot) => ({ match: this.id, ...snapshot })),
      ...(status ? { status: { status, result: played.result ? JSON.stringify(played.result) : null } } : {}),
      ...(this.clockSettings.kind === 'none' ? {} : { timer: due }),
    };
    await this.#append(append);
    this.#adopt(append.live);
    Object.assign(this.row, append.status ?? {});
    this.house.count('answers', played.rows.length);
    if (due !== null) this.house.timerSet(due);
    this.#tell(played);
    if (status) this.tellTable();
    this.bots.wake();
    this.house.answered(this);
  }

  async #append(append: Append): Promise<void> {
    try {
      await this.house.store.appender.append(append);
    } catch (error) {
      this.#room.forget();
      throw error;
    }
  }

  #tell(played: Played): void {
    const clock = this.clockSettings.kind === 'none' ? '' : `,"clock":${JSON.stringify(this.shownClock())}`;
    for (const follower of this.followers) {
      if (this.isDelayed(follower.viewer)) continue;
      for (const { updates } of played.rows) {
        const update = updates[follower.viewer ?? this.row.seats];
        if (update) follower.send(`${update.slice(0, -1)}${clock}}`);
      }
    }
  }

  isDelayed(viewer: Seat | null): boolean {
    return viewer === null && (JSON.parse(this.row.spectators) as TableInfo['spectators']).delay > 0;
  }
}
