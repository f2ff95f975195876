// CSM-LANG: every order has its reader: what it may say, in any sequence, and what must not be missing.
import { RELICS } from '../values/sheets.ts';
import {
  attempt,
  type Cursor,
  expected,
  figure,
  isDone,
  label,
  must,
  number,
  skip,
  skipArticles,
  word,
} from './cursor.ts';
import {
  against,
  anyPlace,
  at,
  cardName,
  code,
  codeSaid,
  faction,
  factionOrAll,
  fill,
  firstOnes,
  fleetLabel,
  from,
  groundOf,
  groupOf,
  hero,
  item,
  items,
  list,
  need,
  pause,
  place,
  quantity,
  riderFor,
  type Slots,
  spot,
  to,
  troopset,
  type Who,
  who,
} from './grammar.ts';
import { nameId } from './names.ts';
import {
  type Common,
  type Deed,
  type Item,
  type Order,
  type PlaceRef,
  plain,
  type SpotRef,
  type Via,
} from './order.ts';
import { ABILITY, SPECIAL } from './parse-special.ts';
import type { Concept, Verb } from './vocabulary/types.ts';
import { VERBS } from './vocabulary.ts';

type Reader = (c: Cursor, common: Common) => Deed;
const withWho = (c: Cursor): Who | undefined => {
  skip(c, 'with');
  return who(c);
};
const as = (c: Cursor): string | undefined => {
  if (!word(c, 'as')) return undefined;
  skip(c, 'fleet');
  return label(c);
};
const VIAS: readonly [Concept, Via][] = [
  ['viaPortal', 'portal'],
  ['viaNexus', 'nexus'],
  ['viaHyperjump', 'hyperjump'],
];
const via = (c: Cursor): Via | undefined => VIAS.find(([concept]) => word(c, concept))?.[1];
const flag =
  (concept: Concept) =>
  (c: Cursor): true | undefined =>
    word(c, concept) || undefined;

/** Ships go to a system, troops and heroes change their place in one. */
function move(c: Cursor, common: Common): Deed {
  const troops = attempt(c, () => {
    const what = troopset(c);
    const read = what && shift(c, what);
    return isDone(c) ? read : undefined;
  });
  if (troops) return troops;
  const someone = attempt(c, () => {
    const id = hero(c);
    const read = id ? heroTo(c, id) : undefined;
    return isDone(c) ? read : undefined;
  });
  if (someone) return someone;
  const sent = attempt(c, () => sentOut(c, common)) ?? attempt(c, () => ferried(c, common));
  if (sent) return sent;
  type Moved = { via: Via; to: PlaceRef; who: Who; from: PlaceRef; fleet: string; as: string };
  const got = fill<Moved>(c, { via, to, who: withWho, from, fleet: ofFleet, as }, riderFor(common, 'move'));
  const goal = need(c, got.to, to);
  const whom = got.who && got.fleet && !got.who.fleet ? { ...got.who, fleet: got.fleet } : got.who;
  if (got.fleet && whom?.fleet !== got.fleet) return must<Deed>(undefined);
  return { do: 'move', group: groupOf(c, whom, got.from), via: got.via ?? 'normal', to: goal, as: got.as ?? null };
}

/** `de la flota A`, apart from the units of it. */
const ofFleet = (c: Cursor): string | undefined => (skip(c, 'of') ? fleetLabel(c) : undefined);
/** `llevar 200 piratas a rojo 15 con la flota A` */
function ferried(c: Cursor, common: Common): Deed | undefined {
  const troops_ = troopset(c);
  if (!troops_) return undefined;
  const got = fill<{ to: PlaceRef; via: Via; who: Who }>(c, {
    to,
    via,
    who: (one) => (skip(one, 'with') ? who(one) : undefined),
  });
  if (!got.to || !got.who || !isDone(c)) return undefined;
  const deed_: Deed = { do: 'move', group: groupOf(c, got.who), via: got.via ?? 'normal', to: got.to, as: null };
  common.carry.push(troops_);
  return deed_;
}
/** `enviar 5 corsarios de A a explorar el sector negro` */
function sentOut(c: Cursor, common: Common): Deed | undefined {
  const riders = plain(common.line); // of its own, for it may come to nothing
  const got = fill<{ who: Who; exploring: true }>(
    c,
    { who, exploring: (one) => skip(one, 'exploring') || undefined },
    riderFor(riders, 'explore'),
  );
  const { carry, heroes, cards } = riders;
  if (!got.exploring || !got.who || !isDone(c)) return undefined;
  Object.assign(common, { carry, heroes, cards });
  return { do: 'explore', group: groupOf(c, got.who), code: null, high: false };
}

const of = (c: Cursor): SpotRef | undefined => (word(c, 'of') ? spot(c) : undefined);
const toSpot = (c: Cursor): SpotRef | undefined =>
  word(c, 'to') ? spot(c) : attempt(c, () => (skip(c, 'at') || skip(c, 'aboard') ? spot(c) : undefined));
/** Not where to: troops change their place in a system. */
const herePlace = (c: Cursor): PlaceRef | undefined => attempt(c, () => at(c)) ?? attempt(c, () => from(c)) ?? place(c);
/** Troops from a spot to a spot of one system. */
function shift(c: Cursor, what: Item, start?: SpotRef, goal?: SpotRef): Deed | undefined {
  const got = fill<{ to: SpotRef; from: SpotRef; at: PlaceRef }>(c, { to: toSpot, from: of, at: herePlace });
  const [here, there] = [got.from ?? start, got.to ?? goal];
  if (!here || !there) return undefined;
  const needsPlace = here.in !== 'fleet' && there.in !== 'fleet';
  return { do: 'troops', item: what, from: here, to: there, at: got.at ?? (needsPlace ? groundOf(c, what, 0) : null) };
}
const troops =
  (start?: SpotRef, goal?: SpotRef): Reader =>
  (c) => {
    skip(c, 'troopWord');
    const id = attempt(c, () => (start || goal ? hero(c) : undefined));
    if (id) return heroTo(c, id, goal);
    return attempt(c, () => goalFirst(c, start)) ?? must(shift(c, must(troopset(c)), start, goal));
  };
/** `bajar a tierra a 50 piratas`, `suben a la flota A 50 piratas`: where to, and then who. */
function goalFirst(c: Cursor, start?: SpotRef): Deed | undefined {
  const goal = attempt(c, () => toSpot(c)) ?? (start && attempt(c, () => spot(c)));
  if (!goal) return undefined;
  skip(c, 'to');
  const set = troopset(c);
  return set && shift(c, set, start, goal);
}
function heroTo(c: Cursor, id: string, goal?: SpotRef): Deed {
  const got = fill<{ to: SpotRef; from: SpotRef; at: PlaceRef }>(c, { to: toSpot, from: of, at: anyPlace });
  return { do: 'hero', hero: id, to: must(got.to ?? goal) };
}

const gather =
  (verb: 'collect' | 'search'): Reader =>
  (c, common) => {
    skip(c, 'resources');
    attempt(c, () => (figure(c) !== undefined && skip(c, 'R') ? true : undefined)); // how much comes of it is not for the order to say
    const start = c.at;
    /** Troops or ships: whichever name is longer. */
    const crew = (one: Cursor): Item | Who | undefined => {
      skip(one, 'with');
      const { at: begin } = one;
      const set = attempt(one, () => troopset(one));
      const end = one.at;
      one.at = begin;
      const ships = attempt(one, () => who(one));
      if (!set || (ships && one.at > end)) return ships;
      one.at = end;
      return set;
    };
    const got = fill<{ who: Item | Who; at: PlaceRef }>(c, { who: crew, at: anyPlace }, riderFor(common, verb));
    const found = need(c, got.who, crew);
    if ('id' in found) return { do: verb, who: found, at: got.at ?? groundOf(c, found, start) };
    return { do: verb, who: groupOf(c, found, got.at), at: got.at ?? null };
  };

/** `órdenes 1, 2 y 5` */
const orderNumbers = (c: Cursor): number[] | undefined => {
  const first = attempt(c, () => firstOnes(c));
  return word(c, 'orders') ? (first ?? list(c, figure)) : undefined;
};
function use(c: Cursor, common: Common): Deed {
  skip(c, 'card');
  const card = must(cardName(c));
  type Use = { at: PlaceRef; faction: string; who: Who; orders: number[] };
  const target: Slots<Use> = {
    at: (one) => attempt(one, () => anyPlace(one)) ?? (word(one, 'against') ? place(one) : undefined),
    faction: (one) => (word(one, 'against') || word(one, 'on') ? faction(one) : undefined),
    who: (one) => (word(one, 'on') || skip(one, 'with') ? who(one) : undefined),
    orders: orderNumbers,
  };
  const got = fill<Use>(c, target, riderFor(common, 'use'));
  const on = got.faction ?? (got.who ? groupOf(c, got.who, got.at) : null);
  return { do: 'use', card, at: got.at ?? null, on, orders: got.orders ?? [] };
}

const things = (c: Cursor): Item[] | undefined => items(c, 'ask', 'unit', 'building');
/** What stands by a card alone is not built: the card is used. */
function build(c: Cursor, common: Common): Deed {
  const got = fill<{ items: Item[]; at: PlaceRef; as: string }>(
    c,
    { items: things, at: anyPlace, as },
    riderFor(common, 'build'),
  );
  const list = need(c, got.items, things);
  const where = need(c, got.at, at);
  const [first] = list;
  if (list.length === 1 && RELICS.has(first!.id))
    return { do: 'use', card: first!.id, at: where, on: null, orders: [] };
  return { do: 'build', items: list, at: where, as: got.as ?? null };
}
function recruit(c: Cursor, common: Common): Deed {
  type Recruit = { item: { n: Item['n']; troop: string | null }; at: PlaceRef; aboard: true };
  const what = (one: Cursor): Recruit['item'] | undefined => {
    const set = attempt(one, () => item(one, 'ask', 'troop'));
    if (set) return { n: set.n, troop: set.id };
    const n = quantity(one);
    if (n === undefined) return undefined;
    skip(one, 'possible');
    skip(one, 'of');
    skip(one, 'troopWord');
    return { n, troop: null };
  };
  const got = fill<Recruit>(c, { aboard: flag('aboard'), item: what, at: anyPlace }, riderFor(common, 'recruit'));
  return { do: 'recruit', ...need(c, got.item, what), at: need(c, got.at, at), aboard: got.aboard ?? false };
}

/** Where exploring may begin (CSM-BLACK-1): of fleets elsewhere nobody speaks. */
const isPort =
  ({ position }: Cursor) =>
  (place_: PlaceRef): boolean =>
    place_.startsWith('white-') || place_ === position?.planets['abyss-observatory'];
function explore(c: Cursor, common: Common): Deed {
  const known = (one: Cursor): PlaceRef | undefined => {
    skipArticles(one);
    const isSaid = word(one, 'code');
    if (!isSaid) skip(one, 'to');
    skip(one, 'black');
    return isSaid ? codeSaid(one) : code(one);
  };
  const got = fill<{ code: PlaceRef; high: true; who: Who; at: PlaceRef }>(
    c,
    { code: known, high: flag('high'), who: withWho, at: (one) => attempt(one, () => at(one)) ?? from(one) },
    riderFor(common, 'explore'),
  );
  if (got.at && c.position && !isPort(c)(got.at)) must(undefined); // `B explora verde 9` may be scouting, or a search
  const group = groupOf(c, got.who, got.at, isPort(c));
  return { do: 'explore', group, code: got.code ?? null, high: got.high ?? false };
}

const building = (c: Cursor): string | undefined => {
  skipArticles(c);
  return nameId(c, 'building');
};
function destroy(c: Cursor): Deed {
  const got = fill<{ at: PlaceRef; names: string[] }>(c, {
    names: (one) => list(one, building), // before a place: a Taller Auxiliar is no Taller de Desarrollo
    at: anyPlace,
  });
  return { do: 'destroy', names: need(c, got.names, (one) => list(one, building)), at: need(c, got.at, at) };
}

function pact(c: Cursor): Deed {
  const partner = (one: Cursor): string | undefined => {
    skip(one, 'with') || skip(one, 'to');
    return faction(one);
  };
  const until = (one: Cursor): number | undefined => (word(one, 'untilTurn') ? figure(one) : undefined);
  const start = (one: Cursor): number | undefined =>
    skip(one, 'fromTurn') ? (attempt(one, () => figure(one)) ?? one.position?.turn ?? -1) : undefined;
  const got = fill<{ until: number; with: string; from: number; what: true }>(c, {
    until,
    with: partner,
    from: start,
    what: (one) => skip(one, 'pactWord') || undefined, // `firmo con Naxor un pacto hasta el turno 9`
  });
  if (got.from !== undefined && c.position && got.from !== c.position.turn) must(expected(c, '<this-turn>'));
  return { do: 'pact', with: need(c, got.with, partner), until: need(c, got.until, until) };
}

/** War, scouting or peace: the word for it may come first, in the middle or last. */
function prepare(kind?: 'war' | 'scout' | 'peace'): Reader {
  return (c, common) => {
    type Prepared = { war: true; scout: true; peace: true; against: string; at: PlaceRef; who: Who; foe: string };
    const foe = (one: Cursor): string | undefined => {
      skip(one, 'with') || skip(one, 'on');
      return faction(one);
    };
    const slots: Slots<Prepared> = {
      war: flag('war'),
      scout: flag('scouting'),
      peace: flag('peace'),
      against,
      at: (one) => attempt(one, () => anyPlace(one)) ?? (skip(one, 'of') ? place(one) : undefined),
      who: (one) => {
        skip(one, 'of');
        return withWho(one);
      },
      foe,
    };
    const deed = kind ?? 'war';
    const got = fill<Prepared>(c, slots, (one) => riderFor(common, got_(one, kind))(one));
    if (got.against && got.foe) return must<Deed>(undefined); // one faction an order (CSM-PREP-2)
    if (kind === 'peace' || got.peace)
      return { do: 'peace', at: need(c, got.at, at), with: need(c, got.against ?? got.foe, faction) };
    if ((deed === 'scout' || got.scout) && !got.war)
      return { do: 'scout', group: groupOf(c, got.who), at: need(c, got.at, at) };
    if (kind === undefined && !got.war && !got.against) {
      word(c, 'war');
      word(c, 'scouting');
      word(c, 'peace');
      return must<Deed>(undefined);
    }
    return {
      do: 'war',
      group: groupOf(c, got.who),
      at: need(c, got.at, at),
      against: need(c, got.against ?? got.foe, against),
    };
  };
}
/** Cards ride on both; what else may ride is checked when it is known which it is. */
const got_ = (_c: Cursor, kind: 'war' | 'scout' | 'peace' | undefined): Deed['do'] =>
  kind === 'scout' ? 'scout' : kind === 'peace' ? 'peace' : 'war';

function defend(c: Cursor): Deed {
  const foes = (one: Cursor): string[] | undefined => {
    word(one, 'against') || skip(one, 'of');
    return list(one, (each) => {
      skip(each, 'against') || skip(each, 'of'); // `de Rauk y de Naxor`
      return faction(each);
    });
  };
  const got = fill<{ foes: string[]; at: PlaceRef }>(c, { foes, at: anyPlace });
  return { do: 'defend', at: need(c, got.at, place), against: need(c, got.foes, foes) };
}

const PAYMENTS_A_YEAR = 4;
function loan(c: Cursor): Deed {
  const amount = (one: Cursor): number | undefined => {
    skip(one, 'of') || skip(one, 'over');
    const n = number(one);
    if (n === undefined || isUnit(one)) return undefined;
    skip(one, 'R');
    return n;
  };
  /** A number of payments or of years is no amount. */
  const isUnit = (one: Cursor): boolean => skip(one, 'payments') || skip(one, 'years') || skip(one, 'percent');
  const term = (one: Cursor): number | undefined => {
    skip(one, 'over');
    const n = number(one);
    if (n === undefined) return undefined;
    if (word(one, 'years')) return n * PAYMENTS_A_YEAR;
    return word(one, 'payments') ? n : undefined;
  };
  const broker = (one: Cursor): string | undefined => (word(one, 'through') ? faction(one) : undefined);
  type Asked = { term: number; broker: string; rate: number; whole: true; bank: true; amount: number };
  const got = fill<Asked>(c, {
    whole: flag('wholeLoan'),
    term,
    broker,
    rate: percent,
    bank: (one) => skip(one, 'bank') || undefined,
    amount,
  });
  if (got.amount === undefined) amount(c);
  const wanted = must(got.amount);
  if (got.term === undefined) term(c);
  const payments = must(got.term);
  if (got.broker !== undefined && got.rate === undefined) percent(c);
  const rate = got.broker === undefined ? 0 : must(got.rate);
  return { do: 'loan', amount: wanted, payments, broker: got.broker ?? null, rate, whole: got.whole ?? false };
}
function percent(c: Cursor): number | undefined {
  skip(c, 'rate');
  const n = figure(c);
  if (n === undefined) return undefined;
  return word(c, 'percent') ? n : undefined;
}
function mediate(c: Cursor): Deed {
  const max = (one: Cursor): number | undefined => {
    if (!word(one, 'upTo')) return undefined;
    const n = number(one);
    skip(one, 'R');
    return n;
  };
  const got = fill<{ max: number; rate: number; borrower: string }>(c, {
    max,
    rate: percent,
    borrower: (one) => {
      skip(one, 'with') || skip(one, 'on');
      return faction(one);
    },
  });
  return {
    do: 'mediate',
    borrower: need(c, got.borrower, faction),
    max: need(c, got.max, max),
    rate: need(c, got.rate, percent),
  };
}
function prepay(c: Cursor): Deed {
  skipArticles(c);
  skip(c, 'payments');
  skip(c, 'early');
  if (!word(c, 'loanTurn')) must(undefined);
  const turn = must(figure(c));
  skip(c, 'early');
  return { do: 'prepay', turn };
}

function bombard(c: Cursor, common: Common): Deed {
  const foes = (one: Cursor): string | undefined => (word(one, 'against') ? factionOrAll(one) : undefined);
  const prey = (one: Cursor): string | undefined =>
    skip(one, 'prey') || skip(one, 'on') ? factionOrAll(one) : faction(one);
  const got = fill<{ foes: string; at: PlaceRef; who: Who; prey: string }>(
    c,
    {
      foes,
      at: anyPlace,
      who: (one) => attempt(one, () => withWho(one)) ?? (skip(one, 'of') ? who(one) : undefined),
      prey,
    },
    riderFor(common, 'bombard'),
  );
  const where = need(c, got.at, place);
  return { do: 'bombard', at: where, group: groupOf(c, got.who, where), against: got.foes ?? got.prey ?? 'all' };
}

function investigate(c: Cursor): Deed {
  const copies = (one: Cursor): string[] | undefined => (word(one, 'copying') ? list(one, cardName) : undefined);
  const got = fill<{ copies: string[]; at: PlaceRef }>(c, { copies, at: anyPlace });
  return { do: 'investigate', at: need(c, got.at, at), copies: need(c, got.copies, copies) };
}
function trap(c: Cursor): Deed {
  const got = fill<{ off: true; on: true; at: PlaceRef }>(c, {
    off: flag('turnOff'),
    on: flag('turnOn'),
    at: anyPlace,
  });
  if (!got.on && !got.off) must(flag('turnOn')(c) ?? flag('turnOff')(c));
  return { do: 'trap', on: got.on ?? false, at: need(c, got.at, at) };
}
function supreme(c: Cursor): Deed {
  if (word(c, 'nova')) return { do: 'supreme', use: 'nova', at: must(anyPlace(c)), faction: null };
  if (word(c, 'trojan')) {
    skip(c, 'against') || skip(c, 'on');
    return { do: 'supreme', use: 'trojan', at: null, faction: must(faction(c)) };
  }
  if (!word(c, 'device')) must(undefined);
  return { do: 'supreme', use: 'device', at: null, faction: null };
}
function assign(c: Cursor, common: Common): Deed {
  const target = (one: Cursor): string | undefined =>
    word(one, 'to') || word(one, 'as') || skip(one, 'with') ? fleetLabel(one) : undefined;
  const got = fill<{ who: Who; to: string }>(c, { who, to: target }, riderFor(common, 'assign'));
  return { do: 'assign', group: groupOf(c, got.who), to: need(c, got.to, target) };
}
const where =
  (deed: (at: PlaceRef) => Deed): Reader =>
  (c) =>
    deed(must(anyPlace(c)));

const READERS: Readonly<Record<Exclude<Verb, keyof typeof SPECIAL | keyof typeof ABILITY>, Reader>> = {
  assign,
  incentive: (c) => ({ do: 'incentive', n: attempt(c, () => number(c)) ?? 1 }),
  move,
  collect: gather('collect'),
  search: gather('search'),
  use,
  build,
  recruit,
  explore,
  destroy,
  pact,
  dismantle(c) {
    const got = fill<{ items: Item[]; at: PlaceRef }>(c, {
      items: (one) => items(one, 'all', 'unit', 'troop'),
      at: anyPlace,
    });
    return {
      do: 'dismantle',
      items: need(c, got.items, (one) => items(one, 'all', 'unit', 'troop')),
      at: need(c, got.at, at),
    };
  },
  prepare: prepare(),
  prepareWar: prepare('war'),
  prepareScout: prepare('scout'),
  preparePeace: prepare('peace'),
  defend,
  loan,
  mediate,
  prepay,
  troops: troops(),
  board: troops({ in: 'ground' }),
  land: troops(undefined, { in: 'ground' }),
  hero: (c) => heroTo(c, must(hero(c))),
  bombard,
  counterspy: where((place_) => ({ do: 'counterspy', at: place_ })),
  investigate,
  trap,
  trapOn: where((place_) => ({ do: 'trap', on: true, at: place_ })),
  trapOff: where((place_) => ({ do: 'trap', on: false, at: place_ })),
  special: (c, common) => deed(c, common, Object.keys(SPECIAL) as Verb[]),
  supreme,
  ability: (c, common) => deed(c, common, Object.keys(ABILITY) as Verb[]),
};

/** Without a verb: whoever is named goes there. */
export const goes = (c: Cursor, common: Common): Deed | undefined => {
  const read = move(c, common);
  return isDone(c) ? read : undefined;
};

/** The order that begins here; `only`: one of these. */
export function deed(c: Cursor, common: Common, only?: readonly Verb[]): Deed {
  const tried = new Set<number>();
  for (const { words, means, tongue } of VERBS.get(c.tokens[c.at]?.text ?? '') ?? []) {
    if (only && !only.includes(means)) continue;
    if (!words.every((text, i) => c.tokens[c.at + i]?.text === text)) continue;
    const read = attempt(c, () => {
      c.at += words.length;
      const found = readerOf(means)(c, common);
      pause(c);
      return c.at >= c.tokens.length ? found : undefined;
    });
    tried.add(words.length);
    if (read) {
      c.tongue ||= tongue;
      return read;
    }
    reset(common);
  }
  if (tried.size === 0) expected(c, '<order>');
  return must<Deed>(undefined);
}
/** What a reader that came to nothing has noted. */
function reset(common: Common): void {
  Object.assign(common, { cards: [], load: [], land: null, carry: [], heroes: [], biomass: null, bombarding: null });
}
function readerOf(verb: Verb): Reader {
  if (verb in SPECIAL) return special(SPECIAL[verb as keyof typeof SPECIAL]);
  if (verb in ABILITY)
    return (c, common) => ({ do: 'ability', ability: ABILITY[verb as keyof typeof ABILITY](c, common) });
  return READERS[verb as keyof typeof READERS];
}
const special =
  (read: (c: Cursor) => { special: Extract<Order, { do: 'special' }>['special']; at?: PlaceRef | undefined }): Reader =>
  (c) => {
    const { special: what, at: place_ } = read(c);
    return { do: 'special', special: what, at: place_ ?? attempt(c, () => anyPlace(c)) ?? null };
  };
