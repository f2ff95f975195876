// Scenarios read like the table: a literal setup, answers in notation, legality stated exactly, the state expected.
import {
  type Bag,
  type Box,
  canonical,
  copy,
  fastChance,
  type GameEvent,
  layDice,
  load,
  Match,
  type Move,
  type Option,
  type Refusal,
  type Request,
  readEntry,
  type Seat,
  type Shape,
  type State,
  save,
  startMatch,
  type Told,
  toldTo,
} from '../src/index.ts';
import { run } from '../src/loop.ts';
import { liesSealed, shared } from './memory.ts';
import { watch } from './witness.ts';
import { wordsSaid } from './words.ts';
import { hearken } from './worlds.ts';

export interface Setup<G extends Shape> {
  seats: number;
  edition?: number; // the newest, unless told otherwise
  seed?: number;
  options?: Bag;
  /** Changes the table laid out by the game into the one the rule speaks of. */
  arrange?(s: State<G>): void;
  /** Runs this procedure alone instead of the whole game. */
  begin?: { step: string; at?: string; args?: Bag };
  /** The next dice, in the order in which they will be rolled. */
  dice?: number[];
}

export interface Scenario<G extends Shape> {
  readonly s: State<G>;
  readonly match: Match<G>;
  /** What was told since the last `play`, to everybody or as one seat heard it. */
  events(): GameEvent[];
  heard(seat: Seat | null): Told[];
  /** Answers in notation (`0 place:4`); each must be accepted. */
  play(...lines: string[]): Scenario<G>;
  /** The answer is refused, names this rule, and changes nothing. */
  refuses(line: string, rule?: string): Refusal;
  /** Who is asked now. */
  asked(): Seat[];
  request(seat: Seat): Request;
  /** All that a seat may choose: option keys, sorted. */
  may(seat: Seat): string[];
  rig(...dice: number[]): Scenario<G>;
}

export function scenario<G extends Shape>(box: Box | Box<G>, setup: Setup<G>): Scenario<G> {
  const game = (box as unknown as Box<G>).game; // whoever writes a scenario knows the game
  const { seats, seed = 1, options = {} } = setup;
  const edition = setup.edition === undefined ? {} : { edition: setup.edition };
  const { state } = startMatch(game, { seats, options, chance: fastChance(seed), ...edition }).match;
  setup.arrange?.(state);
  const { begin } = setup;
  if (begin) replaceStack(state, begin, Object.keys(game.steps[begin.step] ?? {})[0] ?? '');
  const match = new Match(game, state, { undo: true, every: 1 }); // dice laid ready are rolled once: nothing is played again
  const dice = [...(setup.dice ?? [])];
  const words = wordsSaid((box as Box).home, match as unknown as Match<Shape>);
  const rigged = () => layDice(match, dice);
  rigged();
  run(match.loop);
  let events: GameEvent[] = [...match.loop.events];
  const watched = watch(match, dice);

  const apply = (line: string) => {
    const entry = readEntry(line);
    if ('undo' in entry) return match.undo(entry.undo);
    if (!('move' in entry)) throw new Error(`not a move: ${line}`);
    return match.apply(match.aim(entry.move as Move));
  };
  const play = (line: string) => {
    watched?.before();
    const parted = dice.length === 0 ? new Match(game, load(game, save(game, match.state))) : undefined;
    const moved = readEntry(line);
    const sealed = 'move' in moved && liesSealed(match.state, moved.move.seat);
    const silence = hearken(match, (holds, about) => {
      if (!holds && (box as Box).home !== '') throw new Error(`${about()}: ${line}`);
    });
    const outcome = apply(line);
    silence();
    if ('refused' in outcome) throw new Error(`refused: ${line}: ${canonical(outcome.refused)}`);
    apart(match.state, outcome.events, line);
    words.events(outcome.events);
    words.requests(match.waiting().flatMap((seat) => match.requestsTo(seat)));
    if (!sealed) rollBack(match, line, apply, rigged); // undo would withdraw that one
    if (parted) sameElsewhere(match, parted, line);
    watched?.after(line);
    return outcome.events;
  };
  const scene: Scenario<G> = {
    get s() {
      return match.state;
    },
    match,
    events: () => events,
    heard: (seat) => events.flatMap((event) => toldTo(event, seat) ?? []),
    play(...lines) {
      events = lines.flatMap(play);
      return scene;
    },
    refuses(line, rule) {
      const before = canonical(match.state);
      watched?.before();
      const outcome = apply(line);
      if (!('refused' in outcome)) throw new Error(`accepted: ${line}`);
      if (canonical(match.state) !== before) throw new Error(`refused, yet it changed the state: ${line}`);
      const { rules } = outcome.refused;
      if (rule !== undefined && !rules.includes(rule))
        throw new Error(`refused by ${rules.join(', ') || 'no rule'}, not ${rule}`);
      watched?.after(`! ${line}`);
      return outcome.refused;
    },
    asked: () => match.waiting(),
    request(seat) {
      const request = match.requestsTo(seat).find((r) => r.blocking);
      if (!request) throw new Error(`seat ${seat} is not asked`);
      return request;
    },
    may(seat) {
      const { ask } = scene.request(seat);
      if (!('options' in ask)) throw new Error(`seat ${seat} is asked for a ${ask.shape}`);
      return ask.options.map((o: Option) => o.key).sort();
    },
    rig(...next) {
      dice.push(...next);
      watched?.rigged(next);
      return scene;
    },
  };
  return scene;
}

function replaceStack(state: State<Shape>, begin: NonNullable<Setup<Shape>['begin']>, first: string): void {
  const pub = state.pub as { serial: number; stack: unknown[] };
  pub.serial += 1;
  pub.stack = [{ id: pub.serial, step: begin.step, at: begin.at ?? first, asked: 0, args: begin.args ?? {} }];
}

/** Every answer of every scenario is also taken back and given again, where the kernel allows it. */
function rollBack<G extends Shape>(
  match: Match<G>,
  line: string,
  apply: (line: string) => unknown,
  rigged: () => void,
): void {
  const entry = readEntry(line);
  if (!('move' in entry) || !match.canUndo(entry.move.seat)) return;
  const after = canonical(match.state);
  match.undo(entry.move.seat);
  rigged(); // undo sets a new table: the dice must be laid ready on it, too
  apply(line);
  if (canonical(match.state) !== after) throw new Error(`taken back and given again, ${line} leads elsewhere`);
}

/** And is given once more in a match that was saved before and loaded anew. */
function sameElsewhere<G extends Shape>(match: Match<G>, parted: Match<G>, line: string): void {
  const entry = readEntry(line);
  if (!('move' in entry)) return;
  parted.apply(parted.aim(copy(entry.move) as Move));
  if (canonical(parted.state) !== canonical(match.state)) throw new Error(`saved and loaded, ${line} leads elsewhere`);
  apart(match.state, parted.state, line);
}

/** What was told, and what another match holds, is not the memory of this one. */
function apart(state: unknown, other: unknown, line: string): void {
  const common = shared(state, other);
  if (common !== undefined) throw new Error(`after ${line} the state shares ${common} with an event or another match`);
}
