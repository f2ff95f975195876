// Twins: two tables with the same chance at which the same is played, and in one of them others do much besides that the
// last seat may not know. Whoever compares what leaves for that seat compares these.
import type { Pass } from '@orrery/api';
import { boxOf } from '@orrery/games';
import { type Box, random, sampleChoice } from '@orrery/kernel';
import { expect } from 'vitest';
import type { LiveTable } from '../src/match/live-table.ts';
import { shelf as fixtures } from './fixtures/shelf.ts';
import type { House } from './house.ts';

export const GAMES: [game: string, seats: number][] = [
  ['moot', 3],
  ['council-of-shadows', 3],
  ['space-gate-odyssey', 3],
  ['cosmos', 3],
  ['twilight-imperium', 3],
];
export const boxNamed = (id: string): Box => boxOf(id) ?? fixtures.find(({ game }) => game.id === id)!;

/** A table, and who sits there; the seat whose bytes are compared is the last. */
export interface Twin {
  table: LiveTable;
  passes: Pass[];
}
type Clock = { kind: 'none' } | { kind: 'live'; move: number; reserve: number; onTimeout: 'fallback' };

export async function twinOf(
  house: House,
  game: string,
  seats: number,
  clock: Clock = { kind: 'none' },
): Promise<Twin> {
  const chairs = [
    { kind: 'me' as const, name: 'P0' },
    ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const })),
  ];
  const { table, pass } = await house.api.call('create', { body: { game, name: 'Twins', seats: chairs, clock } });
  const passes = [pass];
  for (let i = 1; i < seats; i++)
    passes.push(await house.api.call('join', { token: table.invitation!, body: { name: `P${i}` } }));
  return { table: await house.server.hall.find(table.id), passes };
}

/** One step of both: whoever is asked answers the same. `rows`: so many the busy one should have by then. */
export async function stepBoth(house: House, quiet: Twin, busy: Twin, step: number, rows: number): Promise<void> {
  const last = quiet.passes.length - 1;
  const asked = quiet.table.waits.filter(({ answered }) => !answered).map(({ seat }) => seat);
  const own = asked.filter((seat) => seat === last);
  const others = asked.filter((seat) => seat !== last);
  for (const seat of [...own, ...others]) expect(await answer(quiet.table, seat, step * 16 + seat)).toBe(true);
  const enough = busy.table.seq + MOST_NOISE;
  for (let i = 0; busy.table.seq < Math.min(rows, enough); i++) await hiddenNoise(house, busy, step + i);
  for (const seat of [...own, ...others]) {
    if (others.length > 1 && seat === others[0]) await answer(busy.table, seat, step + 999); // its first thought, under seal
    expect(await answer(busy.table, seat, step * 16 + seat)).toBe(true);
  }
}
const MOST_NOISE = 62; // rows

/** What the last seat may not notice: standing answers, drafts and letters of others, and their first thoughts under seal. */
async function hiddenNoise(house: House, { table, passes }: Twin, n: number): Promise<void> {
  const others = passes.slice(0, -1);
  for (const [seat, { match, secret }] of others.entries()) {
    const list = n % 2 === 0 ? [{ kind: 'nothing', choice: n }] : [];
    await table.answer(seat, null, null, [{ request: 'standing', choice: { list } }]);
    if (n % 5 > 0) continue;
    const as = house.api.as(secret);
    await as.call('draft', { match, body: { request: 'x', value: `draft ${n}` } });
    await as.call('write', { match, body: { to: (seat + 1) % others.length, text: `n ${n}` } });
  }
  const sealed = table.waits.filter(({ seat, answered }) => answered && seat < others.length);
  for (const { seat } of sealed) await answer(table, seat, n + 1); // another answer in the place of the first
}

async function answer(table: LiveTable, seat: number, seed: number): Promise<boolean> {
  const found = table.waits.find((wait) => wait.seat === seat);
  const asked = found && (await table.ask('asks', { match: table.id, seat, request: found.request }));
  if (!asked) return false;
  const choice = sampleChoice(boxNamed(table.row.game).game, asked.known, asked.request, random(seed));
  // As people answer: having seen the table, for only they may think again under seal.
  const saw = table.noticed.seen[seat]!;
  return (await table.answer(seat, saw, null, [{ request: asked.request.id, choice }])).taken;
}

/** Where two texts part, with a little around it; nothing: they are the same. */
export function differenceOf(a: string, b: string): string {
  if (a === b) return '';
  let i = 0;
  while (a[i] === b[i]) i += 1;
  return `${a.slice(Math.max(0, i - 80), i + 80)} | ${b.slice(Math.max(0, i - 80), i + 80)}`;
}
