// What a commander makes of its own drawer: its fleets, its grounds, what stands where, and how far it reaches.
import type { Know } from '@orrery/kernel';
import { placeText } from '../orders/sample.ts';
import type { Cosmos, Fleet, Holding, PlaceId, Side } from '../state.ts';
import { movementCards, moveOf } from '../values/figures.ts';
import * as board from '../values/geometry.ts';
import { factionOf, isShip, unitOf } from '../values/sheets.ts';

export type Named = [label: string, fleet: Fleet];
export interface Survey {
  k: Know<Cosmos>;
  seat: number;
  side: Side;
  turn: number;
  scouts: Named[]; // a ship or two on their own
  armies: Named[]; // the rest, one in a system, the strongest first
  bases: Named[]; // mobile bases stay behind, where ships are built, until the mission asks for them
  preludes: string[]; // so that all this is so
  home: PlaceId | undefined; // where it builds
  grounds: PlaceId[]; // dominated
  lit: ReadonlySet<string>; // sectors whose key is found
  opened: boolean;
  ruins: ReadonlySet<PlaceId>;
  hosts: readonly PlaceId[]; // where armies of others were seen of late
  roads: Map<PlaceId, board.Steps>;
}
export const CITADEL = 'citadel';
const FEW = 2;

export function survey(k: Know<Cosmos>): Survey {
  const { side, lost, board: known } = k.own!;
  const isBusy = (label: string) => side!.research.some((r) => r.label === label); // an order would end the research
  const fleets = Object.entries(side!.fleets).filter(
    ([label, f]) => !lost.includes(f.at) && f.pulsed !== k.pub.turn && !isBusy(label),
  );
  const s: Survey = {
    k,
    seat: k.seat!,
    side: side!,
    turn: k.pub.turn,
    scouts: fleets.filter(([, f]) => isScout(f)),
    ...mustered(fleets.filter(([, f]) => !isScout(f))),
    home: undefined,
    grounds: Object.keys(known).filter((p) => known[p]!.dom.ground === k.seat),
    lit: new Set(k.pub.keys),
    opened: k.pub.opened > 0 && k.pub.opened < k.pub.turn,
    ruins: new Set(Object.keys(known).filter((p) => known[p]!.ruined)),
    hosts: [],
    roads: new Map(),
  };
  s.hosts = Object.keys(known).filter(
    (p) => board.isBoard(p) && foesAt(s, p).some((foe) => foe.seat >= 0 && many(foe)),
  );
  s.home = yardOf(s);
  return s;
}

const HOST = 5;
const many = ({ units }: Foe): boolean => Object.values(units).reduce((a, b) => a + b, 0) >= HOST;

const BASE_LABELS = ['ZZ', 'ZY', 'ZX', 'ZW', 'ZV'];
const isBase = (id: string): boolean => unitOf(id).tags.includes('base');
const pickUnits = ({ units }: Fleet, fits: (id: string) => boolean): Fleet['units'] =>
  Object.fromEntries(Object.entries(units).filter(([id]) => fits(id)));

/** Bases are set apart; of the other fleets of a system the strongest takes the rest in. Neither costs an action. */
function mustered(fleets: Named[]): Pick<Survey, 'armies' | 'bases' | 'preludes'> {
  const preludes: string[] = [];
  const bases: Named[] = [];
  const armies = new Map<PlaceId, Named>();
  const free = BASE_LABELS.filter((label) => !fleets.some(([l]) => l === label));
  for (const [label, fleet] of fleets.sort(byStrength)) {
    const [base, ships] = [pickUnits(fleet, isBase), pickUnits(fleet, (id) => !isBase(id))];
    const isMixed = Object.keys(base).length > 0 && Object.keys(ships).length > 0;
    const name = isMixed ? free.shift() : label;
    if (Object.keys(base).length > 0) bases.push([name ?? label, { ...fleet, units: base }]);
    if (Object.keys(ships).length === 0) continue;
    if (isMixed && name)
      for (const [id, n] of Object.entries(base)) preludes.push(`asignar ${n} ${id} de ${label} a ${name}`);
    const flag = armies.get(fleet.at);
    if (!flag) armies.set(fleet.at, [label, { ...fleet, units: ships, cargo: { ...fleet.cargo } }]);
    else {
      preludes.push(`asignar flota ${label} a ${flag[0]}`);
      merge(flag[1].units, ships);
      merge(flag[1].cargo, fleet.cargo);
    }
  }
  return { armies: [...armies.values()].sort(byStrength), bases, preludes };
}
const byStrength = ([, a]: Named, [, b]: Named): number => strength(b.units) - strength(a.units);
function merge(into: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [id, n] of Object.entries(more)) into[id] = (into[id] ?? 0) + n;
}

/** A ship or two without troops to speak of; bases and shuttles are none. */
function isScout(fleet: Fleet): boolean {
  const ids = Object.keys(fleet.units);
  return size(fleet) <= FEW && ids.every((id) => unitOf(id).class === 'ship' && !isTool(id));
}
/** Units with a task of their own. */
const isTool = (id: string): boolean => unitOf(id).tags.includes('mobile-portal') || unitOf(id).attack === 0;

/** The best place that builds ships: the Citadel, then where a base stands, then any other yard. */
function yardOf(s: Survey): PlaceId | undefined {
  const { control, base } = factionOf(s.side.faction);
  const rank = (p: PlaceId): number => {
    if (!holds(s, p, 'orbit')) return 0;
    if (p === CITADEL) return holds(s, p, 'ground') ? 9 : 0;
    const { buildings, units } = seen(s, p)!;
    if (Object.keys(units[s.seat] ?? {}).some((id) => unitOf(id).tags.includes('base'))) return 8;
    if (buildings.some((b) => b.owner === s.seat && b.id === base.id)) return 7;
    const makes = control.grants.includes('shipyard');
    if (makes && buildings.some((b) => b.owner === s.seat && b.id === control.id && b.turn < s.turn - 1)) return 5;
    return buildings.some((b) => b.id === 'shipyard' && b.turn < s.turn - 1) ? 4 : 0;
  };
  const yards = Object.keys(s.k.own!.board).map((p) => ({ p, worth: rank(p) }));
  return yards.filter((y) => y.worth > 0).sort((a, b) => b.worth - a.worth)[0]?.p;
}

/** A rough worth in battle: what it deals and what it bears. */
export function strength(units: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const id in units) {
    const { attack, shield, hull } = unitOf(id);
    sum += units[id]! * (attack + shield + hull);
  }
  return sum;
}
export const size = (fleet: Fleet): number => Object.values(fleet.units).reduce((a, b) => a + b, 0);

export const text = (s: Survey, place: PlaceId): string => placeText(s.k, place);
export const seen = (s: Survey, place: PlaceId) => s.k.own!.board[place];
/** What it sees no more it may have lost. */
export const holds = (s: Survey, place: PlaceId, area: 'orbit' | 'ground'): boolean =>
  seen(s, place)?.dom[area] === s.seat && seen(s, place)!.turn >= s.turn - 1;
export const isStudied = (s: Survey, place: PlaceId): boolean => s.side.research.some((r) => r.place === place);
export const holding = (s: Survey, place: PlaceId): Holding | undefined => s.k.own!.holdings[place];
export const troopOf = (s: Survey): string => factionOf(s.side.faction).troops[0]!.id;

/** R that can be collected there in a turn. */
export const limitOf = (s: Survey, p: PlaceId): number => {
  const { base } = factionOf(s.side.faction);
  const isBase = seen(s, p)!.buildings.some((b) => b.owner === s.seat && b.id === base.id);
  const plain = isBase && base.kind === 'fixed' ? 60 : (board.sectorData(p)?.collect ?? 0);
  return plain === 0 ? 0 : plain + (holding(s, p)?.extra ?? 0);
};

export const reach = (s: Survey, units: readonly string[]): number =>
  Math.min(...units.map((id) => moveOf(unitOf(id).movement, movementCards(s.side), 0)));

export function steps(s: Survey, from: PlaceId, to: PlaceId): number {
  let road = s.roads.get(from);
  if (!road) {
    road = board.stepsFrom(from, s.ruins);
    s.roads.set(from, road);
  }
  return road(to) ?? Number.POSITIVE_INFINITY;
}

const FRESH = 3; // turns for which a memory is trusted
export interface Foe {
  seat: number;
  units: Readonly<Record<string, number>>;
}
/** Who else was last seen there. */
export function foesAt(s: Survey, place: PlaceId): Foe[] {
  const here = seen(s, place);
  if (!here || (s.turn - here.turn > FRESH && place !== CITADEL)) return [];
  return Object.entries(here.units)
    .map(([seat, units]) => ({ seat: Number(seat), units }))
    .filter(({ seat }) => seat !== s.seat && !isFriend(s, seat));
}
export const isFriend = (s: Survey, seat: number): boolean =>
  s.k.own!.pacts.some((p) => p.until >= s.turn && (p.a === seat || p.b === seat));
export const isFree = (s: Survey, place: PlaceId): boolean => foesAt(s, place).length === 0 && !seen(s, place)?.ruined;

/** Troops of others last seen on that ground. */
export function guardsAt(s: Survey, place: PlaceId): number {
  let sum = 0;
  for (const [seat, troops] of Object.entries(seen(s, place)?.ground ?? {}))
    if (Number(seat) !== s.seat) for (const n of Object.values(troops)) sum += n;
  return sum;
}

/** Ships a fleet can spare for an errand: of a kind that is left over, the cheapest swift one first. */
export function errandShip({ units }: Fleet): string | undefined {
  const rank = (id: string) => unitOf(id).cost - 4 * unitOf(id).movement + (units[id]! > FEW ? 0 : 1000);
  return Object.keys(units)
    .filter((id) => isShip(unitOf(id)) && unitOf(id).class === 'ship' && !isTool(id))
    .sort((a, b) => rank(a) - rank(b))[0];
}

/** Of the systems within a move, the one nearest to the goal; from the black sector that is the whole white rim. */
export function towards(s: Survey, from: PlaceId, goal: PlaceId, far: number): PlaceId | undefined {
  if (board.isBlack(from))
    return board.BOARD.filter((p) => board.sectorOf(p) === 'white' && isFree(s, p)).sort(
      (a, b) => steps(s, goal, a) - steps(s, goal, b),
    )[0];
  if (steps(s, from, goal) <= far) return goal;
  let best: { p: PlaceId; left: number } | undefined;
  for (const p of board.BOARD) {
    if (!board.isWithin(from, p, far) || steps(s, from, p) > far || !isFree(s, p)) continue;
    const left = steps(s, goal, p);
    if (left < (best?.left ?? steps(s, goal, from))) best = { p, left };
  }
  return best?.p;
}
