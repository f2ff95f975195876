// Objectives: which ones are open, how near they are, what a change would bring, and what must be saved for them.
import { atRest, once, type Seat } from '@orrery/kernel';
import { objectiveCard } from '../content.ts';
import type { ObjectiveCard } from '../packs/base/types.ts';
import { type Know, type Pub, playerOf } from '../state.ts';
import { controlsHome } from '../values/board.ts';
import { type Cost, payable } from '../values/payment.ts';
import { progressOf } from '../values/progress.ts';
import { POINT } from './worth.ts';

/** Face up and not yet scored, and the own secret ones. */
export function goalsOf(k: Know): ObjectiveCard[] {
  const { scored } = playerOf(k.pub, k.seat!);
  return [...k.pub.objectives.filter((id) => !scored.includes(id)), ...k.own!.secrets].map(objectiveCard);
}

/** What lies on the board counts; what is paid for is a matter of saving. */
const isOnBoard = ({ check }: ObjectiveCard): boolean => check.type !== 'spend' && check.type !== 'discard';

function goalWorth(pub: Pub, seat: Seat, { check, points }: ObjectiveCard): number {
  const { met, parts } = progressOf(pub, seat, check);
  if (met) return points * POINT;
  if (parts.length === 0) return 0;
  const share = parts.reduce((sum, { have, need }) => sum + Math.min(1, have / need), 0) / parts.length;
  return points * POINT * 0.5 * share;
}

/** How well a position, perhaps an imagined one, serves the open objectives of the admiral. */
export function prospects(k: Know): (pub: Pub) => number {
  const goals = goalsOf(k).filter(isOnBoard);
  const steady = new Map<ObjectiveCard, number>();
  const worthIn = (pub: Pub, card: ObjectiveCard): number => {
    if (!STEADY.has(card.check.type) || pub.planets !== k.pub.planets || pub.cards !== k.pub.cards)
      return goalWorth(pub, k.seat!, card);
    const known = steady.get(card) ?? goalWorth(k.pub, k.seat!, card);
    steady.set(card, known);
    return known;
  };
  const judged = (pub: Pub): number => {
    let sum = 0;
    let scorable = 0; // one public objective a round: the first one met counts most
    for (const card of goals) {
      const worth = worthIn(pub, card);
      sum += worth;
      if (card.stage > 0 && worth >= card.points * POINT) scorable = Math.max(scorable, card.points);
    }
    return sum + 0.5 * POINT * scorable;
  };
  return (pub) => atRest({ pub }, () => judged(pub));
}
/** The objective that such a position brings nearest. */
export function servedBy(k: Know, after: Pub): string | undefined {
  const nearer = (card: ObjectiveCard) => goalWorth(after, k.seat!, card) - goalWorth(k.pub, k.seat!, card);
  const [found] = goalsOf(k)
    .filter(isOnBoard)
    .map((card) => ({ id: card.id, by: nearer(card) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  return found?.id;
}
/** What is the same wherever units stand: it follows from planets and cards alone. */
const STEADY: ReadonlySet<string> = new Set([
  'planets.sameTrait',
  'planets.trait',
  'planets.nonHome',
  'planets.specialty',
  'planets.attachment',
  'planets.legendary',
  'planets.enemyHome',
  'planets.sharedSystem',
  'tech.unitUpgrades',
  'tech.faction',
  'tech.sameColour',
  'tech.perColour',
  'notes.inPlayArea',
]);

type Savings = Cost & { goods: number; tokens: number; goal?: string };
const NOTHING: Savings = { resources: 0, influence: 0, goods: 0, tokens: 0 };

/** What must still be there in the status phase: the price of the best objective that would otherwise stay unscored. */
export const savingsOf = (k: Know): Savings => once(k.pub, `savings ${k.seat}`, () => saved(k));
function saved(k: Know): Savings {
  const { pub, seat } = k;
  if (pub.phase !== 'action' || pub.round < 2 || !controlsHome(pub, seat!)) return NOTHING;
  const goals = goalsOf(k).filter((card) => card.stage > 0);
  const open = goals.filter((card) => progressOf(pub, seat!, card.check).met);
  const free = Math.max(0, ...open.filter(isOnBoard).map((card) => card.points));
  const [dearest] = open.filter((card) => !isOnBoard(card)).sort((a, b) => b.points - a.points || price(a) - price(b));
  const { goods } = playerOf(pub, seat!);
  const hoard = Math.min(goods, Math.max(0, ...goals.map(({ check }) => check.tradeGoods ?? 0))); // goods keep over rounds
  if (!dearest || dearest.points <= free) return { ...NOTHING, goods: hoard };
  const { resources = 0, influence = 0, tradeGoods = 0, tokens = 0 } = dearest.check;
  return { resources, influence, goods: Math.max(hoard, tradeGoods), tokens, goal: dearest.id };
}
const price = ({ check }: ObjectiveCard): number =>
  (check.resources ?? 0) + (check.influence ?? 0) + 1.5 * (check.tradeGoods ?? 0) + 2 * (check.tokens ?? 0);

/** Could this be paid and the savings be kept? */
export function affordable(k: Know, cost: Partial<Cost>, savings = savingsOf(k)): boolean {
  const { resources = 0, influence = 0 } = cost;
  return payable(
    k.pub,
    k.seat!,
    { resources: resources + savings.resources, influence: influence + savings.influence },
    playerOf(k.pub, k.seat!).goods - savings.goods,
  );
}
/** Command tokens of tactic and strategy that are not saved. */
export function spareTokens(k: Know, savings = savingsOf(k)): number {
  const { tactic, strategy } = playerOf(k.pub, k.seat!);
  return tactic + strategy - savings.tokens;
}

/** How easily a secret objective is scored, from 0 to 1, by its kind. What is met or near counts on top. */
const EASE: Readonly<Record<string, number>> = {
  'ships.systems': 0.6,
  'ships.adjacentToAnomaly': 0.7,
  'ships.adjacentToEnemyHome': 0.7,
  'ships.wormholes': 0.6,
  'ships.withEnemySpaceDock': 0.3,
  'planets.trait': 0.45,
  'planets.influenceSum': 0.7,
  'planets.resourceSum': 0.7,
  'planets.legendary': 0.4,
  'planets.sharedSystem': 0.5,
  'units.count': 0.5,
  'tech.sameColour': 0.5,
  'tech.faction': 0.5,
  'mecatol.controlAndShips': 0.5,
  'mech.planets': 0.2,
  'groundForces.planetNoDock': 0.25,
  'production.oneSystem': 0.7,
  'neighbours.all': 0.4,
  discard: 0.6,
  'event.lastToPass': 0.7,
  'event.nonFighterAtCombatEnd': 0.4,
};
export function easeOf(k: Know, id: string): number {
  const { check } = objectiveCard(id);
  const { met, parts } = progressOf(k.pub, k.seat!, check);
  const near = parts.reduce((sum, { have, need }) => sum + Math.min(1, have / need), 0) / Math.max(1, parts.length);
  return (EASE[check.type] ?? 0.2) + (met ? 1 : 0.5 * near);
}
