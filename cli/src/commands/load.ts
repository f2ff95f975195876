// orrery load: how much servers carry, measured; with --simulate how much they would, reckoned from what was measured.
import { existsSync, readFileSync } from 'node:fs';
import { client } from '@orrery/api';
import { type Command, type CommandArgs, type Terminal, Usage } from '@orrery/kernel';
import { type LoadOptions, type LoadReport, load as runLoad } from '../load/load.ts';
import { type Plan, simulate } from '../load/simulation.ts';

export const load: Command = {
  flags: {
    servers: { type: 'string' },
    postgres: { type: 'boolean' },
    database: { type: 'string' },
    broker: { type: 'string' },
    matches: { type: 'string' },
    seconds: { type: 'string' },
    moves: { type: 'string' },
    think: { type: 'string' },
    apart: {
      type: 'boolean',
    },
    seed: { type: 'string' },
    simulate: {
      type: 'string',
    },
    cells: { type: 'string' },
    cores: { type: 'string' },
    flush: { type: 'string' },
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
  if (!existsSync(file)) throw new Usage('usage.noReport', { file });
  const lines = readFileSync(file, 'utf8').split('\n');
  const reports = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Partial<LoadReport>);
  const found = reports.find((each) => typeof each.cpuPerMove === 'number' && typeof each.storeCpuPerMove === 'number');
  if (!found) throw new Usage('usage.otherReport', { file });
  return { cpuPerMove: found.cpuPerMove!, storeCpuPerMove: found.storeCpuPerMove! };
}

function optionsFrom(args: CommandArgs): LoadOptions {
  const servers = args.number('servers', 1, 1);
  const url = args.text('database');
  const database = url !== undefined ? { url } : args.has('postgres') ? 'own' : 'embedded';
  if (servers > 1 && database === 'embedded')
    throw new Usage('usage.needPostgres', { flags: '--postgres, --database' });
  const addresses = args.words.map((word) => word.replace(/\/$/, ''));
  const strange = addresses.find((address) => !/^https?:\/\//.test(address));
  if (strange !== undefined) throw new Usage('usage.address', { text: strange });
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
      throw new Usage('usage.silent', { base });
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
