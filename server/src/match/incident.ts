// When the rules fail, or the disk: reported with a file that shows it again; what nobody can get past is set aside.
import { canonical } from '@orrery/kernel';
import { problem } from '../problem.ts';
import { setTimer } from '../store/append.ts';
import { damageOf } from '../store/chain.ts';
import { Fault } from '../thread.ts';
import { systemLanguage } from '../trouble.ts';
import { voiceIn } from '../words.ts';
import { RanAway } from './crew.ts';
import type { LiveTable } from './live-table.ts';
import { reproduction } from './record.ts';

/** `people`: somebody can try something else. Without them, and after a rule that did not end, the match is set aside. */
export async function guard<T>(
  table: LiveTable,
  what: string,
  people: 'people' | 'nobody',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault) && !(error instanceof RanAway)) throw error;
    await report(table, what, error);
    if (error instanceof Fault && people === 'people') throw problem('server', 'the rules failed; nothing was changed');
    await setAside(table);
    throw problem('aside', 'the rules failed; the match has been set aside');
  }
}

/** What is kept of this match does not fit together: it is set aside, with all of it in a file, and nothing is played on. */
export async function damaged(table: LiveTable): Promise<never> {
  const { store } = table.house;
  const { wrong, sound } = (await damageOf(store, table.id)) ?? { wrong: { key: 'damage.none' }, sound: -1 };
  const all = { log: await store.past.rows(table.id), snapshots: await store.past.snapshots(table.id) };
  await file(
    table,
    voiceIn(systemLanguage()).say(wrong),
    canonical({ ...all, live: await store.tables.live(table.id) }),
    sound,
  );
  await setAside(table);
  throw problem('aside', 'what is kept of this match is damaged; the host knows');
}

async function setAside(table: LiveTable): Promise<void> {
  table.row.status = 'aside';
  await table.house.store.tables.update(table.id, { status: 'aside' });
  await setTimer(table.house.store.db, table.id, null);
  table.tell({ is: 'changed' });
}

async function report(table: LiveTable, what: string, { message }: Error): Promise<void> {
  await file(table, message.slice(0, 2000), await reproduction(table.house.store, table.row, what, message), null);
}

async function file(table: LiveTable, error: string, text: string, sound: number | null): Promise<void> {
  const { house, row } = table;
  table.tell({ is: 'failed' });
  const at = house.now();
  const id = `${row.id}-${at}`;
  await house.store.incidents.report({ id, match: row.id, at, error, file: text, sound });
  house.log.error({ match: row.id, game: row.game, incident: id, error: error.slice(0, 200) }, 'a match failed');
}
