// orrery check: every match of a data folder or a database, wholly: its log, its chain of hashes, its kept states.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Usage } from '@orrery/kernel';
import { checkStore, type GivenSettings, readSettings } from '@orrery/server';

export const check: Command = {
  flags: { data: { type: 'string' } },
  async run(out, args) {
    const given: GivenSettings = args.text('data') === undefined ? {} : { dataDir: args.text('data')! };
    const settings = readSettings(given);
    if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'orrery.db')))
      throw new Usage('usage.noStore', { folder: settings.dataDir });
    const { matches, damaged, file } = await checkStore(settings);
    for (const text of file) out.put({ file: text }, `orrery.db: ${text}`);
    for (const one of damaged) {
      const left = one.sound < 0 ? 'no sound state is left' : `sound up to answer ${one.sound}`;
      out.put(one, `${one.match}: ${one.wrong} (${left})`);
    }
    const ok = damaged.length + file.length === 0;
    out.put(
      { matches, damaged: damaged.length, ok },
      `${ok ? 'ok' : 'not ok'}: ${matches} matches, ${damaged.length} damaged`,
    );
    return ok ? 0 : 1;
  },
};
