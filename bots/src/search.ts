// Looks ahead: tries answers in worlds that fit what it knows, plays each on by rules of thumb, and takes what does best.
import {
  type Bot,
  type Choice,
  copy,
  type Decision,
  type Game,
  imagine,
  type Know,
  Match,
  type Random,
  type Request,
  random as randomOf,
  sampleChoice,
} from '@orrery/kernel';
import { playOut, type Sense } from './playout.ts';

/** How hard it thinks: at most so many playouts; by the clock of whoever waits, for so long. */
export interface Effort {
  playouts: number;
  candidates: number;
  clock?: { millis: number; now(): number };
}
/** What is tried must do better than the rule of thumb by so many standard errors: luck alone often does a little. */
const SURE = 1;

interface Candidate {
  choice: Choice;
  worths: number[]; // by world: every candidate that is still in has met the same ones
}

export function searchBot(name: string, game: Game, sense: Sense, effort: Effort): Bot {
  const { policy } = sense;
  return {
    name,
    ...(policy.places ? { places: policy.places } : {}),
    decide(known, request, random) {
      const usual = policy.decide(known, request, random);
      const choices = candidatesFor(game, policy, known, request, usual.choice, random, effort.candidates);
      if (choices.length === 1 || known.pub.seats === 1) return usual;
      return new Trial(game, sense, known, request, random, effort).decide(usual, choices);
    },
    ...(policy.deal ? { deal: (known, deals, random) => policy.deal!(known, deals, random) } : {}),
  };
}

/** The usual answer first; then what the policy proposes. One that proposes nothing here sees nothing to weigh. */
function candidatesFor(
  game: Game,
  policy: Bot,
  known: Know,
  request: Request,
  usual: Choice,
  random: Random,
  most: number,
): Choice[] {
  const others = policy.propose?.(known, request, random, most) ?? anyOf(game, known, request, random, most);
  const different = new Map([usual, ...others].map((choice) => [JSON.stringify(choice), choice]));
  return [...different.values()].slice(0, most);
}

function anyOf(game: Game, known: Know, request: Request, random: Random, most: number): Choice[] {
  const { ask } = request;
  if (ask.shape === 'one') return random.shuffle(ask.options.map((o) => o.key));
  return Array.from({ length: most }, () => sampleChoice(game, known, request, random));
}

/** Halves the field again and again: the longer an answer stays in, the more worlds it has been tried in. */
class Trial {
  readonly #until: number;
  #spent = 0;

  constructor(
    readonly game: Game,
    readonly sense: Sense,
    readonly known: Know,
    readonly request: Request,
    readonly random: Random,
    readonly effort: Effort,
  ) {
    const { clock } = effort;
    this.#until = clock ? clock.now() + clock.millis : Number.POSITIVE_INFINITY;
  }

  decide(usual: Decision, choices: readonly Choice[]): Decision {
    const [first, ...others] = choices.map((choice): Candidate => ({ choice, worths: [] }));
    let field = [first!, ...others];
    const rounds = Math.ceil(Math.log2(field.length));
    for (let round = 0; round < rounds && !this.#isOver; round++) {
      const worlds = Math.max(1, Math.floor(this.effort.playouts / rounds / field.length));
      for (let i = 0; i < worlds && !this.#isOver; i++) this.#tryAll(field);
      const half = field.slice(1).sort((a, b) => mean(b.worths) - mean(a.worths));
      field = [first!, ...half.slice(0, Math.max(1, Math.ceil(half.length / 2)))];
    }
    const [, best] = field as [Candidate, Candidate];
    return isBetter(best.worths, first!.worths) ? { choice: best.choice } : usual;
  }

  get #isOver(): boolean {
    const { playouts, clock } = this.effort;
    return this.#spent >= playouts || (clock !== undefined && clock.now() >= this.#until);
  }

  /** One world for all, with the same luck to come: what differs is the answer. */
  #tryAll(field: readonly Candidate[]): void {
    const seed = this.random.below(2 ** 31);
    const world = imagine(this.game, this.known, seed);
    for (const { choice, worths } of field) {
      const match = new Match(this.game, copy(world), { undo: false });
      const { id, seat } = this.request;
      const outcome = match.apply({ request: id, seat, choice });
      worths.push('refused' in outcome ? 0 : playOut(match, this.sense, randomOf(seed))[seat]!);
      this.#spent += 1;
    }
  }
}

const mean = (worths: readonly number[]): number => worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/** By worlds that both have met, compared one by one. */
function isBetter(tried: readonly number[], usual: readonly number[]): boolean {
  const gains = tried.map((worth, i) => worth - usual[i]!);
  if (gains.length < 2) return false;
  const gain = mean(gains);
  const spread = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1);
  return gain > SURE * Math.sqrt(spread / gains.length);
}
