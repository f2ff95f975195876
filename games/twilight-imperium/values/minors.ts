// TI4-EVENT-minor-factions: which factions may be minor ones, where their home systems come to lie, and who commands them.
import type { Seat } from '@orrery/kernel';
import { factionSheet, systemTile } from '../content.ts';
import { axialOf, ringOf, stepsBetween } from '../galaxy/geometry.ts';
import { completeSheets } from '../roster.ts';
import { hasSet, NOBODY, type Pub } from '../state.ts';
import { commanderOf } from './alliance.ts';
import { planetsIn } from './board.ts';

/** [TI4-REF-5] Those nobody plays, with an alliance card and a home that is left. */
export const minorSheets = (pub: Pub): string[] =>
  completeSheets(pub).filter(
    (id) =>
      hasSet(pub, factionSheet(id).set) &&
      commanderOf(id) !== undefined &&
      !pub.players.some(({ faction }) => faction === id) &&
      homesLeft(pub, id).length > 0,
  );
/** Home systems of a sheet that nobody lives in. */
export function homesLeft(pub: Pub, faction: string): string[] {
  const { system, oneOf = [] } = factionSheet(faction).home;
  const homes = system ? [system] : oneOf.filter(({ as }) => !isPlayed(pub, as)).map((home) => home.system);
  const inUse = pub.players.map(
    (player) => (player.faction ? factionSheet(player.faction).home.system : undefined) ?? player.home,
  );
  return homes.filter((home) => !inUse.includes(home) && hasSet(pub, systemTile(home).set));
}
const isPlayed = ({ players }: Pub, faction: string): boolean => players.some((player) => player.faction === faction);

const SECOND_RING = 2;
/** [TI4-HYPER-8] Spaces of the second ring that are as far from one home as from another; then the others of that ring. */
export function midways(homes: readonly number[], taken: readonly number[]): number[][] {
  const ring = Array.from({ length: 19 }, (_, index) => index).filter(
    (index) => ringOf(index) === SECOND_RING && !homes.includes(index) && !taken.includes(index),
  );
  const isMidway = (index: number): boolean => {
    const [near, next] = homes.map((home) => stepsBetween(axialOf(index), axialOf(home))).sort((a, b) => a - b);
    return near === next;
  };
  return [ring.filter(isMidway), ring];
}

/** Who controls every planet of a minor faction's system. */
export function masterOf(pub: Pub, system: string): Seat | undefined {
  const [first, ...others] = planetsIn(pub, system).map((planet) => pub.planets[planet]!.controller);
  return first !== undefined && first !== NOBODY && others.every((controller) => controller === first)
    ? first
    : undefined;
}
