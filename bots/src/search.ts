// Looks ahead: tries answers in worlds that fit what it knows, plays each on by rules of thumb, and takes what does best.
import {
  type Bot,
  type Choice,
  type Decision,
  type Game,
  type Know,
  type Msg,
  type Random,
  type Request,
  sampleChoice,
} from '@orrery/kernel';
import type { Sense } from './playout.ts';
import { gainOver, mean, tryAll } from './worlds.ts';

/** How hard it thinks: at most so many playouts; and as long as whoever waits for it lets it. */
export interface Effort {
  playouts: number;
  candidates: number;
  isOver?(): boolean;
}
/** What is tried must do better than the rule of thumb by so many standard errors: luck alone often does a little. */
const SURE = 1;
/** And what does worse by so many is not tried any more. */
const HOPELESS = 3;

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
  #spent = 0;

  constructor(
    readonly game: Game,
    readonly sense: Sense,
    readonly known: Know,
    readonly request: Request,
    readonly random: Random,
    readonly effort: Effort,
  ) {}

  decide(usual: Decision, choices: readonly Choice[]): Decision {
    const [first, ...others] = choices.map((choice): Candidate => ({ choice, worths: [] }));
    let rivals = others;
    const rounds = Math.ceil(Math.log2(choices.length));
    for (let round = 0; round < rounds && rivals.length > 0 && !this.#isOver(); round++) {
      const field = [first!, ...rivals];
      const worlds = Math.max(1, Math.floor(this.effort.playouts / rounds / field.length));
      for (let i = 0; i < worlds && !this.#isOver(); i++) this.#tryAll(field);
      const hopeful = rivals.filter(({ worths }) => gainOver(first!.worths, worths) > -HOPELESS);
      hopeful.sort((a, b) => mean(b.worths) - mean(a.worths));
      rivals = hopeful.slice(0, Math.ceil(rivals.length / 2));
    }
    const [best] = rivals;
    if (!best || gainOver(first!.worths, best.worths) <= SURE) return usual;
    return { choice: best.choice, why: reasonFor(best.worths, first!.worths) };
  }

  readonly #isOver = (): boolean => this.#spent >= this.effort.playouts || this.effort.isOver?.() === true;

  #tryAll(field: readonly Candidate[]): void {
    const seed = this.random.below(2 ** 31);
    const asked = { game: this.game, known: this.known, request: this.request };
    const choices = field.map(({ choice }) => choice);
    const found = tryAll(asked, this.sense, choices, seed, () => this.effort.isOver?.() === true);
    if (!found) return;
    this.#spent += field.length;
    for (const [i, { worths }] of field.entries()) worths.push(found[i]!);
  }
}

const percent = (worths: readonly number[]): number => Math.round(100 * mean(worths));
const reasonFor = (tried: readonly number[], usual: readonly number[]): Msg => ({
  key: 'kernel.bot.ahead',
  args: { worlds: tried.length, tried: percent(tried), usual: percent(usual) },
});
