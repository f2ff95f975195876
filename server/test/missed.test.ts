// What a server did not hear of, it finds in the store; whoever sits at it is told then, whichever way it was found.
import { connect, createServer, type Socket } from 'node:net';
import { newId } from '@orrery/api';
import pg from 'pg';
import { expect, test } from 'vitest';
import { wireOn } from '../src/store/postgres.ts';
import { type House, openHouse, until } from './house.ts';
import { databaseFor } from './stores.ts';

// Only where a PostgreSQL server is named.
const here = (name: string, work: () => Promise<void>) =>
  process.env.ORRERY_TEST_POSTGRES !== undefined && test(name, work);

const CLOCK = { kind: 'live', move: 3600, reserve: 0, onTimeout: 'fallback' } as const;

async function table({ api }: House) {
  const seats = [{ kind: 'me' as const, name: 'A' }];
  const { table: made, pass } = await api.call('create', { body: { game: 'trap', seats, clock: CLOCK } });
  const walk = (seq: number, id = newId()) =>
    api.as(pass.secret).call('answer', { match: made.id, body: { id, seq, moves: [{ choice: 'walk' }] } });
  return { match: made.id, pass, walk };
}

/** A table of the first server, and somebody who follows it at the second, which hears no news. */
async function deaf() {
  const { databaseUrl } = await databaseFor(`missed-${newId()}`);
  const [one, two] = [await openHouse({ databaseUrl: databaseUrl! }), await openHouse({ databaseUrl: databaseUrl! })];
  const made = await table(one);
  const line = two.at(made.pass);
  await until(() => line.snapshot?.scene);
  Object.assign(two.server.hall, { moved: async () => {}, compare: async () => {} });
  const [at1, at2] = [one, two].map(({ api }) => api.as(made.pass.secret));
  return { ...made, line, two, at1: at1!, at2: at2!, close: () => Promise.all([one.close(), two.close()]) };
}

test('an answer that is on disk, though the line broke before that was heard, is told to all who follow', async () => {
  const house = await openHouse();
  const { match, pass, walk } = await table(house);
  await (await house.server.hall.find(match)).changeSeat(0, { mail: 'a@example.org' });
  const line = house.at(pass);
  await until(() => line.snapshot?.scene);
  const { appender } = house.server.hall.house.store;
  const append = appender.append.bind(appender);
  appender.append = async (what) => {
    appender.append = append;
    await append(what);
    throw new Error('Connection terminated unexpectedly');
  };
  const id = newId();
  await expect(walk(0, id)).rejects.toThrow();
  expect(await walk(0, id)).toEqual({ taken: true, seq: 1 });
  await until(() => line.snapshot!.seq === 1, 'the answer');
  // and whoever is asked now gets a notice: again the same seat
  const { db } = house.server.hall.house.store;
  const notices = () => db.selectFrom('job').select('id').where('kind', '=', 'notice').execute();
  while ((await notices()).length === 0) await new Promise((later) => setTimeout(later, 20));
  await house.close();
});

here('what another server did is told when the room is opened anew, before any news of it', async () => {
  const { match, walk, line, two, at1, at2, close } = await deaf();
  await (await two.server.hall.find(match)).checkOut();
  await walk(0);
  await at1.call('pause', { match });
  await at2.call('table', { match });
  await until(() => line.snapshot!.seq === 1 && line.snapshot!.table.status === 'paused', 'the walk and the pause');
  await close();
});

here('what another server did is told when a power is used where nobody had heard of it', async () => {
  const { match, walk, line, at2, close } = await deaf();
  await walk(0);
  await at2.call('extend', { match, body: { minutes: 5 } });
  await until(() => line.snapshot!.seq === 1, 'the walk');
  await close();
});

test('tables at which people come and go all the time are read anew once', async () => {
  const house = await openHouse();
  const { match } = await table(house);
  const { hall } = house.server;
  const read: string[] = [];
  hall.moved = async (id) => {
    if (read.push(id) > 3) throw new Error('again and again');
    await hall.find(id);
  };
  await hall.missed();
  expect(read).toEqual([match]);
  await house.close();
});

/** A line on which everything that is said can be cut off, before it arrives or after. */
async function tapped(url: string, hears: (said: string, from: 'client' | 'server') => 'pass' | 'cut') {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(Number(new URL(url).port), new URL(url).hostname);
    for (const [from, to, name] of [
      [client, target, 'client'],
      [target, client, 'server'],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.on('data', (data) => (hears(data.toString('latin1'), name) === 'cut' ? from.destroy() : to.write(data)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as { port: number }).port);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const close = () => {
    cut();
    server.close();
  };
  return { url: own.href, cut, close };
}

here('a line that is cut while it is made again, wherever, hears again and says that it was cut', async () => {
  const url = (await databaseFor(`wire-${newId()}`)).databaseUrl!;
  // As the line is made again: it is cut before `listen` arrives, then before its answer does, then no more.
  const cuts: [said: string, from: string][] = [];
  const line = await tapped(url, (said, from) => {
    const [next] = cuts;
    if (!next || next[1] !== from || !said.includes(next[0])) return 'pass';
    cuts.shift();
    return 'cut';
  });
  const told: string[] = [];
  const wire = await wireOn(line.url).listen!(
    (match) => told.push(match),
    () => told.push('missed'),
  );
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const announce = (match: string) => other.query(`notify orrery_changed, 'somebody ${match}'`);
  await announce('first');
  await until(() => told.includes('first'));
  cuts.push(['listen orrery_changed', 'client'], ['LISTEN', 'server']);
  line.cut();
  await announce('meanwhile');
  await until(() => cuts.length === 0 && told.includes('missed'), 'the line');
  await announce('last');
  await until(() => told.includes('last'));
  expect(told).toEqual(['first', 'missed', 'last']); // and nothing is heard twice: no line was left open
  await wire.close();
  await other.end();
  line.close();
});
