// TI4-RET-6 to -15: the retreat itself; Skilled Retreat leaves in the same way but needs no presence. [TI4-ABMOVE-8]

import type { Frame, Seat } from '@orrery/kernel';
import { type Exit, isLostInRift, SWALLOWED } from '../atoms/dice.ts';
import { move, remove } from '../atoms/units.ts';
import { SETTLED, step } from '../procedures.ts';
import { anyGrants, mightReact } from '../registry.ts';
import { done, systemName, systemOption, tail, unitOptionFor } from '../say.ts';
import { NOBODY, type Pub, type T, type Unit } from '../state.ts';
import { crewOf } from '../values/allies.ts';
import { planetsIn } from '../values/board.ts';
import { capacityOf } from '../values/limits.ts';
import { havens, retreats } from '../values/retreat.ts';
import { passageOf } from '../values/storm.ts';
import { alike, cardOf, fleetOf, isAnomaly, isFloating, isGround, isShip, unitOf } from '../values/units.ts';
import { type Drifting, drifts } from './rifts.ts';
import type { SpaceCombat } from './space-combat.ts';
import { afterPassage } from './storm.ts';

/** `last`: the attacker must leave or be lost. `skilled`: by the card, to any haven, and the combat is a draw. */
export type Retreat = {
  seat: Seat;
  system: string;
  combat: number;
  to: string;
  load: number[];
  last?: boolean;
  skilled?: boolean;
  crew?: number[]; // the only ships that leave, ahead of the others
} & Drifting;

export const retreat = step('retreat', {
  where: {
    settled: SETTLED,
    who: (pub, f) => (f.args.to || goals(pub, f.args).length === 0 ? [] : [f.args.seat]),
    question: (k, f) => ({
      prompt: { key: 'ask.retreat.to' },
      ask: { shape: 'one', options: goals(k.pub, f.args).map((s) => systemOption('to', s)) },
      rules: ['TI4-RET-2', 'TI4-RET-6'],
    }),
    take(_, f, choices) {
      f.args.to = tail(choices.get(f.args.seat));
    },
  },
  able(t, f) {
    f.args.load = [];
    if (f.args.to) {
      const { seat: by, system: at, skilled } = f.args;
      const facts = { frame: f.id, by, at, ships: sailing(t.s.pub, f.args).map((u) => u.id) };
      if (!skilled && mightReact(t.s.pub, 'retreat.leave', facts)) t.window('retreat.leave', facts); // [TI4-FLAG-11]
      return;
    }
    const { seat, system } = f.args;
    if (f.args.last) perish(t, fleetOf(t.s.pub, seat, system)); // [TI4-SPACE-12]
    return 'end';
  },
  load: {
    // [TI4-RET-9] no room is left unused while somebody would be left in space
    settled: SETTLED,
    who: (pub, f) => (stowable(pub, f).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const options = alike(k.pub, stowable(k.pub, f)).map((u) => unitOptionFor(k.pub, f.args.seat, 'load', u));
      const stranded = !f.args.crew && stowable(k.pub, f).some((u) => u.on === null);
      return {
        prompt: { key: 'ask.retreat.load', args: { room: room(k.pub, f) } },
        ask: { shape: 'one', options: stranded ? options : [...options, done] },
        rules: ['TI4-RET-9', 'TI4-RET-10'],
      };
    },
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'done') return;
      const { seat } = f.args;
      f.args.load.push(stowable(t.s.pub, f).find((u) => unitOptionFor(t.s.pub, seat, 'load', u).key === choice)!.id);
      return { goto: 'load' };
    },
  },
  go(t, f) {
    const { seat, to, system } = f.args;
    const exits = sailing(t.s.pub, f.args).map((ship) => exitsOf(t.s.pub, ship, system));
    if (drifts(t, f, exits)) return { goto: 'go' };
    const passage = passageOf(t.s.pub, seat, [f.args.system, to]);
    if (!f.args.crew) standDown(t.s.pub, f.args.system, seat);
    const arrived = leave(t, f);
    const frame = t.frame(f.args.combat) as Frame<SpaceCombat> | undefined;
    if (frame && f.args.skilled) frame.args.drawn = true;
    t.tell({
      type: 'retreated',
      pub: { seat: seat === NOBODY ? { key: 'neutral' } : { seat }, system: systemName(to) },
    });
    const lightly = f.args.skilled && anyGrants('wild', t.s.pub);
    if (arrived && !lightly) t.call('placeToken', { seat, system: to }); // [TI4-RET-11]
    if (seat !== NOBODY) afterPassage(t, seat, passage); // [TI4-WORM-8]
  },
});

/** [TI4-FLAG-5] Ground forces that fought as ships are ground forces again. */
export function standDown(pub: Pub, system: string, seat?: Seat): void {
  for (const unit of pub.units)
    if (unit.asShip && unit.at === system && (seat === undefined || unit.owner === seat)) delete unit.asShip;
}

const goals = (pub: Pub, { seat, system, skilled }: Retreat): string[] =>
  skilled ? havens(pub, seat, system) : retreats(pub, seat, system);

const perish = (t: T, units: readonly Unit[]): void =>
  t.call('destroyUnits', { units: units.map((u) => u.id), killers: units.map(() => NOBODY), cause: 'effect' });

/** Ships that go by themselves [TI4-RET-8]; "all your ships" of a card means fighters, too. [TI4-ABMOVE-5] */
const sailing = (pub: Pub, { seat, system, skilled, crew }: Retreat): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === seat &&
      u.at === system &&
      !u.asShip &&
      (!crew || crew.includes(u.id)) &&
      (isFloating(u) || (isShip(u) && (skilled || crew || cardOf(pub, u).move !== undefined))), // [TI4-RET-15]
  );
const holds = (pub: Pub, args: Retreat): number =>
  sailing(pub, args).reduce((total, u) => total + capacityOf(pub, u), 0);
const room = (pub: Pub, { args }: Frame<Retreat>): number =>
  holds(pub, args) - args.load.filter((id) => !rides(pub, unitOf(pub, id)!)).length;
const rides = (pub: Pub, unit: Unit): boolean => anyGrants('rides', pub, unit);
/** What still finds room, or needs none. [TI4-CAP-10] */
function stowable(pub: Pub, f: Frame<Retreat>): Unit[] {
  if (holds(pub, f.args) === 0) return [];
  return room(pub, f) > 0 ? cargo(pub, f) : cargo(pub, f).filter((u) => rides(pub, u));
}

/** [TI4-ALLY-14] Whose units go along: of the ally those that have no ships of the ally beside them. */
const passengersOf = (pub: Pub, { seat, system }: Retreat): Seat[] =>
  crewOf(pub, seat).filter((each) => each === seat || fleetOf(pub, each, system).every((u) => u.type === 'fighter'));
/** What must or may be carried: all in space that cannot fly, and ground forces of the planets. */
function cargo(pub: Pub, f: Frame<Retreat>): Unit[] {
  const { system, load } = f.args;
  const crew = passengersOf(pub, f.args);
  return pub.units.filter((u) => {
    if (!crew.includes(u.owner) || u.at !== system || load.includes(u.id)) return false;
    if (u.type === 'fighter')
      return !f.args.skilled && !f.args.crew?.includes(u.id) && cardOf(pub, u).move === undefined;
    return isGround(u) && !u.form && (u.on === null || planetsIn(pub, system).includes(u.on));
  });
}

const exitsOf = (pub: Pub, ship: Unit, at: string): Exit[] =>
  isAnomaly(pub, at, 'gravity-rift') && !anyGrants('steady', pub, ship.owner, at)
    ? [{ ship, at, most: SWALLOWED }]
    : [];

/** True if at least one ship arrives. Ship by ship takes its load aboard; what leaves a rift in vain takes it along. [TI4-RIFT-4, -9] */
function leave(t: T, f: Frame<Retreat>): boolean {
  const { system, to, load } = f.args;
  const loaded = load.map((id) => unitOf(t.s.pub, id)!);
  const waiting = loaded.filter((u) => !rides(t.s.pub, u));
  const riders = loaded.filter((u) => rides(t.s.pub, u)); // with the first ship that carries anything
  const fleet = sailing(t.s.pub, f.args);
  const arriving: Unit[] = [];
  const thrown = [...(f.args.drifts ?? [])];
  let ships = 0;
  for (const ship of fleet) {
    const berths = capacityOf(t.s.pub, ship);
    const crew = [ship, ...waiting.splice(0, berths), ...riders.splice(0, berths > 0 ? riders.length : 0)];
    if (exitsOf(t.s.pub, ship, system).some((exit) => isLostInRift(t, exit, thrown.shift()))) remove(t, crew);
    else {
      arriving.push(...crew);
      if (isShip(ship)) ships += 1;
    }
  }
  move(t, arriving, to, null);
  if (f.args.crew) return ships > 0; // the others are still there
  const left = cargo(t.s.pub, { ...f, args: { ...f.args, load: [] } });
  remove(
    t,
    left.filter((u) => u.on === null),
  );
  return ships > 0;
}
