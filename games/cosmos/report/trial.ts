// CSM-GM-4: a turn resolved from its order sheets: for real, or to see what it would do.

import type { Sheet } from '../orders/form.ts';
import { readList } from '../orders/parse.ts';
import type { Planned } from '../procedures.ts';
import { type Resolution, resolve } from '../resolver/index.ts';
import type { World } from '../state.ts';
import { amendMsg } from '../steps/amend.ts';
import { dueIn, type Happened, happen } from '../steps/events.ts';

export interface Trial extends Resolution {
  happened: Happened[];
}
/** `events`: those the master has in store for this turn; `say`: the words of this campaign for them. */
export function trial(
  world: World,
  sheets: readonly (Sheet | null)[],
  events: readonly Planned[] = [],
  say = amendMsg,
): Trial {
  const resolved = resolve(
    world,
    world.sides.map((side, seat) => readList(sheets[seat]?.orders ?? '', side.faction).orders),
  );
  return { ...resolved, happened: happen(resolved.world, dueIn(events, world.turn), say) };
}
