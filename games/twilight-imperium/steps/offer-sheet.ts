// TI4-TRANS-6, -8, TI4-DEAL: the sheet of an offer: to whom, what is given, what is wanted, and what else is agreed on.
import type { Choice, Field, Msg, Option, Random, Seat } from '@orrery/kernel';
import { actionDeck, notesAt, secretDeck } from '../decks.ts';
import { form } from '../procedures.ts';
import { cardName, kindOfCard, naming, noteName, objectiveName, option, player, tail } from '../say.ts';
import { type Know, livingSeats, type Offer, type Pub, playerOf } from '../state.ts';
import { areAllied } from '../values/allies.ts';
import { answersTo, boundTo } from '../values/answers.ts';
import { commodityRoom } from '../values/economy.ts';
import { couldHoldNote, isRefused } from '../values/notes.ts';
import {
  affords,
  cardsCalled,
  cardsTrade,
  hasRoom,
  isTransaction,
  notesIn,
  partners,
  secretsIn,
  secretsTrade,
} from '../values/trade.ts';
import { hasWares, WARE_KINDS, type Ware, wareName, waresOf } from '../values/wares.ts';

export type OfferSheet = {
  to: string; // `seat:2`
  giveGoods: number;
  giveCommodities: number;
  giveCards: string[];
  getGoods: number;
  getCommodities: number;
  getCards: string[]; // by name: nobody sees another's hand
  answer?: Choice; // to the question that waits for one of the two alone
  words?: string;
  aloud?: boolean;
} & { [list in Seldom]?: string[] };
/** What is seldom there is left out of the sheet where there is none. */
type Seldom = `${'give' | 'get'}${Capitalize<Thing>}`;
type Thing = 'notes' | Ware | 'secrets';
const THINGS: readonly Thing[] = ['notes', ...WARE_KINDS, 'secrets'];
const given = (thing: Thing): Seldom => `give${capital(thing)}`;
const got = (thing: Thing): Seldom => `get${capital(thing)}`;
const capital = <W extends string>(word: W): Capitalize<W> =>
  `${word[0]!.toUpperCase()}${word.slice(1)}` as Capitalize<W>;
const SELDOM: readonly Seldom[] = THINGS.flatMap((thing) => [given(thing), got(thing)]);
/** The longest agreement in words. */
export const LONGEST_WORDS = 240;
const NUMBERS = ['giveGoods', 'giveCommodities', 'getGoods', 'getCommodities'] as const;
const LISTS = ['giveCards', 'getCards', ...SELDOM] as const;

export const offerOf = (k: Know, sheet: OfferSheet): Offer => ({
  from: k.seat!,
  to: Number(tail(sheet.to)),
  ...agreed(k, sheet),
  give: {
    goods: sheet.giveGoods,
    commodities: sheet.giveCommodities,
    cards: sheet.giveCards,
    ...listed(sheet, given),
  },
  get: {
    goods: sheet.getGoods,
    commodities: sheet.getCommodities,
    cards: sheet.getCards,
    ...listed(sheet, got),
  },
});
/** [TI4-DEAL-8, -9] */
function agreed(k: Know, { to, answer, words, aloud }: OfferSheet): Pick<Offer, 'answer' | 'words' | 'aloud'> {
  const bound = answer === undefined ? undefined : boundTo(k, Number(tail(to)), answer);
  return { ...(bound && { answer: bound }), ...(words && { words, ...(aloud && { aloud: true }) }) };
}
const listed = (sheet: OfferSheet, side: (thing: Thing) => Seldom): { [thing in Thing]?: string[] } =>
  Object.fromEntries(
    THINGS.flatMap((thing) => {
      const list = sheet[side(thing)] ?? [];
      return list.length > 0 ? [[thing, list]] : [];
    }),
  );

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
    else if (hasWares(k.pub, k.seat!, to)) Object.assign(sheet, sampleWare(k.pub, k.seat!, to, given, random));
    else if (hasWares(k.pub, to, k.seat!)) Object.assign(sheet, sampleWare(k.pub, to, k.seat!, got, random));
    else if (!cardsTrade(k.pub, k.seat!, to)) return sampleWords(k, random);
    else if (hand.length > 0) sheet.giveCards = [random.pick(hand)];
    else sheet.getCards = [random.pick(namesOfCards(k.pub))];
    if (theirs.commodities > 0 && sheet.giveCommodities > 0) sheet.getCommodities = 1;
    return sheet;
  },
  fields: (k) => fieldsOf(k),
});

/** One thing that lies open. */
function sampleWare(
  pub: Pub,
  from: Seat,
  to: Seat,
  side: (thing: Thing) => Seldom,
  random: Random,
): Partial<OfferSheet> {
  const ware = random.pick(WARE_KINDS.filter((each) => waresOf(pub, each, from, to).length > 0));
  return { [side(ware)]: [random.pick(waresOf(pub, ware, from, to))] };
}

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
  const none = Object.fromEntries(SELDOM.map((name): [string, string[]] => [name, []])) as Record<Seldom, string[]>;
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
  const wrong = secretFault(k, { from, to, give, get });
  if (wrong) return wrong;
  if (notesIn(give).length > 1 || notesIn(get).length > 1) return ['notes', 'TI4-TRANS-6'];
  const given = notesIn(give).every((note) => k.own!.notes.includes(note));
  const asked = notesIn(get).every((note) => notesOf(k, to).includes(note));
  if (!given || !asked) return ['note', 'TI4-PNOTE-5'];
  const refused =
    notesIn(give).some((note) => isRefused(k.pub, note, to)) ||
    notesIn(get).some((note) => isRefused(k.pub, note, from));
  return refused ? ['note.refused', 'TI4-SETUP-16'] : undefined;
}

/** [TI4-TRANS-8] Secret objectives change hands only where something says so; another's are asked for by name. */
function secretFault(k: Know, { from, to, give, get }: Offer): [string, string] | undefined {
  const [mine, theirs] = [secretsIn(give), secretsIn(get)];
  if (mine.length + theirs.length === 0) return undefined;
  if (!secretsTrade(k.pub, from, to)) return ['secrets', 'TI4-TRANS-8'];
  const isOnce = [mine, theirs].every((list) => new Set(list).size === list.length);
  const held = mine.every((secret) => k.own!.secrets.includes(secret));
  const named = theirs.every((secret) => namesOfSecrets(k).includes(secret));
  return isOnce && held && named && theirs.length <= playerOf(k.pub, to).secrets ? undefined : ['hand', 'TI4-TRANS-8'];
}
/** The secret objectives that another may hold, as far as this seat knows. */
export const namesOfSecrets = ({ pub, own }: Pick<Know, 'pub' | 'own'>): string[] => {
  const known = [...own!.secrets, ...pub.objectives, ...pub.players.flatMap(({ scored }) => scored)];
  return secretDeck(pub).filter((secret) => !known.includes(secret));
};

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
  /** Of all who are open, each once: what goes to them, and what comes from them. */
  for (const ware of WARE_KINDS) {
    const mine = [...new Set(open.flatMap((other) => waresOf(k.pub, ware, k.seat!, other)))];
    const theirs = [...new Set(open.flatMap((other) => waresOf(k.pub, ware, other, k.seat!)))];
    const named = naming((id) => wareName(ware, id));
    if (mine.length > 0) fields.push(many(given(ware), mine, named, mine.length));
    if (theirs.length > 0) fields.push(many(got(ware), theirs, named, theirs.length));
  }
  if (open.some((other) => secretsTrade(k.pub, k.seat!, other)))
    fields.push(
      many('giveSecrets', k.own!.secrets, bySecret, k.own!.secrets.length),
      many('getSecrets', namesOfSecrets(k), bySecret, 3),
    );
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
const byCard = naming(cardName);
const bySecret = naming(objectiveName);
