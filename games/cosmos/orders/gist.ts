// CSM-LANG: a line that fits no pattern, by what is in it: its parts in the sequence of the grammar, if each finds its place.
import { type Cursor, must, phraseAt, STOP } from './cursor.ts';
import { FRAMES } from './frames.ts';
import { isForBuilding, isSupplement, type Part, type PartKind, partsAt, type Step } from './parts.ts';
import type { Verb } from './vocabulary/types.ts';
import { BARS, NUMBERS, phrasesOf } from './vocabulary.ts';

/** Two things in one line that are one order: `subir 200 soldados a la flota A y moverla a verde 12`. */
const TOGETHER: Readonly<Record<string, Verb | readonly Verb[]>> = {
  'board+move': 'move',
  'land+move': 'move',
  'assign+move': 'move',
  'explore+prepare': 'prepareScout',
  'prepare+prepareWar': 'prepareWar',
  'prepare+prepareScout': 'prepareScout',
  'prepare+preparePeace': 'preparePeace',
  'defend+prepare': 'defend',
  'incentive+prepay': 'incentive',
  'investigate+search': 'investigate',
  'build+missile': 'missile',
  'loan+mediate': ['loan', 'mediate'],
  'mobilePortal+use': 'mobilePortal',
  'anchor+use': 'anchor',
  'use+veil': 'veil',
  'counterspy+veil': 'veil',
  'supreme+use': 'supreme',
  'bench+develop': 'bench',
  'bench+use': 'bench',
  'bench+develop+use': 'bench',
  'develop+use': 'develop',
};
/** A card that goes with an order. */
const isRiding = ({ kind, text }: Part): boolean => kind === 'card' && isSupplement(text);
/** A card that is used by itself. */
const isWorkedAlone = ({ kind, text }: Part): boolean => kind === 'card' && !isSupplement(text);
/** What a card may do as well. */
const BLASTS: ReadonlySet<Verb> = new Set(['destroy', 'bombard']);
/** What needs no verb to be understood: `bomba nova sobre verde 20`, `500R a 20 pagos`, `5 corsarios en el astillero de blanco 45`. */
const VERBLESS: readonly (readonly [fits: (part: Part) => boolean, Verb])[] = [
  [({ kind }) => kind === 'biomass' || kind === 'works', 'build'],
  [isForBuilding, 'build'],
  [({ kind }) => kind === 'card', 'use'],
  [({ kind }) => kind === 'supremeTrojan', 'supreme'],
  [({ kind }) => kind === 'term', 'loan'],
  [({ kind, role }) => kind === 'ground' && role === 'to', 'land'],
];
/** Something new is spoken of: `25 piratas nuevos`, `4 more corsairs`; the name of a `new fleet` is nothing new. */
export const isFresh = (c: Cursor): boolean =>
  c.tokens[c.at]?.text === '+' || // `+20 piratas`
  c.tokens.some((_, at) => {
    const found = phraseAt(c, phrasesOf('fresh'), at);
    return found !== undefined && !phraseAt(c, phrasesOf('fleet'), at + found.words.length);
  });
/** `2 corsarios y una guarida en verde 12`: so many of a building can only be wanted; so can what is new: `25 piratas nuevos en
 *  blanco 45`. One alone, `astillero en verde 12`, may as well be what is to be destroyed. */
function ordered(parts: readonly Part[], isNew: boolean): Verb | undefined {
  const has = (kind: PartKind) => parts.some((one) => one.kind === kind);
  if (!has('place') || parts.some(({ kind, role }) => kind === 'fleet' && role !== 'as')) return undefined;
  const isWorks = ({ kind, text }: Part, i: number) =>
    kind === 'buildings' && !isNumbered(text) && parts[i + 1]?.kind === 'place' && parts[i + 1]!.role === 'from';
  if (parts.some(isWorks)) return undefined; // `astillero de azul 11: 3 decomisadores`
  const isCountedBuilding = ({ kind, text }: Part) => kind === 'buildings' && (isNumbered(text) || has('units'));
  if (parts.some(isCountedBuilding) && !has('troops')) return 'build';
  const isFor = parts.some(({ kind, role }) => kind === 'place' && role === 'to');
  if (isFor && has('buildings') && !has('troops')) return 'build'; // `astillero para verde 12`
  if (!isNew) return isListed(parts) ? 'build' : undefined;
  return has('units') || has('buildings') ? 'build' : has('troops') ? 'recruit' : undefined;
}
/** `2 martillos y 10 centinelas en blanco 7`: to be built, if none of them are there yet; the reader looks. */
const isListed = (parts: readonly Part[]): boolean =>
  parts.every(({ kind }) => kind === 'units' || kind === 'place' || kind === 'card') &&
  parts.every(({ kind, role, text }) =>
    kind === 'units' ? role === 'none' && isNumbered(text) : role !== 'to' && role !== 'from',
  );
/** Who investigates a Star Portal copies none. */
const isCopied = ({ kind, text }: Part): boolean => kind === 'card' && text !== 'star-portal';
/** `reforzar blanco 7 con diez centinelas` */
const isFortified = (parts: readonly Part[]): boolean =>
  parts.some(({ kind, role }) => kind === 'units' && role === 'with') && !parts.some(({ kind }) => kind === 'faction');
/** `noventa sectarios a la flota A` */
const isAboard = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'troops' || kind === 'hero') &&
  parts.some(({ kind, role }) => kind === 'fleet' && role === 'to');
/** `orden especial: hipersalto…`: what kind of order comes. */
const HEADS: ReadonlySet<Verb> = new Set(['special', 'ability']);
/** `la flota B se lleva a bordo 40 drones`: not to another place. */
const isTaken = (parts: readonly Part[]): boolean => {
  const has = (kind: PartKind) => parts.some((one) => one.kind === kind);
  return has('fleet') && ((has('aboard') && (has('troops') || has('hero'))) || (has('hero') && isInto(parts)));
};
/** `50 piratas pasan de tierra a la base orbital` */
const isShift = (parts: readonly Part[]): boolean => {
  const isSpot = ({ kind }: Part) => kind === 'ground' || kind === 'station' || kind === 'orbital';
  return parts.some(({ kind }) => kind === 'troops') && parts.some((one) => isSpot(one) && one.role === 'from');
};
/** `la capitana se une a la flota B`: a hero joins as one who comes aboard. */
const isJoining = (parts: readonly Part[]): boolean => {
  const all = (kind: PartKind) => parts.filter((one) => one.kind === kind).length;
  return all('hero') === 1 && all('fleet') === 1 && all('units') === 0;
};
/** `dos goletas de la flota A pasan a la flota Z` */
const isInto = (parts: readonly Part[]): boolean => parts.some(({ kind, role }) => kind === 'fleet' && role === 'to');
const isOnTheWay = (verb: Verb): boolean => verb === 'land' || verb === 'board';
/** Of what the verbs say, what is ordered; light ones say nothing beside others, unless they say where to. */
function verbOf(parts: readonly Part[], isNew: boolean): Verb | readonly Verb[] | undefined {
  const verbs = parts.filter(({ kind }) => kind === 'verb');
  const hasGoal = parts.some(({ kind, role }) => kind === 'place' && role === 'to');
  const isSent = parts.some(isWorkedAlone); // `mandar al espía cuántico a violeta 3`
  const isFirm = ({ isLight, verb }: Part) => !isLight || (hasGoal && !isSent && verb === 'move');
  const strong = verbs.filter((one) => !HEADS.has(one.verb!) && isFirm(one));
  const isRegrouped =
    parts.some(({ kind, role }) => kind === 'fleet' && role === 'as') && !parts.some(({ kind }) => kind === 'place');
  const said = [...new Set((strong.length > 0 ? strong : verbs).map(({ verb }) => verb!))].sort();
  if (isRegrouped && said.every((verb) => verb === 'move')) return 'assign'; // `2 corsarios de A pasan a ser la flota D`
  const has = (what: PartKind) => parts.some(({ kind }) => kind === what);
  const isMove = said.length === 1 && said[0] === 'move';
  if (
    hasGoal &&
    said.length === 1 &&
    isOnTheWay(said[0]!) &&
    parts.some(({ kind, role }) => kind === 'fleet' && role === 'none')
  )
    return 'move'; // `A a verde 12 y baja 60`
  if (isMove && !hasGoal && isTaken(parts)) return 'board';
  if (said.length === 1 && isShift(parts)) return ['troops', said[0]!];
  if (said.length === 1 && said[0] === 'assign' && isJoining(parts)) return 'board';
  if (isMove && !has('place') && isInto(parts) && has('units')) return 'assign';
  if (said.length === 0 && hasGoal && has('buildings')) return ordered(parts, isNew);
  if (said.length === 0 && hasGoal) return isNew ? undefined : 'move'; // `tres martillos de naranja 21 a naranja 22`
  if (said.join('+') === 'move+use' && parts.some(isRiding)) return 'move'; // `A a verde 12 y uso Refuerzo de Hiperimpulso`
  if (said.length === 1 && said[0] === 'defend' && isFortified(parts)) return 'build';
  if (said.length === 1 && said[0] === 'mediate' && has('term')) return 'loan'; // `500R a 40 pagos, intermedia American al 10 %`
  if (said.length === 1 && said[0] === 'search' && parts.some(isCopied)) return 'investigate'; // `investigar rojo 3 y copiar la Bomba Nova`
  if (said.length === 1 && said[0] === 'veil' && has('card')) return 'use'; // `se vuelve invisible con el Campo de Invisibilidad`
  if (isMove && has('blackSector') && !has('place')) return 'explore'; // `la B al sector negro`
  if (said.length === 0 && isAboard(parts)) return 'board';
  if (said.length === 0) return VERBLESS.find(([fits]) => parts.some(fits))?.[1] ?? ordered(parts, isNew);
  if (isSent && strong.length === 0 && said.every((verb) => verb === 'move')) return 'use';
  if (said.length === 1 && BLASTS.has(said[0]!) && has('card')) return [said[0]!, 'use']; // `destruir amarillo 3 con la bomba nova`
  return said.length === 1 ? said[0] : TOGETHER[said.join('+')];
}

interface Gist {
  text: string; // a line as the grammar has it
  tongue: string;
  isGuess: boolean; // nothing says that it is to be built
  parts: number; // how many it was put together from: the fewer, the better each was understood
}
/** All that the parts of the line could say. */
export function gistsOf(c: Cursor): Gist[] {
  if (c.tokens.length > MOST_WORDS || c.tokens.some((_, at) => phraseAt(c, BARS, at))) return [];
  const found = new Map<string, Gist>();
  const steps = new Map<number, Step[]>();
  const stepsAt = (at: number): Step[] => {
    const known = steps.get(at) ?? partsAt({ ...c, at });
    steps.set(at, known);
    return known;
  };
  const ways = new Map<number, boolean>();
  /** Whether the end can be reached from here. */
  const isOpen = (at: number): boolean => {
    const known = ways.get(at) ?? (at >= c.tokens.length || stepsAt(at).some(({ end }) => isOpen(end)));
    ways.set(at, known);
    return known;
  };
  const isNew = isFresh(c);
  let tries = MOST_TRIES;
  const walk = (at: number, parts: readonly Part[], length: number, before?: Part, last?: Verb): void => {
    tries -= 1;
    if (tries < 0) return;
    for (const made of at >= c.tokens.length ? composed(parts, length, isNew) : [])
      if (made.parts < (found.get(made.text)?.parts ?? Number.POSITIVE_INFINITY)) found.set(made.text, made);
    for (const { part, end } of at < c.tokens.length && isOpen(at) ? stepsAt(at) : []) {
      if (part && isHeap(before, part)) continue;
      const isBehindPlace =
        before?.kind === 'place' && parts.length > 1 && phraseAt(c, phrasesOf('worksOf'), at) !== undefined;
      const more = part
        ? [...parts, { ...part, ...(last && { after: last }), ...(isBehindPlace && { isBehindPlace }) }]
        : parts;
      walk(end, more, length + 1, part, part?.verb ?? last);
    }
  };
  walk(c.at, [], 0);
  return tries < 0 ? [] : [...found.values()];
}
/** `una explotación minera`: two things and nothing between them are no list; the second was part of the name of the first. */
const isHeap = (before: Part | undefined, { kind, role, text }: Part): boolean =>
  (before?.kind === 'count' && kind === 'count' && role === 'none') || // `acciones 1-3`
  (before !== undefined && role === 'none' && THINGS.has(before.kind) && THINGS.has(kind) && !isNumbered(text));
const isNumbered = (text: string): boolean => /^\d/.test(text) || NUMBERS.has(text.split(' ')[0]!);
const THINGS: ReadonlySet<PartKind> = new Set(['units', 'buildings', 'troops']);
/** A longer line, or one that can be cut up in more ways, is no order: nobody waits for it. */
const MOST_WORDS = 40;
const MOST_TRIES = 2500;

const composed = (parts: readonly Part[], length: number, isNew: boolean): Gist[] =>
  [verbOf(parts, isNew) ?? []].flat().flatMap((verb) => framed(verb, parts, length, isNew) ?? []);
/** `takes 150 pirates on board`: the verb stands behind them. */
const isBoarding = (parts: readonly Part[], { kind, role, text }: Part): boolean =>
  kind === 'troops' &&
  role === 'none' &&
  parts.some((one, i) => one.kind === kind && one.text === text && parts[i + 1]?.verb === 'board');
function framed(verb: Verb, parts: readonly Part[], length: number, isNew: boolean): Gist | undefined {
  const frame = FRAMES[verb];
  if (!frame) return undefined;
  const first = parts.find((one) => one.verb)?.verb; // `150 piratas embarcan`: what stands before it is about it, too
  const bag = parts
    .filter(({ kind }) => kind !== 'verb')
    .map((one) => (one.after || !first ? one : { ...one, after: first }))
    .map((one) => (isBoarding(parts, one) ? { ...one, after: 'board' as const } : one));
  try {
    const text = frame(bag);
    must(bag.length === 0 ? true : undefined);
    const tongue = parts.find((one) => one.verb === verb)?.tongue ?? parts.find((one) => one.tongue)?.tongue ?? '';
    return {
      text,
      tongue,
      isGuess: verb === 'build' && !first && !isNew && !parts.some(isForBuilding) && isListed(parts),
      parts: length,
    };
  } catch (stop) {
    if (stop !== STOP) throw stop;
    return undefined;
  }
}
