// Plays any legal answer of any game.
import { type Bot, type Game, sampleChoice } from '@orrery/kernel';

export function randomBot(game: Game): Bot {
  return { name: 'random', decide: (k, request, random) => ({ choice: sampleChoice(game, k, request, random) }) };
}
