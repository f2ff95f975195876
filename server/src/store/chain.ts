// The chain of a log: every row carries the hash of all before it, so that no damage and no change of the past goes unnoticed.
import { createHash, hash } from 'node:crypto';
import { patched, same } from '@orrery/api';
import type { Msg } from '@orrery/kernel';
import { systemLanguage } from '../trouble.ts';
import { voiceIn } from '../words.ts';
import { isLegible } from './legible.ts';
import { unpacked } from './packing.ts';
import type { LiveRow, LogRow, SnapshotRow } from './schema.ts';
import type { Store } from './store.ts';

/** The hash of a log row on top of the one before it. */
export function chainHash(before: string, row: Omit<LogRow, 'sent' | 'digest' | 'hash'>): string {
  const { match, seq, at, seat, entry, events, patch, seen } = row;
  return hash('sha256', [before, match, seq, at, seat ?? '', entry, events, patch, seen].join('\n'));
}

/** Binds a whole state to the row after which it was kept. */
export const snapshotDigest = (hash: string, state: string): string =>
  createHash('sha256').update(hash).update('\n').update(state).digest('hex');

/** What is wrong with a match, and the newest moment that can still be trusted (-1: there is none). */
export interface Damage {
  wrong: Msg;
  sound: number;
  state: string; // saved, at that moment
  frames: number[]; // snapshots that are not what the answers led to
}
type Kept = { rows: LogRow[]; snapshots: SnapshotRow[]; live: LiveRow };

/** On opening: the newest snapshot and the answers since. Undefined: that much is damaged, and nothing of it is played on. */
export async function soundState(store: Store, live: LiveRow): Promise<string | undefined> {
  const { match } = live;
  const frame = await store.past.frameAt(match, live.seq);
  if (!frame) return undefined;
  const rows = await store.past.rowsFrom(match, Math.max(0, frame.seq - 1));
  const walk = walkOver({ rows, snapshots: [frame], live });
  return walk.wrong.length === 0 ? walk.state : undefined;
}

/** All of it: log, chain, snapshots, newest row. Undefined: it is whole. */
export async function damageOf(store: Store, match: string): Promise<Damage | undefined> {
  const [rows, snapshots, live] = await Promise.all([
    store.past.rows(match),
    store.past.snapshots(match),
    store.tables.live(match),
  ]);
  if (!live) return rows.length > 0 ? { wrong: { key: 'damage.newest' }, sound: -1, state: '', frames: [] } : undefined;
  const { wrong, sound, state = '', frames } = walkOver({ rows, snapshots, live });
  return wrong[0] && { wrong: wrong[0], sound, state, frames };
}
/** The newest state, where all of it is whole. */
export function wholeState(kept: Kept): string | undefined {
  const { wrong, state } = walkOver(kept);
  return wrong.length === 0 ? state : undefined;
}

/** The same in words. */
export async function unsound(store: Store, match: string): Promise<string | undefined> {
  const damage = await damageOf(store, match);
  return damage && voiceIn(systemLanguage()).say(damage.wrong);
}

interface Walk {
  wrong: Msg[];
  sound: number;
  state: string | undefined; // at `sound`
  frames: number[];
}

/** Row by row. After a break only a snapshot that is bound to its row is trusted again. */
function walkOver({ rows, snapshots, live }: Kept): Walk {
  const wrong: Msg[] = [];
  const bad: number[] = [];
  const frames = new Map(snapshots.map((frame) => [frame.seq, frame]));
  let saved: { state: unknown } | undefined;
  let sound: { at: number; saved?: { state: unknown } } = { at: -1 };
  for (const [i, row] of rows.entries()) {
    const broken = breakAt(rows[i - 1], row);
    if (broken) {
      wrong.push(broken);
      saved = undefined;
    }
    saved = saved && afterPatch(saved, row.patch);
    const frame = frames.get(row.seq);
    const kept = frame && stateIn(frame, row.hash);
    if (frame && (!kept || (saved && !same(saved.state, kept.state)))) bad.push(frame.seq);
    else if (frame && !saved && (wrong.length === 0 || frame.digest !== null)) saved = kept;
    if (bad.at(-1) === row.seq) wrong.push({ key: 'damage.state', args: { n: row.seq } });
    if (saved) sound = { at: row.seq, saved };
  }
  const last = rows.at(-1);
  if (live.seq !== last?.seq || live.hash !== last.hash || live.seen !== last.seen || !isLegible(live))
    wrong.push({ key: 'damage.newest' });
  if (wrong.length === 0 && sound.at !== live.seq) wrong.push({ key: 'damage.none' });
  return { wrong, sound: sound.at, state: sound.saved && JSON.stringify(sound.saved), frames: bad };
}

/** What keeps this row from following the one before it. The first one read is the beginning, or taken as it is. */
function breakAt(before: LogRow | undefined, row: LogRow): Msg | undefined {
  if (!before && row.seq > 0) return undefined;
  if (row.seq !== (before?.seq ?? -1) + 1) return { key: 'damage.missing', args: { n: (before?.seq ?? -1) + 1 } };
  return chainHash(before?.hash ?? '', row) === row.hash ? undefined : { key: 'damage.row', args: { n: row.seq } };
}

function stateIn({ state, digest }: SnapshotRow, hash: string): { state: unknown } | undefined {
  if (digest !== null && digest !== snapshotDigest(hash, state)) return undefined;
  try {
    return JSON.parse(state) as { state: unknown };
  } catch {
    return undefined;
  }
}

function afterPatch(saved: { state: unknown }, patch: string): { state: unknown } | undefined {
  try {
    return { ...saved, state: patched(saved.state, unpacked(patch)) };
  } catch {
    return undefined;
  }
}
