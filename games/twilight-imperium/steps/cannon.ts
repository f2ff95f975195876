// TI4-SCO, TI4-SCD: space cannon offence after movement, space cannon defence against landings.

import type { Option, Seat } from '@orrery/kernel';
import { adjacent } from '../galaxy/adjacency.ts';
import type { AbilityRoll } from '../modifiers.ts';
import { frameOf, step } from '../procedures.ts';
import { barTo, sum } from '../registry.ts';
import { decline, option, planetName, player, systemName, tail } from '../say.ts';
import { clockwise, effectsOf, NOBODY, type Pub, type T, type Unit } from '../state.ts';
import { isOpponent, sideOf } from '../values/allies.ts';
import { systemOf } from '../values/board.ts';
import { abilityDice } from '../values/combat.ts';
import {
  abilityOf,
  batteries,
  fleetOf,
  isAnomaly,
  isCapital,
  isPlanet,
  isShip,
  unitOf,
  unitsOn,
} from '../values/units.ts';
import { planetQuestion } from './invasion.ts';

type Rolled = { hits: number; aimed: number };
export type Offence = { seat: Seat; system: string; next: number; target: Seat; before?: number; rolled?: Rolled };

export const spaceCannonOffence = step('spaceCannonOffence', {
  fire: {
    who: (pub, f) => (targetsOf(pub, f.args).length > 0 ? [shooter(pub, f.args)] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.cannon', args: { system: systemName(f.args.system) } },
      ask: { shape: 'one', options: [...shotsAt(k.pub, f.args), decline] },
      rules: ['TI4-SCO-2', 'TI4-SCO-4', 'TI4-SCO-5'],
    }),
    take(t, f, choices) {
      const seat = shooter(t.s.pub, f.args);
      const choice = choices.get(seat);
      if (choice === 'no') return { goto: 'next' };
      f.args.target = Number(tail(choice));
      const guns = gunsOf(t.s.pub, seat, f.args.system);
      roll(t, f.id, { seat, target: f.args.target, system: f.args.system, planet: null, guns });
      return { goto: 'hits' };
    },
  },
  skip: () => ({ goto: 'next' }),
  hits(t, f) {
    const { system, target, rolled } = f.args;
    const eligible = sideOf(t.s.pub, target).flatMap((each) => fleetOf(t.s.pub, each, system).map((u) => u.id)); // [TI4-ALLY-16]
    const by = shooter(t.s.pub, f.args);
    f.args.before = fleetOf(t.s.pub, target, system).filter(isCapital).length;
    t.call('hits', {
      cause: 'sco',
      system,
      planet: null,
      batches: [{ seat: target, by, ...rolled!, eligible }],
    });
  },
  resolved: (t, f) =>
    t.window('spaceCannonOffense.resolved.after', {
      by: shooter(t.s.pub, f.args),
      target: f.args.target,
      at: f.args.system,
      before: f.args.before!,
      capitals: fleetOf(t.s.pub, f.args.target, f.args.system).filter(isCapital).length,
    }),
  next(t, f) {
    f.args.next += 1;
    if (f.args.next < t.s.pub.seats) return { goto: 'fire' };
    if (f.args.next > t.s.pub.seats || targetsOf(t.s.pub, f.args).length === 0) return 'end';
    f.args.target = targetsOf(t.s.pub, f.args)[0]!; // [TI4-SCO-12] neutral units come last, and always fire
    const { target, system } = f.args;
    roll(t, f.id, { seat: NOBODY, target, system, planet: null, guns: gunsOf(t.s.pub, NOBODY, system) });
    return { goto: 'hits' };
  },
});

/** [TI4-WIN-5] Seating order, from the active player; after all seats, nobody's units. */
export const shooter = (pub: Pub, { seat, next }: Pick<Offence, 'seat' | 'next'>): Seat =>
  clockwise(pub, seat)[next] ?? NOBODY;
const fireAt = (target: Seat, dice: number): Option =>
  option(`fire:${target}`, 'fire', { seat: target === NOBODY ? { key: 'neutral' } : player(target), dice });
function shotsAt(pub: Pub, args: Offence): Option[] {
  const seat = shooter(pub, args);
  const roll = { seat, system: args.system, planet: null, ability: 'spaceCannon' as const };
  const guns = gunsOf(pub, seat, args.system);
  return targetsOf(pub, args).map((target) => fireAt(target, diceFor(pub, guns, { ...roll, target })));
}

/** [TI4-SCO-4 to -6, -11] */
export function targetsOf(pub: Pub, args: Pick<Offence, 'seat' | 'system' | 'next'>): Seat[] {
  const by = shooter(pub, args);
  if (gunsOf(pub, by, args.system).length === 0) return [];
  const owners = [...new Set(pub.units.filter((u) => u.at === args.system && isShip(u)).map((u) => u.owner))];
  const open = owners.filter(
    (target) => !barTo('use', pub, { ability: 'spaceCannon', seat: by, target, system: args.system, planet: null }),
  );
  if (!isOpponent(pub, args.seat, by)) return open.filter((owner) => isOpponent(pub, by, owner)); // [TI4-ALLY-15, -20]
  if (effectsOf(pub, 'sheltered').some((e) => e.seat === args.seat)) return [];
  const { ally = args.seat } = frameOf(pub, 'tactical')?.args ?? {};
  return [args.seat, ally].filter((owner) => open.includes(owner) && isOpponent(pub, by, owner)).slice(0, 1); // [TI4-ALLY-13]
}

/** [TI4-SCO-3] In the active system, or next to it with range. The viewpoint is the owner's. [TI4-ADJ-10] */
export function gunsOf(pub: Pub, seat: Seat, system: string): Unit[] {
  if (isAnomaly(pub, system, 'entropic-scar')) return []; // [TI4-SCAR-1] nor against units inside
  return [...pub.units, ...batteries(pub, seat)].filter((u) => {
    if (u.owner !== seat) return false;
    const gun = abilityOf(pub, u, 'spaceCannon');
    if (gun === undefined || u.at === system) return gun !== undefined;
    return gun.range !== undefined && seat !== NOBODY && adjacent(pub, seat, u.at, system);
  });
}

/** How many dice a use would roll. */
export const diceFor = (pub: Pub, units: readonly Unit[], roll: AbilityRoll): number =>
  abilityDice(pub, units, roll, sum('dice', pub, roll)).length;

function roll(
  t: T,
  into: number,
  { guns, ...args }: { seat: Seat; target: Seat; system: string; planet: string | null; guns: Unit[] },
): void {
  const use = { ...args, ability: 'spaceCannon' as const };
  const units = guns.filter((u) => !isPlanet(u)).map((u) => u.id);
  const planets = guns.filter(isPlanet).map((u) => u.on!);
  const from = planets.length > 0 ? { units, planets } : { units };
  t.call('abilityRoll', { ...use, ...from, into, extra: sum('dice', t.s.pub, use), effects: [] }); // [TI4-SCO-14, TI4-SCD-3]
}

/** `planets`: where shots may still fall. `queue`: who may fire at the landing on the planet at hand. */
export type Defence = {
  seat: Seat;
  system: string;
  landed: Record<string, number[]>;
  planets: string[];
  planet: string;
  queue: Seat[];
  rolled?: Rolled;
};

export const spaceCannonDefence = step('spaceCannonDefence', {
  begin(t, f) {
    f.args.planets = Object.keys(f.args.landed).filter((planet) => shootersOn(t.s.pub, f.args.seat, planet).length > 0);
  },
  order: {
    // [TI4-SCD-2] in the order the active player likes
    who: (_, f) => (f.args.planets.length > 1 ? [f.args.seat] : []),
    question: (_, f) => planetQuestion('ask.cannon.first', f.args.planets, 'TI4-SCD-2'),
    take(_, f, choices) {
      const first = tail(choices.get(f.args.seat));
      f.args.planets = [first, ...f.args.planets.filter((planet) => planet !== first)];
    },
  },
  planet(t, f) {
    const [planet, ...rest] = f.args.planets;
    if (planet === undefined) return 'end';
    Object.assign(f.args, { planet, planets: rest, queue: shootersOn(t.s.pub, f.args.seat, planet) });
  },
  fire: {
    who: (pub, f) => (mayFire(pub, f.args) && f.args.queue[0] !== NOBODY ? [f.args.queue[0]!] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.cannon.planet', args: { planet: planetName(f.args.planet) } },
      ask: { shape: 'one', options: [shotAt(k.pub, f.args), decline] },
      rules: ['TI4-SCD-1', 'TI4-SCD-4'],
    }),
    take(_, f, choices) {
      if (choices.get(f.args.queue[0]!) === 'no') return { goto: 'next' };
    },
  },
  roll(t, f) {
    if (!mayFire(t.s.pub, f.args)) return { goto: 'next' };
    const { seat: target, system, planet, queue } = f.args;
    const seat = queue[0]!;
    roll(t, f.id, { seat, target, system, planet, guns: gunsOn(t.s.pub, seat, planet) });
  },
  hits(t, f) {
    const { seat, system, planet, queue, rolled } = f.args;
    const eligible = landedOn(t.s.pub, f.args).map((u) => u.id);
    const batches = [{ seat, by: queue[0]!, hits: rolled!.hits, eligible }];
    t.call('hits', { cause: 'scd', system, planet, batches });
  },
  next(_, f) {
    f.args.queue = f.args.queue.slice(1);
    return { goto: f.args.queue.length > 0 ? 'fire' : 'order' };
  },
});

function shotAt(pub: Pub, { seat: target, system, planet, queue }: Defence): Option {
  const seat = queue[0]!;
  const roll = { seat, target, system, planet, ability: 'spaceCannon' as const };
  return fireAt(target, diceFor(pub, gunsOn(pub, seat, planet), roll));
}

/** [TI4-SCD-1, -2, -7, -10] Clockwise from the active player, who never fires; neutral units come last. */
const shootersOn = (pub: Pub, active: Seat, planet: string): Seat[] =>
  [...clockwise(pub, active).slice(1), NOBODY].filter(
    (seat) =>
      gunsOn(pub, seat, planet).length > 0 && isOpponent(pub, active, seat) && maySpeak(pub, seat, active, planet),
  );
/** [TI4-INV-12] */
export function maySpeak(pub: Pub, seat: Seat, target: Seat, planet: string): boolean {
  return !barTo('use', pub, { ability: 'spaceCannon', seat, target, system: systemOf(pub, planet), planet });
}
export const gunsOn = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  [...unitsOn(pub, planet), ...batteries(pub, seat).filter((u) => u.on === planet)].filter(
    (u) => u.owner === seat && abilityOf(pub, u, 'spaceCannon'),
  );
const landedOn = (pub: Pub, { landed, planet }: Defence): Unit[] =>
  (landed[planet] ?? []).map((id) => unitOf(pub, id)).filter((u): u is Unit => u !== undefined);
const mayFire = (pub: Pub, args: Defence): boolean => args.queue.length > 0 && landedOn(pub, args).length > 0;
