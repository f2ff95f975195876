// TI4-AC: every action card of the boxes in play has a test of its own, and says what it does in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionDeck } from '../decks.ts';
import '../game.ts';
import { ACTION_CARD_TABLE } from '../packs/base/action-cards.ts';
import type { SetId } from '../packs/base/types.ts';
import { kindOfCard } from '../say.ts';

const SETS: SetId[] = ['base', 'pok', 'codex1'];
const kinds = new Set(actionDeck({ sets: SETS, edition: 2 }).map(kindOfCard));
const folder = new URL('./', import.meta.url);
const titles = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

it('[TI4-AC-1] all action cards of base, Prophecy of Kings and Codex I are in the deck', () => {
  const printed = ACTION_CARD_TABLE.filter(({ set }) => (SETS as string[]).includes(set)).map(({ id }) => id);
  expect(printed).toHaveLength(93);
  expect(printed.filter((id) => !kinds.has(id))).toEqual([]);
});

it.each([...kinds])('%s has a test that carries its name', (id) => {
  expect(new RegExp(`\\[(?:[a-z0-9, -]*, )?${id}(?:, [a-z0-9, -]*)?\\]`).test(titles)).toBe(true);
});
