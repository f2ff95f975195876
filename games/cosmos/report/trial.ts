// CSM-GM-4: a turn resolved from its order sheets: for real, or to see what it would do.

import type { Sheet } from '../orders/form.ts';
import { readList } from '../orders/parse.ts';
import { type Resolution, resolve } from '../resolver/index.ts';
import type { World } from '../state.ts';

export function trial(world: World, sheets: readonly (Sheet | null)[]): Resolution {
  return resolve(
    world,
    world.sides.map((side, seat) => readList(sheets[seat]?.orders ?? '', side.faction).orders),
  );
}
