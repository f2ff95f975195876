// The places where a faction may differ from the common rules. The resolver calls these names and knows no faction.
import type { Seat } from '@orrery/kernel';
import type { Ability, Qty } from '../orders/order.ts';
import type { GroundResult, StarResult, Turn } from '../resolver/turn.ts';
import type { Building, Count, PlaceId, World } from '../state.ts';
import type { Lookout } from '../values/presence.ts';

/** Where troops fight: on a ground, or in an orbital base. */
export interface Field {
  place: PlaceId;
  spot: 'ground' | 'orbital';
}
export interface Hooks {
  /* Values */
  actions?(w: World, seat: Seat): number; // temporary actions (CSM-ORDER-3)
  veils?: readonly string[]; // units the Veil hides
  lookouts?(w: World, seat: Seat): Lookout[]; // it sees all board systems around them
  collectLimit?(w: World, seat: Seat, place: PlaceId): number;
  recruitLimit?(w: World, seat: Seat, place: PlaceId): number;
  extraSpace?(w: World, seat: Seat, units: Count): number; // R beyond the collection limit
  shipDiscount?(w: World, seat: Seat, place: PlaceId): number;
  defendNames?(w: World, seat: Seat): number; // how many factions one Defend order may name
  kills?(w: World, seat: Seat, field: Field, n: number): number; // extra kills of n troops there
  shelters?(w: World, seat: Seat, place: PlaceId): boolean; // troops safe from bombs as under a fortification
  loanRate?: number;
  paidInFull?: readonly string[]; // units no discount makes cheaper
  /* What it may do */
  biomass?: true;
  brokers?: true;
  dynamicBombing?: true;
  knowsPortals?: true;
  needsBase?: true; // eliminated with its base (CSM-WIN-9)
  mayLeave?(t: Turn, seat: Seat, units: Count, from: PlaceId): void;
  nexus?(t: Turn, seat: Seat, place: PlaceId): boolean;
  forbidsGathering?(t: Turn, owner: Seat, seat: Seat, place: PlaceId): void;
  mayRebuild?(t: Turn, seat: Seat, unit: string, n: number): boolean;
  mayFound?(t: Turn, seat: Seat, place: PlaceId): void;
  hire?(t: Turn, seat: Seat, place: PlaceId, n: Qty): { plain: number; dear: number; R: number };
  manufacture?(t: Turn, seat: Seat, place: PlaceId, n: Qty, aboard: boolean): { label: string; n: number } | undefined;
  compost?(t: Turn, seat: Seat, place: PlaceId, troop: string, n: Qty): boolean;
  incentive?(t: Turn, seat: Seat, n: number): void;
  abilities?: { readonly [name: string]: (t: Turn, seat: Seat, order: Ability, heroes: readonly string[]) => void };
  /* What happens to it */
  founded?(t: { w: { turn: number } }): number; // when a new control building brings forth its first ship
  collected?(t: Turn, seat: Seat, R: number): void;
  citadelIncome?(t: Turn, seat: Seat, R: number): void;
  afterStar?(t: Turn, seat: Seat, result: StarResult): void;
  afterGround?(t: Turn, seat: Seat, result: GroundResult): void;
  conquered?(t: Turn, seat: Seat, place: PlaceId, from: Seat | null, razed: readonly Building[]): void;
  maintenance?(t: Turn, seat: Seat): void;
}
