// Buying: what brings more than its gems are worth, and whatever completes a level before consumption grows.
import type { Know, Msg, Option, Request } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { parts } from '../say.ts';
import type { Council, Pub, Side } from '../state.ts';
import { payout } from '../values/cubes.ts';
import { rangeOf } from '../values/range.ts';
import { cardWorth, consumptionPrice, type Prospects, prospectsOf } from './plan.ts';
import { cubesWorth, gemsWorth, settleWorth, WEIGHTS } from './worth.ts';

/** How much of the game is left, from 1 to 0: the further anybody is, the less a lasting thing will bring. */
function timeLeft(pub: Pub): number {
  const ahead = Math.max(...pub.players.map((p) => p.level + p.energy / p.consumption));
  return Math.max(0.05, 1 - ahead / pack.END_LEVEL);
}

/** The worth of using a card for its whole way over the board instead of an ordinary one. */
export function cardGain(pub: Pub, side: Side, prospects: Prospects, id: string): number {
  const p = pub.players[side]!;
  const price = consumptionPrice(p);
  const worth = (card: string) =>
    p.slots.reduce((sum, _, i) => sum + cardWorth(prospects, card, rangeOf(p, i + 1)), 0) -
    p.slots.length * price * pack.cardOf(card).consumption;
  const ordinary = [...p.hand].map(worth).sort((a, b) => b - a)[1] ?? 0;
  return Math.max(0, worth(id) - ordinary) * 1.6 * timeLeft(pub);
}

function upgradeGain(pub: Pub, side: Side, id: string): number {
  const upgrade = pack.upgradeOf(id);
  const left = timeLeft(pub);
  const p = pub.players[side]!;
  if (upgrade.kind === 'range') {
    const others = p.slots.filter((_, i) => rangeOf(p, i + 1) >= upgrade.range!).length;
    return upgrade.energy + left * (upgrade.range === 2 ? 9 - 2 * others : 7 - 2 * others);
  }
  if (upgrade.kind === 'adaptability') return left * (upgrade.planet === 'desert' ? 9 : 6);
  if (upgrade.kind === 'stacking') return left * 8 * (pub.round > 2 ? 1 : 0.6);
  return upgrade.energy + (p.energy + upgrade.energy >= p.consumption ? WEIGHTS.levelNow : 0);
}

function stationGain(pub: Pub, side: Side, kind: string, galaxy: string): number {
  const { high, low } = pack.galaxyOf(galaxy);
  const left = timeLeft(pub);
  if (kind === 'score') return left * 3 * payout(pub, side, galaxy);
  if (kind === 'harvest') return left * 4 * 2;
  return left * (3 * (high - low) + cubesWorth(pub, side, galaxy, 1));
}

function gain(k: Know<Council>, prospects: Prospects, key: string): number {
  const side = k.seat!;
  const { verb, what, where } = parts(key);
  if (verb === 'settle') return 100 + settleWorth(k.pub, side, where, 1); // free of charge
  if (verb === 'buy') {
    const cost = gemsWorth(pack.cardOf(what).cost!);
    return cardGain(k.pub, side, prospects, what) + WEIGHTS.aiCard - cost;
  }
  if (verb === 'station') return stationGain(k.pub, side, what, where) - gemsWorth(pack.stationOf(what).cost);
  return upgradeGain(k.pub, side, what) - gemsWorth(pack.upgradeOf(what).cost);
}

export function bestPurchase(k: Know<Council>, request: Request): { choice: string; why: Msg } {
  const { options } = request.ask as { options: Option[] };
  const prospects = prospectsOf(k.pub, k.seat!);
  let best: { choice: string; why: Msg } = { choice: 'done', why: { key: 'bot.buy.none' } };
  let top = 0.3;
  for (const { key } of options) {
    if (key === 'done') continue;
    const worth = gain(k, prospects, key);
    if (worth > top) {
      top = worth;
      best = { choice: key, why: { key: 'bot.buy' } };
    }
  }
  return best;
}
