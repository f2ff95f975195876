// What a screen needs that is computed: points left, scores so far, predominance, corridors, what is ready to travel.
import type { Seat } from '@orrery/kernel';
import { sideOf } from './packs/base/exoplanets.ts';
import { ROOMS, type Room, type Token } from './packs/base/kinds.ts';
import { moduleOf } from './packs/base/modules.ts';
import { framesOf } from './procedures.ts';
import { type K, openExoplanets, type Player } from './state.ts';
import { actionPoints, activeModules, completeGates, wheelOf } from './values/figures.ts';
import { corridorLoss, predominanceGains, standing } from './values/predominance.ts';
import { scoresOf } from './values/scoring.ts';
import { openCorridors, sockets } from './values/station.ts';

type SeatExtra = {
  wheel: number;
  points: Record<Room, number>;
  standing: Record<Exclude<Token, 'none'>, number>;
  openCorridors: number;
  openCells: string[];
  completeGates: string[];
  gates: string[];
  activeModules: number;
  /** What the final scoring would give and take if it were now. */
  predominance: number;
  corridorLoss: number;
};
export type Extra = {
  /** Who uses action points now, and how many are left. */
  acting: { seat: Seat; left: number } | null;
  players: SeatExtra[];
  /** What every open exoplanet would give to each seat if it closed now. */
  scores: Record<string, number[]>;
};

export function derive(k: K): Extra {
  const { pub } = k;
  const acting = framesOf(pub, 'moving', 'building', 'filling').find((f) => f.at !== 'count');
  const gains = predominanceGains(pub);
  return {
    acting: acting ? { seat: acting.args.seat, left: acting.args.left } : null,
    players: pub.players.map((player, seat) => ({
      ...facts(player),
      activeModules: activeModules(pub, seat),
      predominance: gains[seat]!,
      corridorLoss: corridorLoss(player),
    })),
    scores: Object.fromEntries(
      openExoplanets(pub).map((e) => [e.id, scoresOf(sideOf(e.id, pub.seats), e.slots, pub.seats).points]),
    ),
  };
}

type Facts = Omit<SeatExtra, 'activeModules' | 'predominance' | 'corridorLoss'>;
function facts(player: Player): Facts {
  return {
    wheel: wheelOf(player),
    points: Object.fromEntries(ROOMS.map((room) => [room, actionPoints(player.rooms[room])])) as Record<Room, number>,
    standing: { ...standing(player) },
    openCorridors: openCorridors(player.station),
    openCells: sockets(player.station).map(({ x, y }) => `cell:${x},${y}`),
    completeGates: completeGates(player).map((m) => m.id),
    gates: player.station.filter((m) => m.active && moduleOf(m.id).gate).map((m) => m.id),
  };
}
