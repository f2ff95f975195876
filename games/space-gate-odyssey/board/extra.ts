// What the game computes for screens, by its names.
import type { BoardProps } from '@orrery/board';
import type { Seat, View } from '@orrery/kernel';
import type { Extra } from '../derive.ts';
import type { SpaceGateOdyssey } from '../state.ts';

export type Props = BoardProps<SpaceGateOdyssey>;
export type SgoView = View<SpaceGateOdyssey>;

export const extraOf = (view: SgoView): Extra => view.extra as Extra;

export const nameOf = (board: Pick<Props, 'seats'>, seat: Seat): string => board.seats[seat]?.name ?? `${seat + 1}`;
