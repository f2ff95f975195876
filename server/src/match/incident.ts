// When the rules fail: reported with a file that shows it again; what nobody can get past is set aside.
import { problem } from '../problem.ts';
import { setTimer } from '../store/append.ts';
import { Fault } from '../thread.ts';
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
    table.row.status = 'aside';
    await table.house.store.tables.update(table.id, { status: 'aside' });
    await setTimer(table.house.store.db, table.id, null);
    table.tell({ is: 'changed' });
    throw problem('aside', 'the rules failed; the match has been set aside');
  }
}

async function report(table: LiveTable, what: string, error: Error): Promise<void> {
  const { house, row } = table;
  table.tell({ is: 'failed' });
  const at = house.now();
  const id = `${row.id}-${at}`;
  const file = await reproduction(house.store, row, what, error.message);
  await house.store.incidents.report({ id, match: row.id, at, error: error.message.slice(0, 2000), file });
  house.log.error({ match: row.id, game: row.game, incident: id }, 'the rules of a match failed');
}
