// Transactions: swap commodities, which only others can turn into trade goods, and take what is worth its price.
import type { Random, Request, Seat, Volunteered } from '@orrery/kernel';
import { type Bundle, type Know, type Offer, playerOf } from '../state.ts';
import { areAllied } from '../values/allies.ts';
import { acceptable, notesIn, offersOf, partners, secretsIn, tradeBar } from '../values/trade.ts';
import { teachable, waresIn } from '../values/wares.ts';
import { type Answerer, best, choose, mildest, partsOf, say } from './case.ts';
import { HINTS } from './factions.ts';
import type { Hints } from './hints.ts';
import { dearest, isThrone, noteMissed, noteWorth, thrones } from './notes.ts';

/** Of what somebody hands over, to whoever gets it: commodities arrive as goods. */
const gained = (bundle: Bundle): number =>
  bundle.goods +
  bundle.commodities +
  1.5 * bundle.cards.length +
  LESSON * waresIn(bundle, 'technologies').length +
  RARE * rarities(bundle) +
  total(notesIn(bundle), noteWorth);
/** A technology, to whoever learns it; to whoever shares it, what the others are ahead by it. */
const LESSON = 4;
const SHARED = 1.5;
/** A relic, a planet or a secret objective, to either side. */
const RARE = 5;
const rarities = (bundle: Bundle): number =>
  waresIn(bundle, 'relics').length + waresIn(bundle, 'planets').length + secretsIn(bundle).length;
const total = (notes: readonly string[], worth: (note: string) => number): number =>
  notes.reduce((sum, note) => sum + worth(note), 0);
/** To whoever gives it: commodities are of little use at home. */
const missed = (bundle: Bundle, seat: Seat): number =>
  bundle.goods +
  0.4 * bundle.commodities +
  1.5 * bundle.cards.length +
  SHARED * waresIn(bundle, 'technologies').length +
  RARE * rarities(bundle) +
  total(notesIn(bundle), (note) => noteMissed(note, seat));
const gain = ({ to, give, get }: Offer, seat: Seat): number =>
  seat === to ? gained(give) - missed(get, seat) : gained(get) - missed(give, seat);
/** [TI4-ALLY-6, -7] From the ally, commodities stay what they are and notes are of no use. */
const fromAlly = (bundle: Bundle): number =>
  gained({ ...bundle, commodities: 0, notes: [] }) + 0.4 * bundle.commodities;

/** What two allies have of it together; a present is not too large. */
function helps({ to, give, get }: Offer, seat: Seat): boolean {
  const mine = seat === to ? fromAlly(give) - missed(get, seat) : fromAlly(get) - missed(give, seat);
  const other = fromAlly(seat === to ? get : give) - missed(seat === to ? give : get, seat);
  return mine + other >= 0 && mine >= -PRESENT;
}
const PRESENT = 3;

/** Worth having, and not a present to the other side; whoever is about to win gets no bargain at all. */
function pleases({ pub }: Know, offer: Offer, seat: Seat): boolean {
  if (offer.words || offer.answer?.by === seat) return false; // it gives no word, and nobody decides for it
  if (areAllied(pub, offer.from, offer.to)) return helps(offer, seat);
  const other = playerOf(pub, seat === offer.to ? offer.from : offer.to);
  const mine = gain(offer, seat);
  const paid = seat === offer.to ? offer.get : offer.give;
  if (notesIn(paid).some(isThrone) && other.points >= pub.score - 2) return false;
  const theirs = gain(offer, seat === offer.to ? offer.from : offer.to);
  return mine > 0 && mine >= (other.points >= pub.score - 2 ? 1 : 0.15) * theirs;
}

/** Trade goods for a commodity. */
const PRICE = 0.6;
const only = (what: 'goods' | 'commodities', n: number): Bundle => ({
  goods: 0,
  commodities: 0,
  cards: [],
  [what]: n,
});

/** A technology for a technology, where they are shared. */
function lesson({ pub, seat }: Know, to: Seat): Terms | undefined {
  const [[mine], [theirs]] = [teachable(pub, seat!, to), teachable(pub, to, seat!)];
  if (!mine || !theirs) return undefined;
  const teach = (tech: string): Bundle => ({ ...only('goods', 0), technologies: [tech] });
  return { give: teach(mine), get: teach(theirs) };
}

type Terms = Pick<Offer, 'give' | 'get'>;
/** Commodities for goods, one way or the other. */
function sale(k: Know, to: Seat): Terms[] {
  const [mine, theirs] = [playerOf(k.pub, k.seat!), playerOf(k.pub, to)];
  const sold = Math.min(mine.commodities, Math.floor(theirs.goods / PRICE));
  const bought = Math.min(theirs.commodities, Math.floor(mine.goods / PRICE));
  const price = only('goods', Math.round(PRICE * Math.max(sold, bought)));
  if (sold >= 2) return [{ give: only('commodities', sold), get: price }];
  return bought >= 2 ? [{ give: price, get: only('commodities', bought) }] : [];
}
/** A note of its own, which the other can play and it cannot, for commodities. */
function noteSale(k: Know, to: Seat): Terms[] {
  const note = dearest(k, to);
  const price = note ? Math.min(playerOf(k.pub, to).commodities, Math.ceil(noteWorth(note))) : 0;
  return price > 0 ? [{ give: bundleOf([note!]), get: only('commodities', price) }] : [];
}
/** Support for support. */
function support(k: Know, to: Seat): Terms[] {
  const notes = thrones(k, to);
  return notes ? [{ give: bundleOf([notes[0]]), get: bundleOf([notes[1]]) }] : [];
}
const bundleOf = (notes: string[]): Bundle => ({ ...only('goods', 0), notes });

/** A lesson for a lesson; else as many commodities for as many; else whatever else there is to trade. */
function termsWith(k: Know, to: Seat): Terms[] {
  const { pub, seat } = k;
  const taught = lesson(k, to);
  if (taught) return [taught];
  if (areAllied(pub, seat!, to)) return [];
  const swap = Math.min(playerOf(pub, seat!).commodities, playerOf(pub, to).commodities);
  if (swap > 0) return [{ give: only('commodities', swap), get: only('commodities', swap) }];
  return [...sale(k, to), ...noteSale(k, to), ...support(k, to)];
}

/** The offer it likes best, to somebody with whom nothing has been tried in this turn. */
function proposals(k: Know): Offer[] {
  const tried = offersOf(k.own).flatMap(({ from, to }) => [from, to]);
  return partners(k.pub, k.seat!)
    .filter((to) => !tried.includes(to))
    .flatMap((to) => termsWith(k, to).map((terms): Offer => ({ from: k.seat!, to, ...terms })))
    .filter((offer) => pleases(k, offer, offer.from))
    .sort((a, b) => gain(b, b.from) - gain(a, a.from));
}
const sheetOf = ({ to, give, get }: Offer) => ({
  to: `seat:${to}`,
  giveGoods: give.goods,
  giveCommodities: give.commodities,
  giveCards: give.cards,
  getGoods: get.goods,
  getCommodities: get.commodities,
  getCards: get.cards,
  ...(give.notes ? { giveNotes: give.notes } : {}),
  ...(get.notes ? { getNotes: get.notes } : {}),
  ...(give.technologies ? { giveTechnologies: give.technologies } : {}),
  ...(get.technologies ? { getTechnologies: get.technologies } : {}),
});

export const offer: Answerer = (c) => {
  const [found] = proposals(c.k);
  return found ? { choice: sheetOf(found), why: reason(found) } : mildest(c);
};

const madeBy = (k: Know, key: string): Offer | undefined =>
  offersOf(k.own).find(({ from, to }) => to === k.seat && from === Number(partsOf(key)[0]));

/** The best of the offers made. */
export const accept: Answerer = (c) => {
  const worth = (key: string): number => {
    const found = madeBy(c.k, key);
    return found ? gain(found, c.seat) : 0;
  };
  return choose(c, worth, say('trade.accept'));
};

/** Offers that wait for a word of this seat; while trade rests, so do they. */
const pending = (k: Know): Offer[] =>
  offersOf(k.own).filter(
    ({ from, to, refused }) => to === k.seat && !refused && tradeBar(k.pub, from, to) !== 'closed',
  );

/** What can be agreed to comes first, the best of it foremost. */
const rank = (k: Know, made: Offer): number => (acceptable(k, made) ? gain(made, made.to) : Number.NEGATIVE_INFINITY);

/** What cannot be done is refused like what does not please: which of the two it was is nobody's business. */
function reply(k: Know, made: Offer): Volunteered {
  return acceptable(k, made) && pleases(k, made, made.to)
    ? { request: 'deal.accept', choice: `accept:${made.from}`, why: say('trade.accept') }
    : { request: 'deal.drop', choice: `drop:${made.from}>${made.to}`, why: say('trade.refuse') };
}

/** As many as there are: the first of them. */
export const convert: Answerer = (c) => ({ ...mildest(c), choice: c.options[0]!.key, why: say('trade.convert') });
/** A station is worth a resource or an influence: what is turned into goods must be worth more, and nobody would swap for it. */
function conversion(k: Know, deals: readonly Request[]): Volunteered | undefined {
  const request = deals.find(({ at }) => at === 'deal.convert');
  if (request?.ask.shape !== 'one' || k.pub.active !== k.seat) return undefined;
  if (playerOf(k.pub, k.seat!).commodities < 3) return undefined;
  if (partners(k.pub, k.seat!).some((other) => playerOf(k.pub, other).commodities > 0)) return undefined;
  return { request: request.id, choice: request.ask.options[0]!.key, why: say('trade.convert') };
}

/** [TI4-GEN-38] What may be used at any time is used in the own turn, before anything is begun. */
function volunteer(k: Know, deals: readonly Request[]): Volunteered | undefined {
  const request = deals.find(({ at }) => at === 'deal.anytime');
  if (request?.ask.shape !== 'one' || k.pub.active !== k.seat || k.pub.stack.at(-1)?.step !== 'turn') return undefined;
  const worth = (key: string): number => {
    const [id = '', aim = ''] = key.split(' ');
    return UNASKED[id]?.(k, aim.slice('on:'.length)) ?? 0;
  };
  const found = best(request.ask.options, worth);
  return found && found.worth > 0 ? { request: request.id, choice: found.option.key, why: say('unasked') } : undefined;
}
const UNASKED: NonNullable<Hints['unasked']> = Object.assign({}, ...Object.values(HINTS).map(({ unasked }) => unasked));

/** Takes what pleases it, refuses the rest, and now and then makes an offer at the beginning of a turn. */
export function trade(k: Know, deals: readonly Request[], random: Random): Volunteered | undefined {
  const [first] = pending(k).sort((a, b) => rank(k, b) - rank(k, a));
  if (first) return reply(k, first);
  const converted = conversion(k, deals);
  if (converted) return converted;
  const volunteered = volunteer(k, deals);
  if (volunteered) return volunteered;
  const offers = deals.find(({ at }) => at === 'deal.offer');
  if (!offers || k.pub.stack.at(-1)?.step !== 'turn') return undefined;
  const [found] = proposals(k);
  const tires = found && (isSale(found) || notesIn(found.give).length > 0);
  if (!found || (tires && random.below(SELDOM) > 0)) return undefined;
  return { request: offers.id, choice: sheetOf(found), why: reason(found) };
}
/** A swap suits everybody; who is offered a sale every turn grows tired of it. */
const isSale = ({ give, get }: Offer): boolean => give.goods + get.goods > 0;
const SELDOM = 3;
const reason = (made: Offer) =>
  say(
    `trade.${notesIn(made.get).length > 0 ? 'support' : notesIn(made.give).length > 0 ? 'note' : isSale(made) ? 'sale' : 'offer'}`,
  );
