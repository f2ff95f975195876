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

/** How hard it thinks: at most so many playouts; and as long as whoever waits for it lets it. So many answers are tried at a
 *  time. Whoever has more playouts than a wave takes goes on: to the next answers, which meet the best so far. */
export interface Effort {
  playouts: number;
  candidates: number;
  isOver?(): boolean;
}
const WAVE = 120;
/** What is tried must do better than the rule of thumb by so many standard errors: luck alone often does a little. */
const SURE = 1;
/** And what does worse by so many is not tried any more. */
const HOPELESS = 3;

interface Candidate {
  choice: Choice;
  worths: number[]; // by world
  usual: number[]; // what the usual answer made of the same worlds
}

export function searchBot(name: string, game: Game, sense: Sense, effort: Effort): Bot {
  const { policy } = sense;
  return {
    name,
    ...(policy.places ? { places: policy.places } : {}),
    decide(known, request, random) {
      const usual = policy.decide(known, request, random);
      const most = effort.candidates * Math.ceil(effort.playouts / WAVE);
      const choices = candidatesFor(game, policy, known, request, usual.choice, random, most);
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
    const [first, ...others] = choices.map((choice): Candidate => ({ choice, worths: [], usual: [] })) as [Candidate];
    const waves = this.#wavesFor(others.length);
    let best: Candidate | undefined;
    for (let wave = 0; wave < waves && (wave === 0 || best); wave++) {
      const kept = best ? [best] : [];
      const field = [...kept, ...others.splice(0, Math.max(1, this.effort.candidates - 1 - kept.length))];
      best = this.#best(first, field, this.effort.playouts / waves);
    }
    return best && gain(best) > SURE ? { choice: best.choice, why: reasonFor(best) } : usual;
  }

  /** As many as there are answers for, or time. */
  #wavesFor(answers: number): number {
    const { playouts, candidates } = this.effort;
    const further = Math.ceil(Math.max(0, answers - (candidates - 1)) / Math.max(1, candidates - 2));
    return Math.min(1 + further, Math.ceil(playouts / WAVE));
  }

  /** Unless none has a chance: then what comes behind them has none either. */
  #best(first: Candidate, field: readonly Candidate[], playouts: number): Candidate | undefined {
    let rivals = [...field];
    const rounds = Math.ceil(Math.log2(field.length + 1));
    for (let round = 0; round < rounds && rivals.length > 0 && !this.#isOver(); round++) {
      const worlds = Math.max(1, Math.floor(playouts / rounds / (rivals.length + 1)));
      for (let i = 0; i < worlds && !this.#isOver(); i++) this.#tryAll([first, ...rivals]);
      const hopeful = rivals.filter((rival) => gain(rival) > -HOPELESS);
      hopeful.sort((a, b) => lead(b) - lead(a));
      rivals = hopeful.slice(0, Math.ceil(rivals.length / 2));
    }
    return rivals[0];
  }

  readonly #isOver = (): boolean => this.#spent >= this.effort.playouts || this.effort.isOver?.() === true;

  #tryAll(field: readonly Candidate[]): void {
    const seed = this.random.below(2 ** 31);
    const asked = { game: this.game, known: this.known, request: this.request };
    const choices = field.map(({ choice }) => choice);
    const found = tryAll(asked, this.sense, choices, seed, () => this.effort.isOver?.() === true);
    if (!found) return;
    this.#spent += field.length;
    for (const [i, { worths, usual }] of field.entries()) {
      worths.push(found[i]!);
      usual.push(found[0]!);
    }
  }
}

const gain = ({ usual, worths }: Candidate): number => gainOver(usual, worths);
const lead = ({ usual, worths }: Candidate): number => mean(worths) - mean(usual);

const percent = (worths: readonly number[]): number => Math.round(100 * mean(worths));
const reasonFor = ({ worths, usual }: Candidate): Msg => ({
  key: 'kernel.bot.ahead',
  args: { worlds: worths.length, tried: percent(worths), usual: percent(usual) },
});
