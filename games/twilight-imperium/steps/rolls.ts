// TI4-ABIL, TI4-DICE: one roll of dice, for a unit ability or for combat, with the windows around it.

import type { Seat } from '@orrery/kernel';
import { layDice, turnDice } from '../atoms/dice.ts';
import { ownerName, where } from '../atoms/units.ts';
import type { UnitAbility } from '../modifiers.ts';
import { frameAt, step } from '../procedures.ts';
import { sum } from '../registry.ts';
import { player } from '../say.ts';
import type { Effect, Pub, T, Unit } from '../state.ts';
import { abilityDice, aimedHits, combatDice, combatHits, type Die, hitsOf } from '../values/combat.ts';
import { batteries, unitOf } from '../values/units.ts';
import { destroyUnits } from './losses.ts';

/** Dice of an ability that no unit rolls. */
export type Volley = { hit: number; dice: number };
/** The units roll against `target`; the hits go to the frame `into`, under the roller's seat. */
export type AbilityDice = {
  seat: Seat;
  target: Seat;
  ability: UnitAbility;
  system: string;
  planet: string | null;
  units: number[];
  planets?: string[]; // that fire as units do
  volleys?: Volley[]; // and what no unit fires
  into: number;
  extra: number;
  dice: Die[];
  effects?: Effect[];
};

/** [TI4-REL-16] Whoever looks for the unit of such a die finds none. */
const NO_UNIT = 0;

/** [TI4-ABIL-4] */
export const abilityRoll = step('abilityRoll', {
  before: (t, f) =>
    t.window('unitAbility.roll.before', {
      frame: f.id,
      by: f.args.seat,
      target: f.args.target,
      ability: f.args.ability,
    }),
  roll(t, f) {
    const units = f.args.units.map((id) => unitOf(t.s.pub, id)).filter((u): u is Unit => u !== undefined);
    const { seat, target, ability, system, planet, planets = [] } = f.args;
    const guns = planets.length > 0 ? batteries(t.s.pub, seat).filter((gun) => planets.includes(gun.on!)) : [];
    const use = { seat, target, ability, system, planet };
    f.args.dice = abilityDice(t.s.pub, [...units, ...guns], use, f.args.extra ?? 0);
    for (const { hit, dice } of f.args.volleys ?? [])
      for (let i = 0; i < dice; i++)
        f.args.dice.push({ unit: NO_UNIT, need: hit - sum('abilityDie', t.s.pub, use), face: 0 });
    cast(t.roll(10, f.args.dice.length), f.args.dice);
    const event = told('rolled.ability', seat, f.args.dice, ability);
    t.tell({ ...event, pub: { ...event.pub, target: ownerName(target), place: where(system, planet) } });
    if (combatOf(t, f.args) === undefined) lie(t, f.args);
  },
  rolled: (t, f) => t.window('unitAbility.rolled', { frame: f.id, by: f.args.seat, target: f.args.target }),
  count(t, f) {
    const combat = combatOf(t, f.args);
    if (combat !== undefined) leave(t, combat, f.args);
    const parent = t.frame(f.args.into, ...ROLLERS);
    const hits = hitsOf(f.args.dice);
    const aimed = f.args.effects?.some((e) => e.kind === 'capitals') ? hits : 0;
    if (parent) parent.args.rolled = { hits, aimed };
  },
});
/** The procedures that wait for a roll of a unit ability. */
const ROLLERS = ['spaceCannonOffence', 'spaceCannonDefence', 'barrage', 'bombardment', 'shelling'] as const;
const COMBATS = ['spaceCombat', 'groundCombat'] as const;

/** The combat this roll is part of. */
function combatOf(t: T, { into }: AbilityDice): number | undefined {
  return t.frame(into, 'barrage')?.args.combat;
}
function lie(t: T, { seat, target, ability, system: at, planet: on, dice }: AbilityDice): void {
  layDice(t, { seat, what: `ability.${ability}`, target, at, on, ...shown(dice) });
}
const shown = (dice: readonly Die[]) => ({
  dice: dice.map(({ face, need }) => ({ face, hit: face >= need })),
  hits: hitsOf(dice),
});

export const diceOf = (pub: Pub, roll: number): Die[] =>
  frameAt(pub, roll, 'combatRoll', 'abilityRoll')?.args.dice ?? [];
/** [TI4-DICE-5] The new faces replace the old, also where those lie on the table. */
export function rollAnew(t: T, seat: Seat, roll: number, picked: readonly number[]): void {
  const dice = diceOf(t.s.pub, roll);
  const faces = t.roll(10, picked.length);
  for (const [i, at] of picked.entries()) dice[at]!.face = faces[i]!;
  t.tell({ type: 'rerolled', pub: { seat: player(seat), dice: faces } });
  const volley = t.frame(roll, 'abilityRoll');
  if (volley && combatOf(t, volley.args) === undefined) turnDice(t, shown(dice));
}

export type CombatDice = {
  seat: Seat;
  against: Seat;
  attacker: Seat;
  system: string;
  planet: string | null;
  units: number[];
  combat: number;
  dice: Die[];
  staked?: number[]; // units that are lost if they have no hit when all is rolled
};

/** [TI4-DICE-5, -8] Rerolls come right after the roll. */
export const combatRoll = step('combatRoll', {
  roll(t, f) {
    const { seat, against, attacker, system, planet } = f.args;
    const units = f.args.units.map((id) => unitOf(t.s.pub, id)).filter((u): u is Unit => u !== undefined);
    f.args.dice = units.flatMap((unit) => combatDice(t.s.pub, { unit, against, attacker, system, planet }));
    cast(t.roll(10, f.args.dice.length), f.args.dice);
    t.tell(told('rolled.combat', seat, f.args.dice, 'combat'));
  },
  rolled(t, f) {
    const names =
      f.args.planet === null ? (['combat.rolled'] as const) : (['combat.rolled', 'groundCombat.rolled'] as const);
    t.window(names, { frame: f.id, by: f.args.seat, against: f.args.against });
  },
  count(t, f) {
    destroyUnits(t, forfeit(t.s.pub, f.args));
    leave(t, f.args.combat, f.args);
    const frame = t.frame(f.args.combat, ...COMBATS);
    if (frame) frame.args.hits = { ...frame.args.hits, [f.args.seat]: combatHits(t.s.pub, f.args) };
    const combat = t.frame(f.args.combat, 'spaceCombat');
    const aimed = aimedHits(t.s.pub, f.args);
    if (combat && aimed > 0) combat.args.aimed = { ...combat.args.aimed, [f.args.seat]: aimed };
  },
});

/** [TI4-REL-8] */
const forfeit = (pub: Pub, { staked = [], dice }: CombatDice): Unit[] =>
  [...new Set(staked)]
    .filter((id) => !dice.some((die) => die.unit === id && die.face >= die.need))
    .map((id) => unitOf(pub, id))
    .filter((u) => u !== undefined);

/** The dice lie on the table of their combat until the next roll. */
function leave(t: T, combat: number, { seat, dice }: { seat: Seat; dice: Die[] }): void {
  const frame = t.frame(combat, ...COMBATS);
  if (frame) frame.args.lastRoll = { ...frame.args.lastRoll, [seat]: dice.map((die) => ({ ...die })) };
}

function cast(faces: readonly number[], dice: Die[]): void {
  for (const [i, die] of dice.entries()) die.face = faces[i]!;
}

const told = (type: string, seat: Seat, dice: readonly Die[], ability: string) => ({
  type,
  pub: {
    seat: ownerName(seat),
    ability: { key: `ability.${ability}` },
    dice: dice.map((die) => die.face),
    needs: dice.map((die) => die.need),
    hits: hitsOf(dice),
  },
});
