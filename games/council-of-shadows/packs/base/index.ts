// The components of the box, found by id.
import { AI_CARDS, START_CARDS } from './action-cards.ts';
import { AUTOMA_CARDS } from './automa.ts';
import { BONUS_CARDS } from './bonus-cards.ts';
import { DARK_TECH } from './dark-tech.ts';
import { GALAXIES } from './galaxies.ts';
import { LEADERS } from './leaders.ts';
import { STATIONS } from './stations.ts';
import { TILES } from './tiles.ts';
import type { Effect, PlanetId, SpaceId, TileId } from './types.ts';
import { UPGRADES } from './upgrades.ts';

export * from './action-cards.ts';
export * from './automa.ts';
export * from './bonus-cards.ts';
export * from './constants.ts';
export * from './dark-tech.ts';
export * from './galaxies.ts';
export * from './gems.ts';
export * from './leaders.ts';
export * from './stations.ts';
export * from './tiles.ts';
export type * from './types.ts';
export * from './upgrades.ts';

/** Looks a component up; an id nobody knows is a fault of the rules, not of a player. */
function finder<T extends { id: string }>(kind: string, list: readonly T[]): (id: string) => T {
  const byId = new Map(list.map((item) => [item.id, item]));
  return (id) => {
    const item = byId.get(id);
    if (!item) throw new Error(`no ${kind} ${id}`);
    return item;
  };
}
export const tileOf = finder('tile', TILES);
export const galaxyOf = finder('galaxy', GALAXIES);
export const cardOf = finder('action card', [...START_CARDS, ...AI_CARDS]);
export const upgradeOf = finder('upgrade', UPGRADES);
export const bonusOf = finder('bonus card', BONUS_CARDS);
export const techOf = finder('Dark Tech card', DARK_TECH);
export const leaderOf = finder('leader', LEADERS);
export const stationOf = finder('station', STATIONS);
export const automaOf = finder('Automa card', AUTOMA_CARDS);

export const tileOfPlanet = (planet: PlanetId): TileId => planet.slice(0, -1);
export const planetType = (planet: PlanetId) => tileOf(tileOfPlanet(planet)).planets.find((p) => p.id === planet)!.type;
export const galaxyOfSpace = (space: SpaceId): string => space.slice(0, space.lastIndexOf('-'));
export const isAi = (card: string): boolean => card.startsWith('ai-');

/** The effects of a card, or of one branch of its choice: `ai-11`, `ai-11/0`, `dt2-boost`. */
export function effectsOf(source: string): readonly Effect[] {
  const [id, branch] = source.split('/') as [string, string?];
  const { effect } = id.startsWith('dt') ? techOf(id) : cardOf(id);
  if (branch === undefined) return effect;
  const choice = effect.find((e) => e.do === 'choose');
  return choice?.branches[Number(branch)] ?? [];
}
