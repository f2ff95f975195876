// What every part of this board is given.
import type { TI } from '@orrery/twilight-imperium/tables';
import type { BoardProps } from '../../board.ts';

export type Props = BoardProps<TI>;
export type View = Props['view'];
