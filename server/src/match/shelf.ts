// The games this server offers: the house's own, and those that the settings name.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shelf as own } from '@orrery/games';
import type { Box, Game } from '@orrery/kernel';
import { bundled, FROM_SOURCES } from '../thread.ts';
import { during, Trouble } from '../trouble.ts';

export interface Shelf {
  boxes: readonly Box[];
  box(id: string): Box | undefined;
  game(id: string): Game;
  /** Where `orrery build` has put a game that is not of the house. */
  builtAt(id: string): string | undefined;
}
interface Brought {
  boxes: readonly Box[];
  built?: string;
}
/** Inside the folder of a game: what `orrery build` makes of it. */
export const BUILT = join('dist', 'play');

/** `games`: folders made ready by `orrery build`; for tests also addresses of modules that export a whole `shelf`. */
export async function openShelf(games: readonly string[]): Promise<Shelf> {
  const brought = await Promise.all(games.map(bring));
  const boxes = [...own, ...brought.flatMap((one) => one.boxes)];
  const ids = boxes.map(({ game }) => game.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice) throw new Trouble({ key: 'trouble.games.twice', args: { id: twice } });
  const box = (id: string) => boxes.find((b) => b.game.id === id);
  return {
    boxes,
    box,
    game(id) {
      const found = box(id);
      if (!found) throw new Error(`no game ${id} on the shelf`);
      return found.game;
    },
    builtAt: (id) => brought.find((one) => one.boxes.some(({ game }) => game.id === id))?.built,
  };
}

async function bring(place: string): Promise<Brought> {
  const load = <T>(address: string) => during('games', { place }, () => import(address) as Promise<T>);
  if (place.startsWith('file:')) {
    const address = FROM_SOURCES ? place : bundled(place);
    return { boxes: (await load<{ shelf: readonly Box[] }>(address)).shelf };
  }
  const built = join(resolve(place), BUILT);
  const { default: box } = await load<{ default: Box }>(pathToFileURL(join(built, 'index.js')).href);
  return { boxes: [box], built };
}
