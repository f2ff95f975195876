// A card that comes later is in no match that was set up before it: golden games, records and running matches stay as they are.

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Box,
  type Dated,
  fastChance,
  hashOf,
  load,
  Match,
  readRecord,
  replay,
  save,
  startMatch,
} from '@orrery/kernel';
import { replayGolden } from '@orrery/kernel/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { actionDeck, newest, secretDeck, stageDeck } from '../decks.ts';
import '../game.ts';
import type { SetId } from '../packs/base/types.ts';
import { completeSheets, figureSheets } from '../roster.ts';

const folder = new URL('./golden/', import.meta.url);
const golden = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
const CARD = 'archaeological-expedition'; // as printed, but its text is ours: it may be played after any activation, and does nothing

interface Put {
  box: Box;
  actionDeck(sets: { sets: SetId[]; edition?: number }): readonly string[];
}
/** The whole game put together anew with one more card. */
async function withCard(dates: Dated): Promise<Put> {
  vi.resetModules();
  vi.doMock('../abilities/index.ts', async (original) => {
    const { PIECES, ...rest } = await original<typeof import('../abilities/index.ts')>();
    const { reaction } = await import('../abilities/card.ts');
    const spec = { id: CARD, rules: ['TI4-AC-10'], might: () => true, resolve: () => {} };
    return {
      ...rest,
      PIECES: [{ ...reaction(spec, 'tactical.activate.after'), ...dates }, ...PIECES.filter(({ id }) => id !== CARD)],
    };
  });
  const { default: box } = await import('../index.ts');
  return { box, actionDeck: (await import('../decks.ts')).actionDeck };
}
afterEach(() => {
  vi.doUnmock('../abilities/index.ts');
  vi.resetModules();
});
const copiesIn = (deck: readonly string[]) => deck.filter((card) => card.startsWith(`${CARD}#`)).length;

it('[TI4-AC-1] a card of a later edition changes no golden game', async () => {
  const { box, actionDeck } = await withCard({ since: 2 });
  expect(box.game.edition).toBe(newest());
  for (const text of golden) expect(replayGolden(box, text).result).toBeDefined();
  expect([1, 2].map((edition) => copiesIn(actionDeck({ sets: ['base', 'pok'], edition })))).toEqual([0, 1]);
});

it('[TI4-AC-1] it changes no running match: questions, invariants and imagined worlds are those of its edition', async () => {
  const { default: before } = await import('../index.ts');
  const record = readRecord(golden[0]!);
  const half = { ...record, entries: record.entries.slice(0, record.entries.length / 2) };
  const { state } = replay(before.game, half);
  const { box } = await withCard({ since: 2 });
  const match = new Match(box.game, load(box.game, save(before.game, state)));
  const worlds = [before, box].map(({ game }) => game.imagine(match.know(0), fixed));
  expect(worlds[1]).toEqual(worlds[0]);
  for (const holds of Object.values(box.game.invariants)) expect(holds(match.state)).toBe(true);
  const there = new Match(before.game, load(before.game, save(before.game, state)));
  expect(match.requests()).toEqual(there.requests());
  expect(hashOf(match.state)).toBe(hashOf(state));
});

it('[TI4-AC-1] matches set up since have it, and say of which edition they are', async () => {
  const { box } = await withCard({ since: 2 });
  const start = (edition?: number) =>
    startMatch(box.game, { seats: 3, chance: fastChance(1), ...(edition ? { edition } : {}) }).match.state;
  const cardsOf = (state: ReturnType<typeof start>) =>
    copiesIn((state.dark as unknown as { decks: { actions: string[] } }).decks.actions);
  expect(start().pub).toHaveProperty('edition', newest());
  expect(start(1).pub).not.toHaveProperty('edition');
  expect([cardsOf(start()), cardsOf(start(1))]).toEqual([1, 0]);
});

it('[TI4-AC-1] decks and sheets of the first edition', () => {
  const first = { sets: ['base', 'pok'] as SetId[], edition: 1 };
  const decks = [actionDeck(first), secretDeck(first), stageDeck(first, 1), stageDeck(first, 2)];
  expect(decks.map((deck) => deck.length)).toEqual([35, 34, 19, 19]);
  expect([completeSheets(first).length, figureSheets(first).length]).toEqual([6, 10]);
});

it('[TI4-AC-1] without its date it would break them all', async () => {
  const { box } = await withCard({});
  for (const text of golden) expect(() => replayGolden(box, text)).toThrow('entry');
});

const fixed = {
  below: () => 0,
  shuffle: <T>(list: T[]) => list,
  pick: <T>(list: readonly T[]): T => list[0]!,
};
