// Answers while ships move: the plan for the active system, ship by ship and load by load.
import type { Decision } from '@orrery/kernel';
import { systemName, unitKey, unitName } from '../say.ts';
import type { Unit } from '../state.ts';
import { moveValue } from '../values/move.ts';
import { fleetOf, isAnomaly, unitOf } from '../values/units.ts';
import { type Answerer, best, type Case, choose, mildest, offers, partsOf, say } from './case.ts';
import { type Plan, planning } from './plans.ts';
import { worthOf } from './worth.ts';

type Declared = { unit: number; path: string[]; load: number[] };

const planNow = (c: Case): Plan | undefined => planning(c.k).planFor(c.args.system as string);
const shipKey = (c: Case, unit: Unit): string => `${unitKey(c.pub, unit)}~${moveValue(c.pub, unit) ?? 0}`;

/** What of a list is not yet there, units alike counting as the same. */
function remaining(wanted: readonly string[], there: readonly string[]): string | undefined {
  const left = [...there];
  return wanted.find((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** [TI4-BT-letnev] Those who are drawn along go nowhere without a ship that is fast enough. */
const speed = (key: string): number => Number(key.slice(key.lastIndexOf('~') + 1));

export const moveShip: Answerer = (c) => {
  const plan = planNow(c);
  const declared = (c.args.moves as Declared[]).map(({ unit }) => shipKey(c, unitOf(c.pub, unit)!));
  const wanted = (plan?.moves ?? [])
    .map(({ ship }) => shipKey(c, ship))
    .filter((key) => offers(c, `move:${key}`) || declared.includes(key));
  const next = remaining(wanted, declared);
  if (!plan || next === undefined || !offers(c, `move:${next}`))
    return offers(c, 'done') ? { choice: 'done', why: say('move.done') } : choose(c, speed, say('move.led'));
  const ship = plan.moves.find((move) => shipKey(c, move.ship) === next)!.ship;
  const args = { unit: unitName(ship.type), system: systemName(plan.system) };
  return { choice: `move:${next}`, why: say(`move.${plan.purpose}`, args) };
};

/** [TI4-ALLY-12] At the side of the ally where it would have gone itself. */
export const joinAlly: Answerer = (c) => {
  const plan = planNow(c);
  return plan && plan.moves.length > 0
    ? { choice: c.options[0]!.key, why: say('join', { system: systemName(plan.system) }) }
    : { choice: 'no', why: say('join.no') };
};

/** The shortest way round the rifts. */
export const choosePath: Answerer = (c) =>
  choose(
    c,
    (key) => {
      const systems = key.slice('path:'.length).split('>');
      return -systems.length - 100 * systems.slice(0, -1).filter((s) => isAnomaly(c.pub, s, 'gravity-rift')).length;
    },
    say('path'),
  );

export const loadShip: Answerer = (c) => {
  const plan = planNow(c);
  const moves = c.args.moves as Declared[];
  const last = moves.at(-1)!;
  const key = shipKey(c, unitOf(c.pub, last.unit)!);
  const before = moves.slice(0, -1).filter(({ unit }) => shipKey(c, unitOf(c.pub, unit)!) === key).length;
  const move = plan?.moves.filter(({ ship }) => shipKey(c, ship) === key)[before];
  const aboard = last.load.map((id) => unitKey(c.pub, unitOf(c.pub, id)!));
  const next = remaining(move?.load.map((u) => unitKey(c.pub, u)) ?? [], aboard);
  if (next === undefined || !offers(c, `load:${next}`)) return { choice: 'done', why: say('load.done') };
  return { choice: `load:${next}`, why: say('load') };
};

/** A token comes back from where most ships could move on. */
export const freeFleet: Answerer = (c) =>
  choose(
    c,
    (key) => worthOf(c.pub, fleetOf(c.pub, c.seat, partsOf(key)[0])),
    ({ key }) => say('lift', { system: systemName(partsOf(key)[0]) }),
  );

/** The haven with most friends. */
export const retreatTo: Answerer = (c) => {
  const friends = (key: string) => c.pub.units.filter((u) => u.owner === c.seat && u.at === partsOf(key)[0]).length;
  return choose(c, friends, say('retreat.to'));
};

export const retreatLoad: Answerer = (c): Decision => {
  const load = best(
    c.options.filter((o) => o.key !== 'done'),
    (key) => (key.includes('mech') ? 2 : key.includes('fighter') ? 1 : 1.5),
  );
  return load ? { choice: load.option.key, why: say('retreat.load') } : mildest(c);
};
