// Many games at a time: each worker thread takes the next job as soon as it is done with one.
import { Line, startThread } from '@orrery/server';

/** `worker`: the module of the thread, without its ending, as seen from `base`. */
export async function playAll<Plan, Job, Played>(
  [base, worker]: [base: string, worker: string],
  plan: Plan,
  jobs: readonly Job[],
  size: number,
  ended: (game: Played) => void,
): Promise<void> {
  const queue = [...jobs];
  const threads = Array.from({ length: Math.min(size, queue.length) }, () => {
    const thread = startThread(base, worker, {});
    return { thread, line: new Line<{ plan: Plan; job: Job }, Played>(thread) };
  });
  const work = async ({ line }: (typeof threads)[number]): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) ended(await line.ask({ plan, job }));
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  }
}
