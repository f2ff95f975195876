// What the components are: modules, exoplanets, slots. The words are those of the rulebook.

export const SECTORS = ['water', 'wildlife', 'energy'] as const;
export type Sector = (typeof SECTORS)[number];
export const ROOMS = [...SECTORS, 'modules', 'access'] as const;
export type Room = (typeof ROOMS)[number];
export const GATES = ['alpha', 'beta', 'gamma'] as const;
export type Gate = (typeof GATES)[number];
export const TOKENS = [...SECTORS, 'balance', 'none'] as const;
export type Token = (typeof TOKENS)[number];
export const ENGINEERS = ['engineer', 'chief'] as const;
export type Engineer = (typeof ENGINEERS)[number];

/** Where a figure comes from: the rulebook, published material, or our own decision. */
export type Source = 'seed' | 'public' | 'ours' | `seed for ${string}`;

export type ModuleType = 'gate' | 'odyssey' | 'access' | 'start';
export type Bonus = { kind: 'recruit' } | { kind: 'promote' } | { kind: 'robot'; room: Room };
/** `corridors`: one bit a side at turn 0: north 1, east 2, south 4, west 8. */
export interface Module {
  id: string;
  type: ModuleType;
  sector: Sector | null; // null: the start module, which belongs to all three
  gate: Gate | null;
  capacity: number;
  corridors: number;
  bonus: Bonus | null;
  pile: string | null;
}
export interface Pile {
  id: string;
  type: ModuleType;
  sector: Sector;
}

export type Tier = 'basic' | 'advanced' | 'central';
/** What a slot needs before a settler may take it; one evaluator reads them all (`values/slots.ts`). */
export type Requires =
  | { type: 'allOccupied' | 'ownOccupied' | 'ownOccupiedAny'; slots: readonly string[] }
  | { type: 'allOccupiedTier'; tier: Tier }
  | { type: 'ownPerTier'; tier: Tier; per: number }
  | { type: 'firstOfModule' | 'notFirstOfModule' | 'sameGroupForModule' | 'canalEnd' };
export interface Slot {
  id: string;
  x: number;
  y: number;
  tier: Tier;
  predominance?: true;
  group?: string;
  requires?: Requires;
  adjacent?: readonly string[];
  points?: number;
}
export type GroupType = 'level' | 'volcano' | 'side' | 'satellite' | 'centre' | 'island' | 'canal' | 'circle' | 'decor';
/** Its members are the slots that name it, or, where slots are shared, those listed. */
interface Group {
  id: string;
  type: GroupType;
  x?: number;
  y?: number;
  slots?: readonly string[];
  source?: Source;
}
export interface PlanetMap {
  disc: { x: number; y: number; r: number };
  slotRadius: number;
  groups: readonly Group[];
  slots: readonly Slot[];
}

/** When a side closes (`values/closing.ts`). */
export type Closing = { source: Source } & (
  | { type: 'allOccupied' }
  | { type: 'slotsOccupied'; slots: readonly string[] }
  | { type: 'groupTypeOccupied' | 'everyGroupAtLeast'; groupType: GroupType; atLeast: number }
  | { type: 'everyGroupDecided'; groupType: GroupType; absoluteMajority: number }
);
/** `tiePoints`: what each tied player gains; 0 is nothing. */
type Majority = { points: number; tiePoints: number };
/** One line of a side's scoring (`values/scoring.ts`). */
export type Scoring = { source: Source } & (
  | { type: 'perSettler'; tiers: readonly Tier[]; points: number }
  | { type: 'perSlotPoints' }
  | ({ type: 'groupMajority'; groupType: GroupType; winnerExchanges?: true } & Majority)
  | { type: 'groupPresence'; groupType: GroupType; points: number }
  | { type: 'distinctGroups'; groupType: GroupType; table: readonly number[] }
  | ({ type: 'largestConnected' } & Majority)
);
/** `rules`: those that a refused or asked placement, a closing and a score refer to. */
export interface Side {
  exoplanet: string;
  players: readonly number[];
  map: PlanetMap;
  closing: Closing;
  scoring: readonly Scoring[];
  rules: { placing: readonly string[]; closing: readonly string[]; scoring: readonly string[] };
  source: { players: Source; slots: Source; closing: Source; scoring: Source; placing: Source };
}
