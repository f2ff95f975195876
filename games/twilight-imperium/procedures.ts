// Every procedure with its arguments, every window with what it is about, every sheet: their names are the save format.
import {
  type AbilityArgs,
  type Args,
  type Bag,
  type Dated,
  type DealArgs,
  type Frame,
  type Later,
  type None,
  type Seat,
  type StepName,
  typed,
} from '@orrery/kernel';
import type { Aimed, ChooseAim } from './effects/aim.ts';
import type { PlaceNeutral, Sacrifice } from './effects/units.ts';
import type { Agreed } from './options.ts';
import type { UnitType } from './packs/base/types.ts';
import type { Deck, Effect, Pool, Pub, TI } from './state.ts';
import type { Agenda, Vote } from './steps/agenda/agenda.ts';
import type { Ballots } from './steps/agenda/ballots.ts';
import type { Grant, Muster, RedistributeColony } from './steps/agenda/directives.ts';
import type { AgendaPhase } from './steps/agenda/phase.ts';
import type { PayPredictions } from './steps/agenda/predictions.ts';
import type { VoteSheet } from './steps/agenda/vote-sheet.ts';
import type { CastVotes } from './steps/agenda/votes.ts';
import type { Barrage } from './steps/barrage.ts';
import type { Bombardment, Shelling } from './steps/bombardment.ts';
import type { RollForFracture } from './steps/breakthrough.ts';
import type { Defence, Offence } from './steps/cannon.ts';
import type { GainPlanet } from './steps/control.ts';
import type { ThrowDice, Thrown } from './steps/dice.ts';
import type { Draft } from './steps/draft.ts';
import type { CompleteExpedition, Expedition } from './steps/expedition.ts';
import type { Explore } from './steps/explore.ts';
import type { EnterFracture } from './steps/fracture.ts';
import type { BuildGalaxy } from './steps/galaxy.ts';
import type { GroundCombat } from './steps/ground-combat.ts';
import type { Destroyed, HitArgs } from './steps/hits.ts';
import type { Invasion } from './steps/invasion.ts';
import type { GiveUp } from './steps/losses.ts';
import type { PlaceMinors } from './steps/minors.ts';
import type { MoveShips } from './steps/move.ts';
import type { OfferSheet } from './steps/offer-sheet.ts';
import type { Buy, Pay } from './steps/pay.ts';
import type { LayPlot } from './steps/plots.ts';
import type { Produce } from './steps/production.ts';
import type { Research } from './steps/research.ts';
import type { Retreat } from './steps/retreat.ts';
import type { AbilityDice, CombatDice } from './steps/rolls.ts';
import type { Setup } from './steps/setup.ts';
import type { ShowSheet } from './steps/showing.ts';
import type { SpaceCombat } from './steps/space-combat.ts';
import type { Second, Strategic } from './steps/strategic.ts';
import type { Where } from './steps/structures.ts';
import type { Tactical } from './steps/tactical.ts';
import type { TokenSheet } from './steps/token-sheet.ts';
import type { Turn } from './steps/turn.ts';
import type { Passage } from './values/storm.ts';
import type { Windows } from './windows.ts';

type Own = { seat: Seat };
/** A component action of the turn; `choice`: the option taken. */
export type Acting = { seat: Seat; choice: string; turn: number };
/** A card that lies open, used in a window or as an action of the turn. */
export type OpenCard = { seat: Seat; choice: string; about?: Bag; effects?: Effect[]; drawn?: string } & Aimed;
/** Runs in one of these windows. */
export type In<W extends keyof Windows> = AbilityArgs<Windows[W]>;

export type Procedures = Rules & { [step in keyof Content]: Content[step] };

type Rules = {
  setup: Setup;
  chooseFactions: Pick<Agreed, 'factions' | 'plain'> & { dealt: string[][] };
  pickFaction: { seat: Seat; plain: boolean };
  draft: Draft;
  chooseHome: Own;
  startingTechnologies: Own;
  galaxy: Later<BuildGalaxy, 'extra' | 'placed'>;
  deploy: Own;
  placeMinors: PlaceMinors;
  garrisonMinor: { seat: Seat; system: string; odd?: string };
  game: None;
  strategyPhase: None;
  /** `not`: cards named in vain. */
  pickStrategyCard: Later<{ seat: Seat; card: string; not?: string[] }, 'card'>;
  /** `skips`: turns to come that are lost. */
  actionPhase: Later<{ last: number; skips?: number }, 'last'>;
  turn: Turn;
  strategic: Later<Strategic, 'free'>;
  secondary: Second;
  replenish: Own & { amount?: number };
  research: Later<Research, 'tech' | 'missing' | 'wild' | 'used'>;
  researchCost: { seat: Seat; resources: number };
  gainTokens: { seat: Seat; count: number };
  buyTokens: Buy;
  redistribute: { seat: Seat; into: string[] };
  exchangePlanets: { seats: Seat[] };
  placeToken: { seat: Seat; system: string };
  readyPlanets: { seat: Seat; count: number };
  pay: Pay;
  buildStructure: { seat: Seat } & Where;
  /** `replaced`: something else was placed instead. */
  placeStructure: Later<
    { seat: Seat; choice: string; planet: string; type: UnitType; replaced?: true },
    'planet' | 'type'
  >;
  piece: { seat: Seat; type: UnitType; need: number; agreed?: boolean };
  placeOne: { seat: Seat; type: UnitType; system: string; on: string | null };
  produce: Later<Produce, 'list' | 'spots'>;
  tactical: Later<Tactical, 'system'>;
  moveShips: Later<MoveShips, 'ship'>;
  spaceCannonOffence: Later<Offence, 'target'>;
  spaceCannonDefence: Later<Defence, 'planets' | 'planet' | 'queue'>;
  abilityRoll: Later<AbilityDice, 'dice'>;
  combatRoll: Later<CombatDice, 'dice'>;
  reroll: { seat: Seat; roll: number; into?: number };
  hits: Later<HitArgs, 'marked' | 'sustained'>;
  destroyUnits: Later<Destroyed & { units: number[] }, 'types' | 'owners' | 'at'>;
  spaceCombat: Later<SpaceCombat, 'announced' | 'hits' | 'ships' | 'still'>;
  barrage: Later<Barrage, 'use' | 'rolls' | 'before'>;
  retreat: Later<Retreat, 'to' | 'load'>;
  invasion: Later<Invasion, 'landed' | 'queue'>;
  bombardment: Later<Bombardment, 'targets' | 'scores'>;
  shelling: Shelling;
  bombarded: { seat: Seat; planet: string; target: Seat };
  takeCustodians: Own;
  groundCombat: Later<GroundCombat, 'hits'>;
  gainPlanet: Later<GainPlanet, 'from'>;
  statusPhase: { effects?: Effect[] };
  statusDraw: Own;
  agendaPhase: Later<AgendaPhase, 'effects'>;
  readyAfterAgendas: Own;
  agenda: Later<Agenda, 'card' | 'outcomes' | 'votes' | 'predictions' | 'outcome' | 'effects' | 'traded'>;
  lookAtAgendas: Own;
  beforeVote: CastVotes;
  castVotes: CastVotes;
  afterVote: CastVotes;
  ballots: Ballots;
  payPredictions: PayPredictions;
  redistributeColony: Later<RedistributeColony, 'to'>;
  muster: Muster;
  grant: Grant;
  giveUp: GiveUp;
  handOver: { seat: Seat; card: string };
  scorePublic: Own;
  scoreStatus: { seat: Seat; open?: string };
  statusTokens: None;
  /** `plot`: whose control token lies on the plot that it brings instead of points. */
  score: Later<{ seat: Seat; objective: string; tokens: number; plot?: Seat }, 'tokens'>;
  scorePlots: Own;
  layPlot: LayPlot;
  revealPlots: Own;
  bindPlayer: Own;
  secretCheck: Own;
  handCheck: Own;
  scheme: { seat: Seat; count: number };
  takeFromHand: { seat: Seat; from: Seat };
  plastic: { seat: Seat; type: UnitType };
  trim: { seat: Seat; system: string };
  eliminate: Own;
  makeOffer: DealArgs;
  acceptOffer: DealArgs;
  dropOffer: DealArgs;
  showCards: DealArgs;
  strikeWord: DealArgs;
  shareHolds: DealArgs;
  /** `about`: of the window it was played in; none: as an action of the turn. */
  /** `taker`: who has the card in the end, instead of the pile. */
  playCard: { seat: Seat; choice: string; about?: Bag; turn?: number; cancelled?: boolean; taker?: Seat } & Aimed;
  chooseAim: ChooseAim;
  sacrifice: Sacrifice;
  placeNeutral: PlaceNeutral;
  swapUnit: { seat: Seat; unit: number; type: UnitType };
  acquire: { seat: Seat; tech: string };
  gainSecret: Own;
  swapSecret: Own;
  explorePlanet: { seat: Seat; planet: string };
  exploreFrontier: { seat: Seat; system: string };
  explore: Later<Explore, 'card'>;
  dig: { seat: Seat; deck: Deck; count: number };
  takeMirage: Own;
  gainRelic: Later<{ seat: Seat; card: string }, 'card'>;
  purgeRelic: { seat: Seat; card: string };
  ruinPlanet: { planet: string };
  ruinHome: Own;
  collapse: { system: string };
  throwDice: Later<ThrowDice, 'faces'>;
  cede: { seat: Seat; to: Seat; planet: string };
  blightPlanet: { planet: string };
  expedition: Expedition;
  completeExpedition: Later<CompleteExpedition, 'tokens' | 'keenest'>;
  /** `unrolled`: without the roll for the Fracture. */
  gainBreakthrough: { seat: Seat; unrolled?: true };
  rollForFracture: Later<RollForFracture, 'die'>;
  enterFracture: Later<EnterFracture, 'placed'>;
  ionStorm: { seat: Seat; passage: Passage };
  spendToken: { seat: Seat; pool: Pool; instead?: true };
  playNote: { seat: Seat; choice: string; about?: Bag; turn?: number };
  giveNote: { seat: Seat; to: Seat };
} & { [part in StrategyPart]: { seat: Seat; strategic: number } };

export type StrategyPart =
  | `${'leadership' | 'diplomacy' | 'politics' | 'construction' | 'trade' | 'warfare' | 'technology' | 'imperial'}.${Half}`
  | `${'construction' | 'warfare'}.older.${Half}`;
export type Half = 'primary' | 'secondary';

/** What cards, technologies and sheets bring. */
export interface Content {
  [card: `card.${string}`]: { seat: Seat; target: string; about: Bag; more?: string[] };
  [note: `note.${string}`]: { seat: Seat; owner: Seat; target: string; about: Bag; at?: string };
  [agenda: `agenda.${string}`]: { agenda: number; outcome: string; votes: Vote[] };
  [law: `law.${string}`]: AbilityArgs & { rerolled?: number[] };
  [leader: `leader.${string}`]: OpenCard;
  [relic: `relic.${string}`]: OpenCard & { rerolled?: number[] } & Thrown;
  [legendary: `legendary.${string}`]: OpenCard;
  [event: `event.${string}`]: OpenCard & Thrown;
  [breakthrough: `breakthrough.${string}`]: OpenCard;
  'dark-energy-tap': In<'tactical.end'>;
  'scanlink-drone-network': In<'tactical.activate.after'>;
  'enigmatic-device': Acting;
  'relic-fragments': Acting;
  sustain: Later<In<'hits.assign.before'> & { unit: number }, 'unit'>;
  'score-at-event': AbilityArgs;
  'gravity-drive': In<'tactical.activate.after'>;
  'sling-relay': Acting;
  psychoarchaeology: DealArgs;
  convertAtStation: DealArgs;
  'entropic-scar': In<'status.start'>;
  'bio-stims': In<'turn.end'>;
  'dacxive-animators': In<'combat.won'>;
  'infantry-revival': In<'turn.start'>;
  'ai-development-algorithm': In<'production.use'>;
  'magen-defense-grid': In<'groundCombat.start'>;
  'self-assembly-routines': In<'production.after'>;
  'duranium-armor': In<'hits.assigned.after'>;
  'assault-cannon': In<'spaceCombat.start'>;
  'graviton-laser-system': In<'unitAbility.roll.before'>;
  'predictive-intelligence': In<'turn.end'>;
  'predictive-votes': In<'agenda.vote.after'>;
  'transit-diodes': Later<In<'turn.start'> & { moved: number[]; unit: number }, 'moved' | 'unit'>;
  'integrated-economy': In<'planet.gained.after'>;
}

/** What is said of single places of theirs, in a table over all places: the rest stands together (`*`). */
export type OfContent<V> = { readonly [at in `${Exclude<keyof Content, `card.${string}`>}.${string}`]?: V };

export type Forms = { tokens: TokenSheet; offer: OfferSheet; show: ShowSheet; votes: VoteSheet };

export const { step, form, frameOf, framesOf } = typed<TI>();

/** Nobody is asked where there is one answer only; the first edition did ask. */
export const SETTLED: Dated = { since: 2 };
/** Whose answers do not hang on one another are asked at once; the first editions asked them in turn. [TI4-CORR-19] */
export const TOGETHER: Dated = { since: 5 };

/** What players had otherwise before: questions that were too many, and rules that were not kept. */
export const RIGHTED: Dated = { since: 6 };
/** The same of the edition after it: the speaker decides for neutral units, and moments that touch are one question. */
export const REFINED: Dated = { since: 7 };
/** Nobody is asked where one answer is left, here either: what is public of a hand, its size, says so. */
export const SPARED: Dated = { since: 9 };
/** Rules of single texts that were not kept before: docks that float, the token of a begun action, a note shown before it is paid for. */
export const MENDED: Dated = { since: 9 };

/** The running procedure of this number, if it is one of these. */
export const frameAt = <N extends StepName<TI>>(pub: Pub, id: number, ...steps: N[]): Frame<Args<TI, N>> | undefined =>
  framesOf(pub, ...steps).find((frame) => frame.id === id);
