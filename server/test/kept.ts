// Matches kept in the middle of play by the rules of their time (fixtures/keep.ts), laid into a store and played on.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { View } from '@orrery/kernel';
import type { Keeper } from '@orrery/kernel/testing';
import type { Crew } from '../src/match/crew.ts';
import { Hall } from '../src/match/hall.ts';
import { News } from '../src/match/news.ts';
import { openShelf } from '../src/match/shelf.ts';
import { chainHash } from '../src/store/chain.ts';
import type { LiveRow, LogRow, MatchRow, SnapshotRow } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';

type Setup = Pick<MatchRow, 'id' | 'game' | 'version' | 'options' | 'seats' | 'key' | 'created'>;
interface Kept {
  match: Setup;
  live: LiveRow;
  log: LogRow[];
  snapshot: SnapshotRow[];
}

const folder = new URL('./fixtures/matches/', import.meta.url);
export const KEPT: readonly [name: string, kept: Kept][] = readdirSync(folder).map((file) => [
  file.replace('.gz', ''),
  JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString()) as Kept,
]);
export const keptMatch = (name: string): Kept => KEPT.find(([each]) => each === name)![1];
export const migrationsOf = ({ snapshot }: Kept): string[] =>
  (JSON.parse(snapshot[0]!.state) as { migrations: string[] }).migrations;

/** Under a name of its own. People sit at every seat; `hashes` open the seats. */
export async function restore(store: Store, kept: Kept, id: string, hashes: string[] = []): Promise<void> {
  const clock = JSON.stringify({ kind: 'none' });
  const spectators = JSON.stringify({ allowed: true, delay: 0 });
  const rest = { name: '', status: 'running', clock, spectators, listed: 0, result: null, rematch: null, muted: 0 };
  const seats = Array.from({ length: kept.match.seats }, (_, seat) => ({
    ...{
      match: id,
      seat,
      kind: 'human',
      name: `Player ${seat}`,
      bot: null,
      quit: 0,
      back: null,
      mail: null,
      push: null,
    },
    ...{ language: 'en', token: `${id}-${seat}`, noticed: 0, taken: 0, heir: 0, pending: null },
  }));
  const passes = hashes.map((hash, seat) => ({ hash, match: id, seat, owner: 0, expires: null }));
  const log = rechained(kept.log, id);
  const { hash } = log.at(-1)!;
  await store.tables.create({ ...kept.match, ...rest, id, invitation: `to-${id}` }, seats, passes);
  await store.db
    .insertInto('live')
    .values({ ...kept.live, match: id, hash })
    .execute();
  await store.db.insertInto('log').values(log).execute();
  await store.db
    .insertInto('snapshot')
    .values(kept.snapshot.map((row) => ({ ...row, match: id })))
    .execute();
}

function rechained(log: readonly LogRow[], match: string): LogRow[] {
  let hash = '';
  return log.map((row) => {
    hash = chainHash(hash, { ...row, match });
    return { ...row, match, hash };
  });
}

/** A server without a door: tables, and rules in a worker, on a store. */
export async function openHall(store: Store, rules: Crew): Promise<Hall> {
  const shelf = await openShelf([]);
  const log = { info() {}, warn() {}, error() {} };
  return new Hall({
    store,
    shelf,
    rules,
    bots: rules,
    news: new News(),
    log,
    now: Date.now,
    botPause: 0,
    restPause: 60_000,
  });
}

/** For P11: the match in this store. After a restart its worker has nothing but what the store gives it. */
export async function keeperOf(store: Store, rules: Crew, match: string): Promise<Keeper> {
  let hall = await openHall(store, rules);
  return {
    newest: async () => (await store.tables.live(match))!.seq,
    kept: async (seq) => (await store.past.stateAt(match, seq))!,
    async look(viewer) {
      const table = await hall.find(match);
      const { scene } = await table.turn(() => table.ask('scene', { match, viewer }));
      return (JSON.parse(scene) as { view: View }).view;
    },
    async answer({ seat, request, choice }) {
      const verdict = await (await hall.find(match)).answer(seat, null, null, [{ request, choice }]);
      if (!verdict.taken) throw new Error(`not taken: ${JSON.stringify(verdict)}`);
    },
    async restart() {
      await (await hall.find(match)).checkOut();
      await hall.close();
      hall = await openHall(store, rules);
    },
  };
}
