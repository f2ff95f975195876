// A thread of the ladder: one game at a time.
import type { Box } from '@orrery/kernel';
import { replyWith } from '@orrery/server';
import { boxNamed } from '../command.ts';
import type { Job, Plan, Played } from './plan.ts';
import { gameOf } from './play.ts';

let box: Box | undefined;

replyWith(async ({ plan, job }: { plan: Plan; job: Job }): Promise<Played> => {
  box ??= await boxNamed(plan.game);
  return gameOf(box, plan, job);
});
