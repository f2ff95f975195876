// What an answer costs at a table: its rules alone, and the room that tells of it to nobody, to some, to all.
import { botsNamed, Company, usualBot } from '@orrery/bots';
import {
  type Answer,
  type Bag,
  type Box,
  keyedChance,
  type Match,
  optionsFor,
  type Seat,
  type Shape,
  startMatch,
} from '@orrery/kernel';
import { Room } from '@orrery/server';

export interface TableCost {
  game: string;
  seats: number;
  answers: number;
  rules: number; // milliseconds of processor time an answer, as all of these
  nobody: number; // the room, with nobody there
  some: number; // two seats
  all: number; // every seat and spectators
  times: number; // all, in terms of the rules
  stored: number; // bytes an answer
  half: number; // the rules of half of the answers take no longer,
  most: number; // and those of 99 in 100 no longer than this
  slowest: number; // of one answer with all there
}

const KEY = '0b5e'.padEnd(64, '0');
const WARM_UP = 2; // rounds that do not count: code that runs often is quick
const ROUNDS = 5; // of which the one in the middle counts; in each the four take turns, for machines have moods

/** Bots play so many answers once; then the same answers are given again and again. */
export function tableCost(box: Box, seats: number, most: number, chosen: Bag = {}): TableCost {
  const options = optionsFor(box.game, chosen, seats);
  const begin = () => startMatch<Shape>(box.game, { seats, options, chance: keyedChance(KEY) }).match;
  const answers = played(box, begin(), seats, most);
  const rules = () => {
    const match = begin();
    const took: number[] = [];
    const ms = spent(() => {
      for (const answer of answers) {
        const began = used();
        match.apply(answer);
        took.push(used() - began);
      }
    });
    return { ms, half: share(took, 0.5), most: share(took, 0.99) };
  };
  const told = (here: readonly (Seat | null)[]) => room(box, { seats, options }, answers, here);
  const everybody: (Seat | null)[] = [...answers.keys()].slice(0, seats);
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => ({
    rules: rules(),
    nobody: told([]).ms,
    some: told(everybody.slice(0, 2)).ms,
    all: told([...everybody, null]),
  })).slice(WARM_UP);
  const each = (ms: number[]) => toThousandths(median(ms) / answers.length);
  return {
    game: box.game.id,
    seats,
    answers: answers.length,
    rules: each(rounds.map((round) => round.rules.ms)),
    nobody: each(rounds.map((round) => round.nobody)),
    some: each(rounds.map((round) => round.some)),
    all: each(rounds.map((round) => round.all.ms)),
    times: Math.round(10 * median(rounds.map((round) => round.all.ms / round.rules.ms))) / 10,
    stored: Math.round(rounds[0]!.all.bytes / answers.length),
    half: toThousandths(median(rounds.map((round) => round.rules.half))),
    most: toThousandths(median(rounds.map((round) => round.rules.most))),
    slowest: Math.round(median(rounds.map((round) => round.all.slowest))),
  };
}
const share = (list: readonly number[], part: number): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length * part)]!;
const median = (list: readonly number[]): number => share(list, 0.5);
const toThousandths = (n: number): number => Math.round(n * 1000) / 1000;

function played(box: Box, match: Match<Shape>, seats: number, most: number): Answer[] {
  const company = new Company(botsNamed(box, [usualBot(box).name], seats), 1);
  const answers: Answer[] = [];
  while (!match.result && answers.length < most) {
    const answer = company.next(match);
    if ('refused' in match.apply(answer)) throw new Error('a bot gave an illegal answer');
    answers.push(answer);
  }
  return answers;
}

type Spent = { ms: number; bytes: number; slowest: number };
function room(
  { game }: Box,
  agreed: { seats: number; options: Bag },
  answers: readonly Answer[],
  here: readonly (Seat | null)[],
): Spent {
  const now: Spent = { ms: 0, bytes: 0, slowest: 0 };
  const [table] = Room.start(game, { match: 'm', game: game.id, ...agreed, key: KEY, rests: [], at: 0 });
  const give = ({ seat, request, choice }: Answer) => {
    const began = used();
    const moves = [{ request, choice }];
    const taken = table.answer({ match: 'm', seat, saw: null, sent: 'a', moves, at: 0, here });
    if ('refused' in taken) throw new Error('an answer that was legal is not');
    for (const { entry, events, patch } of taken.rows) now.bytes += entry.length + events.length + patch.length;
    now.slowest = Math.max(now.slowest, used() - began);
  };
  now.ms = spent(() => answers.forEach(give));
  return now;
}

/** Milliseconds of processor time: others may be at work on this machine. */
function spent(work: () => void): number {
  const before = used();
  work();
  return used() - before;
}
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
