// TI4-EXP, TI4-EDGE: which segments are free and can be paid for, and where Thunder's Edge may come to lie.
import { editionOf, type Seat } from '@orrery/kernel';
import { systemTile } from '../content.ts';
import { printedWormholes } from '../galaxy/adjacency.ts';
import { EDGE, EXPEDITION, PRICE, SEGMENTS, type Segment } from '../packs/thunders-edge/expedition.ts';
import { hasSet, livingSeats, type Pub, playerOf } from '../state.ts';
import { planetsIn, readyPlanets, specialtiesOf, systems } from './board.ts';
import { payable } from './payment.ts';
import { isAnomaly } from './units.ts';

/** Matches of earlier editions had none. */
export const hasExpedition = (pub: Pick<Pub, 'sets' | 'edition'>): boolean =>
  editionOf(pub) >= EXPEDITION && hasSet(pub, 'te');

/** [TI4-EXP-5, -14] None before it begins and when it is over. */
export const freeSegments = ({ expedition }: Pub): Segment[] =>
  expedition ? SEGMENTS.filter((segment) => expedition[segment] === undefined) : [];
/** [TI4-EXP-7] What a seat can pay for in full, from what everybody sees of it. */
export const claimable = (pub: Pub, seat: Seat): Segment[] =>
  freeSegments(pub).filter((segment) => canPay(pub, seat, segment));

function canPay(pub: Pub, seat: Seat, segment: Segment): boolean {
  const { hand, secrets, goods } = playerOf(pub, seat);
  const price = PRICE[segment];
  switch (segment) {
    case 'resources':
      return payable(pub, seat, { resources: price, influence: 0 });
    case 'influence':
      return payable(pub, seat, { resources: 0, influence: price });
    case 'actionCards':
      return hand >= price;
    case 'secret':
      return secrets >= price;
    case 'specialty':
      return specialtyPlanets(pub, seat).length >= price;
    case 'tradeGoods':
      return goods >= price;
  }
}

/** [TI4-EXP-12] */
export const specialtyPlanets = (pub: Pub, seat: Seat): string[] =>
  readyPlanets(pub, seat).filter((planet) => specialtiesOf(pub, planet).length > 0);

/** [TI4-EXP-15, -16] Who has most of these tokens, of those still in the game. */
export function keenest(pub: Pub, tokens: readonly Seat[]): Seat[] {
  const count = (seat: Seat): number => tokens.filter((other) => other === seat).length;
  const most = Math.max(...livingSeats(pub).map(count));
  return livingSeats(pub).filter((seat) => count(seat) === most);
}

/** [TI4-EDGE-1, -2] Outside the Fracture, without a planet, a supernova or a printed wormhole. */
export const sitesOfEdge = (pub: Pub): string[] =>
  systems(pub).filter(
    (system) =>
      systemTile(system).type !== 'fracture' &&
      planetsIn(pub, system).length === 0 &&
      !isAnomaly(pub, system, 'supernova') &&
      printedWormholes(pub, system).length === 0,
  );
/** The system it lies in; none while the expedition is under way. */
export const edgeSystem = (pub: Pub): string | undefined => pub.planets[EDGE]?.at;
