// CSM-LANG: from text to orders, line by line; what cannot be read says where and why (CSM-LANG-4).

import { isShip, unitOf } from '../values/sheets.ts';
import {
  attempt,
  type Cursor,
  cursorOf,
  figure,
  isDone,
  number,
  type Problem,
  phraseAt,
  skip,
  skipArticles,
} from './cursor.ts';
import { gistsOf, isFresh } from './gist.ts';
import { fleetLabel, isCounted, pause, place, troopset, who } from './grammar.ts';
import { type Kind, lexiconOf } from './lexicon.ts';
import { mendings } from './mend.ts';
import { name } from './names.ts';
import { nearestName, problemAt } from './nearest.ts';
import { type Common, type Deed, type Order, type PlaceRef, plain } from './order.ts';
import type { Position } from './position.ts';
import { deed, goes } from './verbs.ts';
import { FAREWELLS, GREETINGS, HEADINGS, NUMBERING, phrasesOf, VERBS } from './vocabulary.ts';

/** What a line is: an order, a problem, or nothing of the game (`skipped`: a greeting, a heading, a signature). */
type Line = { order: Order; tongue: string } | { problem: Problem } | { skipped: 'words' | 'end' } | undefined;

export function readAny(text: string, line: number, faction: string, position?: Position): Line {
  const c = cursorOf(text, lexiconOf(faction), position);
  if (c.tokens.length === 0) return undefined;
  const number = attempt(c, () => numbered(c));
  const { at } = c;
  const read = readFrom(c, text, line);
  if (!read || !('problem' in read)) return read;
  const whole = number && readFrom(cursorOf(text, c.lexicon, position), text, line); // `order 3 freighters at white 28`
  return whole && 'order' in whole ? whole : (mended({ ...c, at }, text, line) ?? read);
}
/** With strange words as what they may be meant to be: if the nearest that can be read is one order. */
function mended(c: Cursor, text: string, line: number): Line {
  const found = new Map<string, Line>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const { tokens, far } of mendings(c)) {
    if (far > nearest) break;
    const read = readFrom({ ...cursorOf('', c.lexicon, c.position), tokens }, text, line);
    if (!read || !('order' in read)) continue;
    nearest = far;
    found.set(JSON.stringify(read.order), read);
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
function readFrom(c: Cursor, text: string, line: number): Line {
  const common = plain(line);
  const what =
    attempt(c, () => deed(c, common)) ??
    aside(c, () => wished(c, common)) ??
    aside(c, () => led(c, common)) ??
    aside(c, () => headed(c, common));
  const meant = what ? undefined : byParts(c, line);
  if (meant) return meant;
  if (what) return { order: { ...common, ...what }, tongue: c.tongue };
  if (isHeading(c) || phraseAt(c, GREETINGS, 0)) return { skipped: 'words' };
  if (phraseAt(c, FAREWELLS, 0)) return { skipped: 'end' };
  return { problem: problemAt(c, line, text) };
}
/** What its parts say, if those readings that understand most of it say one thing. */
function byParts(c: Cursor, line: number): Line {
  let [found, fewest] = [new Map<string, Line>(), Number.POSITIVE_INFINITY];
  for (const { text, tongue, parts, isGuess } of gistsOf({ ...c, expected: [] })) {
    const probe = cursorOf(text, c.lexicon, c.position);
    const common = plain(line);
    const what = parts <= fewest ? attempt(probe, () => deed(probe, common)) : undefined;
    if (!what) continue;
    if (parts < fewest) [found, fewest] = [new Map(), parts];
    if (isGuess && !isWanted(what, c)) continue;
    const order = { ...common, ...what };
    found.set(JSON.stringify(order), { order, tongue: tongue || c.tongue || probe.tongue });
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
/** `2 martillos en blanco 7`: where there are none. Satellites and stations do nothing that they could be told. */
const isWanted = (what: Deed, { lexicon, position }: Cursor): boolean =>
  what.do === 'build' &&
  (what.items.some(({ id }) => lexicon.building.some((one) => one.id === id) || !isShip(unitOf(id))) ||
    (position !== undefined &&
      what.items.every(({ id }) => !position.fleets.some(({ at, units }) => at === what.at && units[id]))));
/** Another way to read the line; what it would have liked to see is of interest only where it got further. */
function aside<T>(c: Cursor, read: () => T | undefined): T | undefined {
  const { furthest } = c;
  const wanted = [...c.expected];
  const found = attempt(c, read);
  if (!found && c.furthest === furthest) c.expected = wanted;
  return found;
}
/** `Quiero mover la flota A…`, `Que suban 100 piratas…`, `Un préstamo de 200R…` */
function wished(c: Cursor, common: Common): Deed | undefined {
  const { at: start } = c;
  skip(c, 'wish') || skip(c, 'let');
  skip(c, 'aux');
  const isWish = c.at > start;
  if (!phraseAt(c, VERBS)) skipArticles(c);
  attempt(c, () => (number(c) === 1 && phraseAt(c, VERBS) ? true : undefined)); // `un préstamo`
  if (c.at === start) return undefined;
  return phraseAt(c, VERBS) ? deed(c, common) : isWish ? led(c, common) : undefined;
}
/** What may stand first: a fleet, a place, a fleet that units are taken from, so many units or troops. */
const LEADS: readonly ((c: Cursor) => unknown)[] = [
  fleetLabel,
  (c) => {
    skip(c, 'at');
    return place(c);
  },
  (c) => (skip(c, 'of') ? fleetLabel(c) : undefined),
  who,
  (c) => (troopset(c) && skip(c, 'of') ? (attempt(c, () => fleetLabel(c)) ?? place(c)) : undefined),
  troopset,
  (c) => (skip(c, 'with') ? who(c) : undefined),
];
/** `Flota A: mover a verde 12`, `Que 300 piratas recolecten en blanco 45`: what stands first is read as if it stood last. */
function led(c: Cursor, common: Common): Deed | undefined {
  skip(c, 'let');
  return leads(c, c.at, common, MOST_LEADS);
}
/** `En verde 12 la flota B busca tecnología`: where and who. */
const MOST_LEADS = 2;
function leads(c: Cursor, start: number, common: Common, most: number): Deed | undefined {
  for (const lead of most > 0 ? LEADS : []) {
    const found = attempt(c, () => {
      if (lead(c) === undefined) return undefined;
      const read = attempt(c, () => turned(c, start, common));
      if (read) return read;
      pause(c);
      return leads(c, start, common, most - 1);
    });
    if (found) return found;
  }
  return undefined;
}
function turned(c: Cursor, start: number, common: Common): Deed | undefined {
  const end = c.at;
  pause(c);
  attempt(c, () => (skip(c, 'aux') && phraseAt(c, VERBS) ? true : undefined));
  if (!phraseAt(c, VERBS)) return undefined;
  const line = { ...c, at: 0, tokens: [...c.tokens.slice(c.at), ...c.tokens.slice(start, end)], expected: [] };
  const found = attempt(line, () => deed(line, common));
  c.tongue = line.tongue;
  return found;
}
/** `A → verde 12`, `flota B a blanco 45`: a fleet or a number of ships, and where it goes. */
function headed(c: Cursor, common: Common): Deed | undefined {
  skip(c, 'let');
  if (isFresh(c)) return undefined; // `four more stingers for white 33` are to be built
  const isSomebody =
    isCounted(c) ||
    phraseAt(c, phrasesOf('to')) ||
    attempt({ ...c, expected: [] }, () => fleetLabel({ ...c, expected: [] })) ||
    attempt({ ...c, expected: [] }, () => troopset({ ...c, expected: [] }));
  return isSomebody ? goes(c, common) : undefined;
}
/** `Orden 3:` */
function numbered(c: Cursor): true | undefined {
  const found = phraseAt(c, NUMBERING);
  if (!found) return undefined;
  c.at += found.words.length;
  return figure(c) !== undefined && !isDone(c) ? true : undefined;
}
/** Nothing but words of a heading, numbers and names of factions: `Turno 3, Liga Pirata:` */
function isHeading(c: Cursor): boolean {
  const probe = { ...c, at: 0, expected: [] };
  let words = 0;
  while (!isDone(probe)) {
    const { text } = probe.tokens[probe.at]!;
    if (attempt(probe, () => name(probe, 'faction'))) words += 1;
    else if (HEADINGS.has(text)) {
      words += 1;
      probe.at += 1;
    } else if (/^\d+$|^,$/.test(text)) probe.at += 1;
    else return false;
  }
  return words > 0;
}

/** Shared by all who ask: nobody changes it. */
interface Reading {
  orders: Order[];
  problems: Problem[];
  skipped: number[]; // lines that are no orders: greetings, headings, signatures
}
const lastRead = new Map<string, { text: string; reading: Reading }>();
/** A whole list. It is read when it is handed in, opened and carried out: the last one of each faction is kept. */
export function readList(text: string, faction: string, position?: Position): Reading {
  if (position) return read(text, faction, position);
  const last = lastRead.get(faction);
  if (last?.text === text) return last.reading;
  const reading = read(text, faction);
  lastRead.set(faction, { text, reading });
  return reading;
}
const SIGNATURE = /^--\s*$/;
const QUOTED = /^\s*>/;
/** A line that cannot be read stays in its place: it will spend an action (CSM-LANG-4). Behind a farewell it is a signature. */
function read(text: string, faction: string, position?: Position): Reading {
  const reading: Reading = { orders: [], problems: [], skipped: [] };
  let isOver = false;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (SIGNATURE.test(line)) {
      reading.skipped.push(i + 1);
      break;
    }
    const found = QUOTED.test(line) ? ({ skipped: 'words' } as const) : readAny(line, i + 1, faction, position);
    if (!found) continue;
    if ('order' in found) reading.orders.push(found.order);
    else if ('skipped' in found || isOver) {
      reading.skipped.push(i + 1);
      isOver ||= 'skipped' in found && found.skipped === 'end';
    } else {
      reading.problems.push(found.problem);
      reading.orders.push({ ...plain(i + 1), do: 'unreadable', text: line.trim().slice(0, 200) });
    }
  }
  return reading;
}

/** A system alone; undefined: it is none. */
export function readPlace(text: string): PlaceRef | undefined {
  const c = cursorOf(text, lexiconOf(ANY));
  const found = attempt(c, () => place(c));
  return isDone(c) ? found : undefined;
}
const ANY = 'american'; // places have the same names for everybody

/** The id of one name alone, in either language; if it is none, that of the nearest (empty: nothing is like it). */
export function readName(text: string, kind: Kind, faction: string): { id: string } | { nearest: string } {
  const c = cursorOf(text, lexiconOf(faction));
  const found = attempt(c, () => name(c, kind));
  if (found && isDone(c)) return { id: found.id };
  const nearest = nearestName({ ...c, furthest: 0, expected: [`<${kind}>`] });
  return { nearest: nearest === '' ? '' : name(cursorOf(nearest, c.lexicon), kind)!.id };
}
