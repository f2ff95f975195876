// Plays any legal answer of any game.
import { type Game, sampleChoice } from '@orrery/kernel';
import type { Bot } from './bot.ts';

export function randomBot(game: Game): Bot {
  return { name: 'random', decide: (k, request, random) => ({ choice: sampleChoice(game, k, request, random) }) };
}
