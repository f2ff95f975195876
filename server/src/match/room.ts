// A live match inside a worker: takes answers, and says what each of them means for the log and for every seat.
import { type Change, diff, patched, type Scene } from '@orrery/api';
import {
  type Answer,
  type Bag,
  type Choice,
  canonical,
  carry,
  copy,
  type Entry,
  follow,
  type Game,
  type GameEvent,
  isExpected,
  type Know,
  keyedChance,
  LEARNER,
  type Lesson,
  type LessonStep,
  lessonAt,
  load,
  Match,
  onRails,
  PASS,
  readEntry,
  type Seat,
  STANDING,
  type State,
  save,
  startMatch,
  toldTo,
  upgrade,
  withoutPlans,
  writeEntry,
} from '@orrery/kernel';
import { chainHash, snapshotDigest } from '../store/chain.ts';
import { packed, unpacked } from '../store/packing.ts';
import type { Jobs, Move, Played, Refused, Saved, Taken, Wait, When } from './protocol.ts';
import { sceneOf } from './scene.ts';

/** A whole state is kept that often; in between there are patches. */
const SNAPSHOT_EVERY = 32;
const MOST_STANDING = 1000;

/** What a person by correspondence, or alone with bots, has left unless he takes it away: "pass for me when I have nothing". */
const REST: Bag = { kind: 'window.*', choice: PASS, idle: true, said: [{ key: 'kernel.pass' }] };

export class Room {
  #match: Match<never>;
  #state: State; // a copy that nobody changes, from which all scenes are made
  #scenes: (Scene | undefined)[]; // by viewer, as last made; the last one is the spectators'
  #found = carry(); // out for the scenes, in this state and those before
  #isBehind: boolean[]; // by viewer: more has happened since its scene was made
  #asked: number[]; // since which of its counts a seat has had its present requests
  #seq: number;
  #seen: number[];
  #hash: string;
  #lesson: Lesson | undefined;

  constructor(
    readonly id: string,
    readonly game: Game,
    match: Match<never>,
    { seq, seen, hash }: Pick<Saved, 'seq' | 'seen' | 'hash'>,
    lesson?: Lesson,
  ) {
    this.#lesson = lesson;
    this.#match = match;
    this.#seq = seq;
    this.#seen = [...seen];
    this.#hash = hash;
    this.#state = copy(match.state) as State;
    this.#asked = [...seen];
    this.#scenes = seen.map(() => undefined);
    this.#isBehind = seen.map(() => true);
  }

  static start(
    game: Game,
    { match: id, seats, options, key, at, rests }: Jobs['start']['job'],
    lesson?: Lesson,
  ): [Room, Played] {
    const edition = lesson ? { edition: lesson.edition ?? 1 } : {};
    const { match, events } = startMatch(game, { seats, options, chance: keyedChance(key), ...edition });
    const seen = Array.from({ length: seats + 1 }, () => 0);
    const room = new Room(id, game, match as unknown as Match<never>, { seq: 0, seen, hash: '' }, lesson);
    const row = room.#write({ seat: null, entry: '', events, patch: '[]', at, updates: [] });
    const when = { at, here: [] };
    const rested = lesson ? [] : room.#rest(rests, when); // rails count every line: see #follow
    return [room, room.#played([row, ...rested, ...room.#follow(when)])];
  }

  /** What these seats would leave for themselves before the first window opens. */
  #rest(seats: readonly Seat[], when: When): Taken[] {
    if (Object.keys(this.game.abilities ?? {}).length === 0) return [];
    return seats.flatMap((seat) => {
      const taken = this.#take({ request: STANDING, seat, choice: { list: [REST] } }, when);
      return 'refused' in taken ? [] : [taken];
    });
  }

  /** A match of an older version is brought up to date, and `upgrade` is the row that says so: it must be kept before
   *  anything else. `at` null: it is over, and stays as it was kept. */
  static open(
    { match: id, saved, at }: Jobs['open']['job'],
    game: Game,
    lesson?: Lesson,
  ): [room: Room, upgrade: Played | null] {
    const { state, migrated } = upgrade(game, saved.state);
    const match = withUndo(game, state, saved.tail) ?? new Match(game, state);
    const room = new Room(id, game, match as unknown as Match<never>, saved, lesson);
    return [room, migrated.length === 0 || at === null ? null : room.#upgraded(migrated, saved.state, at)];
  }

  get seq(): number {
    return this.#seq;
  }

  answer({ seat, saw, sent, moves, by, ...when }: Jobs['answer']['job']): Played | Refused {
    this.#show(when);
    const aimed = moves.map((move) => ({ ...move, seat, ...(by ? { by } : {}) }));
    const rails = this.#offRails(seat, moves);
    if (rails) return rails;
    const open = moves.every((move) => move.request === STANDING);
    if (saw !== null && !open && saw < this.#askedSince(seat)) return STALE;
    if (saw === null && sent === null && moves.some(({ request }) => this.#isSealed(seat, request))) return STALE;
    if (moves.length > 1) {
      const trial = new Match(this.game, copy(this.#match.state) as State, { undo: false }).applyAll(aimed);
      if ('refused' in trial) return { refused: trial.refused, stale: trial.refused.code === 'stale' };
    }
    const rows: Taken[] = [];
    for (const move of aimed) {
      const taken = this.#take(this.#match.aim(move), when);
      if ('refused' in taken) return taken;
      rows.push(taken);
    }
    return this.#played([...rows, ...this.#follow(when)]);
  }

  undo({ seat, saw, times = 1, ...when }: Jobs['undo']['job']): Played | Refused {
    this.#show(when);
    if (saw < this.#askedSince(seat)) return STALE;
    if (this.#expected() !== undefined) return OFF_RAILS;
    if (times > 1 && times > this.#match.undoable(seat)) return STALE;
    const rows: Taken[] = [];
    for (let i = 0; i < times; i++) {
      const outcome = this.#match.undo(seat);
      if ('refused' in outcome) return { refused: outcome.refused, stale: false };
      rows.push(this.#change({ undo: seat }, seat, outcome.events, when));
    }
    return this.#played([...rows, ...this.#unplan(seat, when)]);
  }

  undoable(seat: Seat): number {
    return this.#match.undoable(seat);
  }

  /** Whoever takes an answer back is not given it again by the plan it came from. */
  #unplan(seat: Seat, when: When): Taken[] {
    const { standing } = this.#state.own[seat]!;
    const list = withoutPlans(standing);
    if (list.length === standing.length) return [];
    const taken = this.#take({ request: STANDING, seat, choice: { list } }, when);
    return 'refused' in taken ? [] : [taken];
  }

  /** All agreed that this is taken back. */
  returnTo({ seat, to, state, again, ...when }: Jobs['returnTo']['job']): Played | Refused {
    this.#show(when);
    if (this.#expected() !== undefined) return OFF_RAILS;
    const outcome = this.#match.returnTo(seat, load(this.game, state) as State<never>);
    if ('refused' in outcome) return { refused: outcome.refused, stale: false };
    const told: GameEvent[] = again.length > 0 ? [{ type: 'kernel.again', pub: { seat: { seat } } }] : [];
    const back = this.#change({ undo: seat, to }, seat, [...outcome.events, ...told], when);
    return this.#played([back, ...again.flatMap((left) => this.#leave(left, when)), ...this.#follow(when)]);
  }

  /** What a seat answers again, kept among its standing answers in the place of what was left of an earlier time. */
  #leave([seat, again]: Jobs['returnTo']['job']['again'][number], when: When): Taken[] {
    const others = this.#state.own[seat]!.standing.filter(({ plan }) => !plan?.again);
    const taken = this.#take({ request: STANDING, seat, choice: { list: [...others, again] as Bag[] } }, when);
    return 'refused' in taken ? [] : [taken];
  }

  concede({ seats, ...when }: Jobs['concede']['job']): Played | Refused {
    this.#show(when);
    const outcome = this.#match.concede(seats);
    if ('refused' in outcome) return { refused: outcome.refused, stale: false };
    return this.#played([this.#change({ conceded: seats }, null, outcome.events, when)]);
  }

  /** What the clock answers for a seat whose time is out. */
  clock({ seat, ...when }: Jobs['clock']['job']): Played | Refused {
    this.#show(when);
    const expected = this.#expected();
    if (expected !== undefined && seat !== LEARNER) return STALE;
    const answer =
      expected === undefined ? this.#match.clockAnswer(seat) : this.#match.aim({ seat, choice: expected, by: 'clock' });
    const taken = answer ? this.#take(answer, when) : STALE;
    return 'refused' in taken ? taken : this.#played([taken, ...this.#follow(when)]);
  }

  /** What a seat has left for where it can do nothing else; null: nothing, or it can. */
  idle(seat: Seat): Jobs['idle']['reply'] {
    const answer = this.#match.idleAnswer(seat);
    return answer ? { request: answer.request, choice: answer.choice } : null;
  }

  scene(viewer: Seat | null): { seq: number; scene: string } {
    const index = viewer ?? this.#seen.length - 1;
    return { seq: this.#seen[index]!, scene: JSON.stringify(this.#present(index)) };
  }

  asks({ seat, request }: Jobs['asks']['job']): Jobs['asks']['reply'] {
    const requests = this.#match.requestsTo(seat);
    const found = requests.find((r) =>
      request === undefined ? r.blocking && r.sealed === undefined : r.id === request,
    );
    return found ? { known: this.#match.know(seat), request: found } : null;
  }

  /** What this seat may do unasked; null: nothing. */
  deals({ seat }: Jobs['deals']['job']): Jobs['deals']['reply'] {
    const deals = this.#match.requestsTo(seat).filter((r) => !r.blocking);
    return deals.length > 0 ? { known: this.#match.know(seat), deals } : null;
  }

  knows(seat: Seat): Know {
    return this.#match.know(seat);
  }

  waits(): Wait[] {
    return waitsOf(this.#match);
  }

  #take(answer: Answer, when: When): Taken | Refused {
    const outcome = this.#match.apply(answer);
    if ('refused' in outcome) return { refused: outcome.refused, stale: outcome.refused.code === 'stale' };
    return this.#change({ move: named(answer) }, answer.seat, outcome.events, when);
  }

  /** What follows by itself: in a lesson the answers of the others as long as it is on rails, then standing answers. */
  #follow(when: When): Taken[] {
    const rows: Taken[] = [];
    for (;;) {
      if (this.#seq === this.#lesson?.script.length) rows.push(...this.#rest([LEARNER], when)); // free from here on
      const line = this.#lesson?.script[this.#seq];
      const entry = typeof line === 'string' ? readEntry(line) : undefined;
      const taken = entry && 'move' in entry ? this.#take(this.#match.aim(entry.move), when) : undefined;
      if (taken && 'refused' in taken) this.#lesson = undefined; // newer rules play it differently: all are free
      if (!taken || 'refused' in taken) return [...rows, ...this.#followStanding(when)];
      rows.push(taken);
    }
  }

  /** Where the lesson stands, for whoever learns. */
  #step(): LessonStep | undefined {
    const asked = this.#match.asked(LEARNER);
    const step = this.#lesson && !this.#match.result ? lessonAt(this.#lesson, this.#seq, asked) : undefined;
    if (step?.choice === undefined) return step;
    const fits = asked && isExpected(this.game, this.#match.know(LEARNER), asked, step.choice, step);
    return fits ? step : undefined;
  }
  #expected(): Choice | undefined {
    return this.#step()?.choice;
  }
  /** Why this is no answer as long as the lesson is on rails. */
  #offRails(seat: Seat, [move, ...more]: readonly Move[]): Refused | undefined {
    const step = this.#step();
    if (step?.choice === undefined) return undefined;
    if (seat !== LEARNER) return STALE; // the table answers for the others
    const asked = this.#match.asked(LEARNER)!;
    if (move!.request !== undefined && move!.request !== asked.id && move!.request !== STANDING) return STALE;
    const isIt = isExpected(this.game, this.#match.know(LEARNER), asked, move!.choice, step);
    return isIt && more.length === 0 ? undefined : OFF_RAILS;
  }

  #followStanding(when: When): Taken[] {
    const rows: Taken[] = [];
    for (let i = 0; i < MOST_STANDING; i++) {
      const answer = this.#match.standingAnswer();
      const taken = answer && this.#take(answer, when);
      if (!taken || 'refused' in taken) break;
      rows.push(taken);
    }
    return rows;
  }

  /** Whoever answers unseen and without a name for it, as bots do, answers once: of two servers that ask the same bot, one is
   *  too late. A letter has its name, and a later one takes the place of the first. */
  #isSealed(seat: Seat, request: string | undefined): boolean {
    return this.#match.requestsTo(seat).some(({ id, sealed }) => id === request && sealed !== undefined);
  }

  /** Everybody is told, and everybody's count moves on: whoever looked at the table of before looks again. */
  #upgraded(migrated: string[], saved: string, at: number): Played {
    const before = (JSON.parse(saved) as { state: State }).state;
    this.#seq += 1;
    this.#seen = this.#seen.map((count) => count + 1);
    this.#asked = [...this.#seen];
    const events: GameEvent[] = [{ type: 'kernel.migrated', pub: { names: migrated } }];
    const patch = packed(diff(before, this.#state));
    const updates = this.#seen.map(() => '');
    const row = this.#write({ seat: null, entry: writeEntry({ migrated }), events, patch, at, updates });
    return { rows: [row], snapshots: [this.#snapshot()], waits: this.waits(), result: this.#match.result ?? null };
  }

  /** The match has moved: what every viewer notices of it, and the row that is kept. */
  #change(entry: Entry, seat: Seat | null, events: GameEvent[], { at, here }: When): Taken {
    // What did not change is shared with the state before: every comparison after this first one is short.
    const patch = copy(diff(this.#state, this.#match.state));
    this.#state = patched(this.#state, patch);
    this.#seq += 1;
    const open = patch.filter(([place]) => isIn(place, 'pub'));
    const aloud = here.length > 0 ? events.map((event) => textTo(event, null)) : []; // as most hear it
    const seen = here.length > 0 ? listed(open.map(inView)) : '';
    const updates = this.#seen.map((_, viewer) => {
      const own = patch.filter(([place]) => isIn(place, `own/${viewer}`));
      const to = this.#seatOf(viewer);
      if (here.includes(to)) {
        const heard = events.flatMap((event, i) => (isMeant(event, to) ? textTo(event, to) : aloud[i]) ?? []);
        return this.#update(viewer, { heard, seen: [seen, listed(own.map(inView))], at });
      }
      // A seat knows of its own answer under seal; of anybody else's there is nothing that it could notice.
      const isMoved = events.some((event) => toldTo(event, to)) || open.length > 0 || own.length > 0;
      return isMoved || viewer === seat ? this.#fallBehind(viewer) : '';
    });
    return this.#write({ seat, entry: writeEntry(entry), events, patch: packed(patch), at, updates });
  }

  /** Whoever is there has the present scene, to which updates can be made. */
  #show({ here }: When): void {
    for (const seat of here) this.#present(seat ?? this.#seen.length - 1);
  }
  /** Nobody is there, so nobody is told; the scene is made when somebody asks for it. */
  #fallBehind(viewer: number): null {
    this.#isBehind[viewer] = true;
    this.#seen[viewer]! += 1;
    return null;
  }
  #present(viewer: number): Scene {
    const last = this.#scenes[viewer];
    if (last && !this.#isBehind[viewer]) return last;
    const next = this.#sceneOf(viewer);
    if (!last || diff(last.requests, next.requests).length > 0) this.#asked[viewer] = this.#seen[viewer]!;
    this.#scenes[viewer] = next;
    this.#isBehind[viewer] = false;
    return next;
  }
  #askedSince(seat: Seat): number {
    this.#present(seat);
    return this.#asked[seat]!;
  }

  /** What has changed in the drawers that this viewer sees is known; only the rest of its scene is compared. */
  #update(viewer: number, { heard, seen, at }: Noted): string {
    const next = this.#sceneOf(viewer);
    const { view, ...rest } = this.#scenes[viewer]!;
    const { pub, own } = next.view;
    const changes = diff({ ...rest, view: { ...view, pub, own } }, next);
    const patch = [...seen, listed(changes)].filter((text) => text !== '');
    if (patch.length === 0 && heard.length === 0) return '';
    const from = this.#seen[viewer]!;
    const seq = from + 1;
    this.#seen[viewer] = seq;
    this.#scenes[viewer] = next;
    if (changes.some(([place]) => place.startsWith('requests'))) this.#asked[viewer] = seq;
    const told = heard.map((text) => `{"seq":${seq},"at":${at},${text.slice(1)}`);
    return `{"is":"update","from":${from},"seq":${seq},"patch":[${patch}],"events":[${told}]}`;
  }

  #write({
    at,
    updates,
    events,
    ...row
  }: Omit<Taken, 'seq' | 'seen' | 'hash' | 'events'> & { at: number; events: GameEvent[] }): Taken {
    const rest = { events: JSON.stringify(events), seen: JSON.stringify(this.#seen) };
    this.#hash = chainHash(this.#hash, { match: this.id, seq: this.#seq, at, ...row, ...rest });
    return { ...row, ...rest, seq: this.#seq, hash: this.#hash, updates };
  }

  #played(rows: Taken[]): Played {
    const { seq } = rows.at(-1)!;
    // Only the newest state is at hand: a snapshot due in the middle of several rows comes with the last of them.
    const due = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor((rows[0]!.seq - 1) / SNAPSHOT_EVERY);
    return { rows, snapshots: due ? [this.#snapshot()] : [], waits: this.waits(), result: this.#match.result ?? null };
  }

  #snapshot(): Played['snapshots'][number] {
    const state = save(this.game, this.#state);
    return { seq: this.#seq, state, digest: snapshotDigest(this.#hash, state) };
  }

  #sceneOf(viewer: number): Scene {
    const seat = this.#seatOf(viewer);
    const scene = sceneOf(this.game, this.#match as unknown as Match<never>, this.#state, seat, this.#found);
    const lesson = seat === LEARNER ? this.#step() : undefined;
    if (!lesson) return scene;
    const { choice } = lesson;
    if (choice === undefined) return { ...scene, lesson };
    const requests = scene.requests.filter(({ blocking }) => blocking).map((request) => onRails(request, choice));
    return { ...scene, requests, undo: false, lesson };
  }

  #seatOf(viewer: number): Seat | null {
    return viewer === this.#seen.length - 1 ? null : viewer;
  }
}

/** What a viewer hears, and what changes in the drawers that it sees, as texts: what is for everybody is written once. */
interface Noted {
  heard: string[];
  seen: string[];
  at: number;
}
const isMeant = ({ to }: GameEvent, seat: Seat | null): boolean => seat !== null && to?.[seat] !== undefined;
const textTo = (event: GameEvent, seat: Seat | null): string | undefined => JSON.stringify(toldTo(event, seat));
/** The items of a list, without its brackets. */
const listed = (list: readonly unknown[]): string => (list.length > 0 ? JSON.stringify(list).slice(1, -1) : '');

/** `pub/round` is in `pub`, `own/3/hand/0` in `own/3`. */
const isIn = (place: string, drawer: string): boolean => place === drawer || place.startsWith(`${drawer}/`);
/** A change of a drawer, as the viewer has it who sees that drawer: `view/own/hand/0`. */
const inView = ([place, ...change]: Change): Change =>
  [`view/${place.replace(/^own\/\d+/, 'own')}`, ...change] as Change;

export const STALE: Refused = {
  stale: true,
  refused: { code: 'stale', why: { key: 'kernel.refused.stale' }, rules: [] },
};

const OFF_RAILS: Refused = {
  stale: false,
  refused: { code: 'lesson', why: { key: 'kernel.refused.lesson' }, rules: [] },
};

/** Who is asked, and what. */
export function waitsOf(match: Match<never>): Wait[] {
  return match.waiting().map((seat) => {
    const request = match.asked(seat)!;
    const wait: Wait = { seat, request: request.id, answered: request.sealed !== undefined };
    return match.rests(seat) ? { ...wait, rests: true } : wait;
  });
}

/** Whose turn it was in a state, and after each of the answers that followed. */
export function turnsIn(game: Game, saved: string, patches: readonly string[]): (Seat | null)[] {
  let state = load(game, saved) as State;
  const turn = () => new Match(game, state).turn() ?? null;
  const turns = [turn()];
  for (const patch of patches) {
    state = patched(state, unpacked(patch));
    turns.push(turn());
  }
  return turns;
}

/** A match that can still take back its last answers: replayed from a little earlier, if that leads to the same state. */
function withUndo(game: Game, state: State, tail: Saved['tail']): Match<never> | undefined {
  if (!tail) return undefined;
  try {
    const match = new Match(game, load(game, tail.state));
    for (const line of tail.entries) {
      const entry = readEntry(line);
      if (!('move' in entry || 'undo' in entry) || 'refused' in follow(match, entry)) return undefined;
    }
    return canonical(match.state) === canonical(state) ? (match as unknown as Match<never>) : undefined;
  } catch {
    return undefined; // the rules have changed since: the snapshot is the truth
  }
}

/** A record names the request only where it is not simply the question of the moment. */
function named({ seat, choice, request, by }: Answer): Omit<Answer, 'request'> & { request?: string } {
  const own = request === STANDING || request.startsWith('deal.') ? { request } : {};
  return { seat, choice, ...own, ...(by ? { by } : {}) };
}
