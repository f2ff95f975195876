// What a player's leader and Dark Tech cards last for: the one place that reads `lasting`.
import { type Lasting, leaderOf, techOf, type UpgradeId } from '../packs/base/index.ts';
import type { Player } from '../state.ts';

type Power = keyof Lasting;

/** The sum of a numeric power over everything the player holds. */
export function power(p: Player, name: Power): number {
  let sum = p.leader ? Number(leaderOf(p.leader).lasting[name] ?? 0) : 0;
  for (const { id } of p.tech) sum += Number(techOf(id).lasting?.[name] ?? 0);
  return sum;
}
export const hasPower = (p: Player, name: Power): boolean => power(p, name) > 0;
export const hasUpgrade = (p: Player, id: UpgradeId): boolean => p.upgrades.includes(id);
