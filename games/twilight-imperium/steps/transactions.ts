// TI4-TRANS, TI4-DEAL: an offer lies open between two players until it is taken, dropped, or the turn ends; then all moves at once.

import { copy, type Seat } from '@orrery/kernel';
import { giveCard } from '../atoms/possession.ts';
import { release } from '../atoms/units.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { happen, piecesWith } from '../registry.ts';
import { kindOfCard, player, tail } from '../say.ts';
import { type Bound, type Bundle, type Know, type Offer, type Pub, playerOf, type T } from '../state.ts';
import { speakerOrder } from '../values/agenda.ts';
import { areAllied } from '../values/allies.ts';
import { holds, isAsked } from '../values/answers.ts';
import {
  bundleWords,
  cardsCalled,
  isTransaction,
  markTraded,
  notesIn,
  offersOf,
  offerWords,
  secretsIn,
} from '../values/trade.ts';
import { waresIn } from '../values/wares.ts';
import { handNote } from './notes.ts';
import { type OfferSheet, offerOf } from './offer-sheet.ts';
import { showCards } from './showing.ts';
import { strikeWord, writeDown } from './words.ts';

const between = (from: Seat, to: Seat) => (offer: Offer) => offer.from === from && offer.to === to;

/** Nobody but the two hears of it. */
function tellBoth(t: T, type: string, offer: Offer): void {
  const told = offerWords(offer);
  t.tell({ type, pub: null, to: { [offer.from]: told, [offer.to]: told } });
}
/** What a seat knew before the procedure that runs: the question lies beneath it. */
const knowOf = ({ s }: T, seat: Seat): Know => ({
  seat,
  pub: { ...s.pub, stack: s.pub.stack.slice(0, -1) },
  own: s.own[seat]!,
});

function take(t: T, { from, to }: Offer): void {
  for (const seat of [from, to]) {
    const own = t.s.own[seat]!;
    own.offers = offersOf(own).filter((offer) => !between(from, to)(offer));
  }
}

function lay(t: T, offer: Offer): void {
  for (const seat of [offer.from, offer.to]) {
    const own = t.s.own[seat]!;
    own.offers = [...offersOf(own), offer];
  }
}

/** [TI4-COMM-5] Commodities arrive as trade goods, but not from an ally [TI4-ALLY-6]; this is no gain of goods. [TI4-TG-4] */
function hand(t: T, from: Seat, to: Seat, bundle: Bundle): void {
  const [giver, taker] = [playerOf(t.s.pub, from), playerOf(t.s.pub, to)];
  giver.goods -= bundle.goods;
  giver.commodities -= bundle.commodities;
  taker.goods += bundle.goods;
  taker[areAllied(t.s.pub, from, to) ? 'commodities' : 'goods'] += bundle.commodities;
  for (const piece of piecesWith(t.s.pub, 'handed')) piece.handed(t, from, to, bundle);
  const laid = [...waresIn(bundle, 'fragments'), ...waresIn(bundle, 'relics')]; // [TI4-FRAG-2, TI4-TRANS-8]
  for (const card of t.s.pub.cards.filter(({ id, holder }) => holder === from && laid.includes(id)))
    giveCard(t, card, to);
  for (const tech of waresIn(bundle, 'technologies')) t.call('acquire', { seat: to, tech });
  for (const unit of waresIn(bundle, 'captives')) release(t, from, kindOfCard(unit) as UnitType, to); // [TI4-TRANS-7]
  for (const planet of waresIn(bundle, 'planets')) t.call('cede', { seat: from, to, planet });
  for (const secret of secretsIn(bundle)) {
    const { secrets } = t.s.own[from]!;
    secrets.splice(secrets.indexOf(secret), 1);
    t.s.own[to]!.secrets.push(secret);
    giver.secrets -= 1;
    taker.secrets += 1;
  }
  for (const card of bundle.cards) {
    const { hand } = t.s.own[from]!;
    hand.splice(hand.indexOf(card), 1);
    t.s.own[to]!.hand.push(card);
    giver.hand -= 1;
    taker.hand += 1;
  }
}

/** [TI4-PNOTE-8] Who is served first: the active player; in the agenda phase the first in speaker order. */
const rank = (pub: Pub, seat: Seat): number =>
  pub.phase === 'agenda' ? speakerOrder(pub).indexOf(seat) : Number(seat !== pub.active);

const makeOffer = step('makeOffer', {
  make(t, f) {
    const offer = offerOf(knowOf(t, f.args.seat), f.args.choice as OfferSheet);
    take(t, offer); // a new one takes the place of the old
    lay(t, offer);
    tellBoth(t, 'offer', offer);
  },
});

const acceptOffer = step('acceptOffer', {
  agree(t, f) {
    const { seat } = f.args;
    const offer = offersOf(t.s.own[seat]!).find(between(Number(tail(f.args.choice)), seat))!;
    take(t, offer);
    const { answer } = offer; // [TI4-DEAL-3] judged by what the bound player really has
    if (answer && !holds(knowOf(t, answer.by), answer)) return void tellBoth(t, 'offer.dropped', offer);
    if (answer) bind(t, offer, answer);
    if (offer.words) writeDown(t, offer, offer.words);
    if (isTransaction(offer)) exchange(t, offer);
  },
});

/** [TI4-DEAL-8] What was agreed on is answered as soon as the table is back at the question. */
function bind(t: T, { from, to }: Offer, { by, choice, label }: Bound): void {
  t.answer(by, choice);
  const seen = { label: copy(label) };
  t.reveal({ type: 'deal.bound', pub: { by: player(by) }, to: { [from]: seen, [to]: seen } });
}

/** [TI4-TRANS-9] Together: neither side pays with what it gets. */
function exchange(t: T, offer: Offer): void {
  const { from, to } = offer;
  const give = { ...offer.give, cards: [...offer.give.cards] };
  const notes = [
    ...notesIn(offer.give).map((note) => ({ note, to, from })),
    ...notesIn(offer.get).map((note) => ({ note, to: from, from: to })),
  ];
  const get = { ...offer.get, cards: cardsCalled(t.s.own[to]!.hand, offer.get.cards)! };
  hand(t, from, to, give);
  hand(t, to, from, get);
  markTraded(t.s.pub, from, to);
  const sides = () => ({ from: player(from), to: player(to) }); // the event and the window each have their own
  const seen = { give: bundleWords(give, true), get: bundleWords(get, true) };
  const hidden = { give: bundleWords(give, false), get: bundleWords(get, false) };
  t.reveal({ type: 'traded', pub: { ...sides(), ...hidden }, to: { [from]: seen, [to]: seen } });
  for (const { note, from: giver, to: taker } of notes.sort((a, b) => rank(t.s.pub, a.to) - rank(t.s.pub, b.to)))
    handNote(t, giver, taker, note);
  happen(t, 'transaction.resolved', { by: from, with: to, ...sides() });
}

const dropOffer = step('dropOffer', {
  drop(t, f) {
    const [from, to] = tail(f.args.choice).split('>').map(Number) as [Seat, Seat];
    const offer = offersOf(t.s.own[f.args.seat]!).find(between(from, to))!;
    take(t, offer);
    if (f.args.seat === to) lay(t, { ...offer, refused: true });
    tellBoth(t, f.args.seat === to ? 'offer.refused' : 'offer.dropped', offer);
  },
});

/** An offer of a card or note that has left the hand is void, and one whose question has been answered; both hear of it. */
export function voidOffers(t: T): void {
  for (const [seat, own] of t.s.own.entries())
    for (const offer of offersOf(own)) {
      const held =
        offer.give.cards.every((card) => own.hand.includes(card)) &&
        notesIn(offer.give).every((note) => own.notes.includes(note)) &&
        secretsIn(offer.give).every((secret) => own.secrets.includes(secret)) &&
        (!offer.answer || isAsked(t.s.pub, offer.answer));
      if (offer.from !== seat || held) continue;
      take(t, offer);
      tellBoth(t, 'offer.dropped', offer);
    }
}

/** [TI4-ELIM-4] Nothing is open with whoever has left the game. */
export function cancelOffers(t: T, seat: Seat): void {
  for (const offer of [...offersOf(t.s.own[seat]!)]) {
    take(t, offer);
    tellBoth(t, 'offer.dropped', offer);
  }
}

/** At the end of a turn nothing stays open. */
export function expireOffers(t: T): void {
  for (const [seat, own] of t.s.own.entries()) {
    if (offersOf(own).length === 0) continue;
    own.offers = [];
    t.tell({ type: 'offers.expired', pub: null, to: { [seat]: {} } });
  }
}

export const transactionSteps = { makeOffer, acceptOffer, dropOffer, showCards, strikeWord };
