// How things are named in messages, and what they are called on a board (`refs`).
import type { Bag, Msg, Option } from '@orrery/kernel';
import {
  cardOf,
  GEMS,
  type Gems,
  galaxyOfSpace,
  isAi,
  type PlanetId,
  planetType,
  type SpaceId,
  type TileId,
  tileOf,
  tileOfPlanet,
  type Yield,
} from './packs/base/index.ts';
import { isAutoma, type Pub, type Side } from './state.ts';

export const who = (pub: Pub, side: Side): Bag => (isAutoma(pub, side) ? { key: 'automa.name' } : { seat: side });
export const card = (id: string): Msg => ({ key: `card.${id}` });
/** A card with what it consumes and does. */
export const cardWords = (id: string) => ({
  card: card(id),
  consumption: cardOf(id).consumption,
  text: { key: `card.${id}.text` },
});
/** A Dark Tech level, as the book writes it: I, II, III. */
export const level = (n: number): Msg => ({ key: 'level.name', args: { level: n } });
export const galaxy = (id: string): Msg => ({ key: `galaxy.${id}` });
/** A tile that does not lie on the board is called by the planets that one sees on it: it bears no name. */
export function tileName(tile: TileId): Msg {
  const types = tileOf(tile).planets.map(({ type }) => type);
  const planets = [...new Set(types)].map((type) => ({
    key: `planets.${type}`,
    args: { count: types.filter((each) => each === type).length },
  }));
  return { key: 'tile', args: { planets } };
}
/** A system on the board is called by its space. */
export function system(pub: Pub, tile: TileId): Msg {
  const at = Object.keys(pub.systems).find((id) => pub.systems[id] === tile);
  return at === undefined ? tileName(tile) : space(at);
}
export const planet = (pub: Pub, id: PlanetId): Msg => ({
  key: `planet.${planetType(id)}`,
  args: { letter: id.slice(-1).toUpperCase(), system: system(pub, tileOfPlanet(id)) },
});
export const space = (id: SpaceId): Msg => ({
  key: 'space',
  args: { galaxy: galaxy(galaxyOfSpace(id)), number: Number(id.slice(id.lastIndexOf('-') + 1)) },
});

/** `2 coal and 1 gold`; nothing at all is said so. */
export function amount(gems: Gems, energy = 0): Bag[] | Msg {
  const parts: Bag[] = GEMS.filter((gem) => gems[gem] > 0).map((gem) => ({
    key: `gems.${gem}`,
    args: { count: gems[gem] },
  }));
  if (energy !== 0) parts.push({ key: 'energy', args: { count: energy } });
  return parts.length > 0 ? parts : { key: 'nothing' };
}
export const yieldOf = ({ gems, energy }: Yield): Bag[] | Msg => amount(gems, energy);

export const refs = {
  card: (id: string): string => `card:${id}`,
  row: (position: number): string => `row:${position}`,
  planet: (id: PlanetId): string[] => [`planet:${id}`, `system:${tileOfPlanet(id)}`],
  system: (tile: TileId): string => `system:${tile}`,
  space: (id: SpaceId): string => `space:${id}`,
  galaxy: (id: string): string => `galaxy:${id}`,
};
export const itemName = (id: string): Msg => ({ key: isAi(id) ? `card.${id}` : `upgrade.${id}` });

export const DECLINE: Option = { key: 'decline', label: { key: 'option.decline' } };
export const DONE: Option = { key: 'done', label: { key: 'option.done' } };
/** The parts of `verb:what>where`. */
export function parts(key: string): { verb: string; what: string; where: string } {
  const [head, where = ''] = key.split('>') as [string, string?];
  const [verb, what = ''] = head.split(':') as [string, string?];
  return { verb, what, where };
}
