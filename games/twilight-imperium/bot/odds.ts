// The arithmetic of combat: hits a round times the hits a side can take, each against the other's.
import { once, type Seat } from '@orrery/kernel';
import { neighbours } from '../galaxy/adjacency.ts';
import type { Pub, Unit } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { combatDice, type Die } from '../values/combat.ts';
import { abilityOf, canSustain, isGroundForce, isShielded } from '../values/units.ts';
import { unitWorth } from './worth.ts';

/** `hits`: expected in a round; `body`: hits it takes to destroy it; `worth`: what would be lost. */
type Force = { hits: number; body: number; worth: number };
export type Odds = { chance: number; losses: number };

const likely = ({ need }: Die): number => Math.min(1, Math.max(0, (11 - need) / 10));
const expected = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + likely(die), 0);

/** `planet` null: in space. The units may still be elsewhere. */
export function forceOf(
  pub: Pub,
  units: readonly Unit[],
  fight: { against: Seat; system: string; planet: string | null; attacker: Seat },
): Force {
  const { against, system, planet, attacker } = fight;
  const known = once(pub, `forces ${against} ${system} ${planet} ${attacker}`, () => new Map<Unit, Force>());
  const total: Force = { hits: 0, body: 0, worth: 0 };
  for (const unit of units) {
    const { hits, body, worth } = known.get(unit) ?? forceOfOne(pub, unit, fight);
    if (!known.has(unit)) known.set(unit, { hits, body, worth });
    total.hits += hits;
    total.body += body;
    total.worth += worth;
  }
  return total;
}
const forceOfOne = (pub: Pub, unit: Unit, fight: Omit<Parameters<typeof combatDice>[1], 'unit'>): Force => ({
  hits: expected(combatDice(pub, { unit, ...fight })),
  body: canSustain(pub, unit) ? 2 : 1,
  worth: unitWorth(pub, unit),
});

/** After so many hits taken beforehand. */
export function weakened({ hits, body, worth }: Force, taken: number): Force {
  const left = Math.max(0, body - taken) / Math.max(1, body);
  return { hits: hits * left, body: body * left, worth };
}

/** Strength grows with the square of numbers; dice blur it. */
export function oddsOf(attack: Force, defence: Force): Odds {
  if (defence.body <= 0) return { chance: 1, losses: 0 };
  if (attack.body <= 0) return { chance: 0, losses: attack.worth };
  const ratio = (attack.hits * attack.body + 0.01) / (defence.hits * defence.body + 0.01);
  const chance = ratio ** 2 / (1 + ratio ** 2);
  const share = ratio > 1 ? 1 - Math.sqrt(1 - 1 / ratio) : 1;
  return { chance, losses: attack.worth * (chance * Math.min(0.9, share) + (1 - chance)) };
}

/** Hits to expect from others' space cannons on ships that enter a system. */
export function cannonFire(pub: Pub, seat: Seat, system: string): number {
  let fire = 0;
  for (const unit of pub.units) {
    if (unit.owner === seat || (unit.type !== 'pds' && unit.type !== 'flagship')) continue;
    const gun = abilityOf(pub, unit, 'spaceCannon');
    if (!gun || typeof gun.dice !== 'number') continue;
    const reaches = unit.at === system || (gun.range && neighbours(pub, unit.owner, unit.at).includes(system));
    if (reaches) fire += (gun.dice * (11 - gun.hit)) / 10;
  }
  return fire;
}

/** Hits to expect from bombardment by these ships. */
function bombardment(pub: Pub, seat: Seat, ships: readonly Unit[], planet: string): number {
  if (isShielded(pub, planet, seat)) return 0;
  return ships.reduce((sum, ship) => {
    const guns = abilityOf(pub, ship, 'bombardment');
    return sum + (guns && typeof guns.dice === 'number' ? (guns.dice * (11 - guns.hit)) / 10 : 0);
  }, 0);
}

export const defendersOn = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  pub.units.filter((u) => u.on === planet && isOpponent(pub, seat, u.owner) && isGroundForce(pub, u));

/** The chance of troops against whoever holds a planet; nobody: it is theirs for the landing. */
export function landingOdds(
  pub: Pub,
  seat: Seat,
  planet: string,
  system: string,
  troops: readonly Unit[],
  ships: readonly Unit[],
): Odds {
  const foes = defendersOn(pub, seat, planet);
  const fight = { system, planet, attacker: seat };
  const mine = forceOf(pub, troops, { ...fight, against: foes[0]?.owner ?? seat });
  const theirs = forceOf(pub, foes, { ...fight, against: seat });
  const guns = pub.units.filter((u) => u.on === planet && isOpponent(pub, seat, u.owner) && u.type === 'pds').length;
  return oddsOf(weakened(mine, 0.5 * guns), weakened(theirs, bombardment(pub, seat, ships, planet)));
}
