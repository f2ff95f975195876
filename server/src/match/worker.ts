// The worker: keeps rooms and asks bots, away from the thread that serves people.
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, type Effort, STAND_IN, standIn, teamOf, USUAL } from '@orrery/bots';
import { type Letters, lessonBy, load, Match, NewerRules, random, type Speaker, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { prove } from '../positions/prove.ts';
import { showOf } from '../positions/show.ts';
import { replyWith } from '../thread.ts';
import { answersSince } from './again.ts';
import type { Hired } from './crew.ts';
import { foresee } from './foresight.ts';
import { askedIn, chanceIn, weighIn } from './look-back.ts';
import { prepare } from './prepare.ts';
import type { Job, Jobs, Op, Voice } from './protocol.ts';
import { Room, turnsIn, waitsOf } from './room.ts';
import { sceneOf } from './scene.ts';
import { openShelf } from './shelf.ts';

const { games, behind, isBackground, thought } = workerData as Hired;
// A thread has a priority of its own on Linux alone; elsewhere this would slow down the whole house.
if (isBackground && platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const shelf = await openShelf(games);
const rooms = new Map<string, Room>();

function roomOf(match: string): Room {
  const room = rooms.get(match);
  if (!room) throw new Error(`match ${match} is not open here`);
  return room;
}

const lessonOf = ({ game, key }: { game: string; key: string }) => lessonBy(shelf.box(game)!, key);

function speakerFor({ game, language, names }: Voice): Speaker {
  return speaker(language, wordsOf(shelf.box(game)!.home, language), (seat) => names[seat] ?? '');
}
async function lettersOf({ game }: Voice): Promise<Letters> {
  const letters = await shelf.box(game)?.letters?.();
  if (!letters) throw new Error(`${game} is not played by letter`);
  return letters;
}

/** A bot that looks ahead does so for as long as it is given, and for a part of it when others wait behind it. */
const PLAYOUTS = 400;

function patience(off?: SharedArrayBuffer): Effort {
  const began = performance.now();
  const called = new Int32Array(off ?? new SharedArrayBuffer(4));
  const isOver = () =>
    Atomics.load(called, 0) !== 0 || performance.now() - began >= thought / (1 + Atomics.load(behind, 0));
  return { ...USUAL, playouts: PLAYOUTS, isOver };
}

const WORK: { [O in Op]: (job: Jobs[O]['job']) => Jobs[O]['reply'] | Promise<Jobs[O]['reply']> } = {
  start(job) {
    const [room, played] = Room.start(shelf.game(job.game), job, lessonOf(job));
    rooms.set(job.match, room);
    return played;
  },
  open(job) {
    try {
      const [room, upgrade] = Room.open(job, shelf.game(job.game), lessonOf(job));
      rooms.set(job.match, room);
      return { upgrade };
    } catch (error) {
      if (error instanceof NewerRules) return { newer: error.message };
      throw error;
    }
  },
  answer: (job) => roomOf(job.match).answer(job),
  undo: (job) => roomOf(job.match).undo(job),
  undoable: ({ match, seat }) => roomOf(match).undoable(seat),
  returnTo: (job) => roomOf(job.match).returnTo(job),
  since: (job) => answersSince(shelf.game(job.game), job),
  concede: (job) => roomOf(job.match).concede(job),
  turns: ({ game, state, patches }) => turnsIn(shelf.game(game), state, patches),
  clock: (job) => roomOf(job.match).clock(job),
  idle: ({ match, seat }) => roomOf(match).idle(seat),
  scene: ({ match, viewer }) => roomOf(match).scene(viewer),
  asks: (job) => roomOf(job.match).asks(job),
  deals: (job) => roomOf(job.match).deals(job),
  knows: ({ match, seat }) => roomOf(match).knows(seat),
  close({ match }) {
    rooms.delete(match);
    return null;
  },
  waits({ game: id, state }) {
    const game = shelf.game(id);
    return waitsOf(new Match(game, load(game, state)) as unknown as Match<never>);
  },
  moment({ game: id, state: saved, viewer }) {
    const game = shelf.game(id);
    const state = load(game, saved);
    return JSON.stringify(sceneOf(game, new Match(game, state) as unknown as Match<never>, state, viewer));
  },
  decide({ game: id, bot, known, request, seed, off }) {
    const box = shelf.box(id)!;
    const effort = patience(off);
    const player =
      bot === STAND_IN ? standIn(box, effort) : (bot && botOf(box, bot, effort)) || teamOf(box, effort).at(-1)!;
    const { choice, why } = player.decide(known, request, random(seed));
    return { choice, why: why ?? null, bot: player.name };
  },
  deal({ game: id, bot, known, deals, seed }) {
    const found = botOf(shelf.box(id)!, bot)?.deal?.(known, deals, random(seed));
    return found ? { request: found.request, choice: found.choice } : null;
  },
  foresee: ({ game, known, request, choice, seed }) => foresee(shelf.game(game), known, request, choice, seed),
  prepare: (job) => prepare(job, shelf.game(job.game)),
  asked: (job) => askedIn(shelf.box(job.game)!, job),
  chance: (job) => chanceIn(shelf.box(job.game)!, job),
  weigh: (job) => weighIn(shelf.box(job.game)!, job),
  prove: (job) => prove(shelf.box(job.game)!, job),
  show({ game, rule }) {
    const show = showOf(shelf.box(game)!, rule);
    return show ? JSON.stringify(show) : null;
  },
  letter: async ({ voice, known, request }) => (await lettersOf(voice)).write(known, request, speakerFor(voice)),
  read: async ({ voice, known, request, text }) =>
    (await lettersOf(voice)).read(known, request, text, speakerFor(voice)),
};

replyWith(({ op, job }: Job) => (WORK[op] as (job: unknown) => unknown)(job));
parentPort!.postMessage('ready');
