// orrery load: how much servers carry, measured; with --simulate how much they would, reckoned from what was measured.
import { existsSync, readFileSync } from 'node:fs';
import { client } from '@orrery/api';
import { type Command, type CommandArgs, type Terminal, Usage } from '@orrery/kernel';
import { type LoadOptions, type LoadReport, load as runLoad } from '../load/load.ts';
import { type Plan, simulate } from '../load/simulation.ts';

export const load: Command = {
  usage:
    'load [ADDRESS…] [--servers N] [--postgres] [--database URL] [--broker URL] [--matches N] [--seconds N] [--simulate FILE]',
  about: 'Plays matches at servers of its own, or at those given, and reports moves, waiting, errors, losses and cost.',
  flags: {
    servers: { type: 'string', about: 'of its own, on this machine (1); several need a PostgreSQL' },
    postgres: { type: 'boolean', about: 'they are on a PostgreSQL of its own' },
    database: { type: 'string', about: 'they are on the PostgreSQL at this address, which should hold nothing else' },
    broker: { type: 'string', about: 'news between them go over the Redis at this address' },
    matches: { type: 'string', about: 'played at the same time (50)' },
    seconds: { type: 'string', about: 'how long, at least (10)' },
    moves: { type: 'string', about: 'how many, at least (1)' },
    think: { type: 'string', about: 'milliseconds before an answer, on average (0)' },
    apart: {
      type: 'boolean',
      about: 'the two of a match sit at different servers: every answer is news to another one',
    },
    seed: { type: 'string', about: 'of what is answered (1)' },
    simulate: {
      type: 'string',
      about: 'reckons instead: a file that load --json has written says what an answer costs',
    },
    cells: { type: 'string', about: 'simulate: how many PostgreSQL, each with its own servers (1)' },
    cores: { type: 'string', about: 'simulate: of each PostgreSQL (8)' },
    flush: { type: 'string', about: 'simulate: milliseconds until a commit is on disk (2)' },
  },
  async run(out, args) {
    const measured = args.text('simulate');
    if (measured !== undefined) return reckon(out, args, measured);
    const options = optionsFrom(args);
    await Promise.all(options.addresses.map(greeted));
    const report = await runLoad(options);
    out.put(report, inWords(report));
    return report.lost === 0 ? 0 : 1;
  },
};

function reckon(out: Terminal, args: CommandArgs, file: string): number {
  const { cpuPerMove, storeCpuPerMove } = measuredIn(file);
  const plan: Plan = {
    matches: args.number('matches', 100_000, 1),
    cells: args.number('cells', 1, 1),
    servers: args.number('servers', 1, 1),
    cores: args.number('cores', 8, 1),
    think: args.number('think', 20_000),
    server: cpuPerMove,
    store: storeCpuPerMove,
    flush: args.number('flush', 2),
    news: args.text('broker') === undefined ? 'notify' : 'broker',
    seconds: args.number('seconds', 30, 1),
    seed: args.number('seed', 1),
  };
  const { movesPerSecond, latency: l, busy } = simulate(plan);
  const share = (part: number) => `${Math.round(part * 100)} %`;
  out.put(
    { ...plan, movesPerSecond, latency: l, busy },
    `${plan.matches} matches in ${plan.cells} cells of ${plan.servers} servers (news: ${plan.news}): ${movesPerSecond} moves/s, ` +
      `answered after ${l.p50} ms (half), ${l.p90} (90 %), ${l.p99} (99 %); servers busy ${share(busy.servers)}, store ${share(busy.store)}`,
  );
  return 0;
}

/** The first report in it that was on a PostgreSQL of its own. */
function measuredIn(file: string): { cpuPerMove: number; storeCpuPerMove: number } {
  if (!existsSync(file)) throw new Usage(`there is no ${file}; orrery load --postgres --json > ${file} makes one`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const reports = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Partial<LoadReport>);
  const found = reports.find((each) => typeof each.cpuPerMove === 'number' && typeof each.storeCpuPerMove === 'number');
  if (!found) throw new Usage(`${file} has no report of servers on a PostgreSQL of their own`);
  return { cpuPerMove: found.cpuPerMove!, storeCpuPerMove: found.storeCpuPerMove! };
}

function optionsFrom(args: CommandArgs): LoadOptions {
  const servers = args.number('servers', 1, 1);
  const url = args.text('database');
  const database = url !== undefined ? { url } : args.has('postgres') ? 'own' : 'embedded';
  if (servers > 1 && database === 'embedded') throw new Usage('several servers need --postgres or --database');
  const addresses = args.words.map((word) => word.replace(/\/$/, ''));
  const strange = addresses.find((address) => !/^https?:\/\//.test(address));
  if (strange !== undefined) throw new Usage(`${strange} is no address of a server: http://…`);
  return {
    addresses,
    servers,
    database,
    broker: args.text('broker'),
    matches: args.number('matches', 50, 1),
    seconds: args.number('seconds', 10),
    moves: args.number('moves', 1),
    think: args.number('think', 0),
    seated: args.has('apart') ? 'apart' : 'together',
    seed: args.number('seed', 1),
  };
}

async function greeted(base: string): Promise<void> {
  await client({ base })
    .call('games', { query: {} })
    .catch(() => {
      throw new Usage(`no server answers at ${base}`);
    });
}

function inWords(report: LoadReport): string {
  const { latency: l, errors, cpuPerMove, storeCpuPerMove, memory } = report;
  const counts = Object.entries(errors).map(([what, n]) => `${n} ${what}`);
  return [
    `${report.matches} matches at ${report.servers} servers (${report.database}, news: ${report.news}), two who play ${report.seated}, ${report.seconds} s`,
    `${report.movesPerSecond} moves/s (${report.moves}), answered after ${l.p50} ms (half), ${l.p90} (90 %), ${l.p99} (99 %), ${l.most} (all)`,
    `errors: ${counts.join(', ') || 'none'}; lost: ${report.lost}; matches finished: ${report.finished}`,
    ...(cpuPerMove === null
      ? []
      : [`a move costs the servers ${cpuPerMove} ms of processor time${store(storeCpuPerMove)}`]),
    ...(memory.length > 0 ? [`memory: ${memory.join(', ')} MB`] : []),
  ].join('\n');
}
const store = (ms: number | null): string => (ms === null ? '' : `, PostgreSQL ${ms} ms`);
