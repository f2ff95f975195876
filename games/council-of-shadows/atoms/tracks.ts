// Gems, energy, consumption, order tiles, Dark Tech levels and the throne.
import type { Bag, Table } from '@orrery/kernel';
import { GEMS, type Gem, type Gems } from '../packs/base/index.ts';
import { amount, level, who } from '../say.ts';
import type { Council, Side } from '../state.ts';
import { markerAfter } from '../values/consumption.ts';

type T = Table<Council>;
const isNothing = (gems: Gems): boolean => GEMS.every((gem) => gems[gem] === 0);

/** [COS-SUPPLY-1] Always in full. */
export function gainGems(t: T, side: Side, gems: Gems): void {
  if (isNothing(gems)) return;
  const purse = t.s.pub.players[side]!.gems;
  for (const gem of GEMS) purse[gem] += gems[gem];
  t.tell({ type: 'gained', pub: { who: who(t.s.pub, side), amount: amount(gems) as Bag[] } });
}

export function payGems(t: T, side: Side, gems: Gems): void {
  const purse = t.s.pub.players[side]!.gems;
  for (const gem of GEMS) purse[gem] -= gems[gem];
  t.tell({ type: 'paid', pub: { who: who(t.s.pub, side), amount: amount(gems) as Bag[] } });
}

export function upgradeGem(t: T, side: Side, gem: Gem): void {
  const purse = t.s.pub.players[side]!.gems;
  const better = GEMS[GEMS.indexOf(gem) + 1]!;
  purse[gem] -= 1;
  purse[better] += 1;
  const names = { from: { key: `gem.${gem}` }, to: { key: `gem.${better}` } };
  t.tell({ type: 'gem.upgraded', pub: { who: who(t.s.pub, side), ...names } });
}

/** [COS-DARK-11] Without an upper limit. */
export function gainEnergy(t: T, side: Side, energy: number, why: string): void {
  if (energy === 0) return;
  moveEnergy(t, side, t.s.pub.players[side]!.energy + energy);
  t.tell({
    type: 'energy.gained',
    pub: { who: who(t.s.pub, side), energy, now: t.s.pub.players[side]!.energy, why: { key: `why.energy.${why}` } },
  });
}

/** [COS-ORDER-5] A marker that moves gets the newest stamp. */
export function moveEnergy(t: T, side: Side, to: number): void {
  const p = t.s.pub.players[side]!;
  p.energy = to;
  p.stamp = t.s.pub.stamp;
  t.s.pub.stamp += 1;
}

/** Gives back what was applied [COS-CONS-6]. */
export function moveConsumption(t: T, side: Side, by: number): number {
  const p = t.s.pub.players[side]!;
  const applied = markerAfter(p, by) - p.consumption;
  p.consumption += applied;
  const type = applied === by ? 'consumption' : 'consumption.limited';
  t.tell({ type, pub: { who: who(t.s.pub, side), by, applied, now: p.consumption } });
  return applied;
}

export function giveOrderTiles(t: T, order: readonly Side[]): void {
  for (const [i, side] of order.entries()) t.s.pub.players[side]!.order = i + 1;
  t.tell({ type: 'order', pub: { order: order.map((side) => who(t.s.pub, side)) } });
}

/** [COS-DARK-3, -4] The remainder is the new position; consumption stays. */
export function riseOneLevel(t: T, side: Side): void {
  const p = t.s.pub.players[side]!;
  moveEnergy(t, side, p.energy - p.consumption);
  p.level += 1;
  t.tell({ type: 'level', pub: { who: who(t.s.pub, side), level: level(p.level), energy: p.energy } });
}

/** [COS-DARK-6] The first to reach it keeps it. */
export function takeThrone(t: T, side: Side): void {
  if (t.s.pub.throne !== null) return;
  t.s.pub.throne = side;
  t.tell({ type: 'throne', pub: { who: who(t.s.pub, side) } });
}

export function beginPhase(t: T, phase: number): void {
  if (phase === 1) t.s.pub.round += 1;
  t.s.pub.phase = phase;
  t.tell({ type: `phase.${phase}`, pub: { round: t.s.pub.round } });
}
