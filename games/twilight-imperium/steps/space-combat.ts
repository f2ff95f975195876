// TI4-SPACE: space combat, round by round.

import { type Frame, isInPlay, type Seat } from '@orrery/kernel';
import { ownerName } from '../atoms/units.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step, TOGETHER } from '../procedures.ts';
import { anyGrants } from '../registry.ts';
import { decline, option, player, systemName } from '../say.ts';
import { type Effect, NOBODY, type Pub, type T } from '../state.ts';
import { sideOf, together } from '../values/allies.ts';
import type { Die } from '../values/combat.ts';
import { retreats } from '../values/retreat.ts';
import { combatantsIn, fightersFor } from '../values/units.ts';
import { endCombat, isCastAnew } from './combat-end.ts';
import type { Batch } from './hits.ts';
import { settle } from './moments.ts';
import { standDown } from './retreat.ts';

/**
 * `announced`: who will retreat this round. `effects`: those of the running round. `ships`: the fleets as they stood when
 * hits were assigned; `still`: rounds that cost none of them, damage or not. `closed`: the round whose end has come.
 * `routed`: the attacker must announce a retreat. `lastRoll`: dice that lie on the table, by seat, for whoever comes to look.
 */
export type SpaceCombat = {
  seat: Seat;
  defender: Seat;
  system: string;
  round: number;
  effects: Effect[];
  announced: Seat[];
  hits: Record<string, number>;
  aimed?: Record<string, number>; // of them those that go to non-fighter ships first [TI4-HIT-8]
  wrecks?: UnitType[]; // ships destroyed in it
  absorbed?: Seat[]; // who has taken a technology for it
  lastRoll?: Record<string, Die[]>;
  barred?: Seat[];
  routed?: boolean;
  drawn?: boolean;
  again?: true; // the dice count for nothing and are rolled anew
  ships: string;
  still: number;
  closed?: number;
  scored?: Seat[];
};

const START = [
  'combat.start',
  'spaceCombat.start',
  'spaceCombat.firstRound.start',
  'combatRound.start',
  'spaceCombatRound.start',
] as const;

/** [TI4-SPACE-12] So many rounds in a row that cost nobody a ship: nobody can win. */
export const STILL_ROUNDS = 50;

const ROUND_END = ['spaceCombatRound.end', 'combatRound.end'] as const;

export const spaceCombat = step('spaceCombat', {
  begin(t, f) {
    Object.assign(f.args, { still: 0, ships: '' });
    for (const unit of t.s.pub.units)
      if (unit.at === f.args.system && anyGrants('musters', t.s.pub, unit)) unit.asShip = true; // [TI4-FLAG-12]
    t.tell({ type: 'combat.space', pub: { ...sides(f.args), system: systemName(f.args.system) } });
  },
  round(t, f) {
    f.args.round += 1;
    Object.assign(f.args, { effects: [], announced: [], hits: {}, barred: [] });
    delete f.args.routed;
    delete f.args.aimed;
    t.window(f.args.round === 1 ? START : START.slice(3), aboutCombat(f)); // [TI4-WIN-6]
  },
  barrage(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' }; // [TI4-SPACE-5]
    if (f.args.round === 1)
      t.call('barrage', { combat: f.id, seat: f.args.seat, defender: f.args.defender, system: f.args.system });
  },
  announce(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' };
    t.window('retreat.announce.start', aboutCombat(f));
  },
  // [TI4-RET-1, -4] What the attacker says counts only if the defender stays, so neither need hear the other first.
  defender: {
    who: (pub, f) =>
      areBothAsked(pub, f.args) ? [f.args.defender, f.args.seat] : mayAnnounce(pub, f.args, 'defender'),
    question: (k, f) => whetherToRetreat(k.pub, f.args, k.seat!),
    take(t, f, choices) {
      const first = [f.args.defender, f.args.seat].find((seat) => choices.get(seat) === 'retreat');
      if (first !== undefined) announce(t, f, first);
      if (choices.size === 1) return;
      said(t, f);
      return { goto: 'roll' };
    },
  },
  defenderSaid: (t, f) => said(t, f),
  routed(t, f) {
    const { seat, system, announced } = f.args;
    if (f.args.routed && announced.length === 0 && retreats(t.s.pub, seat, system).length > 0) announce(t, f, seat);
  },
  attacker: {
    who: (pub, f) => mayAnnounce(pub, f.args, 'seat'),
    question: (k, f) => whetherToRetreat(k.pub, f.args, f.args.seat),
    take(t, f, choices) {
      if (choices.get(f.args.seat) === 'retreat') announce(t, f, f.args.seat);
    },
  },
  attackerSaid(t, f) {
    if (!isInPlay(TOGETHER, t.s.pub) || f.args.announced.includes(f.args.seat)) said(t, f); // once is enough
  },
  roll(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' }; // by a retreat ahead of the others
    f.args.lastRoll = {};
    delete f.args.aimed;
    t.window('combat.roll.before', aboutCombat(f));
    for (const seat of sideOf(t.s.pub, f.args.seat)) rollFor(t, f, seat, f.args.defender); // [TI4-DICE-8] the attacker first
    for (const seat of sideOf(t.s.pub, f.args.defender)) rollFor(t, f, seat, f.args.seat);
  },
  assign(t, f) {
    if (isCastAnew(f)) return { goto: 'roll' };
    const { seat, defender, system, hits, aimed } = f.args;
    const batch = (victim: Seat, by: Seat): Batch => {
      const first = together(t.s.pub, aimed ?? {}, by);
      return {
        seat: victim,
        by,
        hits: together(t.s.pub, hits, by),
        eligible: fightersFor(t.s.pub, victim, system).map((u) => u.id),
        ...(first > 0 ? { aimed: first } : {}),
      };
    };
    f.args.ships = fleets(t.s.pub, f.args);
    t.call('hits', { cause: 'space', system, planet: null, batches: [batch(seat, defender), batch(defender, seat)] });
  },
  retreat(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' }; // [TI4-RET-7]
    for (const seat of f.args.announced)
      if (!f.args.barred?.includes(seat)) t.call('retreat', { seat, system: f.args.system, combat: f.id });
  },
  close(t, f) {
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' };
    f.args.closed = f.args.round;
    t.window(ROUND_END, aboutCombat(f));
  },
  stalemate(t, f) {
    const { seat, system } = f.args;
    if (isOver(t.s.pub, f.args)) return { goto: 'finish' };
    f.args.still = fleets(t.s.pub, f.args) === f.args.ships ? f.args.still + 1 : 0;
    if (f.args.still < STILL_ROUNDS) return { goto: 'round' };
    // The attacker gives way.
    t.call('retreat', { seat, system, combat: f.id, last: true });
  },
  // [TI4-WIN-6] One window, unless an effect at the end of the round has ended the combat: then its end follows.
  finish: (t, f) =>
    t.window(f.args.closed === f.args.round ? ['combat.end'] : [...ROUND_END, 'combat.end'], aboutCombat(f)),
  ended(t, f) {
    const winner = winnerOf(t.s.pub, f.args);
    standDown(t.s.pub, f.args.system);
    settle(t, 'spaceCombat.end');
    endCombat(t, f, winner, { kind: 'space', at: f.args.system });
  },
});

const sides = ({ seat, defender }: SpaceCombat) => ({ attacker: ownerName(seat), defender: ownerName(defender) });
const aboutCombat = (f: Frame<SpaceCombat>) => ({
  frame: f.id,
  attacker: f.args.seat,
  defender: f.args.defender,
  at: f.args.system,
  kind: 'space' as const,
  round: f.args.round,
});

const fleets = (pub: Pub, { seat, defender, system }: SpaceCombat): string =>
  [...fightersFor(pub, seat, system), ...fightersFor(pub, defender, system)].map((u) => u.id).join();

/** [TI4-SPACE-5] */
export function isOver(pub: Pub, { seat, defender, system }: SpaceCombat): boolean {
  return fightersFor(pub, seat, system).length === 0 || fightersFor(pub, defender, system).length === 0;
}

/** [TI4-SPACE-9, TI4-ABMOVE-8] */
function winnerOf(pub: Pub, { seat, defender, system, drawn }: SpaceCombat): Seat | undefined {
  if (drawn) return undefined;
  return (fightersFor(pub, seat, system)[0] ?? fightersFor(pub, defender, system)[0])?.owner;
}

/** [TI4-RET-4] Once the defender has announced, the attacker cannot. */
function mayAnnounce(pub: Pub, args: SpaceCombat, side: 'seat' | 'defender'): Seat[] {
  const seat = args[side];
  if (seat === NOBODY || args.announced.length > 0 || combatantsIn(pub, seat, args.system).length === 0) return [];
  return retreats(pub, seat, args.system).length > 0 ? [seat] : [];
}
const areBothAsked = (pub: Pub, args: SpaceCombat): boolean =>
  isInPlay(TOGETHER, pub) &&
  !args.routed &&
  (['defender', 'seat'] as const).every((side) => mayAnnounce(pub, args, side).length > 0);
const whetherToRetreat = (pub: Pub, { system }: SpaceCombat, seat: Seat) => ({
  prompt: { key: 'ask.retreat', args: { systems: retreats(pub, seat, system).map(systemName) } },
  ask: { shape: 'one' as const, options: [option('retreat', 'retreat'), decline] },
  rules: ['TI4-RET-1', 'TI4-RET-4'],
  fallback: 'no',
});
function announce(t: T, f: Frame<SpaceCombat>, seat: Seat): void {
  f.args.announced.push(seat);
  t.tell({ type: 'retreat.announced', pub: { seat: player(seat) } });
}

function said(t: T, f: Frame<SpaceCombat>): void {
  const last = f.args.announced.at(-1);
  if (last !== undefined) t.window('retreat.announced.after', { ...aboutCombat(f), by: last });
}

function rollFor(t: T, f: Frame<SpaceCombat>, seat: Seat, against: Seat): void {
  const { system } = f.args;
  const units = combatantsIn(t.s.pub, seat, system).map((u) => u.id);
  if (units.length === 0 && seat !== f.args.seat && seat !== f.args.defender) return; // an ally who is not there
  t.call('combatRoll', { seat, against, attacker: f.args.seat, system, planet: null, units, combat: f.id });
}
