// TI4-DEAL, TI4-TRANS-3: what somebody may do about deals whenever the table waits: offer, agree, refuse, show, take back a word.
import type { Option } from '@orrery/kernel';
import type { TradeDeal } from '../piece.ts';
import { option, player } from '../say.ts';
import type { Know, Offer, Word } from '../state.ts';
import { acceptable, isHushed, offersOf, offerWords } from '../values/trade.ts';
import { others } from './offer-sheet.ts';
import { shownBy } from './showing.ts';

const TRADE = ['TI4-TRANS-1', 'TI4-TRANS-6', 'TI4-TRANS-9'];

export function dealsOf(k: Know): TradeDeal[] {
  if (k.seat === null || !k.own || k.pub.phase === 'setup' || others(k).length === 0 || isHushed(k.pub)) return [];
  const open = offersOf(k.own).filter((offer) => !offer.refused);
  const taken = open.filter((offer) => acceptable(k, offer));
  return [
    sheet('offer', 'makeOffer', [...TRADE, 'TI4-DEAL-1']),
    ...(shownBy(k).length > 0 ? [sheet('show', 'showCards', ['TI4-DEAL-10', 'TI4-HID-4'])] : []),
    ...choose(
      'accept',
      'acceptOffer',
      TRADE,
      taken.map((offer) => offerOption(`accept:${offer.from}`, 'accept', offer)),
    ),
    ...choose(
      'drop',
      'dropOffer',
      TRADE,
      open.map((offer) => offerOption(`drop:${offer.from}>${offer.to}`, 'drop', offer)),
    ),
    ...choose('strike', 'strikeWord', ['TI4-DEAL-7', 'TI4-DEAL-9'], wordsOf(k).map(strikeOption)),
  ];
}

const sheet = (key: 'offer' | 'show', step: TradeDeal['step'], rules: string[]): TradeDeal => ({
  key,
  step,
  prompt: { key: `ask.${key}` },
  ask: { shape: 'form', form: key, facts: {} },
  rules,
});
const choose = (key: string, step: TradeDeal['step'], rules: string[], options: Option[]): TradeDeal[] =>
  options.length > 0 ? [{ key, step, prompt: { key: `ask.${key}` }, ask: { shape: 'one', options }, rules }] : [];

const offerOption = (key: string, verb: string, offer: Offer): Option =>
  option(key, `offer.${verb}`, offerWords(offer));

/** The agreements of a player that are written down. */
export const wordsOf = ({ pub, own, seat }: Know): Word[] => [
  ...(own?.words ?? []),
  ...(pub.words ?? []).filter(({ from, to }) => from === seat || to === seat),
];
const strikeOption = ({ from, to, words }: Word, i: number): Option =>
  option(`strike:${i}`, 'word.strike', { from: player(from), to: player(to), words });
