// CSM-LANG-5: the canonical form of an order, in Spanish or English. Reading it again gives the same order.
import { SECTORS } from '../packs/base/sectors.ts';
import { type Kind, lexiconOf, nameOf } from './lexicon.ts';
import type { Ability, Deed, Group, Item, Order, PlaceRef, Qty, Special, SpotRef, Via } from './order.ts';

export type Tongue = 'es' | 'en';
interface Pen {
  t: Tongue;
  name(kind: Kind, id: string, n?: Qty): string;
  say(es: string, en: string): string;
}

function penFor(faction: string, t: Tongue): Pen {
  const lexicon = lexiconOf(faction);
  return { t, name: (kind, id, n) => nameOf(lexicon, kind, id, t, n), say: (es, en) => (t === 'es' ? es : en) };
}

export function placeName(place: PlaceRef, t: Tongue): string {
  if (place === 'citadel') return t === 'es' ? 'ciudadela' : 'citadel';
  if (place.startsWith('code:')) return `${t === 'es' ? 'negro' : 'black'} ${place.slice(5)}`;
  const [id, n] = place.split('-');
  return `${SECTORS.find((s) => s.id === id)?.name[t] ?? id} ${n}`;
}
const fleet = (p: Pen, label: string) => `${p.say('flota', 'fleet')} ${label}`;
function item(p: Pen, { id, n }: Item): string {
  const kind = (['unit', 'troop', 'building'] as const).find((k) => p.name(k, id) !== id) ?? 'unit';
  return `${n} ${p.name(kind, id, n)}`;
}
const items = (p: Pen, list: Item[]) => list.map((i) => item(p, i)).join(', ');
const group = (p: Pen, g: Group) =>
  g.items ? `${items(p, g.items)} ${p.say('de', 'from')} ${fleet(p, g.fleet)}` : fleet(p, g.fleet);
const at = (p: Pen, place: PlaceRef | null) => (place ? ` ${p.say('en', 'at')} ${placeName(place, p.t)}` : '');
const to = (p: Pen, place: PlaceRef) => `${p.say('a', 'to')} ${placeName(place, p.t)}`;
const as = (p: Pen, label: string | null) => (label ? ` ${p.say('como', 'as')} ${label}` : '');
function spot(p: Pen, s: SpotRef): string {
  if (s.in === 'fleet') return fleet(p, s.fleet);
  if (s.in === 'ground') return p.say('tierra', 'ground');
  return s.in === 'station' ? p.say('estación', 'station') : p.say('base orbital', 'orbital base');
}
const foe = (p: Pen, id: string) => (id === 'all' ? p.say('todos', 'all') : p.name('faction', id));

type Writer<K extends Deed['do']> = (p: Pen, d: Extract<Deed, { do: K }>) => string;
const VIA: Record<Via, [string, string]> = {
  normal: ['', ''],
  portal: [' por portal', ' through portal'],
  nexus: [' por nexo', ' through nexus'],
  hyperjump: [' por hipersalto', ' by hyperjump'],
};

const WRITE: { [K in Deed['do']]: Writer<K> } = {
  unreadable: (_, d) => d.text,
  assign: (p, d) => `${p.say('asignar', 'assign')} ${group(p, d.group)} ${p.say('a', 'to')} ${fleet(p, d.to)}`,
  incentive: (p, d) => `${p.say('incentivo', 'incentive')} ${d.n}`,
  move: (p, d) => `${p.say('mover', 'move')} ${group(p, d.group)}${p.say(...VIA[d.via])} ${to(p, d.to)}${as(p, d.as)}`,
  collect: (p, d) =>
    `${p.say('recolectar', 'collect')} ${'fleet' in d.who ? group(p, d.who) : item(p, d.who)}${at(p, d.at)}`,
  search: (p, d) => `${p.say('buscar', 'search')} ${'fleet' in d.who ? group(p, d.who) : item(p, d.who)}${at(p, d.at)}`,
  use(p, d) {
    const on =
      d.on === null ? '' : ` ${p.say('sobre', 'on')} ${typeof d.on === 'string' ? foe(p, d.on) : group(p, d.on)}`;
    const orders = d.orders.length > 0 ? ` ${p.say('órdenes', 'orders')} ${d.orders.join(', ')}` : '';
    return `${p.say('usar', 'use')} ${p.name('card', d.card)}${at(p, d.at)}${on}${orders}`;
  },
  build: (p, d) => `${p.say('construir', 'build')} ${items(p, d.items)}${at(p, d.at)}${as(p, d.as)}`,
  recruit: (p, d) =>
    `${p.say('reclutar', 'recruit')} ${d.n}${d.troop ? ` ${p.name('troop', d.troop, d.n)}` : ''}${at(p, d.at)}${d.aboard ? p.say(' a bordo', ' aboard') : ''}`,
  explore: (p, d) =>
    `${p.say('explorar', 'explore')} ${group(p, d.group)}${d.code ? ` ${p.say('código', 'code')} ${d.code.slice(5)}` : ''}${d.high ? p.say(' alto', ' high') : ''}`,
  destroy: (p, d) =>
    `${p.say('destruir', 'destroy')} ${d.names.map((n) => p.name('building', n)).join(', ')}${at(p, d.at)}`,
  pact: (p, d) =>
    `${p.say('pacto con', 'pact with')} ${foe(p, d.with)} ${p.say('hasta turno', 'until turn')} ${d.until}`,
  dismantle: (p, d) => `${p.say('desmantelar', 'dismantle')} ${items(p, d.items)}${at(p, d.at)}`,
  war: (p, d) =>
    `${p.say('preparar', 'prepare')} ${group(p, d.group)} ${p.say('guerra', 'war')}${at(p, d.at)} ${p.say('contra', 'against')} ${foe(p, d.against)}`,
  peace: (p, d) => `${p.say('preparar paz', 'prepare peace')}${at(p, d.at)} ${p.say('con', 'with')} ${foe(p, d.with)}`,
  scout: (p, d) =>
    `${p.say('preparar', 'prepare')} ${group(p, d.group)} ${p.say('exploración', 'scouting')}${at(p, d.at)}`,
  defend: (p, d) =>
    `${p.say('defender', 'defend')} ${placeName(d.at, p.t)} ${p.say('contra', 'against')} ${d.against.map((f) => foe(p, f)).join(p.say(' y ', ' and '))}`,
  loan(p, d) {
    const broker = d.broker
      ? ` ${p.say('mediante', 'through')} ${foe(p, d.broker)} ${p.say('al', 'at')} ${d.rate}%`
      : '';
    return `${p.say('préstamo', 'loan')} ${d.amount} ${p.say('a', 'over')} ${d.payments} ${p.say('pagos', 'payments')}${broker}${d.whole ? p.say(' todo o nada', ' all or nothing') : ''}`;
  },
  mediate: (p, d) =>
    `${p.say('intermediar', 'mediate')} ${foe(p, d.borrower)} ${p.say('hasta', 'up to')} ${d.max} ${p.say('al', 'at')} ${d.rate}%`,
  prepay: (p, d) => `${p.say('adelantar préstamo turno', 'prepay loan turn')} ${d.turn}`,
  troops: (p, d) =>
    `${p.say('tropas', 'troops')} ${item(p, d.item)} ${p.say('de', 'from')} ${spot(p, d.from)} ${p.say('a', 'to')} ${spot(p, d.to)}${at(p, d.at)}`,
  hero: (p, d) => `${p.say('héroe', 'hero')} ${p.name('hero', d.hero)} ${p.say('a', 'to')} ${spot(p, d.to)}`,
  bombard: (p, d) =>
    `${p.say('bombardear', 'bombard')} ${placeName(d.at, p.t)} ${p.say('con', 'with')} ${group(p, d.group)} ${p.say('contra', 'against')} ${foe(p, d.against)}`,
  counterspy: (p, d) => `${p.say('contraespionaje', 'counterspy')}${at(p, d.at)}`,
  investigate: (p, d) =>
    `${p.say('investigar portal', 'investigate portal')}${at(p, d.at)} ${p.say('copiando', 'copying')} ${d.copies.map((c) => p.name('card', c)).join(', ')}`,
  trap: (p, d) =>
    `${p.say('trampa', 'trap')} ${d.on ? p.say('activar', 'on') : p.say('desactivar', 'off')}${at(p, d.at)}`,
  special: (p, d) => `${p.say('especial', 'special')} ${specialText(p, d.special)}${at(p, d.at)}`,
  supreme(p, d) {
    if (d.use === 'nova') return `${p.say('suprema nova', 'supreme nova')}${at(p, d.at)}`;
    return d.use === 'trojan'
      ? `${p.say('suprema troyano', 'supreme trojan')} ${foe(p, d.faction!)}`
      : p.say('suprema dispositivo', 'supreme device');
  },
  ability: (p, d) => abilityText(p, d.ability),
};

function specialText(p: Pen, s: Special): string {
  switch (s.name) {
    case 'missile':
      return p.say('fabricar misil', 'make missile');
    case 'usurp':
      return p.say('usurpar', 'usurp');
    case 'ritual':
      return 'ritual';
    case 'hyperjump':
      return `${p.say('hipersalto', 'hyperjump')} ${group(p, s.group)} ${to(p, s.to)}`;
    case 'clone':
      return `${p.say('clonar', 'clone')} ${p.name('hero', s.hero)}`;
    case 'develop':
      return `${p.say('desarrollar', 'develop')} ${p.name('boost', s.boost)}`;
    case 'spy':
      return `${p.say('espiar', 'spy')} ${p.say({ technology: 'tecnología', credit: 'crédito', finance: 'finanzas' }[s.kind], s.kind)} ${foe(p, s.faction)}`;
    case 'train':
      return `${p.say('adiestrar', 'train')} ${fleet(p, s.fleet)}`;
    case 'consult':
      return `${p.say('consultar', 'consult')} ${placeName(s.target, p.t)}`;
  }
}

function abilityText(p: Pen, a: Ability): string {
  switch (a.name) {
    case 'feat':
      return `${p.say('gesta', 'feat')} ${p.name('boost', a.boost)}`;
    case 'bench':
      return `${p.say('banco de pruebas', 'test bench')} ${p.name('boost', a.boost)}`;
    case 'veil':
      return `${p.say('velo', 'veil')} ${group(p, a.group)}`;
    case 'mobile-portal':
      return `${p.say('portal móvil', 'mobile portal')} ${group(p, a.group)}`;
    case 'metamorphosis':
      return `${p.say('metamorfosis', 'metamorphosis')}${at(p, a.at)} ${a.n}`;
    case 'refit':
      return `${p.say('reconvertir', 'refit')} ${group(p, a.group)} ${p.say('en', 'into')} ${p.name('unit', a.into)}`;
    case 'anchor':
      return `${p.say('anclar portal', 'anchor portal')}${at(p, a.at)}`;
  }
}

function tailText(p: Pen, o: Order): string {
  const land = o.land ?? [];
  const riders = [
    ...o.load.map((i) => `${p.say('subiendo', 'loading')} ${item(p, i)}`),
    ...land.map((i) => `${p.say('bajando', 'landing')} ${item(p, i)}`),
    ...o.heroes.map((h) => `${p.say('con héroe', 'with hero')} ${p.name('hero', h)}`),
    ...(o.biomass === null ? [] : [`${p.say('biomasa', 'biomass')} ${o.biomass}`]),
    ...(o.bombarding === null
      ? []
      : [`${p.say('bombardeando', 'bombarding')}${o.bombarding === 'named' ? '' : ` ${foe(p, o.bombarding)}`}`]),
  ];
  return riders.map((r) => `, ${r}`).join('') + o.cards.map((c) => ` + ${p.name('card', c)}`).join('');
}

export function writeOrder(order: Order, faction: string, tongue: Tongue): string {
  const p = penFor(faction, tongue);
  const write = WRITE[order.do] as (p: Pen, d: Deed) => string;
  return write(p, order) + tailText(p, order);
}
