// Plays one game of the laboratory and writes down what is studied; the same for the same job.
import { botsNamed, Company, shares } from '@orrery/bots';
import {
  type Bot,
  type Box,
  fastChance,
  type Game,
  type Match,
  optionsFor,
  type Seat,
  type Shape,
  type Study,
  sampleChoice,
  startMatch,
} from '@orrery/kernel';
import { type LabJob, type LabPlan, MOMENTS, type Trial } from './trial.ts';

export function trialOf({ game, study, ...rest }: Box, { seats, bot, setups }: LabPlan, job: LabJob): Trial {
  const { options, edition } = setups[job.setup]!;
  const table = { seats, options: optionsFor(game, options, seats), chance: fastChance(job.seed) };
  const { match } = startMatch<Shape>(game, edition ? { ...table, edition } : table, { undo: false });
  const bots = botsNamed({ game, ...rest }, [bot], seats).map((each) => dealing(each, game, study?.dealt ?? []));
  const company = new Company(bots, job.seed);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const scores: number[][] = [];
  let [answers, choices, offered] = [0, 0, 0];
  let first: Seat | null = null;
  for (; !match.result; answers++) {
    first ??= game.turn?.(match.state.pub) ?? null;
    if (study) scores.push(everybody.map((seat) => study.score(match.state, seat)));
    const answer = company.next(match);
    const count = offeredTo(match, answer.seat, answer.request);
    choices += count > 1 ? 1 : 0;
    offered += count > 1 ? count : 0;
    const outcome = match.apply(answer);
    if ('refused' in outcome) throw new Error(`an illegal answer, seed ${job.seed}: ${JSON.stringify(outcome)}`);
  }
  const { round, turn } = match.state.pub as { round?: unknown; turn?: unknown };
  return {
    ...job,
    ...endOf(study, match),
    first,
    answers,
    rounds: [round, turn].find((each) => typeof each === 'number') ?? null,
    choices,
    options: offered,
    curve: spread([...scores, ...(study ? [everybody.map((seat) => study.score(match.state, seat))] : [])]),
  };
}

/** Who won, and what each played with. */
export const endOf = (study: Study | undefined, match: Match<Shape>): Pick<Trial, 'shares' | 'traits'> => ({
  shares: shares(match.result!.ranks),
  traits: match.state.own.map((_, seat) => study?.traits(match.state, seat) ?? {}),
});

const dealing = (bot: Bot, game: Game, dealt: readonly string[]): Bot => ({
  ...bot,
  decide: (known, request, random) =>
    dealt.includes(request.at)
      ? { choice: sampleChoice(game, known, request, random) }
      : bot.decide(known, request, random),
});

/** How many options there were, where they can be counted. */
function offeredTo(match: Match<Shape>, seat: Seat, id: string): number {
  const ask = match.requestsTo(seat).find((request) => request.id === id)?.ask;
  return ask && 'options' in ask ? ask.options.length : 0;
}

/** So many moments of all, the first and the last among them. */
const spread = (scores: readonly number[][]): number[][] =>
  scores.length === 0
    ? []
    : Array.from({ length: MOMENTS + 1 }, (_, i) => scores[Math.round((i * (scores.length - 1)) / MOMENTS)]!);
