// Who may see what [SGO-INFO]: everything is public, except the order of the modules below the top of each pile.
import type { Know, None, Seat, State, Table } from '@orrery/kernel';
import type { Engineer, Gate, Room, Token } from './packs/base/kinds.ts';
import type { Procedures, Sheets } from './procedures.ts';

/** A module in a station. `turn`: clockwise, in degrees. */
export type Placed = { id: string; x: number; y: number; turn: Turn; active: boolean; settlers: number };
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];
export type Spot = { x: number; y: number; turn: Turn };

/** One player's figures in one control room; the one on the action stand is among them. */
export type Crew = { engineers: number; chiefs: number; robots: number };
type Reserve = { engineers: number; suits: number; robots: number; settlers: number };
/** Who stands on a government rank; `null`: it is held without a figure [SGO-RANK-9]. */
export type Rank = 'settler' | Engineer | null;

export interface Player {
  reserve: Reserve;
  rooms: Record<Room, Crew>;
  station: Placed[]; // the start module first
  influence: number; // the wheel shows its last digit, the ranks its tens
  ranks: Rank[]; // from rank 1 up
  reorganisation: boolean; // still has the token
}
/** `slots`: who holds which slot. A closed one stays in the list, empty, with its gate gone. */
export interface Exoplanet {
  id: string;
  gate: Gate | null;
  closed: boolean;
  slots: Record<string, Seat>;
}
/** `left` counts the top module too. */
export type Heap = { top: string | null; left: number };

export interface SpaceGateOdyssey {
  pub: {
    short: boolean;
    phase: 'setup' | 'play' | 'ending' | 'over'; // ending: from the last closing on [SGO-END-2]
    round: number;
    start: Seat; // the starting player
    active: Seat; // whose turn it is
    room: Room | null; // activated this turn
    stand: Engineer | null; // who stands on that room's action stand, if anybody
    players: Player[];
    piles: Record<string, Heap>;
    exoplanets: Exoplanet[];
    hawking: Gate[]; // the gates that have moved there
    tokens: Token[]; // from the highest place of the predominance track down
  };
  own: Record<string, never>;
  dark: { piles: Record<string, string[]> }; // below the top module, the next one first
  steps: Procedures;
  windows: None;
  forms: Sheets;
}
export type S = State<SpaceGateOdyssey>;
export type Pub = S['pub'];
export type K = Know<SpaceGateOdyssey>;
export type T = Table<SpaceGateOdyssey>;

/** All seats, clockwise from this one. */
export const clockwise = (pub: { seats: number }, from: Seat): Seat[] =>
  Array.from({ length: pub.seats }, (_, i) => (from + i) % pub.seats);

export const placedOf = (player: Player, id: string): Placed => player.station.find((m) => m.id === id)!;
export const openExoplanets = (pub: Pub): Exoplanet[] => pub.exoplanets.filter((e) => !e.closed);
export const gatesInPlay = (pub: Pub): Gate[] =>
  [...pub.hawking, ...pub.exoplanets.flatMap((e) => e.gate ?? [])].sort();
