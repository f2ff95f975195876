// Twins: two tables that differ only in what one seat may not know. Every byte that leaves for that seat is compared: over HTTP
// and sockets, counts, sizes and order included, for every game and over long matches.
import { newId, type Pass } from '@orrery/api';
import { fastChance, imagine, Match, random, type Shape, sampleChoice, startMatch } from '@orrery/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { foresee } from '../src/match/foresight.ts';
import { LiveTable } from '../src/match/live-table.ts';
import { sceneOf } from '../src/match/scene.ts';
import { type House, openHouse, until } from './house.ts';
import { boxNamed, differenceOf, GAMES, stepBoth, type Twin, twinOf } from './twins.ts';

// Twins have the same chance, and bots the same dice.
vi.mock('../src/secrets.ts', async (original) => ({
  ...(await original<object>()),
  newKey: () => '5eed'.repeat(16),
}));
vi.mock('node:crypto', async (original) => ({ ...(await original<object>()), randomInt: () => 7 }));

const now = Date.parse('2026-11-16T10:00:00Z');
let house: House;
beforeAll(async () => {
  // Bots think to the end, for what they say must not depend on how busy the machine is.
  house = await openHouse({ botThought: 60_000 }, { now: () => now });
});
afterAll(() => house.close());
afterEach(() => void vi.restoreAllMocks());

const ROWS = 310;
const A_STEP = 31; // of them, while it lasts
const MOST_STEPS = 30;

/** All that a socket has told the last seat. */
interface Heard extends Twin {
  heard: string[];
  socket: WebSocket;
}
async function heardTwin(game: string, seats: number): Promise<Heard> {
  const twin = await twinOf(house, game, seats);
  const socket = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`);
  const heard: string[] = [];
  socket.on('message', (text) => heard.push(String(text)));
  await new Promise((resolve) => socket.once('open', resolve));
  const { match, secret } = twin.passes.at(-1)!;
  socket.send(JSON.stringify({ do: 'hello', id: 'hello-hello', match, secret }));
  await until(() => heard.length > 0);
  return { ...twin, heard, socket };
}

/** All doors, and the socket so far; only the names of the tables differ, and each answer has the same length for it. */
async function bytesFor({ table, passes, heard, socket }: Heard, twin: 'quick' | 'whole'): Promise<string> {
  const last = heard.length;
  socket.send(JSON.stringify({ do: 'ping', id: 'ping-pong' }));
  await until(() => heard.length > last && heard.at(-1)!.includes('ping-pong'));
  heard.pop(); // nothing else can be behind it
  const { match, secret } = passes.at(-1)!;
  const headers = { authorization: `Bearer ${secret}` };
  const get = async (path: string) =>
    (await fetch(`${house.server.url}/api/matches/${match}${path}`, { headers })).text();
  const given = [await get('')];
  if (twin === 'whole') {
    const { seq } = JSON.parse(given[0]!) as { seq: number };
    given.push(await get('?since=-1'), await get('/events'), await get('/record'));
    for (const at of new Set([0, Math.floor(seq / 2), seq])) given.push(await get(`/moments/${at}`));
    given.push(
      JSON.stringify(await house.api.call('mine', { body: { secrets: [secret] } })),
      await thoughts(table, passes),
    );
  }
  const shown = [...given, ...heard].join('\n').replaceAll(match, 'MATCH').replaceAll(secret, 'SECRET');
  return passes
    .reduce((text, pass) => text.replaceAll(pass.secret, 'SECRET'), shown)
    .replace(/"(commitment|invitation)":"[^"]*"/g, '"$1":""');
}

/** What its hint and its foresight say of the question of the moment. */
async function thoughts(table: LiveTable, passes: Pass[]): Promise<string> {
  const seat = passes.length - 1;
  const asked = await table.ask('asks', { match: table.id, seat });
  if (!asked) return '';
  const choice = sampleChoice(boxNamed(table.row.game).game, asked.known, asked.request, random(3));
  const hint = await table.bots.decide(seat, null, asked.request.id);
  return JSON.stringify([hint, await table.bots.foresee(seat, asked.request.id, choice)]);
}

/** Both play the same; in one of them the others do much besides, and think again under seal. */
async function playTwins(game: string, seats: number): Promise<{ rows: number; difference: string }> {
  const [quiet, busy] = [await heardTwin(game, seats), await heardTwin(game, seats)];
  const compare = async (how: 'quick' | 'whole') => differenceOf(await bytesFor(quiet, how), await bytesFor(busy, how));
  let difference = await compare('whole');
  for (let steps = 0; !difference && steps < MOST_STEPS && quiet.table.status === 'running'; steps++) {
    await stepBoth(house, quiet, busy, steps, Math.min(ROWS, (steps + 1) * A_STEP));
    difference = await compare(steps % 10 === 9 ? 'whole' : 'quick');
  }
  for (const { socket } of [quiet, busy]) socket.close();
  return { rows: busy.table.seq, difference };
}

describe.each(GAMES)('%s', (game, seats) => {
  test('a seat gets the same bytes whatever others do that it may not know', async () => {
    const { rows, difference } = await playTwins(game, seats);
    expect(difference).toBe('');
    expect(rows).toBeGreaterThan(300);
  });

  test('what is on its screen and in its foresight is the same in every world it could be in', () => {
    const { game: rules } = boxNamed(game);
    const { match } = startMatch(rules, { seats, options: {}, chance: fastChance(5) }, { undo: false });
    const dice = random(11);
    // What a seat itself has sealed is in no imagined world: those are none of its twins.
    const hasSealed = (seat: number | null) =>
      seat !== null && match.requestsTo(seat).some((r) => r.sealed !== undefined);
    const screen = (world: Match<Shape>, seat: number | null) =>
      JSON.stringify(sceneOf(rules, world as unknown as Match<never>, world.state, seat));
    let compared = 0;
    for (let step = 0; step < 320 && !match.result; step++) {
      const asked = match
        .waiting()
        .flatMap((seat) => match.requestsTo(seat).filter((r) => r.blocking && r.sealed === undefined));
      const request = dice.pick(asked);
      const choice = sampleChoice(rules, match.know(request.seat), request, dice);
      if (step % 8 === 0)
        for (const seat of [0, seats - 1, null]) {
          if (hasSealed(seat)) continue;
          const world = new Match(rules, imagine(rules, match.know(seat), step), { undo: false });
          const here = new Match(rules, JSON.parse(JSON.stringify(match.state)) as typeof match.state, { undo: false });
          expect(screen(world, seat)).toBe(screen(here, seat));
          compared += 1;
        }
      if (step % 40 === 0) {
        const { seat } = request;
        const world = new Match(rules, imagine(rules, match.know(seat), step + 1), { undo: false });
        const thought = (known: ReturnType<typeof match.know>) =>
          JSON.stringify(foresee(rules, known, request, choice, 3)?.worlds[0]);
        expect(thought(world.know(seat))).toBe(thought(match.know(seat)));
      }
      expect('refused' in match.apply({ request: request.id, seat: request.seat, choice })).toBe(false);
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe('planted leaks are caught', () => {
  const isSame = async () => (await playTwins('moot', 3)).difference === '';

  test('a count that includes hidden rows', async () => {
    const info = LiveTable.prototype.info;
    vi.spyOn(LiveTable.prototype, 'info').mockImplementation(function (this: LiveTable, asker) {
      return { ...info.call(this, asker), updated: this.seq };
    });
    expect(await isSame()).toBe(false);
  });

  test('a line of the log about every answer', async () => {
    const { past } = house.server.hall.house.store;
    const told = past.told.bind(past);
    vi.spyOn(past, 'told').mockImplementation(async (...args) =>
      (await told(...args)).map((row) => ({ ...row, events: JSON.stringify([{ type: 'leak', pub: { n: row.seq } }]) })),
    );
    expect(await isSame()).toBe(false);
  });

  test('letters without a look at whose they are', async () => {
    const { talk } = house.server.hall.house.store;
    const all = talk.messages.bind(talk);
    vi.spyOn(talk, 'messages').mockImplementation((match, _, after, limit) => all(match, 0, after, limit));
    expect(await isSame()).toBe(false);
  });

  test('a word over the socket whenever anybody answers', async () => {
    const tell = LiveTable.prototype.tell;
    vi.spyOn(LiveTable.prototype, 'tell').mockImplementation(function (this: LiveTable, happening) {
      if (happening.is === 'played') this.audience.tellTable();
      return tell.call(this, happening);
    });
    expect(await isSame()).toBe(false);
  });
});

describe('nobody is told before it is on disk', () => {
  /** Whether the store had every row that a socket told of, when it told. */
  async function keptFirst(plant: () => void): Promise<boolean> {
    const { table, socket, passes } = await heardTwin('trap', 1);
    const { store } = house.server.hall.house;
    plant();
    const kept: Promise<boolean>[] = [];
    socket.on('message', (text) => {
      const { is, seq } = JSON.parse(String(text)) as { is: string; seq: number };
      if (is === 'update') kept.push(store.tables.live(table.id).then((live) => live!.seq >= seq));
    });
    const body = { id: newId(), seq: 0, moves: [{ choice: 'walk' }] };
    await house.api.as(passes[0]!.secret).call('answer', { match: table.id, body });
    await until(() => kept.length > 0);
    socket.close();
    return (await Promise.all(kept)).every(Boolean);
  }

  test('an answer', async () => {
    expect(await keptFirst(() => {})).toBe(true);
  });
  test('planted: told first, stored after', async () => {
    const { appender } = house.server.hall.house.store;
    const append = appender.append.bind(appender);
    const late: typeof append = async (one) => void setTimeout(() => void append(one).catch(() => {}), 200);
    expect(await keptFirst(() => void vi.spyOn(appender, 'append').mockImplementation(late))).toBe(false);
  });
});
