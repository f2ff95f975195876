// What the games of a ladder say: win rates with intervals, and ratings in which 400 points are ten to one.
import { type Played, scoreOf } from './plan.ts';

export interface Duel {
  pair: [string, string];
  games: number;
  score: number; // of the first; a draw is half
  rate: number;
  low: number; // of the interval in which the true rate lies 95 times of 100 (Wilson)
  high: number;
}
export interface Standing {
  bot: string;
  rating: number;
  low: number;
  high: number;
}
const Z = 1.96;

export function duelsOf(played: readonly Played[]): Duel[] {
  const found = new Map<string, Duel>();
  for (const game of played) {
    const key = game.pair.join(' ');
    const duel = found.get(key) ?? { pair: game.pair, games: 0, score: 0, rate: 0, low: 0, high: 1 };
    duel.games += 1;
    duel.score += scoreOf(game);
    found.set(key, duel);
  }
  return [...found.values()].map((duel) => ({ ...duel, ...interval(duel.score, duel.games) }));
}

export function interval(score: number, games: number): { rate: number; low: number; high: number } {
  const rate = score / games;
  const middle = (rate + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const reach = (Z / (1 + Z ** 2 / games)) * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  return { rate, low: middle - reach, high: middle + reach };
}

/** Bradley and Terry: strengths under which these results are likeliest. The weakest named last is at 0. */
export function standingsOf(bots: readonly string[], played: readonly Played[]): Standing[] {
  const duels = duelsOf(played);
  const strengths = new Map(bots.map((bot) => [bot, 1]));
  for (let round = 0; round < 500; round++) for (const bot of bots) strengths.set(bot, stronger(bot, duels, strengths));
  const elo = (bot: string) => 400 * Math.log10(strengths.get(bot)!);
  const floor = elo(bots.at(-1)!);
  return bots
    .map((bot) => {
      const error = errorOf(bot, duels, strengths);
      const rating = elo(bot) - floor;
      return { bot, rating, low: rating - error, high: rating + error };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** Half a win and half a loss against everybody keep a bot that never lost from rising for ever. */
const PRIOR = 0.5;
const pairings = (bot: string, duels: readonly Duel[]) =>
  duels.flatMap(({ pair: [a, b], score, games }) => {
    if (a === bot) return [{ other: b, score: score + PRIOR, games: games + 2 * PRIOR }];
    return b === bot ? [{ other: a, score: games - score + PRIOR, games: games + 2 * PRIOR }] : [];
  });

function stronger(bot: string, duels: readonly Duel[], strengths: ReadonlyMap<string, number>): number {
  const met = pairings(bot, duels);
  if (met.length === 0) return 1;
  const own = strengths.get(bot)!;
  const won = met.reduce((sum, { score }) => sum + score, 0);
  return won / met.reduce((sum, { other, games }) => sum + games / (own + strengths.get(other)!), 0);
}

/** From how sharply the likelihood falls off around the rating. */
function errorOf(bot: string, duels: readonly Duel[], strengths: ReadonlyMap<string, number>): number {
  const own = strengths.get(bot)!;
  const sharpness = pairings(bot, duels).reduce((sum, { other, games }) => {
    const chance = own / (own + strengths.get(other)!);
    return sum + games * chance * (1 - chance);
  }, 0);
  return sharpness === 0 ? 0 : (Z / Math.sqrt(sharpness)) * (400 / Math.LN10);
}
