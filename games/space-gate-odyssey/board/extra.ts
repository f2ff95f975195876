// What the game computes for screens, by its names.
import type { BoardProps } from '@orrery/board';
import type { Seat, View } from '@orrery/kernel';
import type { Room, Token } from '../packs/base/kinds.ts';
import type { SpaceGateOdyssey } from '../state.ts';

export type Props = BoardProps<SpaceGateOdyssey>;
export type SgoView = View<SpaceGateOdyssey>;

export interface SeatExtra {
  wheel: number;
  points: Record<Room, number>;
  standing: Record<Exclude<Token, 'none'>, number>;
  openCorridors: number;
  openCells: string[];
  completeGates: string[];
  gates: string[];
  activeModules: number;
  predominance: number;
  corridorLoss: number;
}
export interface Extra {
  acting: { seat: Seat; left: number } | null;
  players: SeatExtra[];
  scores: Record<string, number[]>;
}
export const extraOf = (view: SgoView): Extra => view.extra as unknown as Extra;

export const nameOf = (board: Pick<Props, 'seats'>, seat: Seat): string => board.seats[seat]?.name ?? `${seat + 1}`;
