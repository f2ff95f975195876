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
  usage: 'chaos [--kills N] [--matches N] [--servers N] [--postgres] [--seed N] [--only NAME,…] [--quick] [--log FILE]',
  about:
    'Kills, freezes and starves servers of its own under load; reports what was acknowledged, lost and unreadable.',
  flags: {
    kills: { type: 'string', about: 'at least how many (50)' },
    matches: { type: 'string', about: 'played meanwhile (50)' },
    servers: { type: 'string', about: 'on one store (1); several need PostgreSQL' },
    postgres: { type: 'boolean', about: 'on a PostgreSQL of its own, which suffers too' },
    seed: { type: 'string', about: 'of what happens when (1)' },
    quick: { type: 'boolean', about: 'many kills a minute: fewer matches and short pauses, people wait at the door' },
    log: { type: 'string', about: 'adds the report to this file, and says what all runs in it come to' },
    only: { type: 'string', about: `some of: ${Object.keys(TROUBLES).join(', ')}` },
  },
  async run(out, args) {
    const kills = args.number('kills', 50, 1);
    const servers = args.number('servers', 1, 1);
    const store = args.has('postgres') ? 'postgres' : 'sqlite';
    if (servers > 1 && store === 'sqlite') throw new Usage('several servers need --postgres');
    const only = args.text('only')?.split(',') ?? [];
    const strange = only.find((name) => !Object.hasOwn(TROUBLES, name));
    if (strange !== undefined) throw new Usage(`there is no trouble "${strange}"`);
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
