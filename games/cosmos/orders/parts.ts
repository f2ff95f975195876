// CSM-LANG: a line as its parts, wherever they stand: verbs, fleets, units, systems, names, turns, sums, each with the small word before it.
import { CARDS } from '../packs/base/cards.ts';
import { attempt, type Cursor, figure, number, phraseAt, skip, skipArticles, word } from './cursor.ts';
import { biomass, faction, firstOnes, fleetLabel, item, items, place } from './grammar.ts';
import type { Kind } from './lexicon.ts';
import { name } from './names.ts';
import type { Concept, Verb } from './vocabulary/types.ts';
import { LIGHT, LINKS, phrasesOf, SILENT, VERBS } from './vocabulary.ts';

/** The small word before a part: where to, where, where from, with whom, against whom, under what name. */
const ROLES = ['to', 'against', 'with', 'at', 'from', 'as', 'until'] as const;
export type Role = (typeof ROLES)[number] | 'none';
export type PartKind =
  | 'verb'
  | 'fleet'
  | 'units'
  | 'ships' // all there are in a place
  | 'troops'
  | 'buildings'
  | 'place'
  | 'faction'
  | 'hero'
  | 'card'
  | 'boost'
  | 'turn'
  | 'sum'
  | 'term'
  | 'rate'
  | 'biomass'
  | 'count'
  | Marker;
const MARKERS = [
  'viaPortal',
  'viaNexus',
  'viaHyperjump',
  'ground',
  'station',
  'orbital',
  'aboard',
  'war',
  'scouting',
  'peace',
  'technology',
  'credit',
  'finance',
  'bank',
  'orders',
  'prey',
  'works',
  'blackSector',
  'landThem',
  'everyone',
  'lostTech',
  'resources',
  'supremeTrojan',
  'supremeDevice',
  'nova',
  'turnOn',
  'turnOff',
] as const satisfies readonly Concept[];
type Marker = (typeof MARKERS)[number];

export interface Part {
  kind: PartKind;
  role: Role;
  text: string; // as the reader of orders reads it
  verb?: Verb;
  isLight?: boolean; // `mando a recolectar`: it may say nothing of its own
  isSecond?: boolean; // behind a word that says where to, though it was read over
  isBehindPlace?: boolean; // `at the white 20 shipyard`: nothing between the place and it
  tongue?: string;
  after?: Verb; // the verb before it
}
/** What a part may be; each moves the cursor and gives the text of it. */
const slice = (c: Cursor, from: number): string =>
  c.tokens
    .slice(from, c.at)
    .map(({ text }) => text)
    .join(' ');
const typed =
  (read: (c: Cursor) => unknown) =>
  (c: Cursor): string | undefined => {
    const { at } = c;
    return read(c) === undefined ? undefined : slice(c, at);
  };
const ofName = (kind: Kind) => (c: Cursor) => {
  skipArticles(c);
  return name(c, kind)?.id;
};
const SUPPLEMENTS: ReadonlySet<string> = new Set(
  CARDS.filter(({ type }) => type === 'supplementary' || type === 'prepare').map(({ id }) => id),
);
export const isSupplement = (card: string): boolean => SUPPLEMENTS.has(card);
/** A card that says what is done, for it does nothing else: it makes building cheaper. */
export const isForBuilding = ({ kind, text }: Part): boolean =>
  kind === 'card' && CARDS.some(({ id, params }) => id === text && 'discount' in params && isSupplement(id));

const READERS: Readonly<Partial<Record<PartKind, (c: Cursor) => string | undefined>>> = {
  fleet: (c) => {
    const label = fleetLabel(c);
    const token = c.tokens[c.at - 1]!;
    return label && (token.isCapital || !LINKS.has(token.text)) ? `flota ${label}` : undefined;
  },
  units: typed((c) => items(c, 'all', 'unit')),
  troops: (c) => attempt(c, () => typed((one) => item(one, 'all', 'troop'))(c)) ?? anyTroops(c),
  buildings: typed((c) => items(c, 'ask', 'building')),
  place: typed(place),
  faction: typed((c) => {
    skipArticles(c);
    return faction(c);
  }),
  hero: ofName('hero'),
  card: (c) => {
    skipArticles(c);
    attempt(c, () => (number(c) === 1 ? true : undefined)); // `with a nova bomb`
    const { at } = c;
    const found = name(c, 'card');
    return found?.isWhole && !(found.isPlural && c.at === at + 1) ? found.id : undefined; // `mando` is no Alto Mando, and `espías` no Espía Cuántico
  },
  boost: typed((c) => name(c, 'boost')),
  ships: (c) => (skip(c, 'allShips') ? 'la flota' : undefined),
  turn: (c) => (word(c, 'turnWord') ? figure(c)?.toString() : undefined),
  sum: (c) => {
    const n = number(c);
    return n !== undefined && skip(c, 'R') ? `${n}` : undefined;
  },
  term: (c) => {
    const n = number(c);
    if (n === undefined) return undefined;
    return skip(c, 'years') ? `${n} años` : skip(c, 'payments') ? `${n} pagos` : undefined;
  },
  rate: (c) => {
    const n = figure(c);
    return n !== undefined && skip(c, 'percent') ? `${n}` : undefined;
  },
  biomass: (c) => biomass(c)?.toString(),
  count: (c) =>
    attempt(c, () => firstOnes(c))?.join(', ') ?? figure(c)?.toString() ?? (skip(c, 'max') ? 'max' : undefined),
};
/** `con la droga`, `con el misil`: what goes along may be called by the beginning of its name. */
function headOfCard(c: Cursor): string | undefined {
  skipArticles(c);
  const typed = c.tokens[c.at]?.text;
  const found = name(c, 'card');
  const heads = c.lexicon.card.find(({ id }) => id === found?.id)?.forms.map(({ words }) => words[0]);
  return found && isSupplement(found.id) && heads?.includes(typed) ? found.id : undefined;
}
/** `todas las tropas`, `200 hombres`: the only kind there is. */
function anyTroops(c: Cursor): string | undefined {
  const all = skip(c, 'max') || skip(c, 'all');
  skipArticles(c);
  const n = all ? 'max' : (attempt(c, () => number(c)) ?? 'max');
  if (!word(c, 'troopWord')) return undefined;
  const own = new Set(c.position?.ground.flatMap(({ troops }) => Object.keys(troops)));
  const ids = own.size > 0 ? [...own] : c.lexicon.troop.filter(({ id }) => id !== 'droid').map(({ id }) => id);
  return ids.length === 1 ? `${n} ${ids[0]}` : undefined;
}

/** A verb in any of its forms; `moverlas`, `prepárese`: without the pronoun behind it. */
function verbsAt(c: Cursor): Step[] {
  const token = c.tokens[c.at]!;
  const bare = VERBS.has(token.text) ? token.text : (PRONOUN.exec(token.text)?.[1] ?? '');
  const found: Step[] = [];
  for (const { words, means, tongue } of VERBS.get(bare) ?? []) {
    if (!words.every((text, i) => i === 0 || c.tokens[c.at + i]?.text === text)) continue;
    if (isGoing({ ...c, at: c.at + words.length - 1, expected: [] }) && words.length > 1) continue;
    const part: Part = { kind: 'verb', role: 'none', text: '', verb: means, tongue, isLight: LIGHT.has(bare) };
    found.push({ part, end: c.at + words.length });
  }
  return found;
}
/** `llevarla a naranja 14`: the last word says where to, and belongs to the place. */
const isGoing = (c: Cursor): boolean => skip(c, 'to') && attempt(c, () => place(c)) !== undefined;
const PRONOUN = /^(.{3,}?)(?:se|me|nos|te|os)?(?:l[aoe]s?|se|nos|te|os)$/;

/** `inmediatamente`, `immediately`; a verb that says nothing of its own, and is no order: `se dedican a`. */
const ADVERB = /.{3}mente$|.{4}ly$/;
const isIdle = (c: Cursor): boolean => {
  const { text } = c.tokens[c.at]!;
  return ADVERB.test(text) || (LIGHT.has(text) && verbsAt(c).length === 0);
};
/** `la flota A`: its letter, whatever that says in another language. */
const isName = (c: Cursor, at: number): boolean =>
  c.tokens[at]!.text.length === 1 && FLEETS.has(c.tokens[at - 1]?.text ?? '');
const FLEETS: ReadonlySet<string> = new Set(
  [...phrasesOf('fleet').values()].flatMap((list) => list.map(({ words }) => words.at(-1)!)),
);
/** Turns alone are until when, sums up to how much. */
const TIMES: readonly PartKind[] = ['turn', 'count', 'sum'];
export interface Step {
  part: Part | undefined; // none: words that say nothing
  end: number;
}
const isBehindTo = (c: Cursor, at: number): boolean =>
  at > 0 &&
  !isName(c, at - 1) &&
  !c.tokens[at - 1]!.isCapital &&
  phraseAt(c, phrasesOf('to'), at - 1)?.words.length === 1;
/** All that can stand at this point, the longest first. */
export function partsAt(c: Cursor): Step[] {
  const { at: start } = c;
  const found: Step[] = [];
  for (const role of ['none', ...ROLES] as const) {
    c.at = start;
    if (role !== 'none' && !skip(c, role)) continue;
    const { at: begin } = c;
    if (begin >= c.tokens.length) continue;
    if (role !== 'until') found.push(...verbsAt(c));
    for (const kind of role === 'until' ? TIMES : (Object.keys(READERS) as PartKind[])) {
      if (kind === 'fleet' && role === 'against') continue; // nobody acts against a fleet
      c.at = begin;
      const text =
        attempt(c, () => READERS[kind]!(c)) ??
        (kind === 'card' && role === 'with' ? attempt(c, () => headOfCard(c)) : undefined);
      if (text !== undefined && c.at > begin)
        found.push({ part: { kind, role, text, isSecond: isBehindTo(c, start) }, end: c.at });
    }
    c.at = begin;
    skipArticles(c);
    for (const kind of MARKERS) {
      const marked = phraseAt(c, phrasesOf(kind));
      if (marked) found.push({ part: { kind, role, text: marked.words.join(' ') }, end: c.at + marked.words.length });
    }
  }
  c.at = start;
  const silent = isName(c, start) ? 0 : (phraseAt(c, SILENT)?.words.length ?? (isIdle(c) ? 1 : 0));
  if (silent > 0) found.push({ part: undefined, end: start + silent });
  return found.sort((a, b) => b.end - a.end);
}
