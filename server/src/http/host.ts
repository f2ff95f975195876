// The host's routes: matches, what was set aside, mails, backups, figures.
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chaosReport } from '@orrery/api';
import type { Hall } from '../match/hall.ts';
import { STRANGER } from '../match/info.ts';
import { exportMatch, importMatch } from '../match/portable.ts';
import { restore } from '../match/restore.ts';
import { problem } from '../problem.ts';
import { newMatchId } from '../secrets.ts';
import { type Handlers, type HostRoute, summary } from './handlers.ts';
import type { Metrics } from './metrics.ts';

const MOST = 500;

export function hostHandlers(hall: Hall, metrics: Metrics, dataDir: string): Handlers<HostRoute> {
  const { store } = hall.house;
  const asker = { ...STRANGER, member: true };
  return {
    async hostMatches({ query }) {
      const rows = await store.tables.newest(query.limit);
      return Promise.all(
        rows.map(async (row) => {
          const live = await store.tables.summary(row.id);
          return {
            ...(await summary(hall, row, asker)),
            answers: Math.max(0, live?.seq ?? 0),
            live: hall.isLive(row.id),
          };
        }),
      );
    },
    hostAside: async () => (await store.incidents.newest(MOST)).map(({ file: _, ...incident }) => incident),
    async hostAsideFile({ params }) {
      const found = await store.incidents.find(params.incident!);
      if (!found) throw problem('not-found', 'there is no such incident');
      return found.file;
    },
    async hostRetry({ table }) {
      if (table.status !== 'aside') throw problem('conflict', 'this match was not set aside');
      await table.update({ status: table.begun ? 'running' : 'open' });
      if (table.begun)
        await table.clock.set((clock) => clock); // its timer, too
      else await hall.beginIfFull(table);
      table.bots.wake();
      table.audience.refresh();
      return table.info(asker);
    },
    async hostRestore({ table }) {
      await restore(table);
      return table.info(asker);
    },
    hostOutbox: async () =>
      (await store.outbox.newest(MOST)).map(({ id, recipient: to, subject, text, match, created, sent, error }) => {
        // What a game writes to a seat is for that seat, even if the host plays too.
        return { id, to, subject, text: match === null ? text : '', created, sent, error };
      }),
    async hostBackup() {
      if (!store.engine.backup) throw problem('conflict', 'this store is backed up with the tools of PostgreSQL');
      const folder = join(dataDir, 'backups');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `orrery-${new Date(hall.house.now()).toISOString().replace(/[:.]/g, '-')}-${newMatchId().slice(0, 4)}.db`;
      await store.engine.backup(join(folder, name));
      return { file: `backups/${name}`, bytes: (await stat(join(folder, name))).size };
    },
    async hostExport({ table }) {
      await table.idle(); // what is being taken is in the file, or comes after it
      return exportMatch(store, table.id, hall.house.now());
    },
    hostImport: ({ body }) => importMatch(store, hall.house.shelf, body.file, hall.house.now()),
    async hostChaos() {
      const text = await readFile(join(dataDir, 'chaos.json'), 'utf8').catch(() => 'null');
      return chaosReport.nullable().catch(null).parse(JSON.parse(text));
    },
    hostMetrics: () => metrics.registry.metrics(),
  };
}
