// Every procedure with its arguments and every sheet with what it holds. Their names are the save format (law 10).
import { type DealArgs, type None, type Seat, typed } from '@orrery/kernel';
import type { Sheet } from './orders/form.ts';
import type { Cosmos } from './state.ts';

export type Procedures = {
  campaign: { deal: boolean };
  enrol: { seat: Seat };
  turn: None;
  corrections: DealArgs;
  undoing: DealArgs;
};

/** `path`: `sides.0.R`; `value`: as text, read as what is there; `faction`: the one concerned, or nobody. */
export type Correction = { path: string; value: string; faction: string; told: 'faction' | 'nobody'; note: string };

export type Sheets = {
  orders: Sheet;
  corrections: { corrections: Correction[] };
  undoing: { note: string };
};

export const { step, form, frameOf, framesOf } = typed<Cosmos>();
