// Combat odds: the standings of a fight, numbered as they come up, and how likely each of them is.
import type { Unit } from '../state.ts';

export type Forces = { attacker: readonly Unit[]; defender: readonly Unit[] };
/** Probabilities by the number of a standing. */
export type Chances = Map<number, number>;
export type Battlefield = {
  fighters: ReadonlySet<number>; // everybody who was there at the start
  sideOf(units: readonly Unit[]): number;
  place(attacker: number, defender: number): number;
  at(n: number): Forces;
};

export const isOver = ({ attacker, defender }: Forces): boolean => attacker.length === 0 || defender.length === 0;

/** Units alike are one and the same here. */
export function lookOf(units: readonly Unit[]): string {
  const known = looks.get(units);
  if (known !== undefined) return known;
  const count = new Map<string, number>();
  for (const { type, damaged, galvanized } of units) {
    const look = `${type}${damaged ? '*' : ''}${galvanized ? '+' : ''}`;
    count.set(look, (count.get(look) ?? 0) + 1);
  }
  const look = [...count]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([unit, n]) => `${unit}:${n}`)
    .join();
  looks.set(units, look);
  return look;
}
const looks = new WeakMap<readonly Unit[], string>();

/** A standing is numbered by the numbers of its two sides; one list of units stands for all that look alike. */
export function battlefield(units: readonly Unit[]): Battlefield {
  const numbers = new Map<string, number>();
  const sides: (readonly Unit[])[] = [];
  const sideOf = (units: readonly Unit[]): number => {
    const key = `${units[0]?.owner} ${lookOf(units)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, sides.length);
    return sides.push(units) - 1;
  };
  return {
    fighters: new Set(units.map((u) => u.id)),
    sideOf,
    place: (attacker, defender) => attacker * SIDES + defender,
    at: (n) => ({ attacker: sides[Math.floor(n / SIDES)]!, defender: sides[n % SIDES]! }),
  };
}
const SIDES = 2 ** 20; // more than any fight has

/** Carries every chance on to where it goes. */
export function spreadOut(
  now: Chances,
  step: (at: number, p: number, go: (to: number, p: number) => void) => void,
): Chances {
  const next: Chances = new Map();
  const go = (to: number, p: number) => void next.set(to, (next.get(to) ?? 0) + p);
  for (const [at, p] of now) step(at, p, go);
  return next;
}
