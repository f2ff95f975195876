// orrery chaos: shows that nothing acknowledged is ever lost, whatever happens to the servers.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosReport } from '@orrery/api';
import { type Command, Usage } from '@orrery/kernel';
import { readSettings } from '@orrery/server';
import { QUICK, chaos as runChaos } from '../chaos/chaos.ts';
import { addRun, inWords, type Run } from '../chaos/ledger.ts';
import { TROUBLES } from '../chaos/troubles.ts';

export const chaos: Command = {
  flags: {
    kills: { type: 'string' },
    matches: { type: 'string' },
    servers: { type: 'string' },
    postgres: { type: 'boolean' },
    seed: { type: 'string' },
    quick: { type: 'boolean' },
    log: { type: 'string' },
    only: { type: 'string' },
  },
  args: { troubles: Object.keys(TROUBLES).join(', ') },
  async run(out, args) {
    const kills = args.number('kills', 50, 1);
    const servers = args.number('servers', 1, 1);
    const store = args.has('postgres') ? 'postgres' : 'sqlite';
    if (servers > 1 && store === 'sqlite') throw new Usage('usage.needPostgres', { flags: '--postgres' });
    const only = args.text('only')?.split(',') ?? [];
    const strange = only.find((name) => !Object.hasOwn(TROUBLES, name));
    if (strange !== undefined) throw new Usage('usage.noTrouble', { name: strange });
    const progress = (_: string, done: number) => out.progress(Math.min(done, kills), kills, 'kills');
    const quick = args.has('quick') ? QUICK : {};
    const [matches, seed] = [args.number('matches', args.has('quick') ? QUICK.matches : 50, 1), args.number('seed', 1)];
    const begin = performance.now();
    const report = await runChaos({ ...quick, kills, servers, store, only, matches, seed, progress });
    const run: Run = { ...report, seconds: Math.round((performance.now() - begin) / 1000) };
    keep(report);
    const { lost, twice, unreadable, wrong, stuck } = report;
    out.put(run, inWords({ ...run, wrong: wrong.length }));
    const log = args.text('log');
    for (const sum of log === undefined ? [] : addRun(log, run))
      out.put(sum, `all ${sum.runs} runs on ${sum.store}, seeds ${sum.seeds.join(' ')}: ${inWords(sum)}`);
    return lost + twice + unreadable + wrong.length + stuck === 0 ? 0 : 1;
  },
};

/** Where the host page of a server on this folder finds it. */
function keep(report: ChaosReport): void {
  const { dataDir } = readSettings();
  if (existsSync(dataDir)) writeFileSync(join(dataDir, 'chaos.json'), JSON.stringify(report));
}
