// TI4-MOVE, TI4-TRAN, TI4-RIFT: ships are declared one by one with way and load; then all move together.

import type { Option, Seat } from '@orrery/kernel';
import { type Exit, isLostInRift, SWALLOWED } from '../atoms/dice.ts';
import { move, remove } from '../atoms/units.ts';
import { isThroughWormhole, wormholesTaken } from '../galaxy/adjacency.ts';
import { frameOf, step } from '../procedures.ts';
import { anyGrants } from '../registry.ts';
import { done, markedName, option, systemName, tail, unitKey, unitName, unitOptionFor } from '../say.ts';
import type { Pub, T, Unit } from '../state.ts';
import { capacityOf } from '../values/limits.ts';
import {
  isDaring,
  isGuarded,
  isRift,
  liftable,
  moveNeeded,
  moveValue,
  ownMove,
  type Path,
  pathsTo,
  stepInto,
} from '../values/move.ts';
import { type Passage, passageOf } from '../values/storm.ts';
import { alike, isFloating, isShip, isStowed, isStructure, unitOf } from '../values/units.ts';
import { type Drifting, drifts } from './rifts.ts';
import { afterPassage } from './storm.ts';

/** [TI4-MOVE-21] One declared ship. `path` is empty when it only picks up where it stands. [TI4-TRAN-9] */
type Move = { unit: number; path: string[]; load: number[] };
/** `only`: the one ship that moves now. [TI4-MOVE-15] `near`: from adjacent systems alone, however slow; `most`: so many ships. [TI4-F-RAL-1] */
export type MoveShips = {
  seat: Seat;
  system: string;
  tactical: number;
  moves: Move[];
  ship: number;
  only?: number;
  near?: true;
  most?: number;
  ally?: Seat; // who declares after the active player [TI4-ALLY-13]
  first?: { seat: Seat; moves: Move[] }; // what the active player has declared then
} & Drifting;

export const moveShips = step('moveShips', {
  ship: {
    who: (pub, f) => (movable(pub, f.args).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const options = movable(k.pub, f.args).map((u) => shipOption(k.pub, u));
      const rules = ['TI4-MOVE-1', 'TI4-MOVE-2', 'TI4-MOVE-4'];
      const args = { system: systemName(f.args.system) };
      if (!areLed(k.pub, f.args))
        return {
          prompt: { key: 'ask.move.led', args },
          ask: { shape: 'one', options },
          rules: [...rules, 'TI4-BT-letnev'],
        };
      return {
        prompt: { key: 'ask.move', args },
        ask: { shape: 'one', options: [...options, done] },
        rules,
        fallback: 'done',
      };
    },
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'done') return { goto: 'fly' };
      f.args.ship = movable(t.s.pub, f.args).find((u) => shipOption(t.s.pub, u).key === choice)!.id;
      const paths = waysOf(t.s.pub, f.args);
      if (paths.length === 1) return declare(f.args, paths[0]!);
    },
  },
  chosen(_, f) {
    if (!f.args.ship) return { goto: 'fly' };
  },
  path: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.path' },
      ask: {
        shape: 'one',
        options: waysOf(k.pub, f.args).map(({ systems }) =>
          option(
            `path:${systems.join('>')}`,
            systems.length > 0 ? 'path' : 'stay',
            systems.length > 0 ? { systems: systems.map(systemName) } : {},
            systems.map((s) => `system:${s}`),
          ),
        ),
      },
      rules: ['TI4-MOVE-3', 'TI4-MOVE-6'],
    }),
    take(t, f, choices) {
      const chosen = tail(choices.get(f.args.seat));
      return declare(f.args, waysOf(t.s.pub, f.args).find(({ systems }) => systems.join('>') === chosen)!);
    },
  },
  load: {
    who: (pub, f) => (loads(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.load', args: { ship: unitName(unitOf(k.pub, f.args.moves.at(-1)!.unit)!.type) } },
      ask: {
        shape: 'one',
        options: [...alike(k.pub, loads(k.pub, f.args)).map((u) => loadOption(k.pub, f.args, u)), done],
      },
      rules: ['TI4-TRAN-1', 'TI4-TRAN-2', 'TI4-TRAN-3', 'TI4-TRAN-7', ...(k.pub.pairs ? ['TI4-ALLY-14'] : [])],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'done') return { goto: 'ship' };
      const unit = loads(t.s.pub, f.args).find((u) => loadOption(t.s.pub, f.args, u).key === choice)!;
      f.args.moves.at(-1)!.load.push(unit.id);
      return { goto: 'load' };
    },
  },
  more: () => ({ goto: 'ship' }),
  fly(t, f) {
    const { seat, moves, ally, first } = f.args;
    if (ally !== undefined) {
      Object.assign(f.args, { first: { seat, moves }, seat: ally, moves: [], ship: 0 });
      delete f.args.ally;
      return { goto: 'ship' };
    }
    const fleets = [...(first ? [first] : []), { seat, moves }].map((fleet) => ({
      ...fleet,
      passages: fleet.moves.map(({ unit, path }) => passed(t.s.pub, unit, path)),
      daring: fleet.moves.map(({ unit, path }) => isDaring(t.s.pub, unitOf(t.s.pub, unit)!, path)),
    }));
    const flights = fleets.flatMap((fleet) =>
      fleet.moves.map((declared, i) => ({
        declared,
        exits: exitsOf(t.s.pub, declared, fleet.daring[i] ? DARING : SWALLOWED),
      })),
    );
    if (
      drifts(
        t,
        f,
        flights.map(({ exits }) => exits),
      )
    )
      return { goto: 'fly' };
    const thrown = [...(f.args.drifts ?? [])];
    for (const { declared, exits } of flights) fly(t, f.args, declared, exits, thrown); // [TI4-MOVE-20]
    for (const { seat: mover, passages } of fleets)
      afterPassage(t, mover, passages.includes('through') ? 'through' : passages.find(Boolean));
  },
});

/** [TI4-BT-letnev] Every ship drawn along has one with it that is fast enough, flying or aboard. */
export function areLed(pub: Pub, { moves }: MoveShips): boolean {
  const gone = moves.flatMap(({ unit, path, load }) => (path.length > 0 ? [unit, ...load] : []));
  const going = gone.map((id) => unitOf(pub, id)!).filter(isShip);
  return moves.every(({ unit, path }) => {
    const ship = unitOf(pub, unit)!;
    if (path.length === 0 || !anyGrants('leashes', pub, ship)) return true;
    const need = moveNeeded(pub, ship, path);
    return going.some((other) => other.at === ship.at && (ownMove(pub, other) ?? 0) >= need);
  });
}

const passed = (pub: Pub, unit: number, path: readonly string[]): Passage | undefined => {
  const ship = unitOf(pub, unit)!;
  return isShip(ship) ? passageOf(pub, ship.owner, [ship.at, ...path]) : undefined;
};

/** A bonus may set one ship apart from others of its kind. */
export const shipOption = (pub: Pub, unit: Unit): Option => {
  const value = moveValue(pub, unit) ?? 0;
  return {
    key: `move:${unitKey(pub, unit)}~${value}`,
    label: { key: 'option.move', args: { unit: markedName(pub, unit), from: systemName(unit.at), value } },
    refs: [`unit:${unit.id}`],
  };
};

export const loadOption = (pub: Pub, { seat }: MoveShips, unit: Unit): Option => unitOptionFor(pub, seat, 'load', unit);
/** What is declared already, by the active player too where the ally declares after it. [TI4-ALLY-13] */
const busyIn = ({ moves, first }: Pick<MoveShips, 'moves' | 'first'>): Set<number> =>
  new Set([...(first?.moves ?? []), ...moves].flatMap((m) => [m.unit, ...m.load]));

export function declare(args: MoveShips, path: Path): { goto: string } {
  args.moves.push({ unit: args.ship, path: path.systems, load: [] });
  args.ship = 0;
  return { goto: 'load' };
}

export function movable(pub: Pub, args: MoveShips): Unit[] {
  const { seat, moves, only, most } = args;
  if (most !== undefined && moves.length >= most) return [];
  const busy = busyIn(args);
  const ships = pub.units.filter(
    (u) => u.owner === seat && (isShip(u) || isFloating(u)) && !busy.has(u.id) && (!only || u.id === only),
  );
  const seen = new Set<string>();
  return ships.filter((u) => {
    const key = shipOption(pub, u).key;
    if (seen.has(key) || waysFor(pub, u, args).length === 0) return false;
    seen.add(key);
    return true;
  });
}

export const waysOf = (pub: Pub, args: MoveShips): Path[] => waysFor(pub, unitOf(pub, args.ship)!, args);

function waysFor(pub: Pub, unit: Unit, args: MoveShips): Path[] {
  const { system, near } = args;
  if (isStowed(pub, unit)) return [];
  if (near) return stepInto(pub, unit, system);
  const paths = pathsTo(pub, unit, system);
  const shuttles = unit.at === system && cargo(pub, unit, [system], args, 'planets').length > 0;
  return shuttles ? [{ systems: [], exits: 0 }, ...paths] : paths;
}

function cargo(pub: Pub, ship: Unit, along: readonly string[], args: MoveShips, from: 'all' | 'planets'): Unit[] {
  const busy = busyIn(args);
  return [...new Set(along)]
    .flatMap((system) => liftable(pub, ship, system, args.system))
    .filter((u) => !busy.has(u.id) && (from === 'all' || u.on !== null));
}

/** What the ship declared last may still take aboard. [TI4-TRAN-2, -6, -7] */
export function loads(pub: Pub, args: MoveShips): Unit[] {
  const last = args.moves.at(-1)!;
  const ship = unitOf(pub, last.unit)!;
  const room = capacityOf(pub, ship);
  const isFree = (unit: Unit): boolean => isStructure(unit) || (room > 0 && anyGrants('rides', pub, unit)); // [TI4-CAP-10, TI4-F-RAL-2]
  const stowed = last.load.filter((id) => !isFree(unitOf(pub, id)!)).length;
  if (hasSlipped(pub, ship, last.path)) return [];
  const found = cargo(pub, ship, [ship.at, ...last.path], args, last.path.length > 0 ? 'all' : 'planets');
  return stowed < room ? found : found.filter(isFree);
}

/** [TI4-F-FIR-14] It came past ships of others, which only one without load may. */
const hasSlipped = (pub: Pub, ship: Unit, path: readonly string[]): boolean =>
  anyGrants('slips', pub, ship) && path.slice(0, -1).some((system) => isGuarded(pub, ship, system));

/** A ship that dares more is lost on this, too. */
const DARING = 5;

/** The gravity rifts that a ship leaves on its way, as far as it rolls there. */
function exitsOf(pub: Pub, { unit, path }: Move, most: number): Exit[] {
  const ship = unitOf(pub, unit)!;
  return [ship.at, ...path]
    .slice(0, -1)
    .filter((at) => isRift(pub, ship.owner, at) && !anyGrants('steady', pub, ship.owner, at))
    .map((at) => ({ ship, at, most }));
}

/** Walks the path, rolling at each exit from a rift; what is lost is removed with all it carries by then. */
function fly(
  t: T,
  { system, tactical }: MoveShips,
  { unit, path, load }: Move,
  exits: readonly Exit[],
  thrown: number[],
): void {
  const ship = unitOf(t.s.pub, unit)!;
  const aboard = load.map((id) => unitOf(t.s.pub, id)!);
  const route = [ship.at, ...path];
  const lost = exits.find((exit) => isLostInRift(t, exit, thrown.shift()));
  if (lost) {
    const i = route.indexOf(lost.at);
    remove(t, [ship, ...aboard.filter((u) => route.indexOf(u.at) <= i)]); // [TI4-RIFT-4, -5]
    return;
  }
  move(t, [...(path.length > 0 ? [ship] : []), ...aboard], system, null);
  const frame =
    path.length > 0 && isShip(ship) ? (t.frame(tactical, 'tactical') ?? frameOf(t.s.pub, 'tactical')) : undefined;
  if (frame && frame.args.ally === ship.owner) frame.args.allyMovedIn = true;
  else if (frame?.args.seat === ship.owner) frame.args.movedIn = true;
  else return; // others come in besides [TI4-F-RAL-1]
  if (anyGrants('trails', t.s.pub, ship.owner)) frame.args.left = { ...frame.args.left, [ship.id]: route.slice(0, -1) };
  if (
    anyGrants('warps', t.s.pub, ship.owner) &&
    route.some((at, i) => i > 0 && isThroughWormhole(t.s.pub, ship.owner, route[i - 1]!, at))
  )
    frame.args.warped = [...(frame.args.warped ?? []), ship.id];
  if (
    anyGrants('strays', t.s.pub) &&
    route.some((at, i) => i > 0 && wormholesTaken(t.s.pub, ship.owner, route[i - 1]!, at).some(isCommon))
  )
    frame.args.strayed = [...(frame.args.strayed ?? []), ship.id];
}
const isCommon = (wormhole: string): boolean => ['alpha', 'beta', 'gamma'].includes(wormhole);
