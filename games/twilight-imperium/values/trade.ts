// TI4-NEIGH, TI4-TRANS: who may trade with whom now, and what an offer is made of.

import { type Bag, copy, type Msg, once, type Seat, topStep } from '@orrery/kernel';
import { frameOf } from '../procedures.ts';
import { anyGrants } from '../registry.ts';
import { cardName, kindOfCard, noteName, objectiveName, player } from '../say.ts';
import { type Bundle, type Know, livingSeats, type Offer, type Pub, playerOf, type S } from '../state.ts';
import { areAllied } from './allies.ts';
import { holds } from './answers.ts';
import { areNeighbours } from './board.ts';
import { commodityRoom } from './economy.ts';
import { allWares, hasWares, offersWares, wareWords } from './wares.ts';

/** While something is being paid or a hand is over its limit nothing changes hands. [TI4-AC-3] */
const CLOSED = ['pay', 'buyTokens', 'handCheck'];
/** A list of units to produce must stay payable once it is begun. [TI4-PROD-2] */
const isSettling = (pub: Pub): boolean => {
  const top = topStep(pub);
  if (top === 'produce') return frameOf(pub, 'produce')!.args.list.length > 0;
  return top !== undefined && CLOSED.includes(top);
};

/** [TI4-TRANS-1, -3 to -5] The turn, or the agenda on the table, within which trade is open now. */
const openTurn = (pub: Pub) => (pub.phase === 'action' && !isSettling(pub) ? frameOf(pub, 'turn') : undefined);
const openAgenda = (pub: Pub) =>
  pub.phase === 'agenda' && !isSettling(pub) && !isHushed(pub) ? frameOf(pub, 'agenda') : undefined;
/** [TI4-EVENT-hidden-agenda] */
export const isHushed = (pub: Pub): boolean => pub.phase === 'agenda' && anyGrants('hushes', pub);
const isOpen = (pub: Pub): boolean => openTurn(pub) !== undefined || openAgenda(pub) !== undefined;
/** Two players, whoever is named first. */
const pairOf = (a: Seat, b: Seat): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** A transaction has been made: in this turn or on this agenda there will be no other between the two. */
export function markTraded(pub: Pub, a: Seat, b: Seat): void {
  const agenda = openAgenda(pub);
  if (agenda) agenda.args.traded = [...agenda.args.traded, pairOf(a, b)];
  const turn = frameOf(pub, 'turn');
  if (!turn || ![a, b].includes(turn.args.seat) || anyGrants('bargains', pub, a, b)) return;
  turn.args.traded = [...(turn.args.traded ?? []), turn.args.seat === a ? b : a];
}

/** Why two players cannot trade now. */
type TradeBar = 'gone' | 'closed' | 'turn' | 'once' | 'neighbours' | 'nothing';

/** [TI4-TRANS-1, -2] With the player whose turn it is, once a turn for each pair, between neighbours unless an effect says otherwise. */
export function tradeBar(pub: Pub, a: Seat, b: Seat): TradeBar | undefined {
  if ([a, b].some((seat) => playerOf(pub, seat).eliminated)) return 'gone';
  const agenda = openAgenda(pub);
  if (agenda && a !== b) {
    if (agenda.args.traded.includes(pairOf(a, b))) return 'once'; // [TI4-TRANS-4] neighbours or not
    return wealthy(pub, a, b) ? undefined : 'nothing';
  }
  const turn = openTurn(pub);
  if (!turn || a === b) return 'closed';
  if (anyGrants('bargains', pub, a, b)) return wealthy(pub, a, b) ? undefined : 'nothing';
  const active = turn.args.seat;
  if (a !== active && b !== active) return 'turn';
  if ((turn.args.traded ?? []).includes(a === active ? b : a)) return 'once';
  if (!wealthy(pub, a, b)) return 'nothing';
  return areNeighbours(pub, a, b) || anyGrants('tradesWith', pub, a, b) ? undefined : 'neighbours'; // [TI4-NEIGH-4]
}

/** [TI4-TRANS-8] Whether both sides may put action cards in. */
export const cardsTrade = (pub: Pub, a: Seat, b: Seat): boolean => anyGrants('tradesCards', pub, a, b);
export const secretsTrade = (pub: Pub, a: Seat, b: Seat): boolean => anyGrants('tradesSecrets', pub, a, b);

/** Has either side anything to give? */
const wealthy = (pub: Pub, a: Seat, b: Seat): boolean =>
  [a, b].some((seat) => {
    const { goods, commodities, hand, notes, secrets } = playerOf(pub, seat);
    const other = seat === a ? b : a;
    if (goods + commodities + notes > 0 || hasWares(pub, seat, other)) return true;
    return (hand > 0 && cardsTrade(pub, a, b)) || (secrets > 0 && secretsTrade(pub, a, b));
  });
export const partners = (pub: Pub, seat: Seat): readonly Seat[] =>
  once(pub, `partners ${seat}`, () =>
    isOpen(pub) ? livingSeats(pub).filter((other) => tradeBar(pub, seat, other) === undefined) : [],
  );

export const notesIn = ({ notes }: Bundle): readonly string[] => notes ?? [];
export const secretsIn = ({ secrets }: Bundle): readonly string[] => secrets ?? [];
const isEmpty = (bundle: Bundle): boolean =>
  bundle.goods + bundle.commodities === 0 &&
  [bundle.cards, notesIn(bundle), secretsIn(bundle), allWares(bundle)].flat().length === 0;
/** [TI4-DEAL-1] Only where something changes hands the rules of transactions apply. */
export const isTransaction = ({ give, get }: Offer): boolean => !isEmpty(give) || !isEmpty(get);
export const offersOf = (own: S['own'][number] | null): readonly Offer[] => own?.offers ?? [];

export const affords = (pub: Pub, seat: Seat, bundle: Bundle, to: Seat): boolean =>
  playerOf(pub, seat).goods >= bundle.goods &&
  playerOf(pub, seat).commodities >= bundle.commodities &&
  offersWares(pub, bundle, seat, to);
/** [TI4-ALLY-6] Commodities of an ally stay what they are: there must be room for them, beside what goes the other way. */
export const hasRoom = (pub: Pub, seat: Seat, gets: Bundle, gives: Bundle, from: Seat): boolean =>
  !areAllied(pub, seat, from) || gets.commodities - gives.commodities <= commodityRoom(pub, seat);

/** The cards of a hand that answer to these names; undefined: not all are there. */
export function cardsCalled(hand: readonly string[], names: readonly string[]): string[] | undefined {
  const left = [...hand];
  const found: string[] = [];
  for (const name of names) {
    const at = left.findIndex((card) => card === name || kindOfCard(card) === name);
    if (at < 0) return undefined;
    found.push(...left.splice(at, 1));
  }
  return found;
}

/** [TI4-TRANS-9] Could this seat agree to an offer made to it, as things stand? */
export const acceptable = (k: Know, offer: Offer): boolean =>
  offer.to === k.seat &&
  !offer.refused &&
  (!offer.answer || holds(k, offer.answer)) &&
  (!isTransaction(offer) || canTrade(k, offer));
const canTrade = (k: Know, { from, to, give, get }: Offer): boolean =>
  tradeBar(k.pub, from, to) === undefined &&
  affords(k.pub, from, give, to) &&
  affords(k.pub, to, get, from) &&
  hasRoom(k.pub, to, give, get, from) &&
  hasRoom(k.pub, from, get, give, to) &&
  cardsCalled(k.own!.hand, get.cards) !== undefined &&
  notesIn(get).every((note) => k.own!.notes.includes(note)) &&
  secretsIn(get).every((secret) => k.own!.secrets.includes(secret));

/** A bundle in words; to those who may not know them, cards and notes are a number. */
export function bundleWords(bundle: Bundle, seen: boolean): Msg[] {
  const counted = (what: string, n: number): Msg[] => (n > 0 ? [{ key: `bundle.${what}`, args: { n } }] : []);
  const cards = seen ? bundle.cards.map(cardName) : counted('cards', bundle.cards.length);
  const notes = seen ? notesIn(bundle).map(noteName) : counted('notes', notesIn(bundle).length);
  const secrets = seen ? secretsIn(bundle).map(objectiveName) : counted('secrets', secretsIn(bundle).length);
  const sums = [...counted('goods', bundle.goods), ...counted('commodities', bundle.commodities)];
  const words = [...sums, ...wareWords(bundle), ...cards, ...secrets, ...notes];
  return words.length > 0 ? words : [{ key: 'bundle.nothing' }];
}

/** An offer in words, for the two who know of it. `kind`: whether anything but words is agreed on. */
export function offerWords(offer: Offer): Bag {
  const { from, to, answer, words = '' } = offer;
  const kind = isTransaction(offer) || answer ? (words ? 'both' : 'terms') : 'words';
  const side = (bundle: Bundle, by: Seat): Msg[] =>
    answer?.by === by
      ? [...(isEmpty(bundle) ? [] : bundleWords(bundle, true)), copy(answer.label)]
      : bundleWords(bundle, true);
  return { from: player(from), to: player(to), give: side(offer.give, from), get: side(offer.get, to), kind, words };
}
