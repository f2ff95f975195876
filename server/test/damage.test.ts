// Damage is noticed, named and set aside alone; the last sound state is offered, and nothing that is whole is lost.
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, type Pass } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStore, sentenceOf, startServer } from '../src/index.ts';
import { damageOf } from '../src/store/chain.ts';
import { type House, openHouse, putAway } from './house.ts';
import { databaseFor } from './stores.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const STEPS = 70; // snapshots after 0, 32 and 64

async function walked(): Promise<Pass> {
  const { pass } = await house.api.call('create', { body: { game: 'trap', seats: [{ kind: 'me', name: 'Ana' }] } });
  for (let i = 0; i < STEPS; i++) await walk(pass, i);
  await putAway(house, pass.match);
  return pass;
}
const walk = (pass: Pass, seq: number) =>
  house.api
    .as(pass.secret)
    .call('answer', { match: pass.match, body: { id: newId(), seq, moves: [{ choice: 'walk' }] } });

const db = () => house.server.hall.house.store.db;
const look = ({ match, secret }: Pass) => house.api.as(secret).call('table', { match });
/** By whoever looks first, who is refused, or by the table itself, which asks whether anybody is to be answered for. */
async function foundOut(pass: Pass): Promise<void> {
  const looked = await look(pass).catch((refused) => refused);
  if (looked.status !== 423) expect(looked.table.status).toBe('aside');
  expect((await look(pass)).table.status).toBe('aside');
}

/** One digit of a kept state. */
async function changeState({ match }: Pass, seq: number): Promise<void> {
  const row = db().selectFrom('snapshot').select('state').where('match', '=', match).where('seq', '=', seq);
  const { state } = await row.executeTakeFirstOrThrow();
  const digit = /\d(?=[^\d]*$)/;
  const changed = state.replace(digit, (d) => String((Number(d) + 1) % 10));
  expect(changed).not.toBe(state);
  await db()
    .updateTable('snapshot')
    .set({ state: changed })
    .where('match', '=', match)
    .where('seq', '=', seq)
    .execute();
}
async function changeRow({ match }: Pass, seq: number): Promise<void> {
  const change = { entry: '0 run' };
  await db().updateTable('log').set(change).where('match', '=', match).where('seq', '=', seq).execute();
}

test('a changed digit in the newest kept state is not played on; nothing is lost by going on from the sound one', async () => {
  const pass = await walked();
  const whole = await look(pass);
  await putAway(house, pass.match);
  await changeState(pass, 64);
  await foundOut(pass);
  const [incident] = await house.host.call('hostAside');
  expect(incident).toMatchObject({ match: pass.match, sound: STEPS, error: expect.stringContaining('64') });
  const file = await house.host.call('hostAsideFile', { incident: incident!.id });
  expect((JSON.parse(file) as { log: unknown[] }).log).toHaveLength(STEPS + 1);
  await house.host.call('hostRestore', { match: pass.match });
  const after = await look(pass);
  expect([after.seq, after.scene, after.table.status]).toEqual([STEPS, whole.scene, 'running']);
  expect(after.deeds).toMatchObject([{ what: 'restored' }]);
  expect(await walk(pass, STEPS)).toMatchObject({ taken: true, seq: STEPS + 1 });
  await putAway(house, pass.match);
  expect((await look(pass)).seq).toBe(STEPS + 1);
  expect(await damageOf(house.server.hall.house.store, pass.match)).toBeUndefined();
});

test('a changed answer among the newest costs what came after it, and no more', async () => {
  const pass = await walked();
  await changeRow(pass, 68);
  await expect(walk(pass, STEPS)).rejects.toMatchObject({ status: 423 });
  expect((await house.host.call('hostAside'))[0]).toMatchObject({ match: pass.match, sound: 67 });
  await expect(house.host.call('hostRetry', { match: pass.match })).resolves.toBeDefined();
  await expect(look(pass)).rejects.toMatchObject({ status: 423 }); // it is damaged still
  await house.host.call('hostRestore', { match: pass.match });
  expect((await look(pass)).seq).toBe(67);
  expect(await walk(pass, 67)).toMatchObject({ taken: true });
  await expect(house.host.call('hostRestore', { match: pass.match })).rejects.toMatchObject({ status: 409 });
});

test.each(['seen', 'waits', 'clock'] as const)(
  'a newest row whose %s cannot be read is set aside, and no list fails for it',
  async (column) => {
    const pass = await walked();
    await db()
      .updateTable('live')
      .set({ [column]: '{"half' })
      .where('match', '=', pass.match)
      .execute();
    const mine = () => house.api.call('mine', { body: { secrets: [pass.secret] } });
    expect(await mine()).toMatchObject([{ table: { id: pass.match } }]);
    await foundOut(pass);
    expect((await house.host.call('hostAside'))[0]).toMatchObject({ match: pass.match, sound: STEPS });
    await house.host.call('hostRestore', { match: pass.match });
    expect((await look(pass)).seq).toBe(STEPS);
    expect(await walk(pass, STEPS)).toMatchObject({ taken: true, seq: STEPS + 1 });
    expect(await damageOf(house.server.hall.house.store, pass.match)).toBeUndefined();
  },
);

test('what is damaged long ago keeps nobody from playing, and the whole check finds it', async () => {
  const { store } = house.server.hall.house;
  const damages: [(pass: Pass) => Promise<void>, string][] = [
    [(pass) => changeRow(pass, 5), 'damage.row'],
    [(pass) => changeState(pass, 32), 'damage.state'],
    [
      async ({ match }) =>
        void (await db().deleteFrom('log').where('match', '=', match).where('seq', '=', 7).execute()),
      'damage.missing',
    ],
  ];
  for (const [damage, key] of damages) {
    const pass = await walked();
    await damage(pass);
    expect(await walk(pass, STEPS)).toMatchObject({ taken: true });
    expect(await damageOf(store, pass.match)).toMatchObject({ wrong: { key }, sound: STEPS + 1 });
  }
});

test('a whole folder is checked by command: the damaged match is named, the others are counted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-damage-'));
  const other = await openHouse({ dataDir });
  const made = await Promise.all(
    [0, 1].map(() => other.api.call('create', { body: { game: 'trap', seats: [{ kind: 'me', name: 'Ana' }] } })),
  );
  const { db: kept } = other.server.hall.house.store;
  const match = made[1]!.pass.match;
  await kept.updateTable('log').set({ entry: '0 run' }).where('match', '=', match).execute();
  await other.close();
  const where = { dataDir, ...(await databaseFor(dataDir)) };
  const { matches, damaged, file } = await checkStore(where);
  expect([matches, damaged.map((one) => [one.match, one.sound]), file]).toEqual([2, [[match, 0]], []]);
});

/** Whom the modes of files bind; the administrator of a machine is not bound. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid!(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid!(0);
  }
}

test('each trouble with the folder has its own true sentence', async () => {
  // All in the folder: where the other tests have PostgreSQL, nothing of a server's is locked there.
  const open = (folder: string) => startServer({ port: 0, logLevel: 'silent', dataDir: folder });
  const says = async (folder: string) => sentenceOf(await open(folder).catch((error: unknown) => error), 'en');
  const made = () => mkdtempSync(join(tmpdir(), 'orrery-damage-'));
  const damaged = made();
  const first = await open(damaged);
  expect(await says(damaged)).toContain('Another Orrery is open');
  await first.close();
  for (const file of ['orrery.db', 'owner.lock']) {
    const folder = made();
    writeFileSync(join(folder, file), 'x'.repeat(8192));
    expect(await says(folder)).toContain(file === 'orrery.db' ? 'is damaged' : 'owner.lock');
  }
  chmodSync(join(damaged, 'host-token'), 0o444);
  chmodSync(damaged, 0o555);
  expect(await asNobody(() => says(damaged))).toContain('may not write');
  chmodSync(damaged, 0o755);
});
