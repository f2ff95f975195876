// Every change to tokens, goods and cards in play, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import { happen, mightReact, pieceAt } from '../registry.ts';
import { planetName, player, poolName, strategyName, systemName, techName } from '../say.ts';
import { heldCard, newTechnology, type Pool, playerOf, type StrategyCard, type T, tokensLeft } from '../state.ts';
import { cardAsWorld, worldOf } from '../values/board.ts';
import { commodityRoom, commodityValue, replenishment, roomIn } from '../values/economy.ts';
import { exhaustCard, readyCard } from './possession.ts';

/** [TI4-TG-1, -3] From the supply, or off a card, with the window of whoever reacts to it. */
export function gainGoods(t: T, seat: Seat, amount: number, off?: string): void {
  if (amount === 0) return;
  playerOf(t.s.pub, seat).goods += amount;
  t.tell({ type: 'goods.gained', pub: { seat: player(seat), amount } });
  t.window('tradeGoods.gained', { by: seat, seat: player(seat), amount, ...(off ? { off } : {}) });
}
export function spendGoods(t: T, seat: Seat, amount: number): void {
  if (amount === 0) return;
  const sheet = playerOf(t.s.pub, seat);
  const liquid = Math.max(0, amount - sheet.goods); // [TI4-F-KEL-11] where goods do not suffice
  sheet.goods -= amount - liquid;
  sheet.commodities -= liquid;
  t.tell({ type: 'goods.spent', pub: { seat: player(seat), amount } });
}

export function loseGoods(t: T, seat: Seat): void {
  const { goods } = playerOf(t.s.pub, seat);
  if (goods === 0) return;
  playerOf(t.s.pub, seat).goods = 0;
  t.tell({ type: 'goods.lost', pub: { seat: player(seat), amount: goods } });
}

/** [TI4-COMM-5] One of another player's trade goods, or a commodity, which becomes one. */
export function takeGood(t: T, seat: Seat, from: Seat, what: 'goods' | 'commodities'): void {
  playerOf(t.s.pub, from)[what] -= 1;
  playerOf(t.s.pub, seat).goods += 1;
  t.tell({ type: `${what}.taken`, pub: { seat: player(seat), from: player(from) } });
}

/** [TI4-COMM-3] Fills up to the value. */
export function replenish(t: T, seat: Seat): void {
  const sheet = playerOf(t.s.pub, seat);
  const amount = replenishment(t.s.pub, seat);
  sheet.commodities += amount;
  t.tell({ type: 'commodities', pub: { seat: player(seat), amount: sheet.commodities } });
  if (amount > 0) happen(t, 'commodities.gained', { by: seat, seat: player(seat), amount }); // [TI4-COMM-4]
}

/** [TI4-EXPL-8] Never beyond the value. */
export function gainCommodities(t: T, seat: Seat, most: number): void {
  const sheet = playerOf(t.s.pub, seat);
  const amount = Math.min(most, commodityRoom(t.s.pub, seat));
  if (amount === 0) return;
  sheet.commodities += amount;
  t.tell({ type: 'commodities.changed', pub: { seat: player(seat), amount: sheet.commodities } });
  happen(t, 'commodities.gained', { by: seat, seat: player(seat), amount });
}
export function spendCommodity(t: T, seat: Seat): void {
  const sheet = playerOf(t.s.pub, seat);
  sheet.commodities -= 1;
  t.tell({ type: 'commodities.changed', pub: { seat: player(seat), amount: sheet.commodities } });
}
/** Own commodities turned into trade goods. */
export function sellCommodities(t: T, seat: Seat, most: number): void {
  const sheet = playerOf(t.s.pub, seat);
  const amount = Math.min(most, sheet.commodities);
  sheet.commodities -= amount;
  t.tell({ type: 'commodities.changed', pub: { seat: player(seat), amount: sheet.commodities } });
  gainGoods(t, seat, amount);
}

/** [TI4-COMM-7, TI4-TG-4] Own commodities turned into trade goods, which is no gain of goods. */
export function convertCommodities(t: T, seat: Seat, amount: number): void {
  const sheet = playerOf(t.s.pub, seat);
  sheet.commodities -= amount;
  sheet.goods += amount;
  t.tell({ type: 'commodities.converted', pub: { seat: player(seat), amount } });
}
/** [TI4-COMM-2] What is beyond the value goes back to the supply. */
export function capCommodities(t: T, seat: Seat): void {
  const sheet = playerOf(t.s.pub, seat);
  if (commodityRoom(t.s.pub, seat) > 0 || sheet.commodities <= commodityValue(t.s.pub, seat)) return;
  sheet.commodities = commodityValue(t.s.pub, seat);
  t.tell({ type: 'commodities.changed', pub: { seat: player(seat), amount: sheet.commodities } });
}

/** [TI4-TOKEN-2, -3] From reinforcements to a pool; with none left nothing is gained. */
export function gainToken(t: T, seat: Seat, pool: Pool): void {
  if (tokensLeft(t.s.pub, seat) === 0 || roomIn(t.s.pub, seat, pool) === 0) return;
  playerOf(t.s.pub, seat)[pool] += 1;
  t.tell({ type: 'token.gained', pub: { seat: player(seat), pool: poolName(pool) } });
}

/** [TI4-TOKEN-6, -8] From a pool to reinforcements, unless somebody might spend another one instead. */
export function spendToken(t: T, seat: Seat, pool: Pool): void {
  if (mightReact(t.s.pub, 'commandToken.spend', { frame: 0, by: seat, seat: player(seat), pool }))
    t.call('spendToken', { seat, pool });
  else takeToken(t, seat, pool);
}
export function takeToken(t: T, seat: Seat, pool: Pool): void {
  playerOf(t.s.pub, seat)[pool] -= 1;
  t.tell({ type: 'token.spent', pub: { seat: player(seat), pool: poolName(pool) } });
  t.window('commandToken.spent.after', { by: seat, seat: player(seat), pool });
}
/** [TI4-TOKEN-9] Removed, returned or lost: that is no spending. */
export function loseToken(t: T, seat: Seat, pool: Pool): void {
  playerOf(t.s.pub, seat)[pool] -= 1;
  t.tell({ type: 'token.lost', pub: { seat: player(seat), pool: poolName(pool) } });
}

/** [TI4-STATUS-11] All pools at once: what was gained and what was moved. */
export function setPools(t: T, seat: Seat, pools: Record<Pool, number>): void {
  Object.assign(playerOf(t.s.pub, seat), pools);
  t.tell({ type: 'tokens', pub: { seat: player(seat), ...pools } });
}

export function shiftToken(t: T, seat: Seat, from: Pool, to: Pool): void {
  const sheet = playerOf(t.s.pub, seat);
  sheet[from] -= 1;
  sheet[to] += 1;
  t.tell({ type: 'token.shifted', pub: { seat: player(seat), from: poolName(from), to: poolName(to) } });
}

/** [TI4-TOKEN-5] Where one lies already no second is laid. */
export function layToken(t: T, seat: Seat, system: string): void {
  const { tokens } = t.s.pub;
  const there = tokens[system] ?? [];
  if (there.includes(seat)) return;
  tokens[system] = [...there, seat];
  t.tell({ type: 'token.placed', pub: { seat: player(seat), system: systemName(system) } });
}

export function liftToken(t: T, seat: Seat, system: string): void {
  const { tokens } = t.s.pub;
  const left = (tokens[system] ?? []).filter((other) => other !== seat);
  if (left.length > 0) tokens[system] = left;
  else delete tokens[system];
  t.tell({ type: 'token.returned', pub: { seat: player(seat), system: systemName(system) } });
}

/** A planet, a station, or a card that is spent like one. [TI4-STAT-5, TI4-REL-13] */
export function exhaustPlanet(t: T, planet: string): void {
  const card = cardAsWorld(t.s.pub, planet);
  if (card) return void exhaustCard(t, card);
  worldOf(t.s.pub, planet).exhausted = true;
  t.tell({ type: 'planet.exhausted', pub: { planet: planetName(planet) } });
}
export function readyPlanet(t: T, planet: string): void {
  const card = cardAsWorld(t.s.pub, planet);
  if (card) return void readyCard(t, card);
  worldOf(t.s.pub, planet).exhausted = false;
  t.tell({ type: 'planet.readied', pub: { planet: planetName(planet) } });
}
export const exhaustTechnology = (t: T, seat: Seat, id: string): void => exhaustCard(t, heldCard(t.s.pub, seat, id)!);
export const readyTechnology = (t: T, seat: Seat, id: string): void => readyCard(t, heldCard(t.s.pub, seat, id)!);
/** [TI4-TECH-14] Enters readied and works at once. */
export function gainTechnology(t: T, seat: Seat, id: string): void {
  t.s.pub.cards = [...t.s.pub.cards, newTechnology(seat, id)];
  t.tell({ type: 'tech.gained', pub: { seat: player(seat), tech: techName(id) } });
  pieceAt(t.s.pub, id)?.gained?.(t, seat);
}

/** `chooser`: who takes the goods that lie on it. [TI4-STRAT-6, -12] */
export function takeStrategyCard(t: T, seat: Seat, id: string, chooser: Seat = seat): void {
  const card = t.s.pub.strategyCards.find((c) => c.id === id)!;
  card.owner = seat;
  t.tell({ type: 'strategy.taken', pub: { seat: player(seat), card: strategyName(id) } });
  const { goods } = card;
  card.goods = 0;
  gainGoods(t, chooser, goods);
}
/** Two strategy cards change hands. */
export function swapStrategyCards(t: T, a: string, b: string): void {
  const [mine, theirs] = [a, b].map((id) => t.s.pub.strategyCards.find((card) => card.id === id)!) as [
    StrategyCard,
    StrategyCard,
  ];
  [mine.owner, theirs.owner] = [theirs.owner, mine.owner];
  for (const { id, owner } of [mine, theirs])
    t.tell({ type: 'strategy.taken', pub: { seat: player(owner), card: strategyName(id) } });
}
export function exhaustStrategyCard(t: T, id: string): void {
  t.s.pub.strategyCards.find((c) => c.id === id)!.exhausted = true;
  t.tell({ type: 'strategy.exhausted', pub: { card: strategyName(id) } });
}
export function passTurn(t: T, seat: Seat): void {
  playerOf(t.s.pub, seat).passed = true;
  t.tell({ type: 'passed', pub: { seat: player(seat) } });
}
export function setSpeaker(t: T, seat: Seat): void {
  t.s.pub.speaker = seat;
  t.tell({ type: 'speaker', pub: { seat: player(seat) } });
}
