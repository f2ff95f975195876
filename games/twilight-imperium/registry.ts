// Where content plugs in: the pieces there are, those of one table, and what they say together.
import { type About, editionOf, inPlay, type Seat, type WindowName } from '@orrery/kernel';
import { boundAbilities } from './holders.ts';
import type { Amount, Grant, InFights, Modifiers, Restrictions } from './modifiers.ts';
import type { AnyAbility, Piece, Waiver } from './piece.ts';
import { eventOf, hasSet, type Pub, type T, type TI } from './state.ts';

export type { Piece } from './piece.ts';

/** [TI4-SET-4, -7] Whether the sets of a table have this piece: out of use it changes nothing and asks nobody. */
export function inBoxes(table: Pick<Pub, 'sets'> & Lending, piece: Piece): boolean {
  const { id, set, event, card, note, leader, exploration } = piece;
  if (event && !eventOf(table, id)) return false;
  const late = leader || exploration ? 'pok' : undefined; // [TI4-SET-7] codices have some, which are nothing without that box
  const from = [set, late, card?.set, note?.set].filter((box) => box !== undefined);
  return from.every((box) => hasSet(table, box)) || isLent(table, piece);
}
/** [TI4-REF-3] A commander whose alliance card an event or a breakthrough has brought: no leader of this table need be there. */
const isLent = (table: Lending, { id, leader }: Piece): boolean => leader !== undefined && lentAt(table).includes(id);
type Lending = Pick<Pub, 'events'> & Partial<Pick<Pub, 'cards'>>;
const lentAt = ({ events = [], cards = [] }: Lending): string[] => [
  ...events.flatMap((event) => event.cards ?? []),
  ...cards.flatMap(({ kind, id }) => (kind === 'alliance' ? [id] : [])),
];

const installed: Piece[] = [];

/** Called once, when the game is put together; a board may have looked at its tables before. */
export function install(pieces: readonly Piece[]): void {
  byPlayers = new WeakMap();
  last = undefined;
  for (const piece of pieces) {
    if (installed.some((other) => other.id === piece.id)) throw new Error(`two pieces are called ${piece.id}`);
    installed.push(piece);
  }
}
export const pieces = (): readonly Piece[] => installed;

/** What there is of all pieces at one table, found by what it is asked for. */
interface AtTable {
  pieces: readonly Piece[];
  named: ReadonlyMap<string, Piece>;
  having: Map<keyof Piece, readonly Piece[]>; // by what they have
  modifiers: Map<keyof Modifiers, readonly Partial<Modifiers>[]>;
  abilities: ReadonlyMap<string, readonly AnyAbility[]>; // by window
  copiers: readonly Piece[]; // that lend the text of others
  boxed: Map<Piece, boolean>; // whether the sets have it
}
let byPlayers = new WeakMap<readonly object[], AtTable>();
let last: { players: readonly object[]; table: AtTable } | undefined; // asked for again and again
const byKey = new Map<string, AtTable>();

/** A table is worked out once; sheets are not dealt before the set-up is over, and whoever changes one lays out a new list. */
function atTable(pub: Pub): AtTable {
  if (last?.players === pub.players) return last.table;
  const known = byPlayers.get(pub.players);
  if (known) {
    last = { players: pub.players, table: known };
    return known;
  }
  const factions = pub.phase === 'setup' ? undefined : pub.players.map(({ faction }) => faction);
  const events = pub.events?.map(({ id }) => id);
  const key = [installed.length, editionOf(pub), pub.sets, factions, events, lentAt(pub)].join(' ');
  const found = byKey.get(key) ?? laidOut(pub, factions);
  byKey.set(key, found);
  if (factions) byPlayers.set(pub.players, found);
  return found;
}
function laidOut(pub: Pub, factions: readonly string[] | undefined): AtTable {
  const isDealt = (piece: Piece): boolean =>
    !factions || !sheetOf(piece) || factions.includes(sheetOf(piece)!) || isLent(pub, piece);
  const pieces = inPlay(installed, pub).filter((piece) => inBoxes(pub, piece) && isDealt(piece));
  const abilities = new Map<string, AnyAbility[]>();
  for (const piece of pieces)
    for (const [, ability] of boundAbilities(piece))
      abilities.set(ability.window, [...(abilities.get(ability.window) ?? []), ability]);
  const named = new Map(pieces.map((piece) => [piece.id, piece]));
  const copiers = pieces.filter((piece) => piece.modifiers?.copies);
  return { pieces, named, having: new Map(), modifiers: new Map(), abilities, copiers, boxed: new Map() };
}
/** The faction whose own it is; none: anybody's. */
const sheetOf = ({ of, leader }: Piece): string | undefined =>
  leader?.faction ?? (of && 'faction' in of ? of.faction : undefined);
/** `inBoxes`, found once for each piece: whoever might react is asked for it all the time. */
export function isBoxed(pub: Pub, piece: Piece): boolean {
  const { boxed } = atTable(pub);
  const known = boxed.get(piece) ?? inBoxes(pub, piece);
  boxed.set(piece, known);
  return known;
}
export const pieceAt = (pub: Pub, id: string): Piece | undefined => atTable(pub).named.get(id);
/** Of the pieces that matter at this table, those of its edition, its sets and its sheets, the ones that bring this: found once, for most bring little and they are asked all the time. */
export function piecesWith<K extends keyof Piece>(pub: Pub, what: K): readonly (Piece & Required<Pick<Piece, K>>)[] {
  const { pieces, having } = atTable(pub);
  let list = having.get(what);
  if (!list) {
    list = pieces.filter((piece) => piece[what] !== undefined);
    having.set(what, list);
  }
  return list as (Piece & Required<Pick<Piece, K>>)[];
}
/** The piece by which this seat has the text of another. */
export const copierOf = (pub: Pub, seat: Seat, id: string): Piece | undefined =>
  atTable(pub).copiers.find(({ modifiers }) => modifiers!.copies!(pub, seat).includes(id));

/** Whether by public facts anybody could react to this: who asks whether an order matters need not know what with. */
export const mightReact = <N extends WindowName<TI>>(pub: Pub, name: N, about: About<TI, N>): boolean =>
  (atTable(pub).abilities.get(name) ?? []).some(({ might }) =>
    pub.players.some((_, seat) => might(pub, seat, { names: [name], about, used: [] })),
  );

/** Whether this seat could by public facts. */
export const mightUse = <N extends WindowName<TI>>(pub: Pub, seat: Seat, name: N, about: About<TI, N>): boolean =>
  (atTable(pub).abilities.get(name) ?? []).some(({ might }) => might(pub, seat, { names: [name], about, used: [] }));

/** A moment: what follows by itself, then the window for whoever may react. */
export function happen<N extends WindowName<TI>>(t: T, name: N, about: About<TI, N>): void {
  for (const { follows } of piecesWith(t.s.pub, 'follows')) {
    const follow = follows[name] as ((table: T, facts: About<TI, N>) => void) | undefined;
    follow?.(t, about);
  }
  (t.window as (window: N, facts: About<TI, N>) => void)(name, about);
}
/** What the pieces bring for the odds of fights. */
export const inFights = <K extends keyof InFights>(pub: Pub, name: K): (InFights & Required<Pick<InFights, K>>)[] =>
  piecesWith(pub, 'odds').flatMap(({ odds }) => (hasPart(odds, name) ? [odds] : []));
const hasPart = <K extends keyof InFights>(odds: InFights, name: K): odds is InFights & Required<Pick<InFights, K>> =>
  odds[name] !== undefined;

/** What changes this quantity at this table, narrowed to it. */
export function modifiers<K extends keyof Modifiers>(pub: Pub, name: K): readonly Pick<Modifiers, K>[] {
  const table = atTable(pub);
  let list = table.modifiers.get(name);
  if (!list) {
    list = table.pieces.flatMap((p) => (p.modifiers?.[name] ? [p.modifiers] : []));
    table.modifiers.set(name, list);
  }
  return list as Pick<Modifiers, K>[];
}

/** Why content forbids this; undefined: it does not. */
export function barTo<K extends keyof Restrictions>(
  name: K,
  ...args: Parameters<Restrictions[K]>
): ReturnType<Restrictions[K]> | undefined {
  for (const { restrictions } of piecesWith(args[0], 'restrictions')) {
    const bar = restrictions[name] as
      | ((...given: Parameters<Restrictions[K]>) => ReturnType<Restrictions[K]>)
      | undefined;
    const found = bar?.(...args);
    if (found) return found;
  }
  return undefined;
}
/** Whether any piece grants this. */
export function anyGrants<K extends Grant>(name: K, ...args: Parameters<Modifiers[K]>): boolean {
  for (const modifier of modifiers(args[0], name)) {
    const grants = modifier[name] as (...given: Parameters<Modifiers[K]>) => boolean;
    if (grants(...args)) return true;
  }
  return false;
}
/** Ways to ignore a prerequisite of this technology, at a price. */
export const waiversFor = (pub: Pub, seat: Seat, tech: string): Waiver[] =>
  piecesWith(pub, 'waiver').flatMap(({ waiver }) => (waiver.can(pub, seat, tech) ? [waiver] : []));

/** Adds up a number that pieces contribute to. */
export function sum<K extends Amount>(name: K, ...args: Parameters<Modifiers[K]>): number {
  let total = 0;
  for (const modifier of modifiers(args[0], name)) {
    const change = modifier[name] as (...args: Parameters<Modifiers[K]>) => number;
    total += change(...args);
  }
  return total;
}
