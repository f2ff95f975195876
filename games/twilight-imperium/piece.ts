// A piece of content (a card, a technology, a sheet): what it may bring. Its words lie beside it.
import type {
  Ability,
  AbilityIn,
  About,
  Args,
  Bag,
  Dated,
  Deal,
  DealArgs,
  Option,
  Seat,
  Step,
  StepName,
  Taking,
  WindowName,
} from '@orrery/kernel';
import type { Cost, Source } from './holders.ts';
import type { InFights, Modifiers, Restrictions } from './modifiers.ts';
import type { Colour, SetId, UnitType } from './packs/base/types.ts';
import type { Acting } from './procedures.ts';
import type { Bundle, Card, Deck, Know, Lasting, Pub, T, TI, Unit } from './state.ts';
import type { Die } from './values/combat.ts';

/** Another way to ignore a prerequisite, at a price. */
export interface Waiver {
  option: Option;
  colour?: Colour; // it stands for this symbol only
  can(pub: Pub, seat: Seat, tech: string): boolean;
  all?: true; // it stands for every symbol that is missing
  pay(t: T, seat: Seat): void;
}

/** Another way to pay for research by the strategy card. `pay`: what may be researched for it. */
export interface Tuition {
  options(pub: Pub, seat: Seat): Option[];
  pay(t: T, seat: Seat, choice: string): string[];
}

/** A barrage that was fired. `excess`: hits beyond the fighters there were. */
type Barraged = { by: Seat; target: Seat; system: string; excess: number; dice: readonly Die[] };

interface Action {
  rules: string[];
  step: Taking<TI, Acting>;
  can(k: Know): Option[];
}
export type TradeDeal = Deal<Taking<TI, DealArgs>>;
/** Some ability, whatever its window is about. */
export type AnyAbility = Omit<AbilityIn<TI, WindowName<TI>, Bag>, 'step'> & { step: StepName<TI> };
/** One whose step runs in any window. */
export const inWindow = (ability: AnyAbility): Ability<TI> => ability as Ability<TI>;

/** `copies`: how many there are, told apart as `id#1`; none: one, by its name alone. `without`: the set that takes it out. */
export type DeckCard = { deck: Deck; set: string; copies?: number; without?: SetId };
/** `faction`: whose players issue it; none: everybody's. `received`: it lies open before whoever gets it at once [TI4-PNOTE-6];
 *  `lost`: what follows when it is taken away. */
export type Note = {
  set: string;
  faction?: string;
  received?(t: T, holder: Seat): void;
  lost?(t: T, holder: Seat): void;
};
/** What an agenda says besides its outcomes. */
export interface AgendaText {
  possible?(pub: Pub): boolean; // otherwise another one is revealed in its place [TI4-AGENDA-4]
  again?: true; // the law it elects is voted on anew [TI4-AGENDA-22]
  repealed?(t: T, law: Card): void; // what follows when it leaves play as a law
}

/** A place that is explored. `planet` null: the frontier token of the system. `frame`: of the procedure `explore`. */
export type Explored = { seat: Seat; planet: string | null; system: string; frame: number };
/** What an exploration card says, and where it goes afterwards. [TI4-EXPL-7] */
export interface ExplorationText {
  goes: 'discard' | 'attach' | 'keep' | 'purge' | 'common'; // `common`: it lies before nobody
  choices?(pub: Pub, explored: Explored): string[]; // each may be declined, unless
  must?: true; // one of them is made
  resolve?(t: T, explored: Explored, choice: string): void; // `choice` '': none was made
}

/** A leader, of the piece's name. `unlocks`: when a commander comes into play by itself; none: what unlocks it happens.
 *  `amid`: also while something is being resolved, for what is asked is being in the middle of it. */
export type Leader = {
  faction: string;
  type: 'agent' | 'commander' | 'hero';
  unlocks?(pub: Pub, seat: Seat): boolean;
  amid?: true;
  home?: string; // comes with this home system only
};

export interface Piece extends Dated {
  id: string;
  set?: SetId; // the box it comes in, if it is not in every one
  event?: true; // a galactic event: it does something only where it is in force
  of?: Source; // whose text it is; none: it says itself whom it serves
  cost?: Cost; // of its abilities and its action, paid before anything else
  modifiers?: Partial<Modifiers>;
  restrictions?: Partial<Restrictions>;
  waiver?: Waiver;
  tuition?: Tuition;
  abilities?: Record<string, Ability<TI>>;
  actions?: Action; // a component action of the turn [TI4-TURN-20]
  anytime?: Action & { phase?: Pub['phase'] }; // used whenever nothing is being resolved [TI4-GEN-38]; `phase`: in it only
  steps?: { [N in StepName<TI>]?: Step<TI, Args<TI, N>> };
  card?: DeckCard; // a card of a deck, of the piece's name
  note?: Note; // a promissory note, of the piece's name
  leader?: Leader;
  deals?(k: Know): TradeDeal[];
  destroyed?(t: T, units: readonly Unit[]): void; // what follows by itself when units are destroyed
  activated?(t: T, by: Seat, system: string): void; // and when a system is activated
  performs?(t: T, by: Seat, choice: string): void; // and when any action of a turn is chosen
  acts?(t: T, by: Seat, choice: string): boolean; // and when the first action of a turn is chosen: does something happen before it begins?
  coexisted?(t: T, seat: Seat, planet: string): void; // and when units of a seat begin to coexist on a planet
  produces?(t: T, by: Seat, list: readonly UnitType[]): void; // and when units are produced, before they are placed
  barraged?(t: T, fire: Barraged): void; // and when a barrage has been fired, its hits assigned
  voted?(t: T, agenda: number, seat: Seat): void; // and when a seat has cast its votes
  discards?(t: T, by: Seat, card: string): void; // and when an action card has been put on the discard pile
  handed?(t: T, from: Seat, to: Seat, bundle: Bundle): void; // and when one side of a transaction has given its part
  bombarded?(t: T, by: Seat, planet: string, hits: number): void; // and when a planet is bombarded, before hits are assigned
  odds?: InFights;
  founded?(t: T): void; // the last of the set-up
  upkeep?(t: T): void; // looked after between any two stages [TI4-WIN-9]
  statusEnd?(t: T): void;
  statusOver?(t: T): void; // after everything else in the status phase
  due?(t: T, effect: Lasting): void; // what was put off until now
  agenda?: AgendaText;
  exploration?: ExplorationText;
  gained?(t: T, seat: Seat): void; // when its open card comes to somebody
  lost?(t: T, seat: Seat): void; // and when it leaves
  agent?: true; // it counts as an agent, though it is no leader
  follows?: { [N in WindowName<TI>]?: (t: T, about: About<TI, N>) => void }; // by itself at a moment, before anybody may react
}

/** One step of a piece under a name that is put together. */
export const stepNamed = <N extends StepName<TI>>(name: N, body: Step<TI, Args<TI, N>>): NonNullable<Piece['steps']> =>
  ({ [name]: body }) as NonNullable<Piece['steps']>;
