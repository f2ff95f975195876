// orrery lab: many games among equals, and what they say about the game: what wins, how long it lasts, how it goes.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { USUAL_LEVEL } from '@orrery/bots';
import { type Box, type Command, type CommandArgs, Usage } from '@orrery/kernel';
import { boxNamed, seatsFor, tableOptions } from '../command.ts';
import { inTurn, playAll } from '../farm.ts';
import { keptIn } from '../kept.ts';
import { differencesOf, figuresOf, findingsOf, quantile } from '../lab/findings.ts';
import { pageOf } from '../lab/page.ts';
import type { LabJob, LabPlan, Setup, Trial } from '../lab/trial.ts';

export const lab: Command = {
  flags: {
    seats: { type: 'string' },
    bot: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    edition: { type: 'string' },
    other: { type: 'string', multiple: true },
    'other-edition': { type: 'string' },
    threads: { type: 'string' },
    log: { type: 'string' },
    page: { type: 'string' },
  },
  args: { level: USUAL_LEVEL },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const seats = seatsFor(box, args);
    const setups = setupsFrom(box, args, seats);
    const plan: LabPlan = { game: box.game.id, seats, bot: args.text('bot') ?? USUAL_LEVEL, setups };
    const [games, seed] = [args.number('games', 1000, 1), args.number('seed', 1)];
    const jobs: LabJob[] = setups.flatMap((_, setup) =>
      Array.from({ length: games }, (_, i) => ({ setup, seed: seed + i })),
    );
    const trials = await playOpen(
      plan,
      jobs,
      args.text('log'),
      args.number('threads', availableParallelism(), 1),
      (done) => out.progress(done, jobs.length, plan.game),
    );
    const reports = setups.map(({ name }, i) => {
      const own = trials.filter(({ setup }) => setup === i);
      return { name, findings: findingsOf(own), figures: figuresOf(own) };
    });
    for (const { name, findings, figures } of reports) {
      const { answers, choices, branching } = figures;
      out.put(
        { setup: name, ...figures },
        `${name}: ${figures.games} games, ${quantile(answers, 0.5)} answers (${quantile(answers, 0.05)} to ${quantile(answers, 0.95)}), ${choices.toFixed(0)} choices among ${branching.toFixed(1)}`,
      );
      for (const each of findings)
        out.put(
          { setup: name, ...each },
          `${each.isOff ? '*' : ' '} ${each.kind} ${each.value}: ${percent(each.rate)} of ${each.games} (${percent(each.low)} to ${percent(each.high)}; fair ${percent(each.fair)})`,
        );
    }
    const differences = reports[1] ? differencesOf(reports[0]!.findings, reports[1].findings) : [];
    for (const { isOff, kind, value, rates, low, high } of differences)
      out.put(
        { compared: true, kind, value, rates, low, high, isOff },
        `${isOff ? '*' : ' '} ${kind} ${value}: ${percent(rates[0])} and ${percent(rates[1])} (${percent(low)} to ${percent(high)} more)`,
      );
    const page = args.text('page');
    if (page) writeFileSync(page, pageOf(plan, reports, differences));
    return 0;
  },
};

const WORKER: [string, string] = [import.meta.url, '../lab/worker'];
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What is in the log is not played again; it may hold more games than are asked for. */
async function playOpen(
  plan: LabPlan,
  jobs: readonly LabJob[],
  log: string | undefined,
  threads: number,
  progress: (done: number) => void,
): Promise<Trial[]> {
  const kept = keptIn<Trial>(log, plan);
  const nameOf = ({ setup, seed }: LabJob) => `${setup} ${seed}`;
  const wanted = new Set(jobs.map(nameOf));
  const done = new Set(kept.games.map(nameOf));
  const open = jobs.filter((job) => !done.has(nameOf(job)));
  await playAll(WORKER, plan, inTurn(open), Math.min(threads, open.length), (trial: Trial) => {
    kept.add(trial);
    progress(jobs.length - open.length + kept.games.length - done.size);
  });
  const trials = kept.games.filter((trial) => wanted.has(nameOf(trial)));
  return trials.sort((a, b) => a.setup - b.setup || a.seed - b.seed);
}

/** The table as asked for and, if anything was said of another, that one. */
function setupsFrom(box: Box, args: CommandArgs, seats: number): Setup[] {
  const setup = (option: string, edition: string): Setup => {
    const given = args.texts(option);
    const number = args.text(edition) === undefined ? undefined : args.number(edition, 1, 1);
    if ((number ?? 1) > (box.game.edition ?? 1)) throw new Usage('usage.edition', { edition: box.game.edition ?? 1 });
    const name = [...given, ...(number === undefined ? [] : [`edition ${number}`])].join(' ') || 'as it comes';
    const options = tableOptions(box, given, seats);
    return { name, options, ...(number === undefined ? {} : { edition: number }) };
  };
  const isCompared = args.texts('other').length > 0 || args.text('other-edition') !== undefined;
  return [setup('option', 'edition'), ...(isCompared ? [setup('other', 'other-edition')] : [])];
}
