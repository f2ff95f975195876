// CSM-LANG: how a line could go on: what the reader expects there, as far as this seat has it, and what would be legal.
import type { Know } from '@orrery/kernel';
import { type Cosmos, DEEP, type PlaceId } from '../state.ts';
import { crossingsFrom } from '../values/crossing.ts';
import { BOARD, isBlack, isBoard, numberOf, squaresBetween } from '../values/geometry.ts';
import { placeName } from './format.ts';
import { type Kind, lexiconOf, nameOf } from './lexicon.ts';
import type { PlaceRef } from './order.ts';
import { readList } from './parse.ts';
import { positionOf } from './position.ts';
import { tokensOf } from './tokens.ts';
import type { Concept, Verb } from './vocabulary/types.ts';
import { conceptWord, type Tongue, verbWord, vocabulary } from './vocabulary.ts';

/** What an order may begin with, the most usual first. */
const VERBS: readonly Verb[] = [
  'move',
  'collect',
  'search',
  'build',
  'recruit',
  'explore',
  'prepare',
  'defend',
  'troops',
  'hero',
  'bombard',
  'use',
  'pact',
  'loan',
  'special',
  'destroy',
  'dismantle',
  'assign',
];
/** Those that a fleet comes after. */
const WITH_FLEET: readonly Verb[] = ['move', 'collect', 'search', 'explore', 'prepare', 'assign'];
const MOST = 8;
type K = Know<Cosmos>;

interface Completion {
  words: string;
  line: string; // with them
}
/** How `line` could go on, which may end in the middle of a name. `isLegal` judges lines that are whole orders. */
export function completionsOf(k: K, line: string, tongue: Tongue, isLegal: (line: string) => boolean): Completion[] {
  for (const begun of [/\S*$/, /\S+\s+\S*$/]) {
    const at = line.search(begun);
    const found = at < 0 ? [] : completed(k, line.slice(0, at), line.slice(at), tongue, isLegal);
    if (found.length > 0) return found;
  }
  return [];
}
function completed(
  k: K,
  head: string,
  begun: string,
  tongue: Tongue,
  isLegal: (line: string) => boolean,
): Completion[] {
  const side = k.own?.side;
  if (!side) return [];
  const fits = (words: string) => plain(words).startsWith(plain(begun)) && plain(words) !== plain(begun);
  const found = head.trim() === '' ? VERBS.map((verb) => verbWord(verb, tongue)) : wordsAfter(k, head, tongue);
  const mayBe = (line: string): boolean => {
    const [problem] = readList(line, side.faction, positionOf(k)).problems;
    return problem ? problem.found === '' && problem.which === undefined : isLegal(line); // it is not at its end, or whole
  };
  const kept: Completion[] = [];
  for (const words of new Set(found)) {
    if (kept.length === MOST) break;
    if (fits(words) && mayBe(head + words)) kept.push({ words, line: head + words });
  }
  return kept;
}
const plain = (text: string): string =>
  tokensOf(text)
    .map(({ text: word }) => word)
    .join(' ');

function wordsAfter(k: K, head: string, tongue: Tongue): string[] {
  const { faction } = k.own!.side!;
  const [problem] = readList(head, faction, positionOf(k)).problems;
  if (problem?.found !== '') return [];
  if (WITH_FLEET.some((verb) => plain(verbWord(verb, tongue)) === plain(head)))
    return OFFERS['<label>']!(k, head, tongue);
  const kinds = problem.expected.flatMap((what) => OFFERS[what]?.(k, head, tongue) ?? []);
  const words = problem.expected
    .filter((what) => !what.startsWith('<') && !problem.expected.includes('<place>'))
    .flatMap((what) => (Object.hasOwn(vocabulary(tongue).words, what) ? [conceptWord(what as Concept, tongue)] : []));
  return [...kinds, ...words];
}

type Offer = (k: K, head: string, tongue: Tongue) => string[];
const named =
  (kind: Kind, idsOf: (k: K) => readonly string[]): Offer =>
  (k, _, tongue) =>
    idsOf(k).map((id) => nameOf(lexiconOf(k.own!.side!.faction), kind, id, tongue));
const all = (kind: Kind) => (k: K) => lexiconOf(k.own!.side!.faction)[kind].map(({ id }) => id);

/** Of each kind what this seat has, holds, or could meet. */
const OFFERS: Readonly<Record<string, Offer>> = {
  '<place>': (k, head, tongue) => placesFor(k, head).map((place) => placeName(refOf(k, place), tongue)),
  '<label>': (k, _, tongue) => fleetsOf(k).map((label) => `${conceptWord('fleet', tongue)} ${label}`),
  '<unit>': named('unit', all('unit')),
  '<troop>': named('troop', all('troop')),
  '<building>': named('building', all('building')),
  '<card>': named('card', (k) => [...new Set(k.own!.side!.cards.map(({ card }) => card))]),
  '<hero>': named('hero', (k) => k.own!.side!.heroes.filter(({ alive }) => alive).map(({ id }) => id)),
  '<faction>': named('faction', (k) => k.pub.factions.flatMap((id, seat) => (id && seat !== k.seat ? [id] : []))),
  '<boost>': named('boost', all('boost')),
};

const fleetsOf = (k: K): string[] =>
  Object.entries(k.own!.side!.fleets).flatMap(([label, { at }]) => (at === DEEP ? [] : [label]));
const refOf = (k: K, place: PlaceId): PlaceRef =>
  isBlack(place) ? `code:${k.own!.squares[numberOf(place)]?.code ?? ''}` : place;

/** Where a fleet goes: what is near it, and across the edge. Where something is done: what is mine, then what I know. */
function placesFor(k: K, head: string): PlaceId[] {
  const { own, seat } = k;
  const [order] = readList(`${head} violeta 1`, own!.side!.faction).orders;
  const from = order?.do === 'move' ? own!.side!.fleets[order.group.fleet]?.at : undefined;
  if (from && (isBoard(from) || isBlack(from))) {
    const near = nearTo(from);
    return [...near.slice(0, MOST / 2), ...crossingsFrom(own!, from), ...near.slice(MOST / 2)]; // room for both
  }
  const known = Object.keys(own!.board);
  const isMine = (place: PlaceId) => own!.board[place]!.dom.ground === seat || own!.board[place]!.dom.orbit === seat;
  return [...known.filter(isMine), ...known.filter((place) => !isMine(place))];
}
/** Black squares are near nothing. */
const nearTo = (from: PlaceId): PlaceId[] =>
  BOARD.map((place) => ({ place, far: squaresBetween(from, place) }))
    .filter(({ far }) => far > 0 && far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3 * MOST)
    .map(({ place }) => place);
