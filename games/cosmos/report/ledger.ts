// CSM-REPORT-2: how a seat stands against the turn before, in figures, and what came into its sight or went out of it.
import type { Msg, Seat } from '@orrery/kernel';
import { heroMsg } from '../say.ts';
import type { Cosmos, Count, Hero, PlaceId } from '../state.ts';
import { placeRank } from '../values/geometry.ts';
import { type Own, type Pub, placeFor, sideMsg } from './section.ts';

/** The edition whose reports have a purse beside the orders and a comparison. Older campaigns go on with theirs: reports are
 *  part of what is hashed. */
export const GAZETTE = 2;

/** The edition whose reports name the heroes that fell, and whose master's loans are told with their figures. */
export const TIDINGS = 4;

/** The edition whose reports name the systems that were won and lost, and tell corrections by names. */
export const DOMINION = 5;

type Area = 'orbit' | 'ground';
/** Where it dominates what, as far as it knows. */
type Held = ReadonlyMap<PlaceId, readonly Area[]>;
export function heldBy({ board }: Cosmos['own'], seat: Seat): Held {
  const areas = (place: PlaceId) => (['orbit', 'ground'] as const).filter((area) => board[place]!.dom[area] === seat);
  return new Map(Object.keys(board).map((place) => [place, areas(place)]));
}
const without = (one: Held, other: Held, place: PlaceId): Area[] =>
  (one.get(place) ?? []).filter((area) => !other.get(place)?.includes(area));
/** What it came to hold, and what it holds no more, with who does now, where it can see that. */
export function turned(pub: Pub, own: Cosmos['own'], before: Held, after: Held): Msg[] {
  const areasMsg = (areas: readonly Area[]): Msg => ({ key: `hold.${areas.length === 2 ? 'both' : areas[0]}` });
  const won = (place: PlaceId, areas: readonly Area[]): Msg => ({
    key: 'hold.won',
    args: { place: placeFor(own, place), areas: areasMsg(areas) },
  });
  const lost = (place: PlaceId, areas: readonly Area[]): Msg => {
    const holders = new Set(areas.map((area) => own.board[place]?.dom[area] ?? null));
    const [holder] = holders;
    const { args } = won(place, areas);
    if (holders.size !== 1 || holder === null) return { key: 'hold.won', args: args! };
    return { key: 'hold.lost', args: { ...args, faction: sideMsg(pub, holder!) } };
  };
  const told = (key: string, one: Held, other: Held, item: typeof won): Msg[] => {
    const places = [...one.keys()].filter((place) => without(one, other, place).length > 0);
    const items = places.sort(byPlace).map((place) => item(place, without(one, other, place)));
    return items.length === 0 ? [] : [{ key, args: { places: items } }];
  };
  return [...told('report.held', after, before, won), ...told('report.unheld', before, after, lost)];
}
const byPlace = (a: PlaceId, b: PlaceId): number => placeRank(a) - placeRank(b);

/** Who was alive and is not; a sheet shows it, and the turn in which it was so tells it. */
export function fallen(before: readonly Hero[], after: readonly Hero[]): Msg[] {
  const lived = new Set(before.filter(({ alive }) => alive).map(({ id }) => id));
  return after
    .filter(({ id, alive }) => !alive && lived.has(id))
    .map(({ id }) => ({ key: 'report.fell', args: { hero: heroMsg(id) } }));
}

/** The edition whose reports say what each order gave and took besides R, and why biomass grew. */
export const DEEDS = 6;

/** The lines that older campaigns had. */
export const withoutDeeds = (lines: readonly Msg[]): Msg[] =>
  lines.flatMap((line) => {
    if (line.key === 'report.novaLoss') return [];
    if (line.key === 'report.grown') return [{ key: 'report.biomass', args: { n: line.args!.n! } }];
    if (line.args?.did === undefined) return [line];
    const { did: _, ...args } = line.args;
    return [{ ...line, args }];
  });

/** The line of an order as it was before. */
export function withoutPurse(line: Msg): Msg {
  if (line.args?.purse === undefined) return line;
  const { R: _, purse: __, ...args } = line.args;
  return { ...line, args };
}

const FIGURES = ['R', 'actions', 'orbit', 'surface', 'ships', 'troops', 'cards', 'sight'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;
interface Standing {
  figures: Figures;
  sees: ReadonlySet<PlaceId>;
}
const total = (counts: readonly Count[]): number =>
  counts.reduce((sum, count) => sum + Object.values(count).reduce((a, b) => a + b, 0), 0);

/** Null: before the campaign, or behind the game master's screen. `turn`: the last one that was resolved. */
export function standingOf(own: Cosmos['own'], seat: Seat, turn: number): Standing | null {
  const { side, board, holdings, pool } = own;
  if (!side) return null;
  const held = (area: 'orbit' | 'ground') => Object.values(board).filter(({ dom }) => dom[area] === seat).length;
  const sees = new Set(Object.keys(board).filter((place) => board[place]!.turn >= turn));
  const fleets = Object.values(side.fleets);
  const figures: Figures = {
    R: side.R,
    actions: pool,
    orbit: held('orbit'),
    surface: held('ground'),
    ships: total(fleets.map(({ units }) => units)),
    troops:
      total(fleets.map(({ cargo }) => cargo)) +
      total(Object.values(holdings).flatMap(({ ground, station, orbital }) => [ground, station, orbital])),
    cards: side.cards.length,
    sight: sees.size,
  };
  return { figures, sees };
}

/** What is told of it at the end of a report. */
export function compared(before: Standing | null, after: Standing | null, own: Own): Msg[] {
  if (!before || !after) return [];
  const items = FIGURES.map((name): Msg => {
    const [from, to] = [before.figures[name], after.figures[name]];
    return { key: `ledger.${name}`, args: { from, to } };
  });
  const places = (of: ReadonlySet<PlaceId>, without: ReadonlySet<PlaceId>) =>
    [...of].filter((place) => !without.has(place)).map((place) => placeFor(own, place));
  const sights = (key: string, list: Msg[]): Msg[] => (list.length === 0 ? [] : [{ key, args: { places: list } }]);
  return [
    ...sights('report.sighted', places(after.sees, before.sees)),
    ...sights('report.unsighted', places(before.sees, after.sees)),
    { key: 'report.ledger', args: { items } },
  ];
}
