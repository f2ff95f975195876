// A damaged match goes on from its last sound state: what cannot be trusted is gone from it, and everybody is told.
import { problem } from '../problem.ts';
import { setTimer } from '../store/append.ts';
import { type Damage, damageOf, snapshotDigest } from '../store/chain.ts';
import type { LiveTable } from './live-table.ts';
import type { Wait } from './protocol.ts';
import { record } from './talk.ts';

export async function restore(table: LiveTable): Promise<void> {
  const { house, row, id } = table;
  if (table.status !== 'aside') throw problem('conflict', 'this match was not set aside');
  await table.turn(async () => {
    const damage = await damageOf(house.store, id);
    if (!damage) throw problem('conflict', 'nothing of this match is damaged');
    if (damage.sound < 0) throw problem('conflict', 'no sound state of this match is left');
    const waits = await house.rules.any('waits', { game: row.game, state: damage.state });
    await rewrite(table, damage, waits);
    await table.readAgain();
  });
  await record(table, 'restored');
  table.changed();
  table.audience.refresh();
}

/** All of it or nothing. The answers after the sound one are in the file of the incident. */
async function rewrite(
  { house, id, clock, updated }: LiveTable,
  { sound, state, frames }: Damage,
  waits: Wait[],
): Promise<void> {
  const last = (await house.store.past.rowsFrom(id, sound))[0]!;
  const { text, due } = clock.after(waits, house.now(), null);
  await house.store.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('analysis').where('match', '=', id).execute();
    await tx.deleteFrom('log').where('match', '=', id).where('seq', '>', sound).execute();
    const untrue = tx.deleteFrom('snapshot').where('match', '=', id);
    await untrue.where((eb) => eb.or([eb('seq', '>=', sound), eb('seq', 'in', [sound, ...frames])])).execute();
    const frame = { match: id, seq: sound, state, digest: snapshotDigest(last.hash, state) };
    await tx.insertInto('snapshot').values(frame).execute();
    const live = { seq: sound, seen: last.seen, hash: last.hash, waits: JSON.stringify(waits), clock: text, updated };
    await tx.updateTable('live').set(live).where('match', '=', id).execute();
    await tx.updateTable('match').set({ status: 'running', result: null }).where('id', '=', id).execute();
    await setTimer(tx, id, clock.runs ? due : null);
  });
}
