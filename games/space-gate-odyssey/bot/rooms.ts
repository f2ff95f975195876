// What it is worth to have a control room activated, for anybody, and to have a figure in it.
import type { Seat } from '@orrery/kernel';
import { type Engineer, type Room, SECTORS, type Sector } from '../packs/base/kinds.ts';
import { moduleOf, PILES } from '../packs/base/modules.ts';
import { actionPoints, isAccess, roomIn } from '../values/figures.ts';
import { sockets, spotsFor } from '../values/station.ts';
import { placementWorth } from './building.ts';
import { planMoves } from './paths.ts';
import type { Survey } from './survey.ts';

const SETTLER = 0.55;
const OTHERS = 0.8;

const isSector = (room: Room): room is Sector => SECTORS.some((sector) => sector === room);

/** What this seat can make of so many action points in that room. */
function roomWorth(table: Survey, seat: Seat, room: Room, points: number): number {
  return table.once(`room ${seat} ${room} ${points}`, () => {
    if (points === 0) return 0;
    if (isSector(room)) return planMoves(table, seat, room, points).worth;
    return room === 'access' ? accessWorth(table, seat, points) : modulesWorth(table, seat, points);
  });
}

function accessWorth(table: Survey, seat: Seat, points: number): number {
  const { station, reserve } = table.pub.players[seat]!;
  const rooms = station.filter((m) => isAccess(m) && m.active).map(roomIn);
  const settlers = rooms
    .sort((a, b) => b - a)
    .slice(0, points)
    .reduce((a, b) => a + b, 0);
  return Math.min(settlers, reserve.settlers) * SETTLER;
}

const modulesWorth = (table: Survey, seat: Seat, points: number): number =>
  table
    .once(`placements ${seat}`, () => placements(table, seat))
    .slice(0, points)
    .reduce((a, b) => a + b, 0);

/** The best one of each pile, the best pile first; each reckoned by itself. */
function placements(table: Survey, seat: Seat): number[] {
  const { station } = table.pub.players[seat]!;
  const open = sockets(station);
  const best = PILES.flatMap(({ id }) => {
    const { top } = table.pub.piles[id]!;
    return top
      ? [Math.max(0, ...spotsFor(station, top, open).map((spot) => placementWorth(table, seat, top, spot)))]
      : [];
  });
  return best.sort((a, b) => b - a);
}

/** The whole of sending a figure there: my part, less what the others make of it. */
export function sendWorth(table: Survey, seat: Seat, figure: Engineer, from: Room, to: Room): number {
  const strength = figure === 'chief' ? 2 : 1;
  const mine = roomWorth(table, seat, to, actionPoints(table.pub.players[seat]!.rooms[to]) + strength);
  const theirs = table.pub.players.map((player, other) =>
    other === seat ? 0 : roomWorth(table, other, to, actionPoints(player.rooms[to])),
  );
  const rest = OTHERS * (theirs.reduce((a, b) => a + b, 0) / (table.pub.seats - 1));
  return mine - rest + 0.1 * strength * (postWorth(table, seat, to) - postWorth(table, seat, from));
}

/** How good it is to have a figure in this room from now on. */
export function postWorth(table: Survey, seat: Seat, room: Room): number {
  const { station, rooms } = table.pub.players[seat]!;
  const crowd = 0.3 * actionPoints(rooms[room]);
  if (room === 'access') return 2.2 - crowd;
  if (room === 'modules') return 2 * table.future - crowd;
  const gates = station.filter((m) => moduleOf(m.id).sector === room && moduleOf(m.id).gate).length;
  return 0.6 + gates - crowd;
}
