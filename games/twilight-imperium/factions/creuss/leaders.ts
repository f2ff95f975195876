// The leaders of the Ghosts of Creuss.

import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { place } from '../../atoms/units.ts';
import { systemTile } from '../../content.ts';
import { idOf, inSystems } from '../../effects/targets.ts';
import { wormholesIn } from '../../galaxy/adjacency.ts';
import { hasLeader } from '../../holders.ts';
import { frameAt } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { systemName } from '../../say.ts';
import { effectsOf, lay, type Pub, type T } from '../../state.ts';
import { systems } from '../../values/board.ts';
import { capacityOf } from '../../values/limits.ts';
import { hasUnits, isGround } from '../../values/units.ts';
import { creuss } from './sheet.ts';

declare module '../../state.ts' {
  interface Effects {
    taivra: true;
  }
}
const TAIVRA = 'emissary-taivra';
const SERAVUS = 'sai-seravus';
const isGate = (pub: Pub, system: string): boolean => wormholesIn(pub, system).some((kind) => kind !== 'delta');
const HOMES = [creuss.home.system, creuss.home.boardTile];
/** Neither off the board nor a home of the Ghosts. */
const isMovable = (pub: Pub, system: string): boolean => {
  const { type } = systemTile(system);
  const { index } = pub.board.find(({ tile }) => tile === system)!;
  return index >= 0 && !['nexus', 'fracture', 'hyperlane'].includes(type) && !HOMES.includes(system);
};
const swappable = inSystems(
  (pub, _, system) => isMovable(pub, system),
  (pub, seat, system) => wormholesIn(pub, system).length > 0 || hasUnits(pub, seat, system),
);

/** Two systems change places with all that is in them. */
function swapSystems(t: T, a: string, b: string): void {
  const spotOf = (system: string) => {
    const { index, q, r } = t.s.pub.board.find(({ tile }) => tile === system)!;
    return { index, q, r };
  };
  const [first, second] = [spotOf(a), spotOf(b)];
  t.s.pub.board = t.s.pub.board.map((tile) =>
    tile.tile === a ? { ...tile, ...second } : tile.tile === b ? { ...tile, ...first } : tile,
  );
  t.tell({ type: 'systems.swapped', pub: { a: systemName(a), b: systemName(b) } });
}

/** Ships with capacity that came through wormholes, as far as there is room for a fighter each. */
function wakes(pub: Pub, seat: number, frame: number): number {
  const tactical = frameAt(pub, frame, 'tactical')?.args;
  if (!tactical) return 0;
  const here = pub.units.filter((u) => u.owner === seat && u.at === tactical.system && u.on === null);
  const ships = here.filter((u) => tactical.warped?.includes(u.id) && capacityOf(pub, u) > 0).length;
  const room = here.reduce((sum, u) => sum + (u.type === 'fighter' || isGround(u) ? -1 : capacityOf(pub, u)), 0);
  return Math.max(0, Math.min(ships, room));
}

export const leaders: Piece[] = [
  commander({
    id: SERAVUS,
    faction: 'creuss',
    unlocks: (pub, seat) =>
      systems(pub).filter(
        (system) =>
          hasUnits(pub, seat, system) && wormholesIn(pub, system).some((kind) => kind === 'alpha' || kind === 'beta'),
      ).length >= 3,
    modifiers: { warps: (pub, seat) => hasLeader(pub, seat, SERAVUS) },
    ...orders(
      {
        id: SERAVUS,
        rules: ['TI4-LEAD-6', 'TI4-CAP-1'],
        might: (pub, seat, { about }) => about.by === seat && wakes(pub, seat, about.frame) > 0,
        aims: (pub, seat, { about }) =>
          Array.from({ length: wakes(pub, seat, about.frame) }, (_, i) => `fighters:${i + 1}`),
        resolve(t, { seat, target, about }) {
          for (let i = 0; i < Number(idOf(target)); i++) place(t, seat, 'fighter', about.at, null);
        },
      },
      'tactical.moved',
    ),
  }),
  {
    ...agent(
      {
        id: TAIVRA,
        faction: 'creuss',
        rules: ['TI4-LEAD-3', 'TI4-ADJ-9'],
        might: (pub, _, { about }) => isGate(pub, about.at),
        resolve: (t, { seat, about }) =>
          lay(t.frame(about.frame, 'tactical'), { kind: 'taivra', seat, system: about.at }),
      },
      'tactical.activate.after',
    ),
    modifiers: {
      links(pub, _, system) {
        return effectsOf(pub, 'taivra').flatMap((effect) => {
          if (system === effect.system)
            return systems(pub).filter((other) => other !== system && wormholesIn(pub, other).length > 0);
          return wormholesIn(pub, system).length > 0 ? [effect.system!] : [];
        });
      },
    },
  },
  hero({
    id: 'riftwalker-meian',
    faction: 'creuss',
    rules: ['TI4-LEAD-11', 'TI4-BOARD-1'],
    aims: (pub, seat) => (swappable(pub, seat).length > 1 ? swappable(pub, seat) : []),
    next: { from: (pub, { seat, target }) => swappable(pub, seat).filter((other) => other !== target), least: 1 },
    resolve(t, { target, more: [other] }) {
      if (other) swapSystems(t, target, other);
    },
  }),
];
