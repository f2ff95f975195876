// The orders as data (CSM-ORDER, order table): what a line says, before anybody looks whether it can be done.
import type { PlaceId } from '../state.ts';

/** `max`: the most that is legal, at least one (CSM-ORDER-7). */
export type Qty = number | 'max';
export interface Item {
  id: string;
  n: Qty;
}
/** `items: null`: the whole fleet. */
export interface Group {
  fleet: string;
  items: Item[] | null;
}
/** A place of the board, or `code:KRA-417`. */
export type PlaceRef = PlaceId;
export type SpotRef = { in: 'ground' | 'station' | 'orbital' } | { in: 'fleet'; fleet: string };
export type Via = 'normal' | 'portal' | 'nexus' | 'hyperjump';
/** A faction id, or the neutral `citadel` and `hidden-fleet` (CSM-PREP-9). */
export type Foe = string;

export interface Common {
  line: number;
  cards: string[];
  load: Item[];
  land: Item[] | null;
  carry: Item[]; // troops the units take along: theirs of the fleet first, then from the ground (CSM-TROOP-4)
  heroes: string[];
  biomass: number | null;
  bombarding: Foe | 'all' | 'named' | null;
}
export type Special =
  | { name: 'missile' | 'usurp' | 'ritual' }
  | { name: 'hyperjump'; group: Group; to: PlaceRef }
  | { name: 'clone'; hero: string }
  | { name: 'develop'; boost: string }
  | { name: 'spy'; kind: 'technology' | 'credit' | 'finance'; faction: Foe }
  | { name: 'train'; fleet: string }
  | { name: 'consult'; target: PlaceRef };
export type Ability =
  | { name: 'feat' | 'bench'; boost: string }
  | { name: 'veil' | 'mobile-portal'; group: Group }
  | { name: 'metamorphosis'; at: PlaceRef; n: Qty }
  | { name: 'refit'; group: Group; into: string }
  | { name: 'anchor'; at: PlaceRef };
export type Deed =
  | { do: 'unreadable'; text: string }
  | { do: 'assign'; group: Group; to: string }
  | { do: 'incentive'; n: number }
  | { do: 'move'; group: Group; via: Via; to: PlaceRef; as: string | null }
  | { do: 'collect'; who: Group | Item; at: PlaceRef | null }
  | { do: 'search'; who: Group | Item; at: PlaceRef | null }
  | { do: 'use'; card: string; at: PlaceRef | null; on: Foe | Group | null; orders: number[] }
  | { do: 'build'; items: Item[]; at: PlaceRef; as: string | null }
  | { do: 'recruit'; n: Qty; troop: string | null; at: PlaceRef; aboard: boolean }
  | { do: 'explore'; group: Group; code: PlaceRef | null; high: boolean }
  | { do: 'destroy'; names: string[]; at: PlaceRef }
  | { do: 'pact'; with: Foe; until: number }
  | { do: 'dismantle'; items: Item[]; at: PlaceRef }
  | { do: 'war'; group: Group; at: PlaceRef; against: Foe }
  | { do: 'peace'; at: PlaceRef; with: Foe }
  | { do: 'scout'; group: Group; at: PlaceRef }
  | { do: 'defend'; at: PlaceRef; against: Foe[] }
  | { do: 'loan'; amount: number; payments: number; broker: Foe | null; rate: number; whole: boolean }
  | { do: 'mediate'; borrower: Foe; max: number; rate: number }
  | { do: 'prepay'; turn: number }
  | { do: 'troops'; item: Item; from: SpotRef; to: SpotRef; at: PlaceRef | null }
  | { do: 'hero'; hero: string; to: SpotRef }
  | { do: 'bombard'; at: PlaceRef; group: Group; against: Foe | 'all' }
  | { do: 'counterspy'; at: PlaceRef }
  | { do: 'investigate'; at: PlaceRef; copies: string[] }
  | { do: 'trap'; on: boolean; at: PlaceRef }
  | { do: 'special'; special: Special; at: PlaceRef | null }
  | { do: 'supreme'; use: 'nova' | 'trojan' | 'device'; at: PlaceRef | null; faction: Foe | null }
  | { do: 'ability'; ability: Ability };
export type Order = Common & Deed;

/** Free declarations: they run before the list and cost nothing of it (CSM-LANG-3, CSM-TURN-2). */
export const isPrelude = (order: Order): boolean => order.do === 'assign' || order.do === 'incentive';
export const plain = (line: number): Common => ({
  line,
  cards: [],
  load: [],
  land: null,
  carry: [],
  heroes: [],
  biomass: null,
  bombarding: null,
});
