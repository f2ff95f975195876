// TI4-TRANS-6, -8, TI4-DEAL: the sheet of an offer: to whom, what is given, what is wanted, and what else is agreed on.
import type { Choice, Field, Msg, Option, Random, Seat } from '@orrery/kernel';
import { actionDeck, notesAt } from '../decks.ts';
import { form } from '../procedures.ts';
import {
  cardName,
  exploreName,
  kindOfCard,
  naming,
  noteName,
  option,
  player,
  tail,
  techName,
  unitName,
} from '../say.ts';
import { type Know, livingSeats, type Offer, type Pub, playerOf } from '../state.ts';
import { areAllied } from '../values/allies.ts';
import { answersTo, boundTo } from '../values/answers.ts';
import { captivesOf } from '../values/captured.ts';
import { commodityRoom } from '../values/economy.ts';
import { fragmentsBefore } from '../values/fragments.ts';
import { couldHoldNote, isRefused } from '../values/notes.ts';
import {
  affords,
  cardsCalled,
  cardsTrade,
  hasRoom,
  isTransaction,
  notesIn,
  partners,
  teachable,
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
  giveTechnologies?: string[];
  getTechnologies?: string[];
  giveCaptives?: string[];
  getCaptives?: string[];
  answer?: Choice; // to the question that waits for one of the two alone
  words?: string;
  aloud?: boolean;
};
/** The longest agreement in words. */
export const LONGEST_WORDS = 240;
const NUMBERS = ['giveGoods', 'giveCommodities', 'getGoods', 'getCommodities'] as const;
const SELDOM = [
  'giveNotes',
  'getNotes',
  'giveFragments',
  'getFragments',
  'giveTechnologies',
  'getTechnologies',
  'giveCaptives',
  'getCaptives',
] as const; // left out where there are none
const LISTS = ['giveCards', 'getCards', ...SELDOM] as const;

export const offerOf = (k: Know, sheet: OfferSheet): Offer => ({
  from: k.seat!,
  to: Number(tail(sheet.to)),
  ...agreed(k, sheet),
  give: {
    goods: sheet.giveGoods,
    commodities: sheet.giveCommodities,
    cards: sheet.giveCards,
    ...some('notes', sheet.giveNotes),
    ...some('fragments', sheet.giveFragments),
    ...some('technologies', sheet.giveTechnologies),
    ...some('captives', sheet.giveCaptives),
  },
  get: {
    goods: sheet.getGoods,
    commodities: sheet.getCommodities,
    cards: sheet.getCards,
    ...some('notes', sheet.getNotes),
    ...some('fragments', sheet.getFragments),
    ...some('technologies', sheet.getTechnologies),
    ...some('captives', sheet.getCaptives),
  },
});
/** [TI4-DEAL-8, -9] */
function agreed(k: Know, { to, answer, words, aloud }: OfferSheet): Pick<Offer, 'answer' | 'words' | 'aloud'> {
  const bound = answer === undefined ? undefined : boundTo(k, Number(tail(to)), answer);
  return { ...(bound && { answer: bound }), ...(words && { words, ...(aloud && { aloud: true }) }) };
}
const some = <K extends string>(what: K, cards: string[] = []): { [key in K]?: string[] } =>
  (cards.length > 0 ? { [what]: cards } : {}) as { [key in K]?: string[] };

export const offerForm = form('offer', {
  check(k, value) {
    const sheet = clean(value);
    if (!sheet) return { problems: [{ key: 'why.offer.sheet' }] };
    const offer = offerOf(k, sheet);
    const wrong = sheet.answer !== undefined && !offer.answer ? UNBOUND : fault(k, offer);
    return wrong ? { problems: [{ key: `why.offer.${wrong[0]}` }], rules: [wrong[1]] } : { value: sheet };
  },
  sample(k, random) {
    const open = partners(k.pub, k.seat!);
    if (open.length === 0 || random.below(8) === 0) return sampleWords(k, random);
    const to = random.pick(open);
    const [mine, theirs] = [playerOf(k.pub, k.seat!), playerOf(k.pub, to)];
    const sheet: OfferSheet = { ...NOTHING, to: `seat:${to}` };
    const { hand } = k.own!;
    const notes = k.own!.notes.filter((note) => !isRefused(k.pub, note, to));
    const wanted = notesOf(k, to).filter((note) => !isRefused(k.pub, note, k.seat!));
    if (notes.length > 0 && random.below(2) > 0) sheet.giveNotes = [random.pick(notes)];
    else if (mine.goods > 0) sheet.giveGoods = 1;
    else if (sendable(k.pub, k.seat!, to) > 0) sheet.giveCommodities = 1 + random.below(sendable(k.pub, k.seat!, to));
    else if (theirs.goods > 0) sheet.getGoods = 1;
    else if (sendable(k.pub, to, k.seat!) > 0) sheet.getCommodities = 1;
    else if (notes.length > 0) sheet.giveNotes = [random.pick(notes)];
    else if (wanted.length > 0) sheet.getNotes = [random.pick(wanted)];
    else if (fragmentsBefore(k.pub, k.seat!).length > 0)
      sheet.giveFragments = [random.pick(fragmentsBefore(k.pub, k.seat!))];
    else if (fragmentsBefore(k.pub, to).length > 0) sheet.getFragments = [random.pick(fragmentsBefore(k.pub, to))];
    else if (teachable(k.pub, k.seat!, to).length > 0)
      sheet.giveTechnologies = [random.pick(teachable(k.pub, k.seat!, to))];
    else if (teachable(k.pub, to, k.seat!).length > 0)
      sheet.getTechnologies = [random.pick(teachable(k.pub, to, k.seat!))];
    else if (captivesOf(k.pub, to, k.seat!).length > 0) sheet.giveCaptives = captivesOf(k.pub, to, k.seat!).slice(0, 1);
    else if (captivesOf(k.pub, k.seat!, to).length > 0) sheet.getCaptives = captivesOf(k.pub, k.seat!, to).slice(0, 1);
    else if (!cardsTrade(k.pub, k.seat!, to)) return sampleWords(k, random);
    else if (hand.length > 0) sheet.giveCards = [random.pick(hand)];
    else sheet.getCards = [random.pick(namesOfCards(k.pub))];
    if (theirs.commodities > 0 && sheet.giveCommodities > 0) sheet.getCommodities = 1;
    return sheet;
  },
  fields: (k) => fieldsOf(k),
});

/** As many commodities as one side has, and the other has room for. [TI4-ALLY-6] */
const sendable = (pub: Pub, from: Seat, to: Seat): number =>
  Math.min(
    playerOf(pub, from).commodities,
    areAllied(pub, from, to) ? commodityRoom(pub, to) : Number.POSITIVE_INFINITY,
  );
const UNBOUND: [string, string] = ['answer', 'TI4-DEAL-8'];
/** A deal in which nothing changes hands. */
function sampleWords(k: Know, random: Random): OfferSheet {
  const to = random.pick(others(k));
  const found = answersTo(k, to)?.answers;
  const sheet: OfferSheet = { ...NOTHING, to: `seat:${to}` };
  if (found && random.below(2) > 0) return { ...sheet, answer: random.pick(found).choice };
  return { ...sheet, words: '…', ...(random.below(2) > 0 && { aloud: true }) };
}
/** [TI4-DEAL-1] Whoever else is in the game. */
export const others = ({ pub, seat }: Know): Seat[] => livingSeats(pub).filter((other) => other !== seat);

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
  const none = {
    giveNotes: [],
    getNotes: [],
    giveFragments: [],
    getFragments: [],
    giveTechnologies: [],
    getTechnologies: [],
    giveCaptives: [],
    getCaptives: [],
  };
  const sheet = { ...NOTHING, ...none, ...(value as Partial<OfferSheet>) };
  if (typeof sheet.to !== 'string' || !/^seat:\d$/.test(sheet.to)) return undefined;
  if (!NUMBERS.every((name) => Number.isInteger(sheet[name]) && sheet[name] >= 0)) return undefined;
  if (!LISTS.every((name) => Array.isArray(sheet[name]) && sheet[name].every((card) => typeof card === 'string')))
    return undefined;
  const extra = cleanTerms(sheet);
  if (!extra) return undefined;
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
    ...extra,
  };
}

function cleanTerms({ answer, words = '', aloud = false }: Partial<OfferSheet>): Partial<OfferSheet> | undefined {
  if (typeof words !== 'string' || words.length > LONGEST_WORDS || typeof aloud !== 'boolean') return undefined;
  const said = words.trim();
  return {
    ...(answer !== undefined && answer !== '' && { answer }),
    ...(said && { words: said, ...(aloud && { aloud }) }),
  };
}

/** What is wrong with an offer, and the rule. */
function fault(k: Know, offer: Offer): [string, string] | undefined {
  const { to, answer, words } = offer;
  if (isTransaction(offer)) return tradeFault(k, offer);
  if (!answer && !words) return ['nothing', 'TI4-TRANS-6'];
  return others(k).includes(to) ? undefined : ['other', 'TI4-DEAL-1'];
}
function tradeFault(k: Know, { from, to, give, get }: Offer): [string, string] | undefined {
  if (!partners(k.pub, from).includes(to)) return ['partner', 'TI4-TRANS-1'];
  if (!affords(k.pub, from, give, to) || !affords(k.pub, to, get, from)) return ['amount', 'TI4-TRANS-6'];
  if (!hasRoom(k.pub, to, give, get, from) || !hasRoom(k.pub, from, get, give, to)) return ['room', 'TI4-ALLY-6'];
  if (give.cards.length + get.cards.length > 0 && !cardsTrade(k.pub, from, to)) return ['cards', 'TI4-TRANS-8'];
  const held = cardsCalled(k.own!.hand, give.cards);
  const named = get.cards.every((name) => namesOfCards(k.pub).includes(name));
  if (!held || held.some((card, i) => card !== give.cards[i]) || !named) return ['hand', 'TI4-TRANS-8'];
  if (get.cards.length > playerOf(k.pub, to).hand) return ['amount', 'TI4-TRANS-6'];
  if (notesIn(give).length > 1 || notesIn(get).length > 1) return ['notes', 'TI4-TRANS-6'];
  const given = notesIn(give).every((note) => k.own!.notes.includes(note));
  const asked = notesIn(get).every((note) => notesOf(k, to).includes(note));
  if (!given || !asked) return ['note', 'TI4-PNOTE-5'];
  const refused =
    notesIn(give).some((note) => isRefused(k.pub, note, to)) ||
    notesIn(get).some((note) => isRefused(k.pub, note, from));
  return refused ? ['note.refused', 'TI4-SETUP-16'] : undefined;
}

/** The notes that another may have in hand, as far as this seat knows. */
export const notesOf = ({ pub, own }: Pick<Know, 'pub' | 'own'>, other: Seat): string[] =>
  notesAt(pub).filter((note) => !own!.notes.includes(note) && couldHoldNote(pub, other, note));

function fieldsOf(k: Know): Field[] {
  const open = partners(k.pub, k.seat!);
  const near = [...open, ...others(k).filter((other) => !open.includes(other))];
  const most = (seats: readonly Seat[], what: 'goods' | 'commodities'): number =>
    Math.max(0, ...seats.map((seat) => playerOf(k.pub, seat)[what]));
  const number = (key: string, max: number): Field => ({ key, label: label(key), kind: 'number', min: 0, max });
  const fields: Field[] = [
    { key: 'to', label: label('to'), kind: 'one', options: near.map(seatOption) },
    number('giveGoods', most([k.seat!], 'goods')),
    number('giveCommodities', most([k.seat!], 'commodities')),
    number('getGoods', most(open, 'goods')),
    number('getCommodities', most(open, 'commodities')),
  ];
  const many = (key: string, cards: readonly string[], named: (card: string) => Option, max: number): Field => ({
    key,
    label: label(key),
    kind: 'many',
    options: cards.map(named),
    min: 0,
    max,
  });
  const wanted = [...new Set(open.flatMap((other) => notesOf(k, other)))];
  if (k.own!.notes.length > 0) fields.push(many('giveNotes', k.own!.notes, byNote, 1));
  if (wanted.length > 0) fields.push(many('getNotes', wanted, byNote, 1));
  const [mine, theirs] = [fragmentsBefore(k.pub, k.seat!), open.flatMap((other) => fragmentsBefore(k.pub, other))];
  if (mine.length > 0) fields.push(many('giveFragments', mine, byFragment, mine.length));
  if (theirs.length > 0) fields.push(many('getFragments', theirs, byFragment, theirs.length));
  /** Of all who are open, each once: what goes to them, and what comes from them. */
  const bothWays = (key: string, between: (from: Seat, to: Seat) => string[], name: (id: string) => Option): void => {
    const given = [...new Set(open.flatMap((other) => between(k.seat!, other)))];
    const got = [...new Set(open.flatMap((other) => between(other, k.seat!)))];
    if (given.length > 0) fields.push(many(`give${key}`, given, name, given.length));
    if (got.length > 0) fields.push(many(`get${key}`, got, name, got.length));
  };
  bothWays('Technologies', (from, to) => teachable(k.pub, from, to), byTechnology);
  bothWays('Captives', (from, to) => captivesOf(k.pub, to, from), byUnit);
  fields.push({ key: 'words', label: label('words'), kind: 'text', max: LONGEST_WORDS });
  if (!open.some((other) => cardsTrade(k.pub, k.seat!, other))) return fields;
  const names = namesOfCards(k.pub);
  const { hand } = k.own!;
  return [...fields, many('giveCards', hand, byCard, hand.length), many('getCards', names, byCard, names.length)];
}
/** Every action card there is, by name. */
export const namesOfCards = (pub: Pub): string[] => [...new Set(actionDeck(pub).map(kindOfCard))];
const label = (key: string): Msg => ({ key: `field.${key}` });
export const seatOption = (seat: Seat): Option => option(`seat:${seat}`, 'seat', { seat: player(seat) });
const byNote = naming(noteName);
const byFragment = naming(exploreName);
const byCard = naming(cardName);
const byTechnology = naming(techName);
const byUnit = naming((unit) => unitName(kindOfCard(unit)));
