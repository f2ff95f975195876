// The expedition and the Fracture: what a segment is worth, where Thunder's Edge goes, and where the ways in are opened.
import { neighbours } from '../galaxy/adjacency.ts';
import type { Segment } from '../packs/thunders-edge/expedition.ts';
import { type Pub, playerOf } from '../state.ts';
import { homeOf, isPresent } from '../values/board.ts';
import { hasBreakthrough } from '../values/breakthroughs.ts';
import { worth } from '../values/economy.ts';
import { freeSegments, specialtyPlanets } from '../values/expedition.ts';
import { type Answerer, choose, partsOf, say } from './case.ts';
import type { Judge } from './judging.ts';

/** In the coin of reactions: what lies idle at the end of a turn costs less than what comes back never. */
const COST: Readonly<Record<Segment, (pub: Pub, seat: number) => number>> = {
  tradeGoods: () => 1.6,
  resources: () => 2.2,
  influence: () => 2.4,
  actionCards: (pub, seat) => (playerOf(pub, seat).hand > 4 ? 1.2 : 2.4),
  secret: (pub, seat) => (playerOf(pub, seat).secrets > 2 ? 2 : 3.5),
  specialty: (pub, seat) => Math.min(...specialtyPlanets(pub, seat).map((p) => 0.4 * worth(pub, p, 'resources'))),
};

/** The first brings the breakthrough; later ones a share of the planet, the last of all the say where it lies. */
export const claim: Judge = ({ c: { pub, seat }, target }) => {
  const free = freeSegments(pub).length;
  const tokens = Object.values(pub.expedition ?? {}).filter((other) => other === seat).length;
  const brings = hasBreakthrough(pub, seat) ? 0.5 + 0.5 * tokens + (free === 1 ? 1.5 : 0) : 5;
  return brings - COST[target as Segment](pub, seat);
};

export const exhaustCheapest: Answerer = (c) =>
  choose(c, (key) => -worth(c.pub, partsOf(key)[0], 'resources'), say('expedition.pay'));
/** Near the own home, where it can be held. */
export const siteEdge: Answerer = (c) => choose(c, (key) => nearness(c.pub, c.seat, partsOf(key)[0]), say('edge'));
export const nameKeenest: Answerer = (c) =>
  choose(c, (key) => (Number(partsOf(key)[0]) === c.seat ? 1 : 0), say('expedition.tie'));
export const openIngress: Answerer = (c) =>
  choose(c, (key) => nearness(c.pub, c.seat, partsOf(key)[0]), say('ingress'));

/** Own units there, next to it, next to home. */
function nearness(pub: Pub, seat: number, system: string): number {
  const next = neighbours(pub, seat, system);
  const near = next.filter((at) => isPresent(pub, seat, at)).length;
  return (isPresent(pub, seat, system) ? 3 : 0) + near + (next.includes(homeOf(pub, seat)) ? 2 : 0);
}
