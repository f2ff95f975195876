// What every part of this board is given.
import type { BoardProps } from '@orrery/board';
import type { TI } from '../tables.ts';

export type Props = BoardProps<TI>;
export type View = Props['view'];
