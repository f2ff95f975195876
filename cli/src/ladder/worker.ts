// A thread of the ladder: plays one game at a time, the same game for the same job.
import { botsNamed, Company, USUAL } from '@orrery/bots';
import { type Box, fastChance, optionsFor, type Shape, startMatch } from '@orrery/kernel';
import { replyWith } from '@orrery/server';
import { boxNamed } from '../command.ts';
import type { Job, Plan, Played } from './plan.ts';

let box: Box | undefined;

replyWith(async ({ plan, job }: { plan: Plan; job: Job }): Promise<Played> => {
  box ??= await boxNamed(plan.game);
  const { seats, playouts, judges } = plan;
  const bots = botsNamed(box, job.bots, seats, { ...USUAL, playouts }, judges);
  const began = performance.now();
  const chance = fastChance(job.seed);
  const { match } = startMatch<Shape>(
    box.game,
    { seats, options: optionsFor(box.game, {}, seats), chance },
    { undo: false },
  );
  const company = new Company(bots, job.seed);
  let answers = 0;
  for (; !match.result; answers++) {
    const outcome = match.apply(company.next(match));
    if ('refused' in outcome) throw new Error(`an illegal answer in job ${job.id}: ${JSON.stringify(outcome)}`);
  }
  return { ...job, ranks: match.result.ranks, answers, ms: Math.round(performance.now() - began) };
});
