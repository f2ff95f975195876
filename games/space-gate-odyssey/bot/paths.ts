// Settlers' paths: which gate modules to fill and which modules to activate with the action points of a sector room.
import type { Seat } from '@orrery/kernel';
import type { Bonus, Module, Sector } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import type { Placed } from '../state.ts';
import { isFull, roomIn } from '../values/figures.ts';
import { cellsOf, neighbours } from '../values/station.ts';
import { isCutOff, type Survey } from './survey.ts';

type Move = { from: string; to: string };
type Purpose = 'fill' | 'activate' | 'advance';
/** `toward`: the module all this is for. */
interface Errand {
  moves: Move[];
  worth: number;
  purpose: Purpose;
  toward: string;
}
interface Plan {
  errands: Errand[];
  worth: number;
}

const HALF_WAY = 0.55; // of a gate module's worth, when the points do not suffice to complete it
const ADVANCE = 0.15;
const BONUSES: Readonly<Record<Bonus['kind'], number>> = { recruit: 5.5, promote: 4.5, robot: 4 };
const ACTIVE_GATE = 2.4;
const ACTIVE_ACCESS = 1.2;
const NEW_REACH = 1.5; // the first active module for an open exoplanet

/** The best use of these action points, errand by errand. */
export function planMoves(table: Survey, seat: Seat, sector: Sector, points: number): Plan {
  const station = table.pub.players[seat]!.station.map((m) => ({ ...m }));
  const errands: Errand[] = [];
  let [left, worth] = [points, 0];
  while (left > 0) {
    const errand = bestErrand(table, seat, station, sector, left);
    if (!errand) break;
    for (const move of errand.moves) carryOut(station, move);
    left -= errand.moves.length;
    worth += errand.worth;
    errands.push(errand);
  }
  return { errands, worth };
}

function bestErrand(table: Survey, seat: Seat, station: Placed[], sector: Sector, left: number): Errand | undefined {
  let best: Errand | undefined;
  const rate = (errand: Errand) => errand.worth / errand.moves.length;
  for (const target of station) {
    const { sector: of } = moduleOf(target.id);
    if ((of !== null && of !== sector) || isFull(target)) continue;
    const errand = errandTo(table, seat, station, sector, target, left);
    if (errand && errand.worth > 0 && (!best || rate(errand) > rate(best))) best = errand;
  }
  return best;
}

function errandTo(
  table: Survey,
  seat: Seat,
  station: Placed[],
  sector: Sector,
  target: Placed,
  left: number,
): Errand | undefined {
  const module = moduleOf(target.id);
  if (!target.active) {
    const moves = pathTo(station, sector, target);
    const fits = moves && moves.length <= left;
    return fits
      ? { moves, worth: activationWorth(table, seat, module), purpose: 'activate', toward: target.id }
      : undefined;
  }
  if (module.gate) return filling(table, seat, station, sector, target, left);
  const moves = pathTo(station, sector, target);
  const nearer =
    moves?.length === 1 && distanceToGate(station, target) < distanceToGate(station, sourceOf(station, moves));
  return nearer ? { moves, worth: ADVANCE, purpose: 'advance', toward: target.id } : undefined;
}

/** Settlers for a gate module, one path after another, as far as the points go. */
function filling(
  table: Survey,
  seat: Seat,
  station: Placed[],
  sector: Sector,
  gate: Placed,
  left: number,
): Errand | undefined {
  const { capacity, gate: symbol } = moduleOf(gate.id);
  const trial = station.map((m) => ({ ...m }));
  const target = trial.find((m) => m.id === gate.id)!;
  const moves: Move[] = [];
  while (!isFull(target)) {
    const path = pathTo(trial, sector, target);
    if (!path || moves.length + path.length > left) break;
    for (const move of path) carryOut(trial, move);
    moves.push(...path);
  }
  if (moves.length === 0) return undefined;
  const trip = table.trip(seat, symbol!, capacity);
  const brought = (target.settlers - gate.settlers) / capacity;
  // A trip that would only help the others is not begun.
  const worth = isFull(target) ? trip * Math.max(brought, HALF_WAY) : trip * brought * HALF_WAY;
  return { moves, worth, purpose: 'fill', toward: gate.id };
}

function activationWorth(table: Survey, seat: Seat, { type, bonus, gate }: Module): number {
  const base = bonus ? BONUSES[bonus.kind] : gate ? ACTIVE_GATE : type === 'access' ? ACTIVE_ACCESS : 0;
  const reach = gate && isCutOff(table, seat, gate, (m) => m.active) ? NEW_REACH : 0;
  return base * table.future + reach;
}

/** Settlers in a gate module have arrived; one passing through leaves it only to activate the next. */
const mayLeave = (source: Placed, next: Placed): boolean => !moduleOf(source.id).gate || !next.active;

/** The shortest way for some settler into this module, all of it open to the sector now; undefined: there is none. */
function pathTo(station: Placed[], sector: Sector, target: Placed): Move[] | undefined {
  const cells = cellsOf(station);
  const reached = new Map<Placed, Move[]>([[target, []]]);
  for (const [at, path] of reached) {
    for (const next of neighbours(station, at, cells)) {
      if (reached.has(next)) continue;
      const moves = [{ from: next.id, to: at.id }, ...path];
      if (next.settlers > 0 && mayLeave(next, at)) return moves;
      const { sector: of } = moduleOf(next.id);
      if (next.active && (of === null || of === sector) && roomIn(next) > 0) reached.set(next, moves);
    }
  }
  return undefined;
}

const sourceOf = (station: Placed[], moves: Move[]): Placed => station.find((m) => m.id === moves[0]!.from)!;

/** Steps to the nearest gate module that has room, whatever the sectors on the way. */
function distanceToGate(station: readonly Placed[], from: Placed): number {
  const cells = cellsOf(station);
  const distance = new Map<Placed, number>([[from, 0]]);
  for (const [at, steps] of distance) {
    if (moduleOf(at.id).gate && at !== from && !isFull(at)) return steps;
    for (const next of neighbours(station, at, cells)) if (!distance.has(next)) distance.set(next, steps + 1);
  }
  return Number.POSITIVE_INFINITY;
}

function carryOut(station: Placed[], { from, to }: Move): void {
  const [source, target] = [station.find((m) => m.id === from)!, station.find((m) => m.id === to)!];
  source.settlers -= 1;
  if (target.active) target.settlers += 1;
  target.active = true;
}
