// Who may see what [COS-INFO]: the three drawers of a game of Council of Shadows.
import type { None, Seat, State } from '@orrery/kernel';
import type {
  AutomaId,
  BonusId,
  CardId,
  GalaxyId,
  Gems,
  LeaderId,
  PlanetId,
  SpaceId,
  StationKind,
  TechId,
  TileId,
  UpgradeId,
} from './packs/base/index.ts';
import type { Procedures, Sheets } from './procedures.ts';

/** A player: the seat of the same number; in solo side 1 is the Automa, which has no seat. */
export type Side = number;

export interface Player {
  civilization: string | null; // null until chosen
  leader: LeaderId | null;
  gems: Gems;
  energy: number;
  stamp: number; // when the energy marker arrived where it is [COS-ORDER-5]
  consumption: number;
  level: number;
  order: number; // the order tile, 1..n
  hand: CardId[];
  slots: CardId[][]; // from the left; each from bottom to top
  upgrades: UpgradeId[];
  tech: { id: TechId; round: number }[]; // with the round in which it was taken
  backs: ('light' | 'dark')[]; // of the bonus cards held, in the order of own.bonus
  bonus: BonusId[] | null; // shown at the end only [COS-INFO-18]
}

export type Options = {
  screens: boolean;
  module1: boolean;
  module2: boolean;
  silverAutoma: boolean;
  roundLimit: boolean;
};

export interface Council {
  pub: {
    options: Options;
    round: number;
    phase: number; // 0 before the first round, then 1, 2, 3
    players: Player[];
    systems: Record<SpaceId, TileId>; // face-up tiles
    cubes: Record<PlanetId, Side[]>; // from bottom to top; planets without cubes are not listed
    stations: Record<GalaxyId, { side: Side; kind: StationKind; cubes: number }>;
    row: (CardId | null)[];
    sizes: { tiles: number[]; ai: number; light: number; tech: number[] }; // what is left face down
    leaders: LeaderId[]; // still to be had
    throne: Side | null;
    stamp: number; // the next arrival
    /** The solo opponent: the card on show, the cards used of each level, and how many are left. */
    automa: {
      card: AutomaId | null;
      used: AutomaId[][];
      left: number[];
      aside: CardId[]; // AI cards it took off the row [COS-AUTOMA-13]
    } | null;
    over: boolean;
    winners: Side[]; // whose portraits share the throne at the end [COS-END-10]
  };
  /** Memories run parallel to the pile they speak of, top first; null is a card or tile this seat has not seen. */
  own: {
    bonus: BonusId[];
    returned: BonusId | null; // the dark card given back, which leaves the game
    tiles: (TileId | null)[][];
    looked: (TileId | null)[]; // the tiles drawn by the discover action under way
    light: (BonusId | null)[];
    tech: (TechId[] | null)[]; // what is left of a Dark Tech pile it has looked through
  };
  dark: {
    tiles: TileId[][]; // by parsec, top first
    looked: TileId[];
    ai: CardId[];
    light: BonusId[];
    tech: TechId[][];
    automa: AutomaId[][];
    automaLight: BonusId[]; // the Automa's bonus cards: nobody looks before the end [COS-AUTOMA-12]
  };
  steps: Procedures;
  windows: None;
  forms: Sheets;
}
export type S = State<Council>;
export type Pub = S['pub'];

export const isSolo = (pub: Pub): boolean => pub.seats === 1;
export const AUTOMA: Side = 1;
export const isAutoma = (pub: Pub, side: Side): boolean => isSolo(pub) && side === AUTOMA;
/** [COS-AUTOMA-9] The human decides what the Automa leaves open. */
export const deciderFor = (pub: Pub, side: Side): Seat => (isAutoma(pub, side) ? 0 : side);
export const seatsOf = (pub: Pub): Seat[] => Array.from({ length: pub.seats }, (_, seat) => seat);
export const sidesOf = (pub: Pub): Side[] => pub.players.map((_, side) => side);
/** Sides by order tile, 1 first. */
export const inOrder = (pub: Pub): Side[] => sidesOf(pub).sort((a, b) => pub.players[a]!.order - pub.players[b]!.order);
