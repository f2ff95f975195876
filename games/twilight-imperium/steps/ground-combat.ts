// TI4-GND: ground combat on one planet, round by round.

import type { Frame, Seat } from '@orrery/kernel';
import { ownerName } from '../atoms/units.ts';
import { step } from '../procedures.ts';
import { modifiers } from '../registry.ts';
import { planetName } from '../say.ts';
import type { Effect, Pub, T } from '../state.ts';
import { sideOf, together } from '../values/allies.ts';
import type { Die } from '../values/combat.ts';
import { groundOn, troopsFor } from '../values/units.ts';
import { endCombat, isCastAnew } from './combat-end.ts';
import type { Batch } from './hits.ts';
import { takeOff } from './invasion.ts';
import { settle } from './moments.ts';

export type GroundCombat = {
  seat: Seat;
  defender: Seat;
  system: string;
  planet: string;
  round: number;
  effects: Effect[];
  hits: Record<string, number>;
  lastRoll?: Record<string, Die[]>; // dice that lie on the table, by seat
  closed?: number; // the round whose end has come
  scored?: Seat[];
  again?: true; // the dice count for nothing and are rolled anew
  absorbed?: Seat[]; // who has taken a technology for it
  peace?: true; // an effect has put something else in its place
};
const ROUND_END = ['groundCombatRound.end', 'combatRound.end'] as const;
const START = ['combat.start', 'groundCombat.start', 'combatRound.start', 'groundCombatRound.start'] as const;

export const groundCombat = step('groundCombat', {
  begin(t, f) {
    const { seat, defender, planet } = f.args;
    t.tell({
      type: 'combat.ground',
      pub: { attacker: ownerName(seat), defender: ownerName(defender), planet: planetName(planet) },
    });
  },
  round(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' }; // by an effect at the end of the last one
    f.args.round += 1;
    Object.assign(f.args, { effects: [], hits: {} });
    t.window(f.args.round === 1 ? START : START.slice(2), aboutGround(f)); // [TI4-WIN-6]
  },
  roll(t, f) {
    if (f.args.peace) return 'end';
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' }; // [TI4-GND-9]
    f.args.lastRoll = {};
    for (const seat of sideOf(t.s.pub, f.args.seat)) rollFor(t, f, seat, f.args.defender); // [TI4-GND-11]
    for (const seat of sideOf(t.s.pub, f.args.defender)) rollFor(t, f, seat, f.args.seat);
  },
  produced(t, f) {
    if (isCastAnew(f)) return { goto: 'roll' };
    const { seat, defender, hits } = f.args;
    const { pub } = t.s;
    const mine = (
      side: Seat,
      other: Seat, // [TI4-HIT-12] looks at hits produced, before cancelling
    ) =>
      together(pub, hits, side) +
      modifiers(pub, 'answerHits').reduce((n, m) => n + m.answerHits(pub, side, together(pub, hits, other)), 0);
    f.args.hits = { [seat]: mine(seat, defender), [defender]: mine(defender, seat) };
    t.window('hits.produced', aboutGround(f));
  },
  assign(t, f) {
    const { seat, defender, system, planet, hits } = f.args;
    const batch = (victim: Seat, by: Seat): Batch => ({
      seat: victim,
      by,
      hits: hits[by] ?? 0,
      eligible: troopsFor(t.s.pub, victim, planet).map((u) => u.id),
    });
    t.call('hits', { cause: 'ground', system, planet, batches: [batch(seat, defender), batch(defender, seat)] });
  },
  close(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' };
    f.args.closed = f.args.round;
    t.window(ROUND_END, aboutGround(f));
    return { goto: 'round' };
  },
  finish: (t, f) =>
    t.window(f.args.closed === f.args.round ? ['combat.end'] : [...ROUND_END, 'combat.end'], aboutGround(f)), // [TI4-WIN-6]
  ended(t, f) {
    const { seat, defender, planet, system } = f.args;
    takeOff(t, system, planet); // [TI4-FLAG-4] they win nothing
    const winner = (troopsFor(t.s.pub, seat, planet)[0] ?? troopsFor(t.s.pub, defender, planet)[0])?.owner; // [TI4-GND-4]
    settle(t, 'groundCombat.end');
    endCombat(t, f, winner, { kind: 'ground', at: system, on: planet });
  },
});

const aboutGround = (f: Frame<GroundCombat>) => ({
  frame: f.id,
  attacker: f.args.seat,
  defender: f.args.defender,
  at: f.args.system,
  on: f.args.planet,
  planet: planetName(f.args.planet),
  kind: 'ground' as const,
  round: f.args.round,
});

/** [TI4-GND-3] */
export const isOver = (pub: Pub, { seat, defender, planet }: GroundCombat): boolean =>
  troopsFor(pub, seat, planet).length === 0 || troopsFor(pub, defender, planet).length === 0;

function rollFor(t: T, f: Frame<GroundCombat>, seat: Seat, against: Seat): void {
  const { system, planet } = f.args;
  const units = groundOn(t.s.pub, seat, planet).map((u) => u.id);
  if (units.length === 0 && seat !== f.args.seat && seat !== f.args.defender) return; // an ally who is not there
  t.call('combatRoll', { seat, against, attacker: f.args.seat, system, planet, units, combat: f.id });
}
