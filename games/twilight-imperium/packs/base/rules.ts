// The rule index: one testable statement each, in our own words. Families of the stages built so far.
import type { Rule } from '@orrery/kernel';
import { boardRules } from './rules-board.ts';
import { cardsRules } from './rules-cards.ts';
import { exampleRules } from './rules-examples.ts';
import { frameRules } from './rules-frame.ts';
import { roundRules } from './rules-round.ts';
import { tradeRules } from './rules-trade.ts';
import { warRules } from './rules-war.ts';

export const rules: readonly Rule[] = [
  ...frameRules,
  ...boardRules,
  ...roundRules,
  ...tradeRules,
  ...warRules,
  ...cardsRules,
  ...exampleRules,
];
