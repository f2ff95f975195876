// Many games at a time: each worker thread takes the next job as soon as it is done with one.
import { Line, startThread } from '@orrery/server';

/** Where jobs come from: undefined, when there is none left. */
type Source<Job> = () => Job | undefined | Promise<Job | undefined>;
export function inTurn<Job>(jobs: readonly Job[]): Source<Job> {
  const queue = [...jobs];
  return () => queue.shift();
}

/** `worker`: the module of the thread, without its ending, as seen from `base`. A thread starts with its first job. */
export async function playAll<Plan, Job, Played>(
  [base, worker]: [base: string, worker: string],
  plan: Plan,
  next: Source<Job>,
  size: number,
  ended: (game: Played) => void | Promise<void>,
): Promise<void> {
  const threads: ReturnType<typeof startThread>[] = [];
  const work = async (): Promise<void> => {
    let job = await next();
    if (job === undefined) return;
    const thread = startThread(base, worker, {});
    threads.push(thread);
    const line = new Line<{ plan: Plan; job: Job }, Played>(thread);
    for (; job !== undefined; job = await next()) await ended(await line.ask({ plan, job }));
  };
  try {
    await Promise.all(Array.from({ length: size }, work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
