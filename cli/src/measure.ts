// What a game cost while it was played: time of the bots and of the rules, the size of the state, the deepest stack.
import { type Bot, copy, type Game, type Match, type Shape, type State, save } from '@orrery/kernel';
import { rate } from './bench/kernel.ts';

/** `rounds`: where a game counts them in public. `bytes`: of the largest state seen, saved. */
export interface Cost {
  answers: number;
  botMs: number;
  rulesMs: number;
  deepest: number;
  bytes: number;
  rounds?: number;
}
const WEIGH_EVERY = 100; // saving is dear

/** Looks on while a match is played. */
export class Meter {
  readonly cost: Cost = { answers: 0, botMs: 0, rulesMs: 0, deepest: 0, bytes: 0 };
  heaviest: State | undefined;

  /** The same bot, with the time it takes to make up its mind counted. */
  timed(bot: Bot): Bot {
    return {
      ...bot,
      decide: (...about) => this.#time('botMs', () => bot.decide(...about)),
      ...(bot.deal ? { deal: (...about) => this.#time('botMs', () => bot.deal!(...about)) } : {}),
    };
  }
  /** What bots take in the middle of it is theirs. */
  rules<T>(work: () => T): T {
    const theirs = this.cost.botMs;
    const result = this.#time('rulesMs', work);
    this.cost.rulesMs -= this.cost.botMs - theirs;
    return result;
  }
  answered(game: Game, match: Match<Shape>): void {
    const { pub } = match.state as { pub: { stack: readonly unknown[]; round?: unknown } };
    this.cost.deepest = Math.max(this.cost.deepest, pub.stack.length);
    if (typeof pub.round === 'number') this.cost.rounds = pub.round;
    if (this.cost.answers++ % WEIGH_EVERY === 0) this.#weigh(game, match);
  }
  #time<T>(what: 'botMs' | 'rulesMs', work: () => T): T {
    const began = performance.now();
    const result = work();
    this.cost[what] += performance.now() - began;
    return result;
  }
  #weigh(game: Game, match: Match<Shape>): void {
    const { length } = save(game, match.state);
    if (length <= this.cost.bytes) return;
    this.cost.bytes = length;
    this.heaviest = copy(match.state);
  }
}

interface Costs {
  answersPerGame: number;
  botMsPerAnswer: number;
  rulesMsPerAnswer: number;
  deepestStack: number;
  stateBytes: number;
  copiesPerSecond: number;
  rounds?: { least: number; mean: number; most: number };
}

/** Of several games; `heaviest`: the state that copies are timed with. */
export function sumUp(costs: readonly Cost[], heaviest: State): Costs {
  const total = (of: (cost: Cost) => number) => costs.reduce((sum, cost) => sum + of(cost), 0);
  const answers = total((c) => c.answers);
  const perAnswer = (ms: number) => Math.round((ms / Math.max(1, answers)) * 1000) / 1000;
  const rounds = costs.flatMap((c) => (c.rounds === undefined ? [] : [c.rounds]));
  const mean = Math.round((rounds.reduce((sum, n) => sum + n, 0) / rounds.length) * 10) / 10;
  const copies = rate(0.4, () => {
    for (let i = 0; i < 20; i++) copy(heaviest);
    return 20;
  });
  return {
    answersPerGame: Math.round(answers / costs.length),
    botMsPerAnswer: perAnswer(total((c) => c.botMs)),
    rulesMsPerAnswer: perAnswer(total((c) => c.rulesMs)),
    deepestStack: Math.max(...costs.map((c) => c.deepest)),
    stateBytes: Math.max(...costs.map((c) => c.bytes)),
    copiesPerSecond: Math.round(copies),
    ...(rounds.length > 0 ? { rounds: { least: Math.min(...rounds), mean, most: Math.max(...rounds) } } : {}),
  };
}

export function inWords(costs: Costs): string {
  const { rounds } = costs;
  const length = rounds ? `, ${rounds.least} to ${rounds.most} rounds (${rounds.mean})` : '';
  const state = `state ${(costs.stateBytes / 1024).toFixed(1)} KB, ${costs.copiesPerSecond} copies/s`;
  const time = `${costs.botMsPerAnswer} ms to decide, ${costs.rulesMsPerAnswer} ms of rules each`;
  return `${costs.answersPerGame} answers a game${length}; ${time}; ${state}; deepest stack ${costs.deepestStack}`;
}
