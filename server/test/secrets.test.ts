// Nothing hidden ever crosses: every byte sent to a seat is searched for what it must not know.
import { type LiveListener, newId, type Pass, type ToClient } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type House, openHouse, openQuestion, playOn, until } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Listens beside the player: the raw texts that a seat (or a spectator) is sent. */
function tap(match: string, secret?: string): { texts: string[]; close(): void } {
  const texts: string[] = [];
  const ws = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`);
  ws.on('open', () => ws.send(JSON.stringify({ do: 'hello', id: newId(), match, ...(secret ? { secret } : {}) })));
  ws.on('message', (data) => texts.push(data.toString()));
  return { texts, close: () => ws.close() };
}

async function openMoot(options: object, people: number): Promise<{ match: string; passes: Pass[] }> {
  const seats = Array.from({ length: people }, (_, i) =>
    i === 0 ? { kind: 'me' as const, name: 'P0' } : { kind: 'open' as const },
  );
  const { table, pass } = await house.api.call('create', {
    body: { game: 'moot', options: options as Record<string, never>, seats },
  });
  const passes = [pass];
  for (let i = 1; i < people; i++)
    passes.push(await house.api.call('join', { token: table.invitation!, body: { name: `P${i}` } }));
  return { match: table.id, passes };
}

const cardsIn = (text: string): Set<string> => new Set(text.match(/(tax|gift|veto)#\d+/g) ?? []);

test('cards in other hands and in the deck are in no byte a seat or a spectator gets', async () => {
  const { match, passes } = await openMoot({ rounds: 2, warden: false }, 3);
  const taps = [...passes.map((pass) => tap(match, pass.secret)), tap(match)];
  await until(() => taps.every((t) => t.texts.length > 0));
  const hands = passes.map(() => new Set<string>());
  const listener = (seat: number): LiveListener => ({
    change: (now) => {
      for (const card of (now.scene?.view.own?.hand ?? []) as string[]) hands[seat]!.add(card);
    },
  });
  const lives = passes.map((pass, seat) => house.at(pass, listener(seat)));
  await Promise.all(lives.map((live, i) => playOn(live, 100 + i)));
  await until(() => taps.every((t) => t.texts.some((text) => text.includes('"status":"over"'))));

  const shown = new Set(lives[0]!.snapshot!.scene!.view.pub.discard as string[]);
  expect(shown.size).toBeGreaterThan(0);
  expect(hands.every((hand) => hand.size > 2)).toBe(true);
  for (const [seat, { texts, close }] of taps.entries()) {
    close();
    const known = new Set([...shown, ...(hands[seat] ?? [])]);
    expect([...cardsIn(texts.join('\n'))].filter((card) => !known.has(card))).toEqual([]);
  }
  // The past is no way round: no earlier moment shows a seat more than it saw then.
  const mine = house.api.as(passes[0]!.secret);
  const known = new Set([...shown, ...hands[0]!]);
  for (let seq = 0; seq < lives[0]!.snapshot!.seq; seq += 5) {
    const moment = await mine.call('moment', { match, seq });
    expect(moment.scene.view.seat).toBe(0);
    expect([...cardsIn(JSON.stringify(moment))].filter((card) => !known.has(card))).toEqual([]);
  }
  const events = await house.api.call('events', { match });
  expect([...cardsIn(JSON.stringify(events))].filter((card) => !shown.has(card))).toEqual([]);
  expect(JSON.stringify(events)).not.toContain('"mine":true');
});

test('an answer under seal and a private offer move nobody else: no message, no count, no sign', async () => {
  const { match, passes } = await openMoot({ rounds: 1, warden: false }, 3);
  const lives = passes.map((pass) => house.at(pass));
  await until(() => lives.every((live) => openQuestion(live.snapshot)));
  const third = tap(match, passes[2]!.secret);
  await until(() => third.texts.length >= 1);
  const before = await house.api.as(passes[2]!.secret).call('table', { match });
  const heard = third.texts.length;
  const bid = openQuestion(lives[0]!.snapshot)!;
  expect(await lives[0]!.answer([{ request: bid.id, choice: 1 }])).toMatchObject({ taken: true });
  expect(await lives[0]!.answer([{ request: 'deal.offer', choice: 'offer>1' }])).toMatchObject({ taken: true });
  expect(await lives[0]!.standing([{ kind: 'window.played', choice: 'pass' }])).toMatchObject({ taken: true });
  await until(() => lives[1]!.snapshot!.events.some((e) => e.type === 'offered'));
  const after = await house.api.as(passes[2]!.secret).call('table', { match });
  expect(after.seq).toBe(before.seq);
  expect({ ...after, clock: null }).toEqual({ ...before, clock: null });
  const since = third.texts.slice(heard).map((text) => JSON.parse(text) as ToClient);
  expect(since.filter((message) => message.is === 'update')).toEqual([]);
  expect(lives[0]!.snapshot!.scene!.requests[0]!.sealed).toBe(1);
  third.close();
});

test('a secret opens its own seat and nothing else', async () => {
  const { match, passes } = await openMoot({}, 3);
  const other = await openMoot({}, 3);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'in',
      (error: { problem: { error: string } }) => error.problem.error,
    );
  const stranger = house.api.as('not-a-secret');
  expect(await outcome(stranger.call('table', { match }))).toBe('unauthorised');
  expect(await outcome(house.api.as(other.passes[0]!.secret).call('table', { match }))).toBe('unauthorised');
  const body = { id: newId(), seq: 0, moves: [{ request: 'x', choice: 'y' }] };
  expect(await outcome(house.api.call('answer', { match, body }))).toBe('unauthorised');
  expect(await outcome(house.api.as(passes[1]!.secret).call('pause', { match }))).toBe('forbidden');
  expect(await outcome(house.api.as(passes[1]!.secret).call('toBot', { match, seat: 2, body: {} }))).toBe('forbidden');
  expect(await outcome(house.api.as(passes[1]!.secret).call('record', { match }))).toBe('conflict');
  expect(await outcome(house.api.as(passes[0]!.secret).call('hostMatches'))).toBe('unauthorised');
  const { code } = await house.api.as(passes[1]!.secret).call('moveDevice', { match });
  expect(await outcome(house.api.as(code).call('table', { match }))).toBe('unauthorised');
  const moved = await house.api.call('claim', { body: { code } });
  expect(await house.api.as(moved.secret).call('table', { match })).toMatchObject({ seat: 1 });
  expect(await outcome(house.api.call('claim', { body: { code } }))).toBe('not-found');
  await house.api.as(passes[0]!.secret).call('vacate', { match, seat: 1 });
  expect(await outcome(house.api.as(moved.secret).call('table', { match }))).toBe('unauthorised');
});
