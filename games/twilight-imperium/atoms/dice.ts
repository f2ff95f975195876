// Dice that are rolled outside a combat lie on the table until the next action, for whoever comes to look.
import type { Seat } from '@orrery/kernel';
import { player, unitName } from '../say.ts';
import type { DiceRoll, T, Unit } from '../state.ts';

/** Dice of one seat for the same thing at the same place lie together: ships leave a rift one by one. */
export function layDice(t: T, roll: DiceRoll): void {
  const last = t.s.pub.rolls.at(-1);
  const isSame = last && roll.what === RIFT && last.what === RIFT && last.at === roll.at && last.seat === roll.seat;
  if (!isSame) t.s.pub.rolls.push(roll);
  else Object.assign(last, { dice: [...last.dice, ...roll.dice], hits: last.hits + roll.hits });
}

/** Those laid last show other faces. */
export function turnDice(t: T, faces: Pick<DiceRoll, 'dice' | 'hits'>): void {
  Object.assign(t.s.pub.rolls.at(-1)!, faces);
}

/** The next action begins. */
export function clearDice(t: T): void {
  if (t.s.pub.rolls.length === 0) return;
  t.s.pub.rolls = [];
  t.tell({ type: 'dice.cleared', pub: {} });
}

const RIFT = 'anomaly.gravity-rift';

/** Of a ship that leaves a gravity rift. `most`: the highest number on which it is lost. */
export type Exit = { ship: Unit; at: string; most: number };
export const SWALLOWED = 3;
/** [TI4-RIFT-3] A ship leaves a gravity rift: is it lost? `thrown`: what its die shows, if it has been thrown already. */
export function isLostInRift(t: T, { ship, at, most }: Exit, thrown?: number): boolean {
  const seat: Seat = ship.owner;
  const face = thrown ?? t.roll(10)[0]!;
  const hit = face <= most;
  t.tell({ type: 'rift', pub: { seat: player(seat), unit: unitName(ship.type), die: face } });
  layDice(t, { seat, what: RIFT, target: seat, at, on: null, dice: [{ face, hit }], hits: hit ? 1 : 0 });
  return hit;
}
