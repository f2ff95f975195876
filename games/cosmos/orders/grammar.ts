// CSM-LANG: the parts that many orders share: places, groups, spots, quantities, riders and cards; in any sequence.
import { SECTORS } from '../packs/base/sectors.ts';
import { isShip, unitOf } from '../values/sheets.ts';
import {
  attempt,
  bareLabel,
  type Cursor,
  doubt,
  expected,
  figure,
  isDone,
  label,
  must,
  number,
  phraseAt,
  STOP,
  skip,
  skipArticles,
  word,
} from './cursor.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { name, nameId } from './names.ts';
import type { Common, Deed, Foe, Group, Item, PlaceRef, Qty, SpotRef } from './order.ts';
import { fleetsWith, groundsWith, refMsg } from './position.ts';
import type { Concept } from './vocabulary/types.ts';
import { COLOURS, PLURAL, phrasesOf } from './vocabulary.ts';

/** What an order may say, each at most once and in any sequence. */
export type Slots<S> = { [K in keyof S]-?: (c: Cursor) => S[K] | undefined };
export function fill<S extends object>(
  c: Cursor,
  slots: Slots<S>,
  rider: (c: Cursor) => boolean = () => false,
): Partial<S> {
  const got: Partial<S> = {};
  const names = Object.keys(slots) as (keyof S)[];
  const one = (): boolean => {
    for (const key of names) {
      if (key in got) continue;
      const value = attempt(c, () => slots[key](c));
      if (value === undefined) continue;
      got[key] = value;
      return true;
    }
    return attempt(c, () => rider(c) || undefined) ?? false;
  };
  for (;;) {
    const { at } = c;
    if (isDone(c)) {
      one(); // what more could have been said
      return got;
    }
    if (one()) continue;
    pause(c);
    if (c.at > at && one()) continue;
    c.at = at;
    return got;
  }
}
/** What must not be missing: if the line ends without it, that alone is asked for. */
export function need<T>(c: Cursor, value: T | undefined, slot: (c: Cursor) => T | undefined): T {
  if (value !== undefined) return value;
  if (isDone(c)) {
    c.expected = [];
    attempt(c, () => slot(c));
  }
  throw STOP;
}
const COMMA = ',';
/** A comma, an `and`, or both, and words that say nothing. */
export function pause(c: Cursor): boolean {
  const { at } = c;
  if (c.tokens[c.at]?.text === COMMA) c.at += 1;
  skip(c, 'and');
  while (skip(c, 'filler')) if (c.tokens[c.at]?.text === COMMA) c.at += 1;
  return c.at > at;
}

export function place(c: Cursor): PlaceRef | undefined {
  const known = attempt(c, () => named(c));
  if (known) return known;
  skipArticles(c);
  while (skip(c, 'system')) skipArticles(c);
  return attempt(c, () => named(c)) ?? attempt(c, () => coloured(c)) ?? expected(c, '<place>');
}
/** The Citadel, a code, a special planet one has seen, one's base. */
function named(c: Cursor): PlaceRef | undefined {
  const home = attempt(c, () => ownBase(c));
  if (home) return home;
  const citadel = skip(c, 'citadel');
  if (citadel) return 'citadel';
  const black = skip(c, 'black');
  if (black) attempt(c, () => ((c.tokens[c.at]?.text !== COMMA || ++c.at) && skip(c, 'system') ? true : undefined)); // `el sector negro, casilla KRA-417`
  const found = attempt(c, () => code(c)) ?? attempt(c, () => (skip(c, 'code') ? codeSaid(c) : undefined));
  if (found && !black) attempt(c, () => (skip(c, 'of') && skip(c, 'black') ? true : undefined)); // `KRA-417 del sector negro`
  if (found || black) return found;
  const planet = c.position && attempt(c, () => nameId(c, 'planet'));
  if (planet) return c.position!.planets[planet];
  if (!c.position || !skip(c, 'base')) return undefined;
  const there = attempt(c, () => {
    const isSaid = skip(c, 'of') || skip(c, 'at'); // `mi base de naranja 7`, `mi base (naranja 7)`
    const at = coloured(c);
    return isSaid || c.position!.bases.includes(at!) ? at : undefined;
  });
  if (there) return there;
  const { bases } = c.position;
  return bases.length === 1 ? bases[0] : doubt(c, c.at - 1, bases.map(refMsg), 'base');
}
/** `en el Panal Génesis`: one's base by its whole name, which no order expects. */
function ownBase(c: Cursor): PlaceRef | undefined {
  if (c.position?.bases.length !== 1) return undefined;
  const probe = { ...c, expected: [] };
  skipArticles(probe);
  if (!name(probe, 'base')?.isWhole) return undefined;
  c.at = probe.at;
  attempt(c, () => ((skip(c, 'of') || skip(c, 'at')) && coloured(c) === c.position!.bases[0] ? true : undefined));
  return c.position.bases[0];
}
function coloured(c: Cursor): PlaceRef | undefined {
  const before = attempt(c, () => figure(c));
  if (before !== undefined) while (skip(c, 'of') || skip(c, 'system')); // `la casilla 9 del sector naranja`
  const colour = phraseAt(c, COLOURS);
  if (!colour) return expected(c, before === undefined ? '<place>' : '<colour>');
  c.at += colour.words.length;
  const sector = SECTORS.find(({ id }) => id === colour.means)!;
  skip(c, 'system');
  const n = before ?? must(figure(c));
  if (n >= 1 && n <= sector.systems) return `${sector.id}-${n}`;
  c.at -= before === undefined ? 1 : 2;
  return expected(c, `<1-${sector.systems}>`);
}
export function code(c: Cursor): PlaceRef | undefined {
  const token = c.tokens[c.at];
  if (!token || !/^[a-z]{3}-\d{3}$/.test(token.text)) return expected(c, '<code>');
  c.at += 1;
  return `code:${token.text.toUpperCase()}`;
}
/** Behind the word for it the hyphen may be missing: `código kra417`. */
export function codeSaid(c: Cursor): PlaceRef | undefined {
  const [letters, digits] = [c.tokens[c.at]?.text ?? '', c.tokens[c.at + 1]?.text ?? ''];
  if (!/^[a-z]{3}$/.test(letters) || !/^\d{3}$/.test(digits)) return code(c);
  c.at += 2;
  return `code:${letters.toUpperCase()}-${digits}`;
}
const after =
  <T>(concept: Concept, read: (c: Cursor) => T | undefined) =>
  (c: Cursor): T | undefined =>
    word(c, concept) ? read(c) : undefined;
export const at = after('at', place);
/** `y los mando a verde 12` says where to, as `a verde 12` does, but nothing else. */
export const to = (c: Cursor): PlaceRef | undefined => (word(c, 'to') || skip(c, 'onward') ? place(c) : undefined);
const plainTo = after('to', place);
export const from = after('from', place);
/** In whatever words a place is given where only one is needed. */
export const anyPlace = (c: Cursor): PlaceRef | undefined =>
  attempt(c, () => at(c)) ?? attempt(c, () => from(c)) ?? attempt(c, () => plainTo(c)) ?? place(c);

export function quantity(c: Cursor): Qty | undefined {
  return word(c, 'max') || word(c, 'all') ? 'max' : number(c);
}

type ItemKind = 'unit' | 'troop' | 'building';
/** How many, where no number is typed: all of them, or it must be said. */
type Unsaid = 'all' | 'ask';
export function item(c: Cursor, unsaid: Unsaid, ...kinds: ItemKind[]): Item | undefined {
  const all = skip(c, 'max') || skip(c, 'all');
  const article = skipDefinite(c);
  attempt(c, () => (skipArticles(c) !== '' && isNumber(c) ? true : undefined)); // `the 4 brigantines`
  attempt(c, () => (skip(c, 'more') && isCounted(c) ? true : undefined)); // `otros 2 corsarios`
  const n = attempt(c, () => (all && !isNumber(c) ? undefined : number(c))) ?? (all ? 'max' : undefined);
  const isShare = skip(c, 'of');
  if (isShare || n === undefined || all) skipArticles(c); // `ocho de mis corsarios`, `all its drones`
  if (isShare) attempt(c, () => (typeof n === 'number' && (figure(c) ?? 0) >= n ? true : undefined)); // `4 de los 6 acorazados`
  if (n !== undefined) skip(c, 'more') || skip(c, 'fresh');
  const { at } = c;
  const found = name(c, ...kinds);
  if (!found) {
    if (n === undefined) expected(c, '<number>');
    return undefined;
  }
  if (n !== undefined) skip(c, 'more');
  if (n === undefined && c.tokens[c.at]?.isTimes) return { id: found.id, n: must(number(c)) }; // `corsarios x4`
  if (skip(c, 'possible') && typeof n !== 'number') return { id: found.id, n: 'max' };
  if (n !== undefined) return { id: found.id, n };
  if (!found.isPlural && !PLURAL.has(article)) return { id: found.id, n: 1 };
  if (unsaid === 'all') return { id: found.id, n: 'max' };
  c.at = at;
  return expected(c, '<number>');
}
const isNumber = (c: Cursor): boolean => number({ ...c, expected: [] }) !== undefined;
/** `los`, `las`, `the`: with a number or without. */
function skipDefinite(c: Cursor): string {
  const { at } = c;
  const article = skipArticles(c);
  if (PLURAL.has(article)) return article;
  c.at = at;
  return '';
}
/** `4 corsarios, 1 estación de escáner y 2 goletas` */
export function items(c: Cursor, unsaid: Unsaid, ...kinds: ItemKind[]): Item[] | undefined {
  const first = attempt(c, () => item(c, unsaid, ...kinds));
  if (!first) return undefined;
  const list = [first];
  for (;;) {
    // `6 corsarios y los mando a azul 4` goes on to where, not to an Alto Mando
    const next = attempt(c, () =>
      pause(c) && !phraseAt(c, phrasesOf('to')) && !phraseAt(c, phrasesOf('onward'))
        ? item(c, unsaid, ...kinds)
        : undefined,
    );
    if (!next) return list;
    list.push(next);
  }
}
export const troopset = (c: Cursor): Item | undefined => item(c, 'all', 'troop');

export function fleetLabel(c: Cursor): string | undefined {
  const { at } = c;
  skip(c, 'whole');
  const { at: before } = c;
  if (skip(c, 'fleet')) return attempt(c, () => label(c));
  c.at = before;
  skipArticles(c);
  if (skip(c, 'fleet')) return attempt(c, () => label(c));
  const found = attempt(c, () => bareLabel(c));
  if (!found) c.at = at;
  return found;
}

/** `flota A (5 corsarios)`: only with a number. */
export const isCounted = (c: Cursor): boolean => /^\d+$/.test(c.tokens[c.at]?.text ?? '');
/** Units of a fleet, a fleet, or units of which the reader must find out the fleet. */
export interface Who {
  fleet: string | null;
  items: Item[] | null;
  from: PlaceRef | undefined;
  at: number;
}
/** `4 esporas de B`: of what is called alike, only ships are in a fleet. */
function shipsOf(c: Cursor): Item[] | undefined {
  const probe = { ...c, lexicon: { ...c.lexicon, unit: shipsIn(c.lexicon) }, expected: [] };
  const found = attempt(probe, () => items(probe, 'all', 'unit'));
  const { at: end } = probe;
  if (!found || !(skip(probe, 'of') && attempt(probe, () => fleetLabel(probe)))) return undefined;
  c.at = end;
  c.doubt = undefined;
  return found;
}
const SHIPS = new WeakMap<Lexicon, Entry[]>();
function shipsIn(lexicon: Lexicon): Entry[] {
  const known = SHIPS.get(lexicon) ?? lexicon.unit.filter(({ id }) => isShip(unitOf(id)));
  SHIPS.set(lexicon, known);
  return known;
}
export function who(c: Cursor): Who | undefined {
  const start = c.at;
  const units = attempt(c, () => items(c, 'all', 'unit')) ?? shipsOf(c);
  if (units) {
    const fleet =
      attempt(c, () => (skip(c, 'of') ? fleetLabel(c) : undefined)) ??
      attempt(c, () => (skip(c, 'fleet') ? label(c) : undefined));
    if (!fleet && phraseIsFleet(c)) return expected(c, '<label>');
    return { fleet: fleet ?? null, items: units, from: fleet ? undefined : attempt(c, () => from(c)), at: start };
  }
  const fleet = attempt(c, () => fleetLabel(c));
  if (fleet)
    return {
      fleet,
      items: attempt(c, () => (isCounted(c) ? items(c, 'all', 'unit') : undefined)) ?? null,
      from: undefined,
      at: start,
    };
  return attempt(c, () => {
    skip(c, 'whole');
    if (!skip(c, 'fleetOf') || !c.position) return undefined;
    return { fleet: null, items: null, from: attempt(c, () => from(c)) ?? attempt(c, () => at(c)), at: start };
  });
}
/** `2 corsarios de flota` and no letter behind it. */
const phraseIsFleet = (c: Cursor): boolean =>
  attempt(c, () => (skip(c, 'of') && skip(c, 'fleet') ? true : undefined)) ?? false;

/** The group that is meant: the fleet that was named, or the only one that it can be. */
export function groupOf(
  c: Cursor,
  said: Who | undefined,
  place_?: PlaceRef,
  isMeant: (at: PlaceRef) => boolean = () => true,
): Group {
  if (!said) return need(c, undefined, who) as never;
  const { fleet, items: list, from: origin, at: start } = said;
  if (fleet) return { fleet, items: list };
  if (!c.position) {
    Object.assign(c, { at: c.tokens.length, furthest: c.tokens.length, expected: ['<label>'] });
    throw STOP;
  }
  const all = fleetsWith(c.position, list, origin ?? place_);
  const likely = all.filter((one) => isMeant(one.at));
  const fit = likely.length > 0 ? likely : all;
  if (fit.length === 1) return { fleet: fit[0]!.label, items: list && isWhole(fit[0]!.units, list) ? null : list };
  doubt(
    c,
    start,
    fit.map((one) => ({ key: 'choice.fleet', args: { label: one.label, place: refMsg(one.at) } }) as never),
  );
  throw STOP;
}
const isWhole = (units: Record<string, number>, list: readonly Item[]): boolean =>
  list.every(({ n }) => n === 'max') && Object.keys(units).every((id) => list.some((one) => one.id === id));

/** Where these troops are, if they are in one place alone. */
export function groundOf(c: Cursor, troops: Item, start: number): PlaceRef | null {
  if (!c.position) return null;
  const fit = groundsWith(c.position, troops);
  if (fit.length === 1) return fit[0]!;
  if (fit.length === 0) return null;
  doubt(c, start, fit.map(refMsg));
  throw STOP;
}

export function spot(c: Cursor): SpotRef | undefined {
  return attempt(c, () => fixedSpot(c)) ?? attempt(c, () => fleetSpot(c)) ?? expected(c, '<spot>');
}
function fixedSpot(c: Cursor): SpotRef | undefined {
  const { at: start } = c;
  for (const where of ['orbital', 'station', 'ground'] as const) {
    skipArticles(c);
    if (word(c, where)) return { in: where };
    c.at = start;
    if (word(c, where)) return { in: where };
  }
  return undefined;
}
function fleetSpot(c: Cursor): SpotRef | undefined {
  const fleet = fleetLabel(c);
  return fleet ? { in: 'fleet', fleet } : undefined;
}

export function faction(c: Cursor): Foe | undefined {
  const found =
    attempt(c, () => nameId(c, 'faction')) ??
    (skip(c, 'factionWord') || attempt(c, () => theTroops(c)) ? nameId(c, 'faction') : expected(c, '<faction>'));
  if (found && found !== 'citadel')
    attempt(c, () => (skip(c, 'of') && nameId(c, 'faction') === found ? true : undefined)); // `los mineros del Consorcio Minero`
  return found;
}
/** `los soldados de` a faction are that faction. */
function theTroops(c: Cursor): true | undefined {
  skipArticles(c);
  return skip(c, 'troopWord') && skip(c, 'of') ? true : undefined;
}
/** `las tres primeras`, `the first 3`: the numbers up to that one. */
export function firstOnes(c: Cursor): number[] | undefined {
  skipArticles(c);
  const isAhead = skip(c, 'firstOnes');
  const n = figure(c);
  if (n === undefined || !(isAhead || skip(c, 'firstOnes'))) return undefined;
  return Array.from({ length: n }, (_, i) => i + 1);
}
export function factionOrAll(c: Cursor): Foe | 'all' | undefined {
  skip(c, 'prey');
  const found = attempt(c, () => faction(c));
  if (found) return found;
  return skip(c, 'all') ? 'all' : expected(c, '<faction>');
}
export const against = after('against', (c) => faction(c));

/** Riders an order may carry; elsewhere they would be lost (CSM-LANG-4). */
const CARRIES: Readonly<
  Record<'load' | 'land' | 'carry' | 'hero' | 'biomass' | 'bombard' | 'card', readonly Deed['do'][]>
> = {
  load: ['move', 'build'],
  land: ['move', 'build'],
  carry: ['move', 'explore'],
  hero: ['assign', 'move', 'explore', 'collect', 'search', 'use', 'war', 'scout', 'bombard', 'special', 'ability'],
  biomass: ['build', 'recruit'],
  bombard: ['war'],
  card: ['move', 'build', 'war', 'scout', 'bombard'],
};
const PLUS = '+';
/** One rider or card; a card behind a plus is read with any order, which then says that it does not fit (CSM-TECH-6). */
export const riderFor =
  (common: Common, deed: Deed['do']) =>
  (c: Cursor): boolean => {
    const may = (what: keyof typeof CARRIES) => CARRIES[what].includes(deed);
    const tries: (() => true | undefined)[] = [
      () => plus(c, common),
      () => (may('load') && word(c, 'loading') ? put(common.load, troopset(c)) : undefined),
      () => (may('land') && skip(c, 'landThem') ? landAll(common) : undefined),
      () => (may('land') && word(c, 'landing') ? land(c, common) : undefined),
      () => (may('bombard') && word(c, 'bombarding') ? bombarding(c, common) : undefined),
      () => (may('biomass') ? paid(common, biomass(c)) : undefined),
      () => (may('hero') && word(c, 'withHero') ? put(common.heroes, hero(c)) : undefined),
      () => (may('carry') && skip(c, 'with') ? carried(c, common) : undefined),
      () => (may('hero') && skip(c, 'with') ? put(common.heroes, hero(c)) : undefined),
      () => (may('card') && skip(c, 'with') ? putAll(common.cards, list(c, cardName)) : undefined),
    ];
    return tries.some((read) => attempt(c, read));
  };
function plus(c: Cursor, common: Common): true | undefined {
  if (c.tokens[c.at]?.text !== PLUS) return expected(c, '+');
  c.at += 1;
  return put(common.cards, cardName(c));
}
function put<T>(list: T[], value: T | undefined): true | undefined {
  if (value === undefined) return undefined;
  list.push(value);
  return true;
}
function putAll<T>(all: T[], values: readonly T[] | undefined): true | undefined {
  for (const value of values ?? []) all.push(value);
  return values && true;
}
/** `con 100 piratas a bordo` */
function carried(c: Cursor, common: Common): true | undefined {
  const read = put(common.carry, troopset(c));
  if (read) skip(c, 'aboard');
  return read;
}
/** `con 300 piratas y desembarcarlos` */
function landAll(common: Common): true | undefined {
  const aboard = [...common.carry, ...common.load];
  if (aboard.length === 0 || common.land) return undefined;
  common.land = aboard.map((one) => ({ ...one }));
  return true;
}
function land(c: Cursor, common: Common): true | undefined {
  const troops = troopset(c);
  if (!troops) return undefined;
  common.land = [...(common.land ?? []), troops];
  attempt(c, () => (skip(c, 'to') && skip(c, 'ground') ? true : undefined));
  return true;
}
function bombarding(c: Cursor, common: Common): true {
  common.bombarding = attempt(c, () => factionOrAll(c)) ?? 'named';
  return true;
}
export function biomass(c: Cursor): number | undefined {
  if (word(c, 'biomass')) return number(c);
  skip(c, 'with'); // `con 20 de biomasa`
  const n = number(c);
  skip(c, 'of');
  return n !== undefined && skip(c, 'biomass') ? n : undefined;
}
function paid(common: Common, n: number | undefined): true | undefined {
  if (n === undefined) return undefined;
  common.biomass = n;
  return true;
}
export function hero(c: Cursor): string | undefined {
  skip(c, 'heroWord');
  skipArticles(c);
  return nameId(c, 'hero');
}
/** A part of a name is a card unless it is the whole name of something else: `un escáner` is a station. */
export function cardName(c: Cursor): string | undefined {
  skipArticles(c);
  const plain = attempt(c, () => card(c));
  return plain ?? (skip(c, 'card') ? card(c) : undefined);
}
function card(c: Cursor): string | undefined {
  const found = attempt({ ...c, expected: [] }, () => name({ ...c, expected: [], doubt: undefined }, 'building'));
  const read = name(c, 'card');
  return read && (read.isWhole || !found?.isWhole) ? read.id : undefined;
}
/** Names of a list: `a, b y c`. */
export function list<T>(c: Cursor, read: (c: Cursor) => T | undefined): T[] | undefined {
  const first = attempt(c, () => read(c));
  if (first === undefined) return undefined;
  const all = [first];
  for (;;) {
    const next = attempt(c, () => (pause(c) ? read(c) : undefined));
    if (next === undefined) return all;
    all.push(next);
  }
}
