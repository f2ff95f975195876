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
  amendments: DealArgs;
  notes: DealArgs;
  events: DealArgs;
};

/** `path`: `sides.0.R`; `value`: as text, read as what is there; `faction`: the one concerned, or nobody. */
export type Correction = { path: string; value: string; faction: string; told: 'faction' | 'nobody'; note: string };

/** What is added (n above 0) or taken away: `what` is an id; of a loan its payments, or the turn of the one to go. `faction`
 * may be `neutral`. `at` and `fleet` are empty where they mean nothing; troops in no fleet stand on the ground. */
export type Amendment = {
  do: 'R' | 'card' | 'units' | 'troops' | 'building' | 'loan';
  faction: string;
  what: string;
  n: number;
  at: string;
  fleet: string;
};
export type Amended = Amendment & { told: 'faction' | 'nobody'; note: string };

/** What happens when that turn is resolved: `text` is in the report of all, `change` befalls its faction. Announced: at once, too. */
export type Planned = { turn: number; text: string; announced: 'now' | 'never'; change: Amendment | null };

export type Sheets = {
  orders: Sheet;
  corrections: { corrections: Correction[] };
  undoing: { note: string };
  amendments: { amendments: Amended[] };
  notes: { to: string; text: string }; // a faction, or `all`
  events: { events: Planned[] }; // all that is planned
};

export const { step, form } = typed<Cosmos>();
