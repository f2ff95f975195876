// Every procedure with its arguments and every sheet with what it holds. Their names are the save format (law 10).
import { type None, type Seat, typed } from '@orrery/kernel';
import type { Room } from './packs/base/kinds.ts';
import type { SpaceGateOdyssey, Spot } from './state.ts';

/** One player's part in the activated room. `left`: action points not used yet. */
export type Action = { seat: Seat; room: Room; left: number };

export type Procedures = {
  opening: None;
  firstModules: { seat: Seat; piles: string[] };
  rounds: None;
  turn: { seat: Seat };
  reorganisation: { seat: Seat };
  moving: Action;
  recruit: { seat: Seat };
  promote: { seat: Seat };
  /** `piles`: those the player has added a module from in this activation [SGO-BUILD-2] [SGO-BUILD-4]. */
  building: Action & { piles?: string[] };
  filling: Action;
  departures: { seat: Seat };
  /** The settlers of one module. `left`: not landed yet; `slot`: chosen for the next one. */
  colonisation: {
    seat: Seat;
    module: string;
    planet: string;
    left: number;
    first: boolean;
    group: string | null;
    slot: string | null;
  };
  /** `adjacent`: only tokens that lie next to each other [SGO-FERMI-9]. */
  exchange: { seat: Seat; adjacent: boolean };
  /** `seat`: the closer. `points` and `exchanges` are filled in by the first stage. */
  closing: { seat: Seat; planet: string; points: number[]; exchanges: Seat | null };
  influence: { seat: Seat; points: number };
  ending: { seat: Seat };
  finalScoring: None;
};

export type Sheets = {
  /** Where each module but the start module goes. */
  layout: { modules: (Spot & { id: string })[] };
};

export const { step, form, frameOf, framesOf } = typed<SpaceGateOdyssey>();
