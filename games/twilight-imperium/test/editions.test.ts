// A match keeps the cards and sheets it was set up with: what comes later changes no running match and no record.

import { readFileSync } from 'node:fs';
import { replayGolden } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { reaction } from '../abilities/card.ts';
import { actionDeck, newest, secretDeck, stageDeck } from '../decks.ts';
import { abilitiesOf } from '../game.ts';
import box from '../index.ts';
import type { SetId } from '../packs/base/types.ts';
import { install, type Piece } from '../registry.ts';
import { completeSheets, figureSheets } from '../roster.ts';

/** A card of the next edition, which everybody with a hand could play at any turn's start. */
const LATER: Piece = {
  ...reaction({ id: 'bribery', rules: [], might: () => true, resolve() {} }, 'turn.start'),
  since: 2,
};
const [first, second] = [
  { sets: ['base', 'pok'] as SetId[], edition: 1 },
  { sets: ['base', 'pok'] as SetId[], edition: 2 },
];

it('a card of a later edition is in no earlier deck', () => {
  install([LATER]); // before any deck is made
  expect(newest()).toBe(2);
  expect(actionDeck(first)).not.toContain('bribery#1');
  expect(actionDeck(second)).toEqual(expect.arrayContaining([...actionDeck(first), 'bribery#1']));
  expect(actionDeck(second)).toHaveLength(actionDeck(first).length + 1);
});

it('decks and sheets of the first edition', () => {
  const sizes = [secretDeck(first), stageDeck(first, 1), stageDeck(first, 2)].map((deck) => deck.length);
  expect(sizes).toEqual([34, 19, 19]);
  expect(actionDeck(first)).toHaveLength(35);
  expect([completeSheets(first).length, figureSheets(first).length]).toEqual([6, 10]);
});

it('a recorded game is played the same with a card that came later', () => {
  const game = {
    ...box.game,
    edition: 2,
    abilities: { ...box.game.abilities, ...abilitiesOf([LATER]) },
    steps: { ...box.game.steps, ...LATER.steps },
  };
  const record = readFileSync(new URL('./golden/twilight-imperium-3-1.game', import.meta.url), 'utf8');
  expect(replayGolden({ ...box, game } as typeof box, record).result).toBeDefined();
});
