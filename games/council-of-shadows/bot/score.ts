// Scoring: the higher payout at once, the lower one where it completes a level or nothing better will come.
import type { Know, Msg, Option, Request } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { type Council, type Pub, type Side, sidesOf } from '../state.ts';
import { coloniesOn, payout, scoresWithoutRemoval, strength } from '../values/cubes.ts';
import { yieldWorth } from './worth.ts';

const galaxyIn = (key: string): string => key.slice('score:'.length).split('>')[0]!;
const planetIn = (key: string): string | undefined => key.split('>')[1];

/** Would scoring everything that is still open complete a level? */
function completesLevel(pub: Pub, side: Side, galaxies: readonly string[]): boolean {
  const p = pub.players[side]!;
  const sum = galaxies.reduce((energy, galaxy) => energy + payout(pub, side, galaxy), 0);
  return p.energy < p.consumption && p.energy + sum >= p.consumption;
}

/** A lower payout is left lying if one more cube would turn it into the higher one, and there is time. */
function isWorthwhile(pub: Pub, side: Side, galaxy: string): boolean {
  if (payout(pub, side, galaxy) === pack.galaxyOf(galaxy).high) return true;
  if (pub.throne !== null) return true;
  const rival = Math.max(...sidesOf(pub).map((other) => (other === side ? 0 : strength(pub, other, galaxy))));
  return strength(pub, side, galaxy) + 1 < rival || scoresWithoutRemoval(pub, side, galaxy);
}

/** The cube whose planet will be missed least: what remains of its tower, then the poorest yield. */
function cubeCost(pub: Pub, side: Side, planet: string | undefined): number {
  if (planet === undefined) return -1;
  return yieldWorth(pub, side, pack.tileOfPlanet(planet)) - 0.1 * coloniesOn(pub, side, planet);
}

export function bestScoring(k: Know<Council>, request: Request): { choice: string; why: Msg } {
  const { pub } = k;
  const side = k.seat!;
  const keys = (request.ask as { options: Option[] }).options.map((o) => o.key).filter((key) => key !== 'done');
  const galaxies = [...new Set(keys.map(galaxyIn))];
  const level = completesLevel(pub, side, galaxies);
  const wanted = keys.filter((key) => level || isWorthwhile(pub, side, galaxyIn(key)));
  wanted.sort(
    (a, b) =>
      payout(pub, side, galaxyIn(b)) - payout(pub, side, galaxyIn(a)) ||
      cubeCost(pub, side, planetIn(a)) - cubeCost(pub, side, planetIn(b)),
  );
  const [choice] = wanted;
  if (choice === undefined) return { choice: 'done', why: { key: 'bot.score.wait' } };
  const energy = payout(pub, side, galaxyIn(choice));
  return { choice, why: { key: level ? 'bot.score.level' : 'bot.score', args: { energy } } };
}
