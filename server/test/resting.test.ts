// Passing where nothing else can be done: left beforehand, given after a pause, and never where something can be done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Live, NewTable, Pass } from '@orrery/api';
import { hasChoice, type Know, type Request, random, sampleChoice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { shelf } from './fixtures/shelf.ts';
import { type House, openHouse, openQuestion, until } from './house.ts';

const { game } = shelf.find((box) => box.game.id === 'moot')!;
const IDLE = [{ kind: 'window.*', choice: 'pass', idle: true }];

/** A window in which one can only pass; where another answer is the only one, its seat is asked for it. */
const isIdle = (request: Request | undefined): boolean =>
  request?.kind?.startsWith('window.') === true &&
  !hasChoice(request) &&
  request.ask.shape === 'one' &&
  request.ask.options.some(({ key }) => key === 'pass');

async function moot(house: House, clock?: NewTable['clock']): Promise<Live[]> {
  const seats = [{ kind: 'me' as const, name: 'P0' }, { kind: 'open' as const }, { kind: 'open' as const }];
  const body = { game: 'moot', options: { rounds: 2 }, seats, ...(clock ? { clock } : {}) };
  const { table, pass } = await house.api.call('create', { body });
  const join = (): Promise<Pass> => house.api.call('join', { token: table.invitation!, body: { name: 'P' } });
  const lives = [pass, await join(), await join()].map((each) => house.at(each));
  for (const live of lives) await until(() => live.snapshot?.scene);
  return lives;
}

/** Answers whatever leaves a choice, and nothing else. True: it is over, or there was something to answer. */
async function answers(live: Live, seed: number): Promise<boolean> {
  const { scene } = live.snapshot!;
  const request = openQuestion(live.snapshot);
  if (!request || isIdle(request)) return scene!.result !== null;
  const choice = sampleChoice(game, scene!.view as unknown as Know, request, random(seed));
  await live.answer([{ request: request.id, choice }]);
  return true;
}

test('a match in which nobody answers where there is nothing but to pass comes to its end', async () => {
  const house = await openHouse({ restPause: 2 });
  const lives = await moot(house);
  for (const live of lives) expect(await live.standing(IDLE)).toMatchObject({ taken: true });
  for (let n = 0; !lives[0]!.snapshot!.scene!.result; n++) {
    const asked = await until(() => {
      const over = lives[0]!.snapshot!.scene!.result;
      const live = lives.find(({ snapshot }) => {
        const request = openQuestion(snapshot);
        return request && !isIdle(request);
      });
      return over ? lives[0] : live;
    }, 'a question with a choice');
    await answers(asked!, n);
  }
  const { id } = lives[0]!.snapshot!.table;
  const record = await (await fetch(`${house.server.url}/api/matches/${id}/record`)).text();
  expect(record.split('\n').some((line) => line.includes('standing'))).toBe(true);
  await house.close();
});

/** Plays on until somebody can only pass; undefined: the match was over before. */
async function playedToIdle(lives: readonly Live[]): Promise<Live | undefined> {
  const asked = () => lives.find(({ snapshot }) => openQuestion(snapshot));
  const passing = () => lives.find(({ snapshot }) => isIdle(openQuestion(snapshot)));
  for (let n = 0; !passing() && !lives[0]!.snapshot!.scene!.result; n++) {
    const live = await until(() => passing() ?? asked() ?? (lives[0]!.snapshot!.scene!.result && lives[0]));
    if (!passing()) await answers(live, n);
  }
  return passing();
}

test('[TI4-CORR-9] it is given after the pause and not before, whatever else happens at the table', async () => {
  const house = await openHouse({ restPause: 600_000 });
  let lives: Live[];
  let live: Live | undefined;
  do {
    lives = await moot(house);
    for (const each of lives) await each.standing(IDLE);
    live = await playedToIdle(lives);
  } while (!live);
  const { id } = openQuestion(live.snapshot)!;
  const other = lives.find((each) => each !== live)!;
  await other.standing([]);
  await other.standing(IDLE);
  expect(openQuestion(live.snapshot)?.id).toBe(id);
  await house.close();
});

test('it is given though nobody looks: the table is not put away before, and wakes by itself after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-rest-'));
  let house = await openHouse({ restPause: 600_000, dataDir: folder });
  let lives: Live[];
  do {
    lives = await moot(house);
    for (const each of lives) await each.standing(IDLE);
  } while (!(await playedToIdle(lives)));
  const { id } = lives[0]!.snapshot!.table;
  for (const live of lives) live.close();
  const { hall } = house.server;
  const table = await hall.find(id);
  await until(() => table.audience.followers.size === 0, 'everybody to go');
  await hall.tidy(Number.MAX_SAFE_INTEGER, 0);
  expect(hall.isLive(id)).toBe(true);
  const { seq } = table;
  await house.close();
  house = await openHouse({ restPause: 2, dataDir: folder });
  const { tables } = house.server.hall.house.store;
  while ((await tables.live(id))!.seq === seq) await new Promise((later) => setTimeout(later, 20));
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const BY_POST: NewTable['clock'] = {
  kind: 'correspondence',
  hours: 24,
  quiet: null,
  zone: 'UTC',
  holidays: [],
  onTimeout: 'fallback',
};

test('[TI4-CORR-9] a table by correspondence agrees on its own pause, whatever the host has set', async () => {
  const house = await openHouse({ restPause: 600_000 });
  const passed = async (rest: number): Promise<boolean> => {
    let lives: Live[];
    let live: Live | undefined;
    do {
      lives = await moot(house, { ...BY_POST, rest });
      live = await playedToIdle(lives);
    } while (!live);
    const id = openQuestion(live.snapshot)?.id;
    if (rest === 0) await until(() => openQuestion(live.snapshot)?.id !== id, 'somebody to be passed for');
    return openQuestion(live.snapshot)?.id !== id;
  };
  expect(await passed(0)).toBe(true);
  expect(await passed(3600)).toBe(false);
  await house.close();
});

const left = ({ snapshot }: Live) => snapshot!.scene!.view.own?.standing;

test('alone with bots one has left it from the beginning, and is passed for at once: nobody could learn anything by it', async () => {
  const house = await openHouse({ restPause: 600_000 });
  const bot = { kind: 'bot' as const, bot: 'random' };
  let passed = false;
  for (let n = 0; !passed; n++) {
    const body = { game: 'moot', options: { rounds: 2 }, seats: [{ kind: 'me' as const, name: 'P0' }, bot, bot] };
    const { pass } = await house.api.call('create', { body });
    const live = house.at(pass);
    await until(() => live.snapshot?.scene);
    expect(left(live)).toMatchObject(IDLE);
    const isOver = () => live.snapshot!.scene!.result !== null;
    const ready = () => isOver() || (openQuestion(live.snapshot) && !isIdle(openQuestion(live.snapshot)));
    for (let k = n; !isOver(); k++) {
      await until(ready, 'a question with a choice'); // what leaves none goes by itself
      await answers(live, k);
    }
    const record = await (await fetch(`${house.server.url}/api/matches/${pass.match}/record`)).text();
    passed = record.split('\n').some((line) => line.startsWith('0* '));
  }
  await house.close();
});

test('by correspondence every person has left it from the beginning, and may take it away; at a live table nobody has', async () => {
  const house = await openHouse({ restPause: 600_000 });
  const [first, ...others] = await moot(house, BY_POST);
  for (const live of [first!, ...others]) expect(left(live)).toMatchObject(IDLE);
  await first!.standing([]);
  await until(() => (left(first!) as object[]).length === 0);
  expect(left(others[0]!)).toMatchObject(IDLE);
  for (const live of await moot(house)) expect(left(live)).toEqual([]);
  await house.close();
});
