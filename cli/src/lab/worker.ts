// A thread of the laboratory: one game at a time.
import type { Box } from '@orrery/kernel';
import { replyWith } from '@orrery/server';
import { boxNamed } from '../command.ts';
import { trialOf } from './play.ts';
import type { LabJob, LabPlan, Trial } from './trial.ts';

let box: Box | undefined;

replyWith(async ({ plan, job }: { plan: LabPlan; job: LabJob }): Promise<Trial> => {
  box ??= await boxNamed(plan.game);
  return trialOf(box, plan, job);
});
