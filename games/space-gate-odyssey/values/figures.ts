// What a player's figures are worth: action points, influence, room in modules, complete gate modules.
import type { Seat } from '@orrery/kernel';
import { ENGINEERS, type Engineer, type Gate, ROOMS, type Room } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { POINTS, WHEEL_SPACES } from '../packs/base/tracks.ts';
import type { Crew, Placed, Player, Pub } from '../state.ts';

/** [SGO-TURN-6] */
export const actionPoints = ({ engineers, chiefs, robots }: Crew): number =>
  engineers * POINTS.engineer + chiefs * POINTS.chief + robots * POINTS.robot;

const COUNTERS = { engineer: 'engineers', chief: 'chiefs' } as const;
export const counterOf = (figure: Engineer): 'engineers' | 'chiefs' => COUNTERS[figure];

/** Who stands where: every kind of engineer in every room, the rooms in the order of the board [SGO-END-14]. */
export function engineersOf(player: Player): { room: Room; figure: Engineer }[] {
  return ENGINEERS.flatMap((figure) =>
    ROOMS.filter((room) => player.rooms[room][counterOf(figure)] > 0).map((room) => ({ room, figure })),
  );
}

export const wheelOf = (player: Player): number => player.influence % WHEEL_SPACES;
/** [SGO-RANK-2] How many ranks the influence of a player is worth. */
export const ranksDue = (player: Player): number => Math.floor(player.influence / WHEEL_SPACES);

export const roomIn = (placed: Placed): number => moduleOf(placed.id).capacity - placed.settlers;
export const isFull = (placed: Placed): boolean => placed.active && roomIn(placed) <= 0;

/** [SGO-ACCESS-2] */
export const isAccess = (placed: Placed): boolean => ['access', 'start'].includes(moduleOf(placed.id).type);

/** [SGO-TRAVEL-2] */
export const completeGates = (player: Player): Placed[] =>
  player.station.filter((m) => moduleOf(m.id).type === 'gate' && isFull(m));

/** Where a gate stands: the id of an exoplanet, or `hawking` [SGO-TRAVEL-6]. */
export const standOf = (pub: Pub, gate: Gate): string => pub.exoplanets.find((e) => e.gate === gate)?.id ?? 'hawking';

export const activeModules = (pub: Pub, seat: Seat): number =>
  pub.players[seat]!.station.filter((m) => m.active).length;
