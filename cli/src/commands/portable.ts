// orrery export and import: a match as one file, from one server to another, while none is open on the store.
import { readFileSync, writeFileSync } from 'node:fs';
import { ApiProblem } from '@orrery/api';
import { type Command, type CommandArgs, readRecord, replay, Usage } from '@orrery/kernel';
import {
  exportMatch,
  type GivenSettings,
  importMatch,
  openShelf,
  openStoreFor,
  readSettings,
  type Store,
} from '@orrery/server';

const DATA = { type: 'string' } as const;

async function withStore<T>(args: CommandArgs, work: (store: Store, games: string[]) => Promise<T>): Promise<T> {
  const given: GivenSettings = args.text('data') === undefined ? {} : { dataDir: args.text('data')! };
  const settings = readSettings(given);
  const store = await openStoreFor(settings);
  try {
    return await work(store, settings.games);
  } catch (error) {
    if (error instanceof ApiProblem) throw new Usage('usage.said', { text: error.problem.message });
    throw error;
  } finally {
    await store.close();
  }
}

export const exportFile: Command = {
  flags: { to: { type: 'string' }, data: DATA },
  async run(out, args) {
    const [match] = args.words;
    if (!match) throw new Usage('usage.match');
    const to = args.text('to') ?? `${match}.match`;
    const text = await withStore(args, (store) => exportMatch(store, match, Date.now()));
    writeFileSync(to, text, { mode: 0o600 });
    out.put({ match, file: to, bytes: text.length }, `${match} is in ${to}`);
    return 0;
  },
};

export const importFile: Command = {
  flags: { data: DATA },
  async run(out, args) {
    const [file] = args.words;
    if (!file) throw new Usage('usage.file');
    const text = readFileSync(file, 'utf8');
    const { match, codes } = await withStore(args, async (store, games) => {
      const shelf = await openShelf(games);
      return importMatch(store, shelf, text, Date.now(), (file) => {
        const record = readRecord(file);
        replay(shelf.game(record.game), record);
      });
    });
    out.put({ match }, `${match} is here. Each of these opens a seat once, at /claim/CODE:`);
    for (const { seat, name, code } of codes)
      out.put(
        { seat, name, code },
        `${seat === null ? 'the table' : `seat ${seat}`} ${name} ${code}`.replace(/ +/g, ' '),
      );
    return 0;
  },
};
