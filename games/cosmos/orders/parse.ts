// CSM-LANG: from text to orders. Every verb has its reader; what cannot be read says where and why (CSM-LANG-4).
import {
  attempt,
  type Cursor,
  cursorOf,
  label,
  must,
  name,
  number,
  type Problem,
  problemAt,
  STOP,
  word,
} from './cursor.ts';
import {
  AGAINST,
  at,
  code,
  faction,
  factionOrAll,
  fleetLabel,
  group,
  isRider,
  items,
  place,
  quantity,
  spot,
  tail,
  troopset,
  WITH,
} from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import type { Deed, Order, Via } from './order.ts';
import { plain } from './order.ts';
import { ABILITIES, ability, special } from './parse-special.ts';

type Reader = (c: Cursor) => Deed;
const as = (c: Cursor): string | null => (word(c, 'como', 'as') ? must(label(c)) : null);

function via(c: Cursor): Via {
  if (word(c, 'por portal', 'through portal')) return 'portal';
  if (word(c, 'por nexo', 'through nexus')) return 'nexus';
  return word(c, 'por hipersalto', 'by hyperjump') ? 'hyperjump' : 'normal';
}

const gather =
  (verb: 'collect' | 'search'): Reader =>
  (c) => {
    const troops = attempt(c, () => {
      const set = troopset(c);
      return set && !['de', 'from'].includes(c.tokens[c.at]?.text ?? '') ? set : undefined;
    });
    const who = troops ?? must(group(c));
    return { do: verb, who, at: at(c) ?? null };
  };

function use(c: Cursor): Deed {
  const card = must(name(c, 'card'));
  const where = at(c) ?? null;
  const on = word(c, 'sobre', 'on', ...AGAINST) ? must(attempt(c, () => faction(c)) ?? group(c)) : null;
  const orders: number[] = [];
  if (word(c, 'ordenes', 'orders')) {
    do orders.push(must(number(c)));
    while (!isRider(c) && word(c, ','));
  }
  return { do: 'use', card, at: where, on, orders };
}

function prepare(c: Cursor): Deed {
  if (word(c, 'paz', 'peace')) {
    const where = must(at(c));
    must(word(c, ...WITH));
    return { do: 'peace', at: where, with: must(faction(c)) };
  }
  const who = must(group(c));
  if (word(c, 'exploracion', 'scouting')) return { do: 'scout', group: who, at: must(at(c)) };
  must(word(c, 'guerra', 'war'));
  const where = must(at(c));
  must(word(c, ...AGAINST));
  return { do: 'war', group: who, at: where, against: must(faction(c)) };
}

function defend(c: Cursor): Deed {
  const where = must(place(c));
  must(word(c, ...AGAINST));
  const against = [must(faction(c))];
  if (word(c, 'y', 'and')) against.push(must(faction(c)));
  return { do: 'defend', at: where, against };
}

function loan(c: Cursor): Deed {
  const amount = must(number(c));
  must(word(c, 'a', 'over'));
  const payments = must(number(c));
  must(word(c, 'pagos', 'payments'));
  const broker = word(c, 'mediante', 'through') ? must(faction(c)) : null;
  const rate = broker ? percent(c) : 0;
  return { do: 'loan', amount, payments, broker, rate, whole: word(c, 'todo o nada', 'all or nothing') !== undefined };
}
function percent(c: Cursor): number {
  must(word(c, 'al', 'at'));
  const rate = must(number(c));
  must(word(c, '%'));
  return rate;
}

function list(c: Cursor, read: () => string | undefined): string[] {
  const names = [must(read())];
  while (!isRider(c) && word(c, ',')) names.push(must(read()));
  return names;
}

function supreme(c: Cursor): Deed {
  if (word(c, 'nova')) return { do: 'supreme', use: 'nova', at: must(at(c)), faction: null };
  if (word(c, 'troyano', 'trojan')) return { do: 'supreme', use: 'trojan', at: null, faction: must(faction(c)) };
  must(word(c, 'dispositivo', 'device'));
  return { do: 'supreme', use: 'device', at: null, faction: null };
}

/** [es, en, reader]; longer verbs first where one begins another. */
const VERBS: readonly [string, string, Reader][] = [
  [
    'asignar',
    'assign',
    (c) => {
      const who = must(group(c));
      must(word(c, 'a', 'to'));
      return { do: 'assign', group: who, to: must(fleetLabel(c)) };
    },
  ],
  ['incentivo', 'incentive', (c) => ({ do: 'incentive', n: attempt(c, () => number(c)) ?? 1 })],
  [
    'mover',
    'move',
    (c) => {
      const who = must(group(c));
      const how = via(c);
      must(word(c, 'a', 'to'));
      return { do: 'move', group: who, via: how, to: must(place(c)), as: as(c) };
    },
  ],
  ['recolectar', 'collect', gather('collect')],
  ['buscar', 'search', gather('search')],
  ['usar', 'use', use],
  [
    'construir',
    'build',
    (c) => ({ do: 'build', items: must(items(c, 'unit', 'building')), at: must(at(c)), as: as(c) }),
  ],
  [
    'reclutar',
    'recruit',
    (c) => {
      const n = must(quantity(c));
      const troop = attempt(c, () => name(c, 'troop')) ?? null;
      return { do: 'recruit', n, troop, at: must(at(c)), aboard: word(c, 'a bordo', 'aboard') !== undefined };
    },
  ],
  [
    'explorar',
    'explore',
    (c) => {
      const who = must(group(c));
      const known = word(c, 'codigo', 'code') ? must(code(c)) : null;
      return { do: 'explore', group: who, code: known, high: word(c, 'alto', 'high') !== undefined };
    },
  ],
  ['destruir', 'destroy', (c) => ({ do: 'destroy', names: list(c, () => name(c, 'building')), at: must(at(c)) })],
  [
    'pacto',
    'pact',
    (c) => {
      must(word(c, ...WITH));
      const partner = must(faction(c));
      must(word(c, 'hasta turno', 'until turn'));
      return { do: 'pact', with: partner, until: must(number(c)) };
    },
  ],
  ['desmantelar', 'dismantle', (c) => ({ do: 'dismantle', items: must(items(c, 'unit', 'troop')), at: must(at(c)) })],
  ['preparar', 'prepare', prepare],
  ['defender', 'defend', defend],
  ['prestamo', 'loan', loan],
  [
    'intermediar',
    'mediate',
    (c) => {
      const borrower = must(faction(c));
      must(word(c, 'hasta', 'up to'));
      return { do: 'mediate', borrower, max: must(number(c)), rate: percent(c) };
    },
  ],
  [
    'adelantar',
    'prepay',
    (c) => {
      must(word(c, 'prestamo turno', 'loan turn'));
      return { do: 'prepay', turn: must(number(c)) };
    },
  ],
  [
    'tropas',
    'troops',
    (c) => {
      const item = must(troopset(c));
      must(word(c, 'de', 'desde', 'from'));
      const from = must(spot(c));
      must(word(c, 'a', 'to'));
      return { do: 'troops', item, from, to: must(spot(c)), at: at(c) ?? null };
    },
  ],
  [
    'heroe',
    'hero',
    (c) => {
      const hero = must(name(c, 'hero'));
      must(word(c, 'a', 'to'));
      return { do: 'hero', hero, to: must(spot(c)) };
    },
  ],
  [
    'bombardear',
    'bombard',
    (c) => {
      const where = must(place(c));
      must(word(c, ...WITH));
      const who = must(group(c));
      return { do: 'bombard', at: where, group: who, against: word(c, ...AGAINST) ? must(factionOrAll(c)) : 'all' };
    },
  ],
  ['contraespionaje', 'counterspy', (c) => ({ do: 'counterspy', at: must(at(c)) })],
  [
    'investigar portal',
    'investigate portal',
    (c) => {
      const where = must(at(c));
      must(word(c, 'copiando', 'copying'));
      return { do: 'investigate', at: where, copies: list(c, () => name(c, 'card')) };
    },
  ],
  [
    'trampa',
    'trap',
    (c) => {
      const on = must(word(c, 'activar', 'on', 'desactivar', 'off'));
      return { do: 'trap', on: on === 'activar' || on === 'on', at: must(at(c)) };
    },
  ],
  ['especial', 'special', special],
  ['suprema', 'supreme', supreme],
  ['habilidad', 'ability', (c) => ({ do: 'ability', ability: must(ability(c)) })],
];

function deed(c: Cursor): Deed {
  for (const [es, en, read] of VERBS) if (word(c, es, en)) return read(c);
  if (ABILITIES.some((verb) => verb.split(' ').every((w, i) => c.tokens[c.at + i]?.text === w)))
    return { do: 'ability', ability: must(ability(c)) };
  throw STOP;
}

/** One line; an empty one says nothing. */
export function readLine(text: string, line: number, faction_: string): Order | Problem | undefined {
  const c = cursorOf(text, lexiconOf(faction_));
  if (c.tokens.length === 0) return undefined;
  const common = plain(line);
  try {
    const what = deed(c);
    tail(c, common);
    return { ...common, ...what };
  } catch (stop) {
    if (stop !== STOP) throw stop;
    return problemAt(c, line, text);
  }
}

export interface Reading {
  orders: Order[];
  problems: Problem[];
}
/** A whole list. A line that cannot be read stays in its place: it will spend an action (CSM-LANG-4). */
export function readList(text: string, faction_: string): Reading {
  const reading: Reading = { orders: [], problems: [] };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const read = readLine(line, i + 1, faction_);
    if (!read) continue;
    if ('do' in read) reading.orders.push(read);
    else {
      reading.problems.push(read);
      reading.orders.push({ ...plain(i + 1), do: 'unreadable', text: line.trim().slice(0, 200) });
    }
  }
  return reading;
}
