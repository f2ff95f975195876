// TI4-WIN-9: state checks. What every source calls "immediately" is looked after here, between any two stages.

import type { Option, Seat } from '@orrery/kernel';
import { endCoexistence } from '../atoms/coexistence.ts';
import { turnTile } from '../atoms/systems.ts';
import { release, remove } from '../atoms/units.ts';
import type { UnitType } from '../packs/base/types.ts';
import { frameOf, SETTLED, step } from '../procedures.ts';
import { anyGrants, piecesWith } from '../registry.ts';
import { objectiveName, option, placeKey, planetName, player, systemName, tail, unitName, unitOption } from '../say.ts';
import { NOBODY, type Pub, playerOf, seatsOf, type T, type Unit } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { freed } from '../values/captured.ts';
import { coexists } from '../values/coexistence.ts';
import { handLimit } from '../values/economy.ts';
import { leaving } from '../values/elimination.ts';
import { cardless, excesses, excessOf, thinlySpread } from '../values/limits.ts';
import { NEXUS, opensNexus } from '../values/nexus.ts';
import {
  alike,
  fleetOf,
  isCapital,
  isFloating,
  isGround,
  isGroundForce,
  isShip,
  isStructure,
  othersShips,
  unitsOn,
} from '../values/units.ts';
import { noteEffects } from './agenda/influence.ts';
import { unlockLeaders } from './leaders.ts';
import { followPlanets } from './legendary.ts';
import { tooManySecrets } from './scoring.ts';
import { takeStations } from './stations.ts';
import { voidOffers } from './transactions.ts';

/** [TI4-WIN-9] After every change, before any window, in this order. */
export function checks(t: T): void {
  const { pub } = t.s;
  if (pub.phase === 'setup') return;
  const planets = mixed(pub);
  endEmpty(t);
  for (const [planet, units] of planets) raze(t, hostile(pub, planet, units));
  sink(t);
  for (const { by, owner, type } of freed(pub)) release(t, by, type, owner); // [TI4-CAPT-7]
  remove(t, cardless(pub));
  for (const { seat, type } of thinlySpread(pub))
    if (!busy(pub, 'plastic', seat, type)) t.call('plastic', { seat, type });
  const combat = frameOf(pub, 'spaceCombat')?.args.system;
  const over = excesses(pub, combat);
  for (const { seat, system } of over)
    if (!busy(pub, 'trim', seat, system) && !isShifting(pub, seat)) t.call('trim', { seat, system });
  takeStations(
    t,
    over.map(({ system }) => system),
  );
  followPlanets(t);
  for (const piece of piecesWith(pub, 'upkeep')) piece.upkeep(t);
  voidOffers(t);
  if (pub.phase === 'agenda') noteEffects(pub); // [TI4-CORR-12]
  for (const seat of seatsOf(pub)) showSecrets(t, seat);
  for (const [planet, units] of planets) {
    const seat = doomed(pub, hostile(pub, planet, units)).length > 0 ? undefined : heir(pub, planet, units); // what falls first is seen to first
    if (seat !== undefined && !busy(pub, 'gainPlanet', seat, planet)) t.call('gainPlanet', { seat, planet });
  }
  for (const seat of seatsOf(pub)) {
    if (playerOf(pub, seat).hand > handLimit(pub, seat) && !busy(pub, 'handCheck', seat)) t.call('handCheck', { seat });
    if (tooManySecrets(pub, seat) && !busy(pub, 'secretCheck', seat)) t.call('secretCheck', { seat });
  }
  if (opensNexus(pub)) turnTile(t, NEXUS, 'B');
  for (const seat of leaving(pub)) t.call('eliminate', { seat });
  unlockLeaders(t);
}

/** [TI4-OBJ-23] Whoever must plays with the secret objectives face up, those drawn just now too. */
function showSecrets(t: T, seat: Seat): void {
  const sheet = playerOf(t.s.pub, seat);
  const open = anyGrants('opensSecrets', t.s.pub, seat);
  if (!open && !sheet.shown) return;
  const { secrets } = t.s.own[seat]!;
  if (!open) delete sheet.shown;
  else if (sheet.shown?.join() !== secrets.join()) {
    sheet.shown = [...secrets];
    t.reveal({ type: 'secrets.shown', pub: { seat: player(seat), objectives: secrets.map(objectiveName) } });
  }
}

const busy = (pub: Pub, name: string, seat: Seat, what?: string): boolean =>
  pub.stack.some(
    (f) =>
      f.step === name && f.args.seat === seat && (!what || [f.args.system, f.args.planet, f.args.type].includes(what)),
  );

/** [TI4-WARF-8] Limits are looked at when a redistribution is done, not in the middle of it. */
const isShifting = (pub: Pub, seat: Seat): boolean =>
  pub.stack.some((f) => f.step === 'redistribute' && f.args.seat === seat && f.at !== 'end');

/** Planets on which somebody who does not control them stands outside an invasion. */
function mixed(pub: Pub): Map<string, Unit[]> {
  const invaded = frameOf(pub, 'invasion')?.args.system;
  const found = new Map<string, Unit[]>();
  for (const u of pub.units) {
    const planet = u.on === null ? undefined : pub.planets[u.on]!;
    if (u.on === null || u.owner === planet!.controller || planet!.purged || u.at === invaded) continue;
    if (!found.has(u.on)) found.set(u.on, unitsOn(pub, u.on));
  }
  return found;
}

/** Those of them that are there in anger. [TI4-COEX-4] */
const hostile = (pub: Pub, planet: string, units: readonly Unit[]): Unit[] =>
  units.filter((u) => !coexists(pub, u.owner, planet));

/** [TI4-STRUCT-7, -11] Structures without ground forces of their owner beside them, where others' units are. */
const doomed = (pub: Pub, units: readonly Unit[]): Unit[] =>
  units.filter(
    (u) =>
      isStructure(u) &&
      units.some((other) => isOpponent(pub, u.owner, other.owner)) &&
      !units.some((other) => other.owner === u.owner && isGroundForce(pub, other)),
  );
function raze(t: T, units: readonly Unit[]): void {
  const lost = doomed(t.s.pub, units);
  const killers = lost.map((u) => units.find((other) => isOpponent(t.s.pub, u.owner, other.owner))!.owner);
  if (lost.length > 0) t.call('destroyUnits', { units: lost.map((u) => u.id), killers, cause: 'control' });
}

/** [TI4-STRUCT-9, TI4-BLOCK-6] What lies in space beside others' ships alone; who comes in, comes in together. [TI4-MOVE-18] */
function sink(t: T): void {
  const { pub } = t.s;
  const lost = pub.units.filter(
    (u) => isFloating(u) && fleetOf(pub, u.owner, u.at).length === 0 && othersShips(pub, u.owner, u.at).length > 0,
  );
  const killers = lost.map((u) => othersShips(pub, u.owner, u.at)[0]!.owner);
  if (lost.length > 0) t.call('destroyUnits', { units: lost.map((u) => u.id), killers, cause: 'control' });
}

/** [TI4-CTRL-9, TI4-COEX-13] Who gains a planet whose controller has no unit on it: the first in initiative order from the
 *  active player; of those who coexist there only one who is alone. */
function heir(pub: Pub, planet: string, units: readonly Unit[]): Seat | undefined {
  const { controller } = pub.planets[planet]!; // whose ally holds it for him [TI4-ALLY-10]
  if (units.some(({ owner }) => owner === NOBODY || !isOpponent(pub, controller, owner))) return undefined;
  const owners = new Set(hostile(pub, planet, units).map((u) => u.owner));
  if (owners.size === 0 && new Set(units.map((u) => u.owner)).size === 1) return units[0]!.owner;
  const first = Math.max(0, pub.initiative.indexOf(pub.active));
  const order = [...pub.initiative.slice(first), ...pub.initiative.slice(0, first)];
  return order.find((seat) => owners.has(seat));
}

/** [TI4-COEX-19] Whoever has no unit left on a planet coexists there no longer. */
function endEmpty(t: T): void {
  const { planets, units } = t.s.pub;
  for (const planet in planets)
    for (const seat of planets[planet]!.coexisting)
      if (!units.some((u) => u.owner === seat && u.on === planet)) endCoexistence(t, seat, planet);
}

/** [TI4-COMP-9, -10] Too few pieces: the owner says where one is given up, and what stands there is destroyed. */
export const plastic = step('plastic', {
  next: {
    settled: SETTLED,
    who: (pub, f) => (placesOf(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.plastic', args: { unit: unitName(f.args.type) } },
      ask: {
        shape: 'one',
        options: placesOf(k.pub, f.args).map((place) => placeOption(k.pub, place)),
      },
      rules: ['TI4-COMP-9', 'TI4-COMP-10'],
    }),
    take(t, f, choices) {
      const place = tail(choices.get(f.args.seat));
      const lost = t.s.pub.units.filter(
        (u) => u.owner === f.args.seat && u.type === f.args.type && placeKey(u) === place,
      );
      t.call('destroyUnits', { units: lost.map((u) => u.id), killers: lost.map(() => NOBODY), cause: 'plastic' });
      return { goto: 'next' };
    },
  },
});
const placesOf = (pub: Pub, { seat, type }: { seat: Seat; type: UnitType }): string[] =>
  thinlySpread(pub).find((thin) => thin.seat === seat && thin.type === type)?.places ?? [];
const placeOption = (pub: Pub, place: string): Option =>
  place in pub.planets
    ? option(`giveUp:${place}`, 'giveUp', { place: planetName(place) }, [`planet:${place}`])
    : option(`giveUp:${place}`, 'giveUp', { place: systemName(place) }, [`system:${place}`]);

/** [TI4-FLEET-4, -8, TI4-CAP-4] The owner removes, one by one, until both limits hold. */
export const trim = step('trim', {
  next: {
    settled: SETTLED,
    who: (pub, f) => (removable(pub, f.args.seat, f.args.system).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.trim', args: { system: systemName(f.args.system) } },
      ask: {
        shape: 'one',
        options: removable(k.pub, f.args.seat, f.args.system).map((u) => unitOption(k.pub, 'remove', u)),
      },
      rules: ['TI4-FLEET-4', 'TI4-CAP-4'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      const units = removable(t.s.pub, f.args.seat, f.args.system);
      remove(t, [units.find((u) => unitOption(t.s.pub, 'remove', u).key === choice)!]);
      return { goto: 'next' };
    },
  },
});

function removable(pub: Pub, seat: Seat, system: string): Unit[] {
  const here = pub.units.filter((u) => u.owner === seat && u.at === system);
  const rests = frameOf(pub, 'spaceCombat')?.args.system !== system;
  const now = excessOf(pub, seat, system, here, rests);
  if (now.fleet + now.cargo === 0) return [];
  const afloat = here.filter((u) => u.on === null && (isShip(u) || isGround(u)));
  return alike(pub, afloat).filter((u) => {
    if (now.fleet > 0 && isCapital(u) && !u.form) return true;
    const then = excessOf(
      pub,
      seat,
      system,
      here.filter((other) => other !== u),
      rests,
    );
    return then.fleet + then.cargo < now.fleet + now.cargo;
  });
}
