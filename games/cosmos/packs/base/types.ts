// The shapes of the data (CSM-DATA): what a host may replace without touching code. Names are words: `<kind>.<id>`.
export type Area = 'orbit' | 'ground';
type UnitClass = 'ship' | 'mobileBase' | 'satellite' | 'station' | 'fixedOrbitalBase';

/** Base figures of the whole unit, all its blocks together (CSM-DATA-2). */
export interface Unit {
  id: string;
  class: UnitClass;
  attack: number;
  shield: number;
  hull: number;
  movement: number;
  cargo: number;
  troops: number;
  blocks: number;
  cost: number;
  special: number;
  tags: readonly string[];
  seed: readonly string[];
}
export interface Troop {
  id: string;
  costPer10: number;
  collectPer10: number;
  tags: readonly string[];
  seed: readonly string[];
}
type Grant = 'recruit' | 'shipyard' | 'base';
export interface Control {
  id: string;
  cost: number;
  income: number;
  grants: readonly Grant[];
  rule: string;
  seed: readonly string[];
}
export type Site = 'base' | 'anchor-2' | 'anchor+2';
export type Params = { readonly [key: string]: unknown };
interface Ability {
  id: string;
  rule: string;
  params: Params;
  source: string;
}
export interface HeroSheet {
  id: string;
  rule: string;
  effect: { kind: string; value: number | string | boolean; where: string; max?: number };
}
export interface Faction {
  id: string;
  key: string;
  actions: number;
  base: {
    id: string;
    kind: 'fixed' | 'mobile' | 'dispersed' | 'mobile-dispersed';
    area: Area;
    site: 'anchor' | 'black-slot';
  };
  units: readonly Unit[];
  troops: readonly Troop[];
  control: Control;
  start: readonly { unit: string; place: readonly { site: Site; n: number; in: 'orbit' | 'ground' | 'aboard' }[] }[];
  buildings: readonly { building: string; sites: readonly Site[] }[];
  abilities: readonly Ability[];
  heroes: readonly HeroSheet[];
  mission: { rule: string; params: Params };
}
type CardType = 'reflex' | 'simple' | 'supplementary' | 'prepare';
export interface Card {
  id: string;
  type: CardType;
  uses: number;
  perTurn: boolean;
  params: Params;
  copies: { readonly [sector: string]: number };
  source: string;
}
export interface Planet {
  id: string;
  sector: string;
  area: Area;
  order: string | null;
  params: Params;
  source: string;
}
export interface Sector {
  id: string;
  ring: number;
  systems: number;
  collect: number;
  recruit: number;
}
export interface HiddenFleet {
  tier: string;
  count: number;
  units: readonly { unit: string; n: number }[];
  salvage: number;
}
export interface HiddenPlanet {
  id: string;
  params: {
    collection: number;
    recruit: number;
    portal?: boolean;
    onceR?: number;
    cards?: number;
    cardSector?: string;
    shipyardDiscount?: number;
    vision?: string;
    incomeR?: number;
    noPersistentVision?: boolean;
  };
}
export interface CommonBuilding {
  id: string;
  area: Area;
  cost: number;
  delay?: number;
  capacity?: number;
  needs?: string;
}
