// Upgrading with running matches: whatever older rules kept is opened, brought up to date once and in the open, and played on.
import { shelf } from '@orrery/games';
import { checkKept } from '@orrery/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crew } from '../src/match/crew.ts';
import { type Append, Conflict } from '../src/store/append.ts';
import { unsound } from '../src/store/chain.ts';
import type { Store } from '../src/store/store.ts';
import { KEPT, keeperOf, keptMatch, migrationsOf, openHall, restore } from './kept.ts';
import { ENGINES, type TestStore } from './stores.ts';

const boxOf = (id: string) => shelf.find((box) => box.game.id === id)!;
const rules = new Crew({ size: 1, limit: 60_000, games: [] });
afterAll(() => rules.close());

test('there is a kept match of every game, and one for every migration that needs it', () => {
  for (const { game, lobby } of shelf) {
    const kept = KEPT.filter(([, { match }]) => match.game === game.id);
    if (lobby) expect(kept, game.id).not.toEqual([]);
    for (const name of Object.keys(game.migrations ?? {}))
      expect(
        kept.filter(([, each]) => !migrationsOf(each).includes(name)),
        `${game.id}: ${name}`,
      ).not.toEqual([]);
  }
});

/** The upgrades among the rows, which are all of one chain. */
async function upgradesIn(store: Store, match: string): Promise<string[]> {
  expect(await unsound(store, match)).toBeUndefined();
  return (await store.past.rows(match)).map((row) => row.entry).filter((entry) => entry.startsWith('~'));
}

describe.each(ENGINES)('%s', (_, open) => {
  let kept: TestStore;
  beforeAll(async () => {
    kept = await open();
  });
  afterAll(() => kept.close());

  test.each(KEPT)('[P11] %s goes on, and what is kept of it is the state', async (name, match) => {
    const { game } = boxOf(match.match.game);
    const { store } = kept;
    await restore(store, match, name);
    await checkKept(boxOf(game.id), await keeperOf(store, rules, name), { answers: 8, seed: 7 });
    const missing = Object.keys(game.migrations ?? {}).filter((each) => !migrationsOf(match).includes(each));
    expect(await upgradesIn(store, name)).toEqual(missing.length > 0 ? [`~ migrated ${missing.join(', ')}`] : []);
  });

  test.each(['cosmos-before-master-reviews', 'twilight-imperium-before-dice-and-costs'])(
    '[P11] a planted fault is caught: %s, and the upgrade stays in memory',
    async (name) => {
      const match = keptMatch(name);
      const { store } = kept;
      await restore(store, match, `lost-${name}`);
      const forgetful = { ...store, appender: { append: (append: Append) => store.appender.append(without(append)) } };
      const keeper = await keeperOf(forgetful as Store, rules, `lost-${name}`);
      const checked = checkKept(boxOf(match.match.game), keeper, { answers: 8, seed: 7 });
      await expect(checked).rejects.toMatchObject({
        property: 'P11',
        about: expect.stringContaining('migrated again'),
      });
    },
  );

  test('of two servers that open a match at once one brings it up to date, and both go on', async () => {
    const { store } = kept;
    const match = 'opened-twice';
    await restore(store, keptMatch('cosmos-before-master-closes'), match);
    const other = new Crew({ size: 1, limit: 60_000, games: [] });
    const halls = [await openHall(store, rules), await openHall(store, other)];
    let [arrived, conflicts] = [0, 0];
    const { appender } = store;
    const append = appender.append.bind(appender);
    let meet = () => {};
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    appender.append = async (one) => {
      arrived += 1;
      if (arrived === 2) meet();
      await both; // neither writes before the other has read
      return append(one).catch((error: unknown) => {
        conflicts += Number(error instanceof Conflict);
        throw error;
      });
    };
    const look = async (hall: (typeof halls)[number]) => {
      const table = await hall.find(match);
      return table.turn(() => table.ask('scene', { match, viewer: null }));
    };
    const [one, two] = await Promise.all(halls.map(look));
    expect(one).toEqual(two);
    expect(conflicts).toBe(1);
    expect(await upgradesIn(store, match)).toHaveLength(1);
    appender.append = append;
    await other.close();
  });

  test('a match that is over stays as it was kept', async () => {
    const { store } = kept;
    await restore(store, keptMatch('cosmos-before-master-closes'), 'done');
    await store.tables.update('done', { status: 'over' });
    const table = await (await openHall(store, rules)).find('done');
    const { scene } = await table.turn(() => table.ask('scene', { match: 'done', viewer: 0 }));
    expect(JSON.parse(scene).view.pub).toHaveProperty('revocable', false);
    expect(await upgradesIn(store, 'done')).toEqual([]);
  });
});

/** As it was once: the new patches lie on the old snapshot. */
function without(append: Append): Append {
  const upgrade = append.rows.some((row) => row.entry.startsWith('~'));
  return upgrade ? { ...append, snapshots: [] } : append;
}
