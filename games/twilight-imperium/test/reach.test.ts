// Registered is not playable: every window that content speaks of has its question in words.
import { LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box, { twilightImperium } from '../index.ts';

/** Opened together with another of the same moment, whose words ask. [TI4-WIN-6] */
const TOGETHER = [
  'spaceCombat.start',
  'spaceCombat.firstRound.start',
  'spaceCombatRound.start',
  'groundCombat.start',
  'groundCombatRound.start',
  'groundCombat.rolled',
  'combatRound.end',
];

it('every window in which something can be done asks in words, in both languages', () => {
  const windows = new Set(Object.values(twilightImperium.abilities!).map(({ window }) => window));
  for (const language of LANGUAGES) {
    const words = wordsOf(box.home, language);
    expect([...windows].filter((name) => !TOGETHER.includes(name) && !(`window.${name}` in words))).toEqual([]);
  }
});
