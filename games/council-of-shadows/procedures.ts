// Every procedure with its arguments and every sheet with what it holds. Their names are the save format (law 10).
import { type None, typed } from '@orrery/kernel';
import type { CardId, Follow, GalaxyId, PlanetType, TileId } from './packs/base/index.ts';
import type { Council, Side } from './state.ts';

/** `source`: a card, or one branch of its choice. `optional`: its actions may be declined [COS-DARK-16]. */
type Effects = {
  side: Side;
  source: string;
  range: number; // of the slot
  next: number; // the piece to come
  settled: TileId | null; // the system an earlier piece has settled
  optional: boolean;
};
/** What the Automa aims at. `tile`: the system just discovered, in which it must settle. */
type Target = { cubes: number; planet: PlanetType; galaxy: GalaxyId; tile: TileId | null };

export type Procedures = {
  civilizations: None;
  leaders: None;
  round: None;
  buy: { side: Side; bought: number; free: boolean; item: string | null; payment: string | null };
  /** `laid`: who has planned openly already. */
  plan: { laid: Side[] };
  part: { side: Side };
  action: { side: Side; slot: number };
  effects: Effects;
  branch: Pick<Effects, 'side' | 'source' | 'range' | 'optional'>;
  /** `parent`: the effects that want to know which system was settled; null: nobody does. */
  settle: {
    side: Side;
    cubes: number;
    range: number;
    anyPlanet: boolean;
    within: TileId | null;
    optional: boolean;
    parent: number | null;
  };
  harvest: { side: Side; times: number; range: number };
  yieldThere: { side: Side; tile: TileId; times: number };
  discover: {
    side: Side;
    range: number;
    anyPlanet: boolean;
    cubes: number;
    harvests: number;
    follow: Follow;
    optional: boolean;
    tile: TileId | null; // placed
  };
  upgradeGems: { side: Side; left: number };
  beforeScoring: { side: Side };
  stationHarvest: { side: Side; galaxy: GalaxyId };
  /** `left`: galaxies still to score; null: all of them. */
  scoring: { side: Side; left: number | null; scored: GalaxyId[] };
  bonusLimit: { side: Side };
  /** `reached`: the level that is being carried out. */
  levels: { side: Side; reached: number };
  takeAi: { side: Side };
  automa: None;
  automaAction: { action: number };
  automaSettle: Target;
  automaDiscover: Target;
  automaScoring: { galaxies: GalaxyId[] | null };
  final: None;
};

export type Sheets = {
  /** `slot:1` and so on from the left; a hand card, or `none`. */
  plan: { [slot: string]: CardId };
};

export const { step, form, frameOf, framesOf } = typed<Council>();
