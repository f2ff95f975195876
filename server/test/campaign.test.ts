// A campaign of COSMOS with a game master: powers over the table, letters, drafts, and what nobody else may know of them.
import { type Client, type ClockSettings, newId, type Pass, type Snapshot } from '@orrery/api';
import { cosmos } from '@orrery/cosmos';
import { type Choice, type Game, readRecord, replay } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeUp } from '../src/clock/late.ts';
import { type House, openHouse, until } from './house.ts';

const HOUR = 3_600_000;
const DAYS: ClockSettings = {
  kind: 'correspondence',
  hours: 48,
  quiet: null,
  zone: 'UTC',
  holidays: [],
  onTimeout: 'fallback',
};
const MASTER = 3;
let now = Date.parse('2026-11-16T10:00:00Z');
let house: House;
beforeAll(async () => {
  house = await openHouse({}, { now: () => now });
});
afterAll(() => house.close());

interface Campaign {
  match: string;
  passes: Pass[]; // Ana and Bo play, the last one is the master's
  as(pass: Pass): Client;
  look(pass: Pass): Promise<Snapshot>;
  answer(pass: Pass, choice: Choice, request?: string): Promise<boolean>;
  asked(): Promise<number[]>;
}

const NAMES = ['Ana', 'Bo', null, 'Master'];
/** Two people, a bot on seat 2, and a master, who owns the table unless it is somebody else's. */
async function campaign(owner = MASTER): Promise<Campaign> {
  const seats = NAMES.map((name, seat) => {
    if (name === null) return { kind: 'bot' as const, bot: 'commander' };
    return seat === owner ? { kind: 'me' as const, name } : { kind: 'open' as const };
  });
  const { table, pass: mine } = await house.api.call('create', {
    body: { game: 'cosmos', options: { master: true, deal: true, turns: 3 }, seats, clock: DAYS },
  });
  const passes: Pass[] = [];
  for (const [seat, name] of NAMES.entries())
    if (seat === owner) passes.push(mine);
    else if (name !== null)
      passes.push(await house.api.call('join', { token: table.invitation!, body: { name, seat } }));
  const match = table.id;
  const as = (pass: Pass) => house.api.as(pass.secret);
  const look = (pass: Pass) => as(pass).call('table', { match });
  return {
    match,
    passes,
    as,
    look,
    async answer(pass, choice, request) {
      const { seq } = await look(pass);
      const move = { choice, ...(request ? { request } : {}) };
      return (await as(pass).call('answer', { match, body: { id: newId(), seq, moves: [move] } })).taken;
    },
    asked: async () => (await look(mine)).scene!.waiting,
  };
}
const answered = (snapshot: Snapshot): number[] =>
  (snapshot.scene!.view.pub.stack as { answered?: number[] }[]).at(-1)!.answered ?? [];
const turnOf = (snapshot: Snapshot): number => snapshot.scene!.view.pub.turn as number;
const reviewing = async (c: Campaign): Promise<void> => {
  for (;;) {
    if ((await c.asked()).join() === String(MASTER)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('the game master', () => {
  test('[CSM-GM-1, CSM-GM-2] sets the deadline, pauses, reminds and forces; everybody sees that it was done', async () => {
    const c = await campaign();
    const [ana, bo, master] = c.passes as [Pass, Pass, Pass];
    const { call } = c.as(master);
    const at = { match: c.match };
    await expect(c.as(ana).call('extend', { ...at, body: { minutes: 60 } })).rejects.toThrow('whoever runs the table');
    const first = (await c.look(ana)).clock.seats[0]!.deadline!;
    expect((await call('extend', { ...at, body: { minutes: 120 } })).seats[0]!.deadline).toBe(first + 2 * HOUR);
    expect((await call('extend', { ...at, body: { minutes: -60 * 10 } })).seats[0]!.deadline).toBe(first - 8 * HOUR);
    await call('pause', at);
    await expect(call('force', at)).rejects.toThrow('not running');
    await call('resume', at);
    await c.as(ana).call('notices', { ...at, body: { mail: 'ana@example.org', push: null, language: 'es' } });
    expect(await call('remind', at)).toEqual({ unreached: [0, 1] }); // the address is not confirmed yet
    const [question] = await house.host.call('hostOutbox');
    await house.api.call('confirm', { token: /confirm\/(\S+)/.exec(question!.text)![1]! });
    expect(await call('remind', at)).toEqual({ unreached: [1] });
    const letters = await house.host.call('hostOutbox');
    const reminder = letters.find(({ id }) => id !== question!.id);
    expect(reminder).toMatchObject({ to: 'ana@example.org', subject: expect.stringContaining('COSMOS') });

    await c.answer(bo, { orders: 'préstamo 100 a 4 pagos' });
    expect(answered(await c.look(master))).toEqual([1]);
    expect(JSON.stringify(await c.look(master))).not.toContain('préstamo 100');
    await call('force', at);
    await reviewing(c);
    expect(JSON.stringify((await c.look(master)).scene!.view.own!.lists)).toContain('préstamo 100');
    const deeds = (await c.look(ana)).deeds.map(({ what, minutes }) => [what, minutes]);
    expect(deeds).toEqual([
      ['extended', 120],
      ['extended', -600],
      ['paused', null],
      ['resumed', null],
      ['reminded', null],
      ['reminded', null],
      ['forced', null],
    ]);
  });

  test('[CSM-GM-4, CSM-GM-5] publishes, corrects and undoes; the match file holds it all and is sound', async () => {
    const c = await campaign();
    const [ana, bo, master] = c.passes as [Pass, Pass, Pass];
    const handIn = async () => {
      for (const pass of [ana, bo]) expect(await c.answer(pass, { orders: '' })).toBe(true);
      await reviewing(c);
    };
    await handIn();
    await c.answer(master, 'publish');
    expect(turnOf(await c.look(ana))).toBe(2);
    // Bots wait for people: nothing has been handed in yet, so the turn can still be undone.
    expect(answered(await c.look(master))).toEqual([]);
    expect(await c.answer(master, { note: 'a list went astray' }, 'deal.undoing')).toBe(true);
    expect([turnOf(await c.look(ana)), (await c.look(ana)).scene!.waiting]).toEqual([1, [MASTER]]);
    await c.answer(master, 'publish');
    const { factions } = (await c.look(master)).scene!.view.pub as { factions: string[] };
    const correction = { path: 'sides.0.R', value: '777', faction: factions[0]!, told: 'faction', note: 'miscounted' };
    expect(await c.answer(master, { corrections: [correction] }, 'deal.corrections')).toBe(true);
    expect(await c.answer(ana, { corrections: [correction] }, 'deal.corrections')).toBe(false);
    const seen = await c.look(ana);
    expect((seen.scene!.view.own!.side as { R: number }).R).toBe(777);
    expect(seen.events.map(({ type }) => type)).toContain('corrected');
    expect(JSON.stringify(await c.look(bo))).not.toContain('miscounted');
    expect((await c.look(bo)).events.map(({ type }) => type)).toContain('undone');
    for (const turn of [2, 3]) {
      expect(turnOf(await c.look(ana))).toBe(turn);
      await handIn();
      await c.answer(master, 'publish');
    }
    expect((await c.look(ana)).table.status).toBe('running'); // the end can still be undone
    expect(await c.answer(master, { note: 'the last list too' }, 'deal.undoing')).toBe(true);
    await c.answer(master, 'publish');
    expect(await c.answer(master, 'close')).toBe(true);
    expect((await c.look(ana)).table.status).toBe('over');
    const file = await c.as(ana).call('record', { match: c.match });
    expect(file).toMatch(/@deal\.undoing .*a list went astray/);
    const played = replay(cosmos as unknown as Game, readRecord(file));
    expect(played.result).toBeDefined();
  });

  test('[CSM-GM-1, CSM-GM-2, CSM-GM-3] has the powers over a table that is somebody else’s, and no more', async () => {
    const c = await campaign(0);
    const [ana, bo, master] = c.passes as [Pass, Pass, Pass];
    const { call } = c.as(master);
    const at = { match: c.match };
    const { table } = await c.look(master);
    expect([table.owner, table.steward]).toEqual([false, true]);
    expect((await c.look(ana)).table).toMatchObject({ owner: true, steward: true });
    expect((await c.look(bo)).table).toMatchObject({ owner: false, steward: false });
    const [mine] = await house.api.call('mine', { body: { secrets: [master.secret] } });
    expect(mine!.table.steward).toBe(true);
    for (const power of ['pause', 'force', 'remind'] as const)
      await expect(c.as(bo).call(power, at)).rejects.toThrow('whoever runs the table');
    await expect(c.as(bo).call('vacate', { ...at, seat: 0 })).rejects.toThrow('whoever runs the table');
    const first = (await c.look(ana)).clock.seats[0]!.deadline!;
    expect((await call('extend', { ...at, body: { minutes: 60 } })).seats[0]!.deadline).toBe(first + HOUR);
    await call('pause', at);
    await call('resume', at);
    await call('remind', at);
    await call('mute', { ...at, body: { muted: true } });
    await c.as(bo).call('write', { ...at, body: { to: MASTER, text: 'may I ask?' } });
    await call('write', { ...at, body: { to: 1, text: 'you may' } });
    await call('toBot', { ...at, seat: 0, body: {} });
    await call('fromBot', { ...at, seat: 0 });
    await call('vacate', { ...at, seat: 1 });
    await expect(c.look(bo)).rejects.toThrow('does not open');
    await call('force', at);
    await reviewing(c);
    expect((await c.look(ana)).deeds.map(({ what }) => what)).toEqual([
      'extended',
      'paused',
      'resumed',
      'reminded',
      'muted',
      'bot',
      'person',
      'opened',
      'forced',
    ]);
    expect((await call('abandon', at)).status).toBe('running'); // breaking off is its owner's
  });

  test('[CSM-GM-3] replaces a player; the newcomer has board, memory and letters of the faction', async () => {
    const c = await campaign();
    const [ana, bo, master] = c.passes as [Pass, Pass, Pass];
    await c.as(bo).call('write', { match: c.match, body: { to: 0, text: 'truce?' } });
    const before = await c.look(ana);
    const opened = await c.as(master).call('vacate', { match: c.match, seat: 0 });
    await expect(c.look(ana)).rejects.toThrow('does not open');
    const eva = await house.api.call('join', { token: opened.invitation!, body: { name: 'Eva' } });
    const after = await c.look(eva);
    expect(after.scene!.view).toEqual(before.scene!.view);
    expect(after.letters.map(({ text }) => text)).toEqual(['truce?']);
    expect((await c.look(bo)).deeds).toMatchObject([
      { what: 'opened', seat: 0 },
      { what: 'joined', seat: 0 },
    ]);
  });

  test('[CSM-GM-6] holds one seat and no faction, and everybody sees whose it is', async () => {
    const me = { kind: 'me' as const, name: 'Both' };
    const seats = [me, { kind: 'open' as const }, me];
    const body = { game: 'cosmos', options: { master: true }, seats };
    await expect(house.api.call('create', { body })).rejects.toThrow('one chair');
    const c = await campaign();
    const [ana, , master] = c.passes as [Pass, Pass, Pass];
    const { scene, table } = await c.look(ana);
    expect([scene!.view.pub.master, table.players[MASTER]!.name]).toEqual([MASTER, 'Master']);
    expect((await c.look(master)).scene!.view.own!.side).toBe(null);
    expect(await c.answer(master, { orders: '' })).toBe(false);
  });

  test('[CSM-TURN-13] without one the clock alone moves the campaign on, bots included', async () => {
    const open = { kind: 'open' as const };
    const seats = [{ kind: 'me' as const, name: 'Ana' }, open, { kind: 'bot' as const, bot: 'commander' }];
    const body = { game: 'cosmos', options: { deal: true, turns: 2 }, seats, clock: DAYS };
    const { table, pass } = await house.api.call('create', { body });
    await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
    const live = house.at(pass);
    await until(() => live.snapshot?.scene);
    now += 49 * HOUR;
    await timeUp(await house.server.hall.find(table.id));
    await until(() => turnOf(live.snapshot!) === 2, 'the second turn');
    const rows = await house.server.hall.house.store.past.rows(table.id);
    expect(rows.map((row) => row.entry.slice(0, 2))).toEqual(['', '0!', '1!', '2 ']);
  });
});

describe('letters', () => {
  test('[CSM-REPORT-6] reach one seat at once and nobody else; the master may turn them off', async () => {
    const c = await campaign();
    const [ana, bo, master] = c.passes as [Pass, Pass, Pass];
    const lives = [ana, bo, master].map((pass) => house.at(pass));
    const [, boLive, masterLive] = lives;
    await until(() => lives.every((live) => live.snapshot?.scene));
    const write = (from: Pass, to: number, text: string) =>
      c.as(from).call('write', { match: c.match, body: { to, text } });
    const seq = masterLive!.snapshot!.seq;
    await write(ana, 1, 'a secret pact');
    await until(() => boLive!.snapshot!.letters.length === 1);
    expect(boLive!.snapshot!.letters[0]).toMatchObject({ from: 0, to: 1, text: 'a secret pact' });
    for (const view of [await c.look(master), await house.api.call('table', { match: c.match })])
      expect(JSON.stringify(view)).not.toContain('a secret pact');
    expect([masterLive!.snapshot!.letters, masterLive!.snapshot!.seq]).toEqual([[], seq]);
    expect((await c.look(ana)).letters).toHaveLength(1);
    await expect(write(ana, 0, 'to myself')).rejects.toThrow('another seat');
    await expect(write(ana, 2, 'to a bot')).rejects.toThrow('bots');

    await c.as(master).call('mute', { match: c.match, body: { muted: true } });
    await expect(write(ana, 1, 'again')).rejects.toThrow('turned off');
    await expect(c.as(bo).call('chat', { match: c.match, body: { text: 'hello' } })).rejects.toThrow('turned off');
    await write(ana, MASTER, 'may I ask?');
    await write(master, 0, 'you may');
    expect((await c.look(ana)).letters.map(({ text }) => text)).toEqual(['a secret pact', 'may I ask?', 'you may']);
    await c.as(master).call('mute', { match: c.match, body: { muted: false } });
    await write(ana, 1, 'again');
  });
});

test('a sheet that is being written is kept for its seat alone, on every device, until the question has gone', async () => {
  const c = await campaign();
  const [ana, bo] = c.passes as [Pass, Pass, Pass];
  const request = (await c.look(ana)).scene!.requests[0]!.id;
  const keep = (value: Choice | null, id = request) =>
    c.as(ana).call('draft', { match: c.match, body: { request: id, value } });
  await keep({ orders: 'explorar flota A' });
  await keep({ orders: 'explorar flota A\nrecolectar flota A' });
  const { code } = await c.as(ana).call('moveDevice', { match: c.match });
  const elsewhere = await house.api.call('claim', { body: { code } });
  expect((await c.look(elsewhere)).drafts).toEqual({ [request]: { orders: 'explorar flota A\nrecolectar flota A' } });
  expect(JSON.stringify(await c.look(bo))).not.toContain('recolectar flota A');
  await keep({ orders: 'next' }, 'another.0');
  expect((await c.look(ana)).drafts).toEqual({ 'another.0': { orders: 'next' } });
  await keep(null, 'another.0');
  expect((await c.look(ana)).drafts).toEqual({});
  await expect(keep({ orders: 'x'.repeat(70_000) })).rejects.toThrow('too long');
});
