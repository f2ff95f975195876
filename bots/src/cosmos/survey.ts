// What a commander makes of its own drawer: its fleets, its grounds, what stands where, and how far it reaches.
import {
  board,
  type Cosmos,
  type Fleet,
  factionOf,
  isShip,
  movementCards,
  moveOf,
  type PlaceId,
  placeText,
  type Side,
  unitOf,
} from '@orrery/cosmos';
import type { Know } from '@orrery/kernel';

export interface Survey {
  k: Know<Cosmos>;
  seat: number;
  side: Side;
  turn: number;
  fleets: [label: string, fleet: Fleet][];
  main: [label: string, fleet: Fleet] | undefined; // the strongest
  home: PlaceId | undefined;
}

export function survey(k: Know<Cosmos>): Survey {
  const side = k.own!.side!;
  const fleets = Object.entries(side.fleets).filter(([, f]) => !k.own!.lost.includes(f.at) && f.pulsed !== k.pub.turn);
  const byStrength = [...fleets].sort(([, a], [, b]) => strength(b.units) - strength(a.units));
  return { k, seat: k.seat!, side, turn: k.pub.turn, fleets, main: byStrength[0], home: homeOf(k) };
}

function homeOf(k: Know<Cosmos>): PlaceId | undefined {
  const { base, control } = factionOf(k.own!.side!.faction);
  const at = (id: string) =>
    Object.keys(k.own!.board).find((p) => k.own!.board[p]!.buildings.some((b) => b.id === id && b.owner === k.seat));
  return at(base.id) ?? Object.keys(k.own!.holdings).find((p) => k.own!.holdings[p]!.units[base.id]) ?? at(control.id);
}

/** A rough worth in battle: what it deals and what it bears. */
export function strength(units: Readonly<Record<string, number>>): number {
  return Object.entries(units).reduce((sum, [id, n]) => {
    const { attack, shield, hull } = unitOf(id);
    return sum + n * (attack + shield / 2 + hull / 2);
  }, 0);
}
export const size = (fleet: Fleet): number => Object.values(fleet.units).reduce((a, b) => a + b, 0);
export const text = (s: Survey, place: PlaceId): string => placeText(s.k, place);
export const seen = (s: Survey, place: PlaceId) => s.k.own!.board[place];
export const holds = (s: Survey, place: PlaceId, area: 'orbit' | 'ground'): boolean =>
  seen(s, place)?.dom[area] === s.seat;
export const grounds = (s: Survey): PlaceId[] => Object.keys(s.k.own!.board).filter((p) => holds(s, p, 'ground'));

export const reach = (s: Survey, units: readonly string[]): number =>
  Math.min(...units.map((id) => moveOf(unitOf(id).movement, movementCards(s.side), 0)));

const roads = new WeakMap<Survey, Map<PlaceId, board.Steps>>();
export function steps(s: Survey, from: PlaceId, to: PlaceId): number {
  let all = roads.get(s);
  if (!all) roads.set(s, (all = new Map()));
  let road = all.get(from);
  if (!road) all.set(from, (road = board.stepsFrom(from, (p) => seen(s, p)?.ruined === true)));
  return road(to) ?? Number.POSITIVE_INFINITY;
}
/** Strength of others last seen there; the memory of long ago counts for less. */
export function enemiesAt(s: Survey, place: PlaceId): { seat: number; force: number }[] {
  const here = seen(s, place);
  if (!here || s.turn - here.turn > 6) return [];
  const friends = s.k.own!.pacts.filter((p) => p.until >= s.turn).flatMap((p) => [p.a, p.b]);
  return Object.entries(here.units)
    .map(([seat, units]) => ({ seat: Number(seat), force: strength(units) }))
    .filter(({ seat }) => seat !== s.seat && !friends.includes(seat));
}
export const isFree = (s: Survey, place: PlaceId): boolean =>
  enemiesAt(s, place).length === 0 && !seen(s, place)?.ruined;
export const carriers = (units: Readonly<Record<string, number>>): string[] =>
  Object.keys(units).filter((id) => isShip(unitOf(id)) && unitOf(id).troops > 0);
