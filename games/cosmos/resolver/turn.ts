// What one resolution keeps besides the world: marks of units, orders that act later, and what is reported to whom.
import type { Bag, Json, Msg, Seat } from '@orrery/kernel';
import { look } from '../atoms.ts';
import type { Order } from '../orders/order.ts';
import { placeMsg } from '../say.ts';
import type { Count, PlaceId, World } from '../state.ts';
import type { Temporary } from '../values/figures.ts';

/** What happened to a fleet this turn. `acts`: how many units of a type have acted 0, 1, 2 times. */
export interface Mark {
  acts: Record<string, number[]>;
  moved: boolean;
  jumped: boolean;
  entered: boolean;
  from: PlaceId; // where it stood in the snapshot
}
export interface Prep {
  seat: Seat;
  label: string;
  place: PlaceId;
  kind: 'war' | 'scout';
  against: Seat;
  cards: string[];
  bombard: Seat | 'all' | null;
  landing: Count | null;
  reached: boolean; // its fleet ended phase 1 there, or arrived on its mission (CSM-PREP-3, 7)
}
export interface Search {
  seat: Seat;
  place: PlaceId;
  label: string;
  what: string;
  n: number;
}
export interface Mission {
  seat: Seat;
  label: string;
  home: PlaceId;
  square: number; // 0: to be drawn
  high: boolean;
  order: number;
  observatory: boolean;
}
export interface Bombing {
  seat: Seat;
  label: string;
  units: Count;
  place: PlaceId;
  against: Seat | 'all';
  missile: boolean;
  dynamic: boolean;
}
export interface LoanAsked {
  seat: Seat;
  amount: number;
  payments: number;
  broker: Seat | null;
  rate: number;
  whole: boolean;
  order: number;
}
interface Mediation {
  seat: Seat;
  borrower: Seat;
  max: number;
  rate: number;
  order: number;
}
/** The outcome of one line: `code` is empty if it was carried out. */
export interface Outcome {
  n: number;
  order: Order;
  code: string;
  args: Json[];
  R: number; // gained by it, or spent (below 0)
  purse: number; // held after it
  actions: number; // left after it
  trips: Trip[]; // that it made
  did: Msg[]; // what else it gave and took
}
/** Ships that an order took from one system to another. */
export interface Trip {
  from: PlaceId;
  to: PlaceId;
  ships: number;
}
interface Line {
  to: Seat[] | 'all';
  msg: Msg;
}
/** What a fight did, for those who profit from it (CSM-BATTLE-23). */
export interface StarResult {
  place: PlaceId;
  sides: Seat[];
  winners: Seat[];
  survivors: Record<string, number>; // visible units left, by side
  units: Record<string, Count>; // destroyed, by side
  ships: Record<string, number>; // destroyed ships, each block counting one
  drowned: Record<string, Count>; // troops that died aboard, by side
  labels: Record<string, string[]>; // fleets that took part
  hostile: [Seat, Seat][];
}
export interface GroundResult {
  place: PlaceId;
  spot: 'ground' | 'orbital';
  sides: Seat[];
  left: Record<string, number>;
  dead: Record<string, Count>;
  hostile: [Seat, Seat][];
}
export interface Now {
  marks: Record<string, Mark>; // by seat/label
  troops: Record<string, Record<string, number[]>>; // troops with one and two partial moves, by spot
  heroes: Record<string, number>;
  fresh: Record<string, Count>; // recruited this turn, by seat/place
  pool: number[];
  spent: number[];
  dilated: boolean[];
  collected: Record<string, number>;
  recruited: Record<string, number>;
  usedCards: string[][];
  drugs: number[];
  devices: Temporary[];
  scanners: number[];
  surge: number[];
  uses: Record<string, number>;
  trips: Trip[];
  preps: Prep[];
  peace: { seat: Seat; place: PlaceId; with: Seat }[];
  defends: { seat: Seat; place: PlaceId; against: Seat[] }[];
  trained: { seat: Seat; label: string }[];
  searches: Search[];
  missions: Mission[];
  bombings: Bombing[];
  novas: { seat: Seat; place: PlaceId; order: number }[];
  blocks: { seat: Seat; place: PlaceId; order: number }[];
  pulses: { seat: Seat; place: PlaceId; order: number }[];
  spies: { seat: Seat; place: PlaceId; order: number }[];
  trojans: { seat: Seat; of: Seat; orders: number[] | 'all' }[];
  dossiers: { seat: Seat; of: Seat; kind: string }[];
  archives: { seat: Seat; place: PlaceId }[];
  counterspies: { seat: Seat; place: PlaceId }[];
  portals: PlaceId[]; // join the network at the end of the turn
  mines: { seat: Seat; place: PlaceId }[];
  shuttles: { seat: Seat; label: string }[];
  pacts: { seat: Seat; with: Seat; until: number; order: number }[];
  loans: LoanAsked[];
  mediations: Mediation[];
  copies: { seat: Seat; place: PlaceId; cards: string[] }[];
  deliveries: { seat: Seat; card: string }[];
  leech: Seat[];
  rituals: Seat[];
  shielded: { seat: Seat; place: PlaceId; unit: string }[]; // appeared in this resolution, takes no damage
  stars: StarResult[];
  grounds: GroundResult[];
  wounds: { place: PlaceId; seat: Seat; dead: Count }[]; // ground losses, for the Field Hospital
  outcomes: Outcome[][];
  lines: Line[];
}
export interface Turn {
  w: World;
  snap: World; // as the last turn left it: read, never written (CSM-VISION-1)
  now: Now;
}

export const fleetKey = (seat: Seat, label: string): string => `${seat}/${label}`;

export function report(t: Turn, to: Line['to'], key: string, args: Bag = {}): void {
  t.now.lines.push({ to: to === 'all' ? to : [...to], msg: { key, args } });
}

/** Of what happens in a system; behind a block nobody is told anything (CSM-CARD-BLOCK-2). */
export function reportAt(t: Turn, to: readonly Seat[], place: PlaceId, key: string, args: Bag = {}): void {
  if (to.length > 0 && !look(t.w, place).blocked) report(t, [...to], key, { ...args, place: placeMsg(t.w, place) });
}

/** Who scouted that system: the fleet came there, whatever became of it (CSM-PREP-7). */
export const scoutsOf = (t: Turn, place: PlaceId): Seat[] =>
  t.now.preps.filter((p) => p.kind === 'scout' && p.place === place && p.reached).map((p) => p.seat);

export function newNow(w: World): Now {
  const each = <T>(value: () => T): T[] => w.sides.map(value);
  return {
    marks: {},
    troops: {},
    heroes: {},
    fresh: {},
    pool: each(() => 0),
    spent: each(() => 0),
    dilated: each(() => false),
    collected: {},
    recruited: {},
    usedCards: each(() => []),
    drugs: each(() => 0),
    devices: each(() => ({ attack: 0, shield: 0 })),
    scanners: each(() => 0),
    surge: each(() => 0),
    uses: {},
    trips: [],
    preps: [],
    peace: [],
    defends: [],
    trained: [],
    searches: [],
    missions: [],
    bombings: [],
    novas: [],
    blocks: [],
    pulses: [],
    spies: [],
    trojans: [],
    dossiers: [],
    archives: [],
    counterspies: [],
    portals: [],
    mines: [],
    shuttles: [],
    pacts: [],
    loans: [],
    mediations: [],
    copies: [],
    deliveries: [],
    leech: [],
    rituals: [],
    shielded: [],
    stars: [],
    grounds: [],
    wounds: [],
    outcomes: each(() => []),
    lines: [],
  };
}

export const isHostile = (hostile: readonly [Seat, Seat][], a: Seat, b: Seat): boolean =>
  hostile.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
