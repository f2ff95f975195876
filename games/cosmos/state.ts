// The state of a campaign: the truth lies in the dark, every seat keeps a board, a sheet and a report of its own.
import type { Msg, None, Result, Seat } from '@orrery/kernel';
import type { Sheet } from './orders/form.ts';
import type { Planned, Procedures, Sheets } from './procedures.ts';
import type { Pool } from './values/limits.ts';
import type { Progress } from './values/mission.ts';

/** `violet-3`, `citadel`, `black-17`; a fleet on a mission is in the `deep` (CSM-BLACK-2). */
export type PlaceId = string;
export const DEEP: PlaceId = 'deep';
export const CITADEL: PlaceId = 'citadel';
/** The side of the Citadel's garrison and of hidden fleets, hostile to all. */
export const NEUTRAL = -1;
/** How many of each kind; never a zero. */
export type Count = Record<string, number>;
/** By seat; the neutral side is `-1`. */
export type BySide<T> = Record<string, T>;

export type Fleet = {
  at: PlaceId;
  units: Count;
  hidden: Count; // those of them that are invisible for ever (CSM-CARD-INVIS-1)
  cargo: Count;
  veil: number; // the last turn of the Phantom's Veil; 0: none
  pulsed: number; // the turn in which a pulse disables it; 0: none
};
export type Spot = { in: 'fleet'; label: string } | { in: 'ground' | 'station' | 'orbital'; at: PlaceId };
export type Hero = {
  id: string;
  alive: boolean;
  spot: Spot;
};
type Held = {
  card: string;
  left: number; // uses left; 0: a reflex card, or one without end
  got: number;
  used: number; // the turn of its last use
};
/** Four turns of research in violet (CSM-SEARCH-3). `what` is a unit of the fleet `label`, or a troop if `label` is empty. */
export type Research = {
  place: PlaceId;
  label: string;
  what: string;
  n: number;
  ends: number;
};
export type Development = {
  place: PlaceId;
  boost: string;
  ends: number;
};
export type Loan = {
  turn: number;
  principal: number;
  rate: number;
  payments: number;
  paid: number;
  first: number;
  broker: Seat | null;
};
export type Side = {
  faction: string;
  active: boolean;
  R: number;
  gained: number;
  spent: number;
  saved: number;
  cards: Held[];
  fleets: Record<string, Fleet>;
  heroes: Hero[];
  vision: PlaceId[];
  portals: PlaceId[];
  codes: number[];
  research: Research[];
  developments: Development[];
  last: Record<string, string>; // the last kind developed, by place (CSM-SPECIAL-3)
  loans: Loan[];
  counters: Count;
  conquered: boolean;
  bounties: PlaceId[];
};
export type Building = {
  id: string;
  owner: Seat | null; // null: common, it serves whoever dominates its area
  turn: number; // built in this turn; -1: from the start
  due: number; // a Military Government without its Cruiser: the turn of the next (CSM-FACTION-EUROPEAN-8)
};
export type Mines = {
  owner: Seat;
  points: number;
  from: number;
};
export type System = {
  units: BySide<Count>; // what cannot move: satellites, stations, fixed orbital bases
  ground: BySide<Count>;
  station: BySide<Count>;
  orbital: BySide<Count>;
  buildings: Building[];
  dom: { orbit: Seat | null; ground: Seat | null };
  portal: string; // '', 'star' or the colour of a key
  looted: boolean;
  ruined: boolean;
  blocked: boolean;
  trap: '' | 'on' | 'off';
  mines: Mines[];
  extra: number; // of Mining Expansions
  discount: number; // of Advanced Shipyards
  recycles: boolean;
};
export type Square = { gone: boolean; code: string } & (
  | { kind: 'deposit'; R: number }
  | { kind: 'laboratory'; card: string }
  | { kind: 'fleet'; salvage: number }
  | { kind: 'planet'; planet: string }
  | { kind: 'base'; seat: Seat }
);
export type Pact = {
  a: Seat;
  b: Seat;
  from: number;
  until: number;
};
export type World = {
  seed: string;
  turn: number;
  limit: number; // 0: none (CSM-WIN-6)
  sides: Side[];
  systems: Record<PlaceId, System>; // those where something is or was
  cards: Record<PlaceId, string[]>; // hidden, the next one first
  special: Record<PlaceId, string>;
  black: Square[];
  fund: number;
  pacts: Pact[];
  keys: string[]; // sectors, in the order they lit
  finders: (Seat | null)[];
  databases: PlaceId[]; // used (CSM-KEY-4)
  opened: number; // the turn in which the Citadel opened; 0: closed
  cooldowns: Record<string, number>; // the turn of the last use, by planet
  citadelOrbit: Seat | null; // who dominated it at the end of the turn before
  rubble: number; // cost of the units destroyed this turn (Scrap Belt)
};

/** A system as a seat saw it in that turn (CSM-VISION-11, 13). */
export type Seen = {
  turn: number;
  units: BySide<Count>;
  ground: BySide<Count>;
  orbital: BySide<Count>;
  heroes: { seat: Seat; hero: string }[];
  buildings: { id: string; owner: Seat | null; turn: number }[];
  dom: System['dom'];
  portal: string;
  special: string;
  looted: boolean;
  ruined: boolean;
};
/** The last turn in which something happened in a system, as far as a seat was told; 0: never (CSM-VISION-13). */
export type Marks = Record<'fought' | 'lost' | 'met', number>;
/** One turn of the campaign, for the film that is shown at its end. */
export type Frame = {
  turn: number; // the one just resolved; 0: the start
  dom: Record<PlaceId, System['dom']>; // where it has changed
  fought: PlaceId[];
  systems: number[]; // with an area dominated, by seat
  news: Msg[];
};
/** What a faction had come to in the end, and why it ranks where it does (CSM-WIN-6). */
export type Final = {
  rank: number;
  because: 'mission' | 'last' | 'out' | 'citadel' | 'keys' | 'worth' | 'seat';
  keys: number; // found
  R: number;
  worth: number; // R and the cost of its living units
  orbit: number;
  surface: number;
  units: number;
  cards: string[];
  mission: Progress[];
};
/** All that was hidden, once nothing can be undone any more (CSM-REPORT-7). */
export type End = {
  finals: Final[];
  film: Frame[];
  truth: Record<PlaceId, Seen>;
  squares: Record<string, { kind: string; code: string }>;
  hidden: Record<PlaceId, string[]>; // cards that nobody found
};
/** What a seat holds in a system and others may not see: troops in its station, extra limits, its mines. */
export type Holding = {
  units: Count;
  ground: Count;
  station: Count;
  orbital: Count;
  mines: Mines[];
  extra: number;
  discount: number;
  recycles: boolean;
  trap: System['trap'];
};
export interface Cosmos {
  pub: {
    turn: number;
    limit: number;
    players: number; // seats 0..players-1 play, a master sits behind them
    master: Seat | null;
    factions: (string | null)[];
    active: boolean[];
    keys: string[];
    opened: number;
    honour: number; // of the European, for life (CSM-REPORT-3)
    ended: Result | null;
    end?: End; // absent: not yet, or a campaign from before there was one
    closed: boolean; // the lists of this turn are in, and lie before the game master
    revocable: boolean; // the last publication has not been undone (CSM-GM-4)
  };
  own: {
    hero: string;
    side: Side | null;
    holdings: Record<PlaceId, Holding>;
    board: Record<PlaceId, Seen>;
    lost: PlaceId[]; // contact lost (CSM-CARD-BLOCK-3)
    marks?: Record<PlaceId, Marks>; // absent: a campaign from before they were kept
    pacts: Pact[];
    squares: Record<string, { kind: string; code: string }>;
    cooldowns: Record<string, number>;
    pool: number; // actions of the coming turn
    pools: Pool | null; // by class (CSM-REPORT-1)
    mission: Progress[];
    report: Msg[];
    keep: string; // a list left standing (CSM-GM-2)
    list: string | null; // handed in, while the game master looks through it
    world: World | null; // the game master's alone (CSM-GM-4)
    lists: (Sheet | null)[] | null; // so too, once they are closed (CSM-GM-7)
    desk: Desk | null; // so too
  };
  dark: { world: World | null; lists: (Sheet | null)[] | null; before: Before | null; desk: Desk; film?: Frame[] };
  steps: Procedures;
  windows: None;
  forms: Sheets;
}
/** What the game master has written and nobody has read yet. */
export type Desk = {
  notes: Note[];
  events?: Planned[]; // absent: none
};
/** A line for the next report of a seat, or of everybody. */
type Note = {
  to: Seat | 'all';
  msg: Msg;
};
export const plannedOn = (desk: Desk | null): readonly Planned[] => desk?.events ?? [];
export const emptyDesk = (): Desk => ({ notes: [] });
/** What a publication replaced: undoing it puts this back (CSM-GM-4). */
type Before = {
  pub: Pick<Cosmos['pub'], 'turn' | 'keys' | 'opened' | 'active' | 'honour'>;
  own: Cosmos['own'][];
  world: World;
  lists: (Sheet | null)[] | null;
  desk: Desk;
};

export const players = (pub: { players: number }): Seat[] => Array.from({ length: pub.players }, (_, seat) => seat);
