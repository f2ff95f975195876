// The games this server offers: the house's own, and those of modules named in the settings.
import { shelf as own } from '@orrery/games';
import type { Box, Game } from '@orrery/kernel';
import { during } from '../trouble.ts';

export interface Shelf {
  boxes: readonly Box[];
  box(id: string): Box | undefined;
  game(id: string): Game;
}

/** `modules`: addresses of modules that export a `shelf` of their own. */
export async function openShelf(modules: readonly string[]): Promise<Shelf> {
  const load = (module: string) =>
    during('shelf', { module }, () => import(module) as Promise<{ shelf: readonly Box[] }>);
  const others = await Promise.all(modules.map(load));
  const boxes = [...own, ...others.flatMap((module) => module.shelf)];
  const box = (id: string) => boxes.find((b) => b.game.id === id);
  return {
    boxes,
    box,
    game(id) {
      const found = box(id);
      if (!found) throw new Error(`no game ${id} on the shelf`);
      return found.game;
    },
  };
}
