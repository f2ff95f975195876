// The procedures in the order of the rules.
import type { Asked } from '@orrery/kernel';
import type { TicTacToe } from '../state.ts';
import { turns } from './turns.ts';

export const STEPS = { turns };

/** Every place at which somebody is asked. */
export type At = Asked<TicTacToe, typeof STEPS>;
