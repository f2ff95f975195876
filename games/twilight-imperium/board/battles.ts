// Combats as they were told: round by round the dice of both sides and what they lost. For those that ended out of sight.
import type { Json, Msg, Told } from '@orrery/kernel';
import { NOBODY, type UnitType } from '../tables.ts';
import type { Face } from './dice.tsx';

export interface Exchange {
  dice: Record<number, Face[]>; // by seat
  lost: { seat: number; type: UnitType }[];
}
export interface Battle {
  kind: 'space' | 'ground';
  place: Msg;
  sides: readonly [number, number]; // attacker, defender
  exchanges: Exchange[];
  winner?: number | null; // null: a draw; none: it goes on
}

/** A battle with what has been told since; a new one where one begins. */
export function battleAfter(battle: Battle | undefined, told: Told): Battle | undefined {
  const { type, args } = told;
  if (type === 'combat.space' || type === 'combat.ground') {
    const kind = type === 'combat.space' ? 'space' : 'ground';
    const place = (kind === 'space' ? args.system : args.planet) as Msg;
    return { kind, place, sides: [seatIn(args.attacker), seatIn(args.defender)], exchanges: [] };
  }
  if (!battle || battle.winner !== undefined) return battle;
  if (type === 'combat.won') return { ...battle, winner: seatIn(args.seat) };
  if (type === 'combat.draw') return { ...battle, winner: null };
  const { exchanges } = battle;
  const last = exchanges.at(-1);
  if (type === 'rolled.combat' || type === 'rolled.ability') {
    const seat = seatIn(args.seat);
    const fresh = !last || last.dice[seat] !== undefined || last.lost.length > 0;
    const now = fresh ? { dice: {}, lost: [] } : last;
    const rolled = { ...now, dice: { ...now.dice, [seat]: facesIn(args.dice, args.needs) } };
    return { ...battle, exchanges: [...(fresh ? exchanges : exchanges.slice(0, -1)), rolled] };
  }
  if (type === 'unit.destroyed' && last) {
    const unit = { seat: seatIn(args.seat), type: typeIn(args.unit) };
    return { ...battle, exchanges: [...exchanges.slice(0, -1), { ...last, lost: [...last.lost, unit] }] };
  }
  return battle;
}

const isBag = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const seatIn = (value: Json | undefined): number =>
  isBag(value) && typeof value.seat === 'number' ? value.seat : NOBODY;
const typeIn = (value: Json | undefined): UnitType =>
  (isBag(value) ? String(value.key).replace('unit.', '') : '') as UnitType;
const facesIn = (dice: Json | undefined, needs: Json | undefined): Face[] =>
  Array.isArray(dice)
    ? dice.map((face, i) => ({
        face: Number(face),
        hit: Array.isArray(needs) && Number(face) >= Number(needs[i]),
      }))
    : [];
