// Plays one game of a ladder; the same for the same job, in whatever thread.
import { botsNamed, Company, USUAL } from '@orrery/bots';
import { type Box, fastChance, optionsFor, type Shape, startMatch } from '@orrery/kernel';
import type { Job, Plan, Played } from './plan.ts';

export function gameOf(box: Box, { seats, playouts, candidates = USUAL.candidates, judges }: Plan, job: Job): Played {
  const bots = botsNamed(box, job.bots, seats, { playouts, candidates }, judges);
  const began = performance.now();
  const chance = fastChance(job.seed);
  const table = { seats, options: optionsFor(box.game, {}, seats), chance };
  const { match } = startMatch<Shape>(box.game, table, { undo: false });
  const company = new Company(bots, job.seed);
  let answers = 0;
  for (; !match.result; answers++) {
    const outcome = match.apply(company.next(match));
    if ('refused' in outcome) throw new Error(`an illegal answer in job ${job.id}: ${JSON.stringify(outcome)}`);
  }
  return { ...job, ranks: match.result.ranks, answers, ms: Math.round(performance.now() - began) };
}
