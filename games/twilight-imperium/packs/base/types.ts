// The shapes of the data tables. A host may replace any table without touching code.

import type { Dated } from '@orrery/kernel';

export type SetId = 'base' | 'pok' | 'te' | 'codex1' | 'codex2' | 'codex3' | 'codex4';
export type Anomaly = 'asteroid-field' | 'nebula' | 'supernova' | 'gravity-rift' | 'entropic-scar';
export type Wormhole = 'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon';
export type Colour = 'blue' | 'green' | 'red' | 'yellow';
export type UnitType =
  | 'infantry'
  | 'mech'
  | 'fighter'
  | 'destroyer'
  | 'cruiser'
  | 'carrier'
  | 'dreadnought'
  | 'war-sun'
  | 'flagship'
  | 'pds'
  | 'space-dock';
type UnitKind = 'ship' | 'ground' | 'structure';

export interface SystemTile extends Dated {
  id: string;
  set: string;
  back: string;
  type: string;
  planets?: readonly string[];
  stations?: readonly string[];
  anomalies?: readonly string[];
  wormholes?: readonly string[];
  home?: true; // somebody's: the sheets say whose
  offBoard?: boolean;
  egress?: boolean;
  lanes?: { readonly A?: readonly (readonly number[])[]; readonly B?: readonly (readonly number[])[] };
  sides?: Readonly<Record<string, object>>;
  replaces?: string;
}
export interface PlanetCard {
  id: string;
  set: string;
  resources: number;
  influence: number;
  traits: readonly string[];
  tech: readonly Colour[];
  legendary?: string;
  home?: true;
  station?: boolean;
}
/** A roll of `dice` dice, each of `hit` or more hits. `range`: also into adjacent systems. */
export interface Roll {
  hit: number;
  dice: number | 'enemy-non-fighter-ships'; // [TI4-DICE-11] counted when the roll is made
  range?: number;
}
export interface UnitTypeCard {
  id: UnitType;
  kind: UnitKind;
  pieces: number;
}
export interface UnitCard {
  id: string;
  type: UnitType;
  set?: string;
  faction?: string;
  upgradeOf?: string;
  tech?: string;
  beyond?: string; // and this technology besides: an upgrade of an upgrade
  cost?: number;
  perCost?: number;
  combat?: Roll;
  move?: number;
  capacity?: number;
  sustain?: boolean;
  bombardment?: Roll;
  afb?: Roll;
  spaceCannon?: Roll;
  production?: number | { resources: number };
  planetaryShield?: boolean;
  removesPlanetaryShield?: boolean;
  directHitImmune?: boolean;
  selfMoving?: boolean;
  fleetShare?: number; // of a ship, against the fleet pool
  freeFighters?: number;
  groundForce?: boolean;
  revives?: number; // destroyed, it comes back on this result or a higher one
  flipsTo?: string; // its other side, while it fights as a ship
  worded?: true; // the sheet shows its text besides those of flagship and mech
}
export interface TechnologyCard extends Dated {
  id: string;
  set: string;
  color: string;
  prereq: Readonly<Partial<Record<Colour, number>>>;
  faction?: string;
  unit?: string;
  replacesUpgrade?: string;
  without?: SetId; // the set that takes it out
  timing?: string;
  exhaust?: boolean;
}
/** A home system of another faction that nobody plays, and the hero who comes with it. [TI4-F-KEL-1] */
type BorrowedHome = { system: string; as: string; hero: string };
/** `synergy`: the two colours of technology that it links; none: it links nothing. */
export interface Breakthrough {
  id: string;
  synergy: readonly Colour[];
}
export interface FactionSheet {
  unlearns?: true; // its own technologies are gained, never researched
  unoffered?: true; // comes into play in another way than by being chosen
  id: string;
  set: string;
  commodities: number;
  home: { system?: string; boardTile?: string; offBoard?: boolean; oneOf?: readonly BorrowedHome[]; side?: string };
  startingUnits: Readonly<Partial<Record<UnitType, number>>>;
  startingTech: readonly string[] | object;
  flagship?: string;
  mech?: string;
  units?: readonly string[];
  technologies?: readonly string[];
  abilities: readonly string[];
  breakthrough: Breakthrough;
  refuses?: readonly string[]; // promissory notes that it neither issues nor takes
}
export interface Layout {
  id: string;
  players: number;
  needs: readonly string[];
  perPlayer: { blue: number; red: number };
  rings: number;
  closed?: readonly number[];
  homes: readonly { index: number; tradeGoods?: number }[];
  slices?: readonly (readonly number[])[]; // before each home, from the nearest space to the farthest; none where some lie before nobody
  hyperlanes: readonly { index: number; tile: string }[];
  speakerExtra?: { red?: number; blue?: number };
}
export interface Preset {
  id: string;
  players: number;
  needs: readonly string[];
  center: string;
  tiles: string;
}
/** `type` names the gauge in values/progress.ts; the rest are its figures. */
export interface Check {
  type: string;
  n?: number;
  systems?: number;
  colours?: number;
  resources?: number;
  influence?: number;
  tradeGoods?: number;
  tokens?: number;
  actionCards?: number;
  relicFragments?: number;
  pools?: readonly string[];
  trait?: string;
  unit?: string;
  units?: readonly string[];
  kinds?: readonly string[];
}
/** `stage` 1 or 2: a public objective; 0: a secret one. */
export interface ObjectiveCard extends Dated {
  id: string;
  set: string;
  stage: number;
  points: number;
  phase: string;
  check: Check;
}
export interface ActionCard {
  id: string;
  set: string;
  count: number;
}
/** What is voted on: For or Against, or what is elected. `colony`: a planet outside home systems that is not Mecatol Rex. */
export type Elect = 'forAgainst' | 'player' | 'planet' | 'colony' | 'law' | 'strategyCard' | 'secret' | 'hidden';
/** `without`: the set that takes it out of the deck. */
export interface AgendaCard extends Dated {
  id: string;
  set: string;
  type: 'law' | 'directive';
  elect: Elect;
  without?: SetId;
}
