// CSM-LANG-5: the canonical form of an order, in Spanish or English. Reading it again gives the same order.
import { type Kind, lexiconOf, nameOf } from './lexicon.ts';
import type { Ability, Deed, Group, Item, Order, PlaceRef, Qty, Special, SpotRef, Via } from './order.ts';
import type { Concept, Verb } from './vocabulary/types.ts';
import { conceptWord, type Tongue, verbWord, vocabulary } from './vocabulary.ts';

export type { Tongue };

interface Pen {
  t: Tongue;
  name(kind: Kind, id: string, n?: Qty): string;
  word(concept: Concept): string;
  verb(verb: Verb): string;
}

function penFor(faction: string, t: Tongue): Pen {
  const lexicon = lexiconOf(faction);
  return {
    t,
    name: (kind, id, n) => nameOf(lexicon, kind, id, t, n),
    word: (concept) => conceptWord(concept, t),
    verb: (verb) => verbWord(verb, t),
  };
}

export function placeName(place: PlaceRef, t: Tongue): string {
  if (place === 'citadel') return conceptWord('citadel', t);
  if (place.startsWith('code:')) return `${conceptWord('black', t)} ${place.slice(5)}`;
  const [id, n] = place.split('-');
  return `${vocabulary(t).colours[id!]?.[0] ?? id} ${n}`;
}
const fleet = (p: Pen, label: string) => `${p.word('fleet')} ${label}`;
function item(p: Pen, { id, n }: Item): string {
  const kind = (['unit', 'troop', 'building'] as const).find((k) => p.name(k, id) !== id) ?? 'unit';
  return `${n} ${p.name(kind, id, n)}`;
}
const items = (p: Pen, list: Item[]) => list.map((i) => item(p, i)).join(', ');
const group = (p: Pen, g: Group) =>
  g.items ? `${items(p, g.items)} ${p.word('of')} ${fleet(p, g.fleet)}` : fleet(p, g.fleet);
const at = (p: Pen, place: PlaceRef | null) => (place ? ` ${p.word('at')} ${placeName(place, p.t)}` : '');
const to = (p: Pen, place: PlaceRef) => `${p.word('to')} ${placeName(place, p.t)}`;
const as = (p: Pen, label: string | null) => (label ? ` ${p.word('as')} ${label}` : '');
function spot(p: Pen, s: SpotRef): string {
  if (s.in === 'fleet') return fleet(p, s.fleet);
  if (s.in === 'ground') return p.word('ground');
  return s.in === 'station' ? p.word('station') : p.word('orbital');
}
const foe = (p: Pen, id: string) => (id === 'all' ? p.word('all') : p.name('faction', id));

type Writer<K extends Deed['do']> = (p: Pen, d: Extract<Deed, { do: K }>) => string;
const VIA: Record<Exclude<Via, 'normal'>, Concept> = {
  portal: 'viaPortal',
  nexus: 'viaNexus',
  hyperjump: 'viaHyperjump',
};
const via = (p: Pen, how: Via) => (how === 'normal' ? '' : ` ${p.word(VIA[how])}`);

const WRITE: { [K in Deed['do']]: Writer<K> } = {
  unreadable: (_, d) => d.text,
  assign: (p, d) => `${p.verb('assign')} ${group(p, d.group)} ${p.word('to')} ${fleet(p, d.to)}`,
  incentive: (p, d) => `${p.verb('incentive')} ${d.n}`,
  move: (p, d) => `${p.verb('move')} ${group(p, d.group)}${via(p, d.via)} ${to(p, d.to)}${as(p, d.as)}`,
  collect: (p, d) => `${p.verb('collect')} ${'fleet' in d.who ? group(p, d.who) : item(p, d.who)}${at(p, d.at)}`,
  search: (p, d) => `${p.verb('search')} ${'fleet' in d.who ? group(p, d.who) : item(p, d.who)}${at(p, d.at)}`,
  use(p, d) {
    const on = d.on === null ? '' : ` ${p.word('on')} ${typeof d.on === 'string' ? foe(p, d.on) : group(p, d.on)}`;
    const orders = d.orders.length > 0 ? ` ${p.word('orders')} ${d.orders.join(', ')}` : '';
    return `${p.verb('use')} ${p.name('card', d.card)}${at(p, d.at)}${on}${orders}`;
  },
  build: (p, d) => `${p.verb('build')} ${items(p, d.items)}${at(p, d.at)}${as(p, d.as)}`,
  recruit: (p, d) =>
    `${p.verb('recruit')} ${d.n}${d.troop ? ` ${p.name('troop', d.troop, d.n)}` : ''}${at(p, d.at)}${d.aboard ? ` ${p.word('aboard')}` : ''}`,
  explore: (p, d) =>
    `${p.verb('explore')} ${group(p, d.group)}${d.code ? ` ${p.word('code')} ${d.code.slice(5)}` : ''}${d.high ? ` ${p.word('high')}` : ''}`,
  destroy: (p, d) => `${p.verb('destroy')} ${d.names.map((n) => p.name('building', n)).join(', ')}${at(p, d.at)}`,
  pact: (p, d) => `${p.verb('pact')} ${p.word('with')} ${foe(p, d.with)} ${p.word('untilTurn')} ${d.until}`,
  dismantle: (p, d) => `${p.verb('dismantle')} ${items(p, d.items)}${at(p, d.at)}`,
  war: (p, d) =>
    `${p.verb('prepare')} ${group(p, d.group)} ${p.word('war')}${at(p, d.at)} ${p.word('against')} ${foe(p, d.against)}`,
  peace: (p, d) => `${p.verb('preparePeace')}${at(p, d.at)} ${p.word('with')} ${foe(p, d.with)}`,
  scout: (p, d) => `${p.verb('prepare')} ${group(p, d.group)} ${p.word('scouting')}${at(p, d.at)}`,
  defend: (p, d) =>
    `${p.verb('defend')} ${placeName(d.at, p.t)} ${p.word('against')} ${d.against.map((f) => foe(p, f)).join(` ${p.word('and')} `)}`,
  loan(p, d) {
    const broker = d.broker ? ` ${p.word('through')} ${foe(p, d.broker)} ${p.word('rate')} ${d.rate}%` : '';
    return `${p.verb('loan')} ${d.amount} ${p.word('over')} ${d.payments} ${p.word('payments')}${broker}${d.whole ? ` ${p.word('wholeLoan')}` : ''}`;
  },
  mediate: (p, d) =>
    `${p.verb('mediate')} ${foe(p, d.borrower)} ${p.word('upTo')} ${d.max} ${p.word('rate')} ${d.rate}%`,
  prepay: (p, d) => `${p.verb('prepay')} ${p.word('loanTurn')} ${d.turn}`,
  troops: (p, d) =>
    `${p.verb('troops')} ${item(p, d.item)} ${p.word('of')} ${spot(p, d.from)} ${p.word('to')} ${spot(p, d.to)}${at(p, d.at)}`,
  hero: (p, d) => `${p.verb('hero')} ${p.name('hero', d.hero)} ${p.word('to')} ${spot(p, d.to)}`,
  bombard: (p, d) =>
    `${p.verb('bombard')} ${placeName(d.at, p.t)} ${p.word('with')} ${group(p, d.group)} ${p.word('against')} ${foe(p, d.against)}`,
  counterspy: (p, d) => `${p.verb('counterspy')}${at(p, d.at)}`,
  investigate: (p, d) =>
    `${p.verb('investigate')}${at(p, d.at)} ${p.word('copying')} ${d.copies.map((c) => p.name('card', c)).join(', ')}`,
  trap: (p, d) => `${p.verb('trap')} ${d.on ? p.word('turnOn') : p.word('turnOff')}${at(p, d.at)}`,
  special: (p, d) => `${p.verb('special')} ${specialText(p, d.special)}${at(p, d.at)}`,
  supreme(p, d) {
    if (d.use === 'nova') return `${p.verb('supreme')} ${p.word('nova')}${at(p, d.at)}`;
    return d.use === 'trojan'
      ? `${p.verb('supreme')} ${p.word('trojan')} ${foe(p, d.faction!)}`
      : `${p.verb('supreme')} ${p.word('device')}`;
  },
  ability: (p, d) => abilityText(p, d.ability),
};

function specialText(p: Pen, s: Special): string {
  switch (s.name) {
    case 'missile':
      return p.verb('missile');
    case 'usurp':
      return p.verb('usurp');
    case 'ritual':
      return p.verb('ritual');
    case 'hyperjump':
      return `${p.verb('hyperjump')} ${group(p, s.group)} ${to(p, s.to)}`;
    case 'clone':
      return `${p.verb('clone')} ${p.name('hero', s.hero)}`;
    case 'develop':
      return `${p.verb('develop')} ${p.name('boost', s.boost)}`;
    case 'spy':
      return `${p.verb('spy')} ${p.word(s.kind)} ${foe(p, s.faction)}`;
    case 'train':
      return `${p.verb('train')} ${fleet(p, s.fleet)}`;
    case 'consult':
      return `${p.verb('consult')} ${placeName(s.target, p.t)}`;
  }
}

function abilityText(p: Pen, a: Ability): string {
  switch (a.name) {
    case 'feat':
      return `${p.verb('feat')} ${p.name('boost', a.boost)}`;
    case 'bench':
      return `${p.verb('bench')} ${p.name('boost', a.boost)}`;
    case 'veil':
      return `${p.verb('veil')} ${group(p, a.group)}`;
    case 'mobile-portal':
      return `${p.verb('mobilePortal')} ${group(p, a.group)}`;
    case 'metamorphosis':
      return `${p.verb('metamorphosis')}${at(p, a.at)} ${a.n}`;
    case 'refit':
      return `${p.verb('refit')} ${group(p, a.group)} ${p.word('into')} ${p.name('unit', a.into)}`;
    case 'anchor':
      return `${p.verb('anchor')}${at(p, a.at)}`;
  }
}

function tailText(p: Pen, o: Order): string {
  const land = o.land ?? [];
  const riders = [
    ...o.load.map((i) => `${p.word('loading')} ${item(p, i)}`),
    ...land.map((i) => `${p.word('landing')} ${item(p, i)}`),
    ...o.carry.map((i) => `${p.word('with')} ${item(p, i)}`),
    ...o.heroes.map((h) => `${p.word('withHero')} ${p.name('hero', h)}`),
    ...(o.biomass === null ? [] : [`${p.word('biomass')} ${o.biomass}`]),
    ...(o.bombarding === null
      ? []
      : [`${p.word('bombarding')}${o.bombarding === 'named' ? '' : ` ${foe(p, o.bombarding)}`}`]),
  ];
  return riders.map((r) => `, ${r}`).join('') + o.cards.map((c) => ` + ${p.name('card', c)}`).join('');
}

export function writeOrder(order: Order, faction: string, tongue: Tongue): string {
  const p = penFor(faction, tongue);
  const write = WRITE[order.do] as (p: Pen, d: Deed) => string;
  return write(p, order) + tailText(p, order);
}
