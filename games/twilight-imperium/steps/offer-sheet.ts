// TI4-TRANS-6, -8: the sheet of an offer: to whom, what is given, what is wanted.
import type { Field, Msg, Option, Seat } from '@orrery/kernel';
import { actionDeck, notesAt } from '../decks.ts';
import { form } from '../procedures.ts';
import type { TradeDeal } from '../registry.ts';
import { cardName, exploreName, kindOfCard, noteName, option, player, tail } from '../say.ts';
import { type Know, type Offer, type Pub, playerOf } from '../state.ts';
import { fragmentsBefore } from '../values/fragments.ts';
import { couldHoldNote } from '../values/notes.ts';
import {
  acceptable,
  affords,
  bundleWords,
  cardsCalled,
  cardsTrade,
  isEmpty,
  notesIn,
  offersOf,
  partners,
} from '../values/trade.ts';

export type OfferSheet = {
  to: string; // `seat:2`
  giveGoods: number;
  giveCommodities: number;
  giveCards: string[];
  getGoods: number;
  getCommodities: number;
  getCards: string[]; // by name: nobody sees another's hand
  giveNotes?: string[];
  getNotes?: string[];
  giveFragments?: string[];
  getFragments?: string[];
};
const NUMBERS = ['giveGoods', 'giveCommodities', 'getGoods', 'getCommodities'] as const;
const SELDOM = ['giveNotes', 'getNotes', 'giveFragments', 'getFragments'] as const; // left out where there are none
const LISTS = ['giveCards', 'getCards', ...SELDOM] as const;

export const offerOf = (from: Seat, sheet: OfferSheet): Offer => ({
  from,
  to: Number(tail(sheet.to)),
  give: {
    goods: sheet.giveGoods,
    commodities: sheet.giveCommodities,
    cards: sheet.giveCards,
    ...some('notes', sheet.giveNotes),
    ...some('fragments', sheet.giveFragments),
  },
  get: {
    goods: sheet.getGoods,
    commodities: sheet.getCommodities,
    cards: sheet.getCards,
    ...some('notes', sheet.getNotes),
    ...some('fragments', sheet.getFragments),
  },
});
const some = <K extends string>(what: K, cards: string[] = []): { [key in K]?: string[] } =>
  (cards.length > 0 ? { [what]: cards } : {}) as { [key in K]?: string[] };

export const offerForm = form('offer', {
  check(k, value) {
    const sheet = clean(value);
    if (!sheet) return { problems: [{ key: 'why.offer.sheet' }] };
    const offer = offerOf(k.seat!, sheet);
    const wrong = fault(k, offer);
    return wrong ? { problems: [{ key: `why.offer.${wrong[0]}` }], rules: [wrong[1]] } : { value: sheet };
  },
  sample(k, random) {
    const to = random.pick(partners(k.pub, k.seat!));
    const [mine, theirs] = [playerOf(k.pub, k.seat!), playerOf(k.pub, to)];
    const sheet: OfferSheet = { ...NOTHING, to: `seat:${to}` };
    const { notes, hand } = k.own!;
    if (notes.length > 0 && random.below(2) > 0) sheet.giveNotes = [random.pick(notes)];
    else if (mine.goods > 0) sheet.giveGoods = 1;
    else if (mine.commodities > 0) sheet.giveCommodities = 1 + random.below(mine.commodities);
    else if (theirs.goods > 0) sheet.getGoods = 1;
    else if (theirs.commodities > 0) sheet.getCommodities = 1;
    else if (notes.length > 0) sheet.giveNotes = [random.pick(notes)];
    else if (theirs.notes > 0) sheet.getNotes = [random.pick(notesOf(k, to))];
    else if (fragmentsBefore(k.pub, k.seat!).length > 0)
      sheet.giveFragments = [random.pick(fragmentsBefore(k.pub, k.seat!))];
    else if (fragmentsBefore(k.pub, to).length > 0) sheet.getFragments = [random.pick(fragmentsBefore(k.pub, to))];
    else if (hand.length > 0) sheet.giveCards = [random.pick(hand)];
    else sheet.getCards = [random.pick(namesOfCards(k.pub))];
    if (theirs.commodities > 0 && sheet.giveCommodities > 0) sheet.getCommodities = 1;
    return sheet;
  },
  fields: (k) => fieldsOf(k),
});

const NOTHING: Omit<OfferSheet, 'to'> = {
  giveGoods: 0,
  giveCommodities: 0,
  giveCards: [],
  getGoods: 0,
  getCommodities: 0,
  getCards: [],
};

/** The sheet in its normal form; undefined: it is none. */
function clean(value: unknown): OfferSheet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const none = { giveNotes: [], getNotes: [], giveFragments: [], getFragments: [] };
  const sheet = { ...NOTHING, ...none, ...(value as Partial<OfferSheet>) };
  if (typeof sheet.to !== 'string' || !/^seat:\d$/.test(sheet.to)) return undefined;
  if (!NUMBERS.every((name) => Number.isInteger(sheet[name]) && sheet[name] >= 0)) return undefined;
  if (!LISTS.every((name) => Array.isArray(sheet[name]) && sheet[name].every((card) => typeof card === 'string')))
    return undefined;
  const { to, giveGoods, giveCommodities, giveCards, getGoods, getCommodities, getCards } = sheet;
  return {
    to,
    giveGoods,
    giveCommodities,
    giveCards,
    getGoods,
    getCommodities,
    getCards,
    ...Object.fromEntries(SELDOM.flatMap((name) => (sheet[name].length > 0 ? [[name, sheet[name]]] : []))),
  };
}

/** What is wrong with an offer, and the rule. */
function fault(k: Know, { from, to, give, get }: Offer): [string, string] | undefined {
  if (!partners(k.pub, from).includes(to)) return ['partner', 'TI4-TRANS-1'];
  if (isEmpty(give) && isEmpty(get)) return ['nothing', 'TI4-TRANS-6'];
  if (!affords(k.pub, from, give) || !affords(k.pub, to, get)) return ['amount', 'TI4-TRANS-6'];
  if (give.cards.length + get.cards.length > 0 && !cardsTrade(k.pub, from, to)) return ['cards', 'TI4-TRANS-8'];
  const held = cardsCalled(k.own!.hand, give.cards);
  const named = get.cards.every((name) => namesOfCards(k.pub).includes(name));
  if (!held || held.some((card, i) => card !== give.cards[i]) || !named) return ['hand', 'TI4-TRANS-8'];
  if (get.cards.length > playerOf(k.pub, to).hand) return ['amount', 'TI4-TRANS-6'];
  if (notesIn(give).length > 1 || notesIn(get).length > 1) return ['notes', 'TI4-TRANS-6'];
  const given = notesIn(give).every((note) => k.own!.notes.includes(note));
  const asked = notesIn(get).every((note) => notesOf(k, to).includes(note));
  return given && asked ? undefined : ['note', 'TI4-PNOTE-5'];
}

/** The notes that another may have in hand, as far as this seat knows. */
export const notesOf = ({ pub, own }: Pick<Know, 'pub' | 'own'>, other: Seat): string[] =>
  notesAt(pub).filter((note) => !own!.notes.includes(note) && couldHoldNote(pub, other, note));

function fieldsOf(k: Know): Field[] {
  const others = partners(k.pub, k.seat!);
  const most = (seats: Seat[], what: 'goods' | 'commodities'): number =>
    Math.max(0, ...seats.map((seat) => playerOf(k.pub, seat)[what]));
  const number = (key: string, max: number): Field => ({ key, label: label(key), kind: 'number', min: 0, max });
  const fields: Field[] = [
    { key: 'to', label: label('to'), kind: 'one', options: others.map(seatOption) },
    number('giveGoods', most([k.seat!], 'goods')),
    number('giveCommodities', most([k.seat!], 'commodities')),
    number('getGoods', most(others, 'goods')),
    number('getCommodities', most(others, 'commodities')),
  ];
  const many = (key: string, cards: readonly string[], name: (card: string) => Msg, max: number): Field => ({
    key,
    label: label(key),
    kind: 'many',
    options: cards.map((card) => ({ key: card, label: name(card) })),
    min: 0,
    max,
  });
  const wanted = [...new Set(others.flatMap((other) => notesOf(k, other)))];
  if (k.own!.notes.length > 0) fields.push(many('giveNotes', k.own!.notes, noteName, 1));
  if (wanted.length > 0) fields.push(many('getNotes', wanted, noteName, 1));
  const [mine, theirs] = [fragmentsBefore(k.pub, k.seat!), others.flatMap((other) => fragmentsBefore(k.pub, other))];
  if (mine.length > 0) fields.push(many('giveFragments', mine, exploreName, mine.length));
  if (theirs.length > 0) fields.push(many('getFragments', theirs, exploreName, theirs.length));
  if (!others.some((other) => cardsTrade(k.pub, k.seat!, other))) return fields;
  const names = namesOfCards(k.pub);
  const { hand } = k.own!;
  return [...fields, many('giveCards', hand, cardName, hand.length), many('getCards', names, cardName, names.length)];
}
/** Every action card there is, by name. */
export const namesOfCards = (pub: Pub): string[] => [...new Set(actionDeck(pub).map(kindOfCard))];
const label = (key: string): Msg => ({ key: `field.${key}` });
const seatOption = (seat: Seat): Option => option(`seat:${seat}`, 'seat', { seat: player(seat) });

/** The three things somebody may do about trade whenever the table waits. [TI4-TRANS-3] */
export function tradeDeals(k: Know): TradeDeal[] {
  if (k.seat === null || !k.own || !['action', 'agenda'].includes(k.pub.phase)) return [];
  const found: TradeDeal[] = [];
  const rules = ['TI4-TRANS-1', 'TI4-TRANS-6', 'TI4-TRANS-9'];
  if (partners(k.pub, k.seat).length > 0)
    found.push({
      key: 'offer',
      step: 'makeOffer',
      prompt: { key: 'ask.offer' },
      ask: { shape: 'form', form: 'offer', facts: {} },
      rules,
    });
  const open = offersOf(k.own).filter((offer) => !offer.refused);
  const choose = (key: string, step: TradeDeal['step'], options: Option[]): void => {
    if (options.length > 0)
      found.push({ key, step, prompt: { key: `ask.${key}` }, ask: { shape: 'one', options }, rules });
  };
  choose(
    'accept',
    'acceptOffer',
    open.filter((offer) => acceptable(k, offer)).map((offer) => offerOption(`accept:${offer.from}`, 'accept', offer)),
  );
  choose(
    'drop',
    'dropOffer',
    open.map((offer) => offerOption(`drop:${offer.from}>${offer.to}`, 'drop', offer)),
  );
  return found;
}
const offerOption = (key: string, verb: string, { from, to, give, get }: Offer): Option =>
  option(key, `offer.${verb}`, {
    from: player(from),
    to: player(to),
    give: bundleWords(give, true),
    get: bundleWords(get, true),
  });
