// CSM-REPORT-2: how a seat stands against the turn before, in figures, and what came into its sight or went out of it.
import type { Msg, Seat } from '@orrery/kernel';
import { heroMsg } from '../say.ts';
import type { Cosmos, Count, Hero, PlaceId } from '../state.ts';
import { type Own, placeFor } from './section.ts';

/** The edition whose reports have a purse beside the orders and a comparison. Older campaigns go on with theirs: reports are
 *  part of what is hashed. */
export const GAZETTE = 2;

/** The edition whose reports name the heroes that fell, and whose master's loans are told with their figures. */
export const TIDINGS = 4;

/** Who was alive and is not; a sheet shows it, and the turn in which it was so tells it. */
export function fallen(before: readonly Hero[], after: readonly Hero[]): Msg[] {
  const lived = new Set(before.filter(({ alive }) => alive).map(({ id }) => id));
  return after
    .filter(({ id, alive }) => !alive && lived.has(id))
    .map(({ id }) => ({ key: 'report.fell', args: { hero: heroMsg(id) } }));
}

/** The line of an order as it was before. */
export function withoutPurse(line: Msg): Msg {
  if (line.args?.purse === undefined) return line;
  const { R: _, purse: __, ...args } = line.args;
  return { ...line, args };
}

const FIGURES = ['R', 'actions', 'orbit', 'surface', 'ships', 'troops', 'cards', 'sight'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;
export interface Standing {
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
