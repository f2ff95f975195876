// What the components are made of. `ours` lists the figures of an entry that are our own and not the rule book's.
import type { Gems } from './gems.ts';

export type PlanetType = 'earth' | 'desert' | 'volcanic';
export type GalaxyId = string; // by colour: gray, orange …
export type TileId = string; // p2-05; its planets are p2-05a, p2-05b …
export type PlanetId = string;
export type SpaceId = string; // blue-3
export type CardId = string; // start-… or ai-…
export type UpgradeId = string;
export type BonusId = string;
export type TechId = string;
export type LeaderId = string;
export type StationKind = 'harvest' | 'score' | 'colonize';
export type AutomaId = string;

interface Component {
  id: string;
  ours?: readonly string[];
}

export interface Yield {
  gems: Gems;
  energy: number;
}
export interface Tile extends Component {
  parsec: number;
  planets: readonly { id: PlanetId; type: PlanetType }[];
  yield: Yield;
}
export interface Galaxy extends Component {
  parsec: number;
  spaces: number;
  high: number; // with the majority
  low: number;
  lightBonus: boolean;
  minPlayers: number; // in use from this many players on
}

/** Where an action may act: as far as its slot reaches, or anywhere. */
export type Reach = 'slot' | 'any';
type Soil = 'adapted' | 'any';
/** One piece of a card, carried out in the order written. */
export type Effect =
  | { do: 'settle'; cubes: number; range: Reach; planet: Soil }
  | { do: 'harvest'; times: number; range: Reach }
  | { do: 'harvestPlaced'; times: number } // the yield of the system just settled
  | { do: 'discover'; range: Reach; planet: Soil; cubes: number; harvests: number; follow: Follow }
  | { do: 'gainGems'; gems: Gems }
  | { do: 'upgradeGems'; times: number }
  | { do: 'gainEnergy'; energy: number }
  | { do: 'choose'; branches: readonly (readonly Effect[])[] }
  | { do: 'consumption'; by: number }
  | { do: 'score'; galaxies: number }
  | { do: 'drawLight' }
  | { do: 'named'; piece: string }; // odd ones: a small piece of code found by this name
export type Follow = 'settleOrHarvest' | 'settleAndHarvest';

export interface ActionCard extends Component {
  consumption: number;
  cost: Gems | null; // null: a starting card
  effect: readonly Effect[];
  tower3?: true;
}
export interface Upgrade extends Component {
  kind: 'adaptability' | 'stacking' | 'range' | 'project';
  cost: Gems;
  energy: number; // gained at once
  planet?: PlanetType;
  slot?: number;
  range?: number;
  requires?: UpgradeId;
  leader?: LeaderId; // only its owner has this upgrade
}

/** What a Dark Tech card or a leader does for as long as its owner holds it. */
export interface Lasting {
  slotRange?: number; // an extra slot of this range
  yieldGrades?: number; // gems of a yield are better by so many grades
  discoverCubes?: number; // more cubes when settling what was just discovered
  harvestForeign?: true;
  roundConsumption?: number; // instead of what the cards say
  energyPerGalaxy?: number; // before scoring, for each strict majority
  energyPerSystem?: number;
  energyPerColony?: number;
  harvestEachScoring?: number; // yields at any range
  settleEachBuy?: number; // cubes at any range
  freeScoringFrom?: number; // no cube is removed from this many colonies on
  barsTower3?: true;
  tieIsHigh?: true;
}
export interface DarkTech extends Component {
  level: 1 | 2;
  effect: readonly Effect[]; // at once
  lasting?: Lasting;
}
export interface Leader extends Component {
  consumption: number;
  energy: number;
  lasting: Lasting;
}
export interface Station extends Component {
  id: StationKind;
  cost: Gems;
  cubes: number;
}

export type BonusCard = Component & { back: 'light' | 'dark'; minPlayers: number; module1?: true } & (
    | { count: 'galaxy'; of: GalaxyId; majority: number; presence: number }
    | { count: BonusCount; base: number; per: number; of?: string | number }
  );
type BonusCount =
  | 'gems'
  | 'planetType'
  | 'parsec'
  | 'consumption'
  | 'board'
  | 'aiCards'
  | 'lightCards'
  | 'stations'
  | 'nothing';

export type AutomaAction =
  | { do: 'settle' | 'discover'; cubes: number; planet: PlanetType; galaxy: GalaxyId }
  | { do: 'energy'; energy: number }
  | { do: 'replace'; positions: readonly number[] };
export interface AutomaCard extends Component {
  level: number;
  back: 'gold' | 'silver';
  consumption: number;
  scoring: 'majority' | 'presence';
  actions: readonly { left: AutomaAction; right?: AutomaAction }[];
}
export interface Civilization extends Component {
  colour: string;
  aliases: readonly string[];
}
