// CSM-LANG: the parts of a line that many orders share: places, groups, spots, quantities, riders and cards.
import { SECTORS } from '../packs/base/sectors.ts';
import { attempt, type Cursor, expected, isDone, label, must, name, number, word } from './cursor.ts';
import type { Common, Deed, Foe, Group, Item, PlaceRef, Qty, SpotRef } from './order.ts';
import { normal } from './tokens.ts';

const COLOURS = SECTORS.flatMap((s) => [
  { word: normal(s.name.es), sector: s },
  { word: s.name.en, sector: s },
]);
const FLEET = ['flota', 'fleet'];
const ARTICLES = ['la', 'the'];
export const AT = ['en', 'in', 'at'] as const;
export const WITH = ['con', 'with'] as const;
export const AGAINST = ['contra', 'against'] as const;
const RIDERS = /^(subiendo|loading|bajando|landing|con|with|biomasa|biomass|bombardeando|bombarding)$/;

export function place(c: Cursor): PlaceRef | undefined {
  if (word(c, 'ciudadela', 'citadel')) return 'citadel';
  if (attempt(c, () => word(c, 'negro', 'black'))) return code(c);
  const before = attempt(c, () => number(c));
  const colour = must(
    word(c, ...COLOURS.map((x) => x.word)) ?? (before === undefined ? expected(c, '<place>') : undefined),
  );
  const { sector } = COLOURS.find((x) => x.word === colour)!;
  const n = before ?? must(number(c));
  return n >= 1 && n <= sector.systems ? `${sector.id}-${n}` : back(c, `<1-${sector.systems}>`);
}
/** The word just read is wrong for what it says, not for how it is written. */
function back(c: Cursor, what: string): undefined {
  c.at -= 1;
  return expected(c, what);
}

export function code(c: Cursor): PlaceRef | undefined {
  const token = c.tokens[c.at];
  if (!token || !/^[a-z]{3}-\d{3}$/.test(token.text)) return expected(c, '<code>');
  c.at += 1;
  return `code:${token.text.toUpperCase()}`;
}

export const at = (c: Cursor): PlaceRef | undefined => (word(c, ...AT) ? must(place(c)) : undefined);

export function quantity(c: Cursor): Qty | undefined {
  return word(c, 'max', 'todos', 'todas', 'all') ? 'max' : number(c);
}

export type ItemKind = 'unit' | 'troop' | 'building';
function item(c: Cursor, kinds: readonly ItemKind[]): Item | undefined {
  return attempt(c, () => {
    const n = must(quantity(c));
    for (const kind of kinds) {
      const id = attempt(c, () => name(c, kind));
      if (id) return { id, n };
    }
    return undefined;
  });
}
/** `4 corsarios, 1 estación de escáner y 2 goletas`; a comma before a rider does not belong to it. */
export function items(c: Cursor, ...kinds: ItemKind[]): Item[] | undefined {
  const list = [must(item(c, kinds))];
  for (;;) {
    const next = attempt(c, () => (word(c, ',', 'y', 'and') ? item(c, kinds) : undefined));
    if (!next) return list;
    list.push(next);
  }
}
export const troopset = (c: Cursor): Item | undefined => item(c, ['troop']);

export function fleetLabel(c: Cursor): string | undefined {
  const [first, second] = c.tokens.slice(c.at).map(({ text }) => text);
  if (first && second && ARTICLES.includes(first) && FLEET.includes(second)) c.at += 1; // alone, `la` is a fleet
  word(c, ...FLEET);
  return label(c);
}
/** A fleet, or units of one. */
export function group(c: Cursor): Group | undefined {
  const units = attempt(c, () => {
    const list = must(items(c, 'unit'));
    must(word(c, 'de', 'from'));
    return { fleet: must(fleetLabel(c)), items: list };
  });
  if (units) return units;
  const fleet = fleetLabel(c);
  return fleet ? { fleet, items: null } : undefined;
}

export function spot(c: Cursor): SpotRef | undefined {
  if (word(c, 'tierra', 'ground')) return { in: 'ground' };
  if (word(c, 'estacion', 'station')) return { in: 'station' };
  if (word(c, 'base orbital', 'orbital base')) return { in: 'orbital' };
  const fleet = fleetLabel(c);
  return fleet ? { in: 'fleet', fleet } : undefined;
}

export const faction = (c: Cursor): Foe | undefined => name(c, 'faction');
export function factionOrAll(c: Cursor): Foe | 'all' | undefined {
  return word(c, 'todos', 'all') ? 'all' : faction(c);
}

interface Rider {
  words: [es: string, en: string];
  on: readonly Deed['do'][]; // the orders that can carry it; elsewhere it would be lost
  read(c: Cursor, common: Common): void;
}
const RIDER: readonly Rider[] = [
  { words: ['subiendo', 'loading'], on: ['move', 'build'], read: (c, o) => o.load.push(must(troopset(c))) },
  {
    words: ['bajando', 'landing'],
    on: ['move', 'build'],
    read(c, o) {
      o.land = [...(o.land ?? []), must(troopset(c))];
    },
  },
  {
    words: ['con heroe', 'with hero'],
    on: ['assign', 'move', 'explore', 'collect', 'search', 'use', 'war', 'scout', 'bombard', 'special', 'ability'],
    read: (c, o) => o.heroes.push(must(name(c, 'hero'))),
  },
  {
    words: ['biomasa', 'biomass'],
    on: ['build', 'recruit'],
    read(c, o) {
      o.biomass = must(number(c));
    },
  },
  {
    words: ['bombardeando', 'bombarding'],
    on: ['war'],
    read(c, o) {
      o.bombarding = attempt(c, () => factionOrAll(c)) ?? 'named';
    },
  },
];

/** Riders and cards behind the order, to the end of the line. */
export function tail(c: Cursor, common: Common, deed: Deed['do']): void {
  while (!isDone(c)) {
    if (word(c, ',')) {
      const rider = RIDER.filter(({ on }) => on.includes(deed)).find(({ words }) => word(c, ...words));
      must(rider).read(c, common);
    } else {
      must(word(c, '+'));
      common.cards.push(must(name(c, 'card')));
    }
  }
}
export const isRider = (c: Cursor): boolean =>
  c.tokens[c.at]?.text === ',' && RIDERS.test(c.tokens[c.at + 1]?.text ?? '');
