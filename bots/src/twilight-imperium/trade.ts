// Transactions: swap commodities, which only others can turn into trade goods, and take what is worth its price.
import { type Bundle, offersOf, partners, playerOf } from '@orrery/twilight-imperium';
import { type Answerer, choose, mildest, partsOf, say } from './case.ts';

/** Of what somebody hands over, to whoever gets it: commodities arrive as goods. */
const gained = ({ goods, commodities, cards }: Bundle): number => goods + commodities + 1.5 * cards.length;
/** To whoever gives it: commodities are of little use at home. */
const missed = ({ goods, commodities, cards }: Bundle): number => goods + 0.4 * commodities + 1.5 * cards.length;

/** As many commodities for as many, with whoever has most. */
export const offer: Answerer = (c) => {
  const mine = playerOf(c.pub, c.seat).commodities;
  const [to] = partners(c.pub, c.seat).sort((a, b) => playerOf(c.pub, b).commodities - playerOf(c.pub, a).commodities);
  const count = to === undefined ? 0 : Math.min(mine, playerOf(c.pub, to).commodities);
  if (count === 0) return mildest(c);
  const sheet = {
    giveGoods: 0,
    giveCommodities: count,
    giveCards: [],
    getGoods: 0,
    getCommodities: count,
    getCards: [],
  };
  return { choice: { to: `seat:${to}`, ...sheet }, why: say('trade.offer') };
};

/** The best of the offers made. */
export const accept: Answerer = (c) => {
  const worth = (key: string): number => {
    const found = offersOf(c.k.own).find(({ from, to }) => to === c.seat && from === Number(partsOf(key)[0]));
    return found ? gained(found.give) - missed(found.get) : 0;
  };
  return choose(c, worth, say('trade.accept'));
};
