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

const DATA = { type: 'string', about: 'the folder of the embedded database (data/local)' } as const;

async function withStore<T>(args: CommandArgs, work: (store: Store, games: string[]) => Promise<T>): Promise<T> {
  const given: GivenSettings = args.text('data') === undefined ? {} : { dataDir: args.text('data')! };
  const settings = readSettings(given);
  const store = await openStoreFor(settings);
  try {
    return await work(store, settings.games);
  } catch (error) {
    if (error instanceof ApiProblem) throw new Usage(error.problem.message);
    throw error;
  } finally {
    await store.close();
  }
}

export const exportFile: Command = {
  usage: 'export MATCH [--to FILE] [--data DIR]',
  about:
    'Writes a match that has begun into one file: history, key and all that is hidden. Nobody who plays may have it.',
  flags: { to: { type: 'string', about: 'the file (MATCH.match)' }, data: DATA },
  async run(out, args) {
    const [match] = args.words;
    if (!match) throw new Usage('which match?');
    const to = args.text('to') ?? `${match}.match`;
    const text = await withStore(args, (store) => exportMatch(store, match, Date.now()));
    writeFileSync(to, text, { mode: 0o600 });
    out.put({ match, file: to, bytes: text.length }, `${match} is in ${to}`);
    return 0;
  },
};

export const importFile: Command = {
  usage: 'import FILE [--data DIR]',
  about:
    'Takes over an exported match once it was played again by the rules; prints a code for each person, good for a week.',
  flags: { data: DATA },
  async run(out, args) {
    const [file] = args.words;
    if (!file) throw new Usage('which file?');
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
