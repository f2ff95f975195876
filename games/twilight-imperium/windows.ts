// Every reaction window of the rules, and what it is about: the moments that cards, technologies and sheets speak of.
import type { Dated, Msg, Seat } from '@orrery/kernel';
import type { UnitType } from './packs/base/types.ts';
import type { Pool } from './state.ts';
import type { Cause } from './steps/hits.ts';

/** Somebody's name in words, beside the seat that programs go by. */
type Named = { seat: Seat };
type By = { by: Seat; seat: Named };
type Round = { round: number };
/** An activated system. `frame`: the tactical action. */
type Activated = By & { frame: number; system: Msg; at: string };
/** A combat, in space or on the planet `on`. `frame`: its procedure. */
export type Combat = {
  frame: number;
  attacker: Seat;
  defender: Seat;
  at: string;
  kind: 'space' | 'ground';
  round: number;
  on?: string;
  planet?: Msg;
};
type OnGround = Combat & { on: string; planet: Msg };
type Won = { frame: number; winner: Seat; loser: Seat; kind: 'space' | 'ground'; at: string; on?: string; seat: Named };
/** Hits about to be assigned or just assigned. `frame`: the procedure `hits`. */
type HitsOf = { frame: number; cause: Cause };
type Sustained = HitsOf & { unit: number; owner: Seat; by: Seat };
/** Unit by unit: whose it was, what it was, who destroyed it. */
type Fallen = {
  killers: Seat[];
  cause: string;
  types: string[];
  owners: Seat[];
  at: string;
  galvanized?: boolean[];
};
type Rolled = { frame: number; by: Seat };
type Produced = By & { frame: number; at: string; units: UnitType[]; ability: boolean };
type Gained = By & { planet: Msg; on: string; from: Seat };
type Landing = Activated & { planets: string[] };
/** The agenda on the table. `frame`: its procedure. */
type OnAgenda = { frame: number; card: Msg; name: string };
type Strategic = { frame: number; by: Seat; card: Msg };

/** Those that came later, each with its edition. */
export const LATER_WINDOWS: { readonly [N in keyof Windows]?: Dated } = {
  'actionCard.discarded': { since: 2 },
  'explore.after': { since: 3 },
  'status.gainTokens': { since: 3 },
  'pillage.after': { since: 3 },
  'commandToken.spent.after': { since: 3 },
  'tech.research.cost': { since: 5 },
  'commandToken.spend': { since: 4 },
  'relic.gained': { since: 4 },
  'agent.exhausted.after': { since: 4 },
  'agenda.voter.before': { since: 4 },
  'structure.place': { since: 5 },
  'die.rolled': { since: 5 },
  'production.place': { since: 6 },
  'planet.explore.before': { since: 6 },
  'retreat.leave': { since: 6 },
  'tech.research': { since: 7 },
  'planet.ruined': { since: 7 },
};

export type Windows = {
  'tradeGoods.gained': By & { amount: number; off?: string }; // `off`: the card they lay on; none: from the supply
  'commodities.gained': By & { amount: number };
  'strategy.start': Round;
  'strategy.cardChosen': { frame: number; by: Seat; card: Msg };
  'strategy.end': Round;
  'turn.start': By;
  'turn.end': By;
  'action.performed': By;
  pass: By;
  'pass.last': By;
  'strategic.declare': Strategic;
  'strategic.resolve': Strategic;
  'strategic.resolved.after': { by: Seat; card: Msg; name: string };
  'strategic.secondary': Strategic & { name: string };
  'strategic.imperialMecatolPoint': By;
  'commodities.replenish': By & { amount?: number }; // `amount`: where not all that is there counts
  'commodities.replenished.after': By;
  'commandToken.placed.after': By & { system: Msg; at: string; frame?: number };
  'tech.research': By & { frame: number };
  'tech.gained.after': By & { tech: Msg };
  'tech.researched.after': By & { tech: Msg };
  'structure.place': { frame: number; by: Seat; planet: Msg; on: string; type: UnitType; at: string };
  'structure.placed': { by: Seat; planet: Msg; type: UnitType; at: string };
  'transaction.resolved': { by: Seat; with: Seat; from: Named; to: Named };
  'actionCard.played': By & { frame: number; card: Msg; name: string };
  'actionCard.discarded': By & { card: Msg; name: string; id: string };
  'tactical.activate': Activated;
  'tactical.activate.after': Activated;
  'tactical.move.before': Activated;
  'tactical.moved': Activated;
  'tactical.movedIn': Activated;
  'tactical.end': Activated;
  'spaceCannonOffense.resolved.after': { by: Seat; target: Seat; at: string; before: number; capitals: number };
  'unitAbility.roll.before': Rolled & { target: Seat; ability: string };
  'unitAbility.rolled': Rolled & { target: Seat };
  'combat.start': Combat;
  'spaceCombat.start': Combat;
  'spaceCombat.firstRound.start': Combat;
  'groundCombat.start': OnGround;
  'combatRound.start': Combat;
  'spaceCombatRound.start': Combat;
  'groundCombatRound.start': OnGround;
  'afb.resolved.after': { frame: number; attacker: Seat; defender: Seat; before: number[]; left: number[] };
  'retreat.announce.start': Combat;
  'retreat.announced.after': Combat & { by: Seat };
  'retreat.leave': { frame: number; by: Seat; at: string; ships: number[] };
  'combat.roll.before': Combat;
  'combat.rolled': Rolled & { against: Seat };
  'groundCombat.rolled': Rolled & { against: Seat };
  'hits.produced': OnGround;
  'hits.assign.before': HitsOf;
  'sustain.use': Sustained;
  'sustain.after': Sustained;
  'hits.assigned.after': HitsOf & { system: string };
  'unit.destroyed': Fallen;
  'unit.destroyed.after': Fallen;
  'spaceCombatRound.end': Combat;
  'groundCombatRound.end': OnGround;
  'combatRound.end': Combat;
  'combat.end': Combat;
  'combat.won': Won;
  'invasion.start': Landing;
  'bombardment.resolved.after': { by: Seat; target: Seat; left: number; planet: Msg };
  'invasion.committed.after': Landing;
  'planet.gained': Gained;
  'planet.explore.before': Gained & { frame: number };
  'planet.lost': Gained;
  'planet.ruined': { seat: Named; planet: Msg; on: string; from: Seat }; // a planet of a home system leaves the game
  'planet.gained.after': Gained;
  'production.use': Produced;
  'production.place': Produced;
  'production.produced': Produced;
  'production.after': Produced;
  'explore.after': By & { planet: Msg; on: string };
  'objective.scored': { by: Seat; objective: Msg };
  'objective.revealed': Round;
  'status.start': Round;
  'status.gainTokens': Round;
  'status.returnStrategyCards': Round;
  'status.end': Round;
  'agendaPhase.start': Round;
  'agenda.revealed.when': OnAgenda;
  'agenda.revealed.after': OnAgenda;
  'agenda.vote.before': OnAgenda & { elects: string };
  'agenda.voter.before': OnAgenda & By;
  'agenda.vote.after': OnAgenda & By;
  'agenda.vote.speakerDone': OnAgenda & By;
  'agenda.elected': OnAgenda & { elected: Seat; seat: Named };
  'agenda.outcome.would': OnAgenda & { outcome: string };
  'agenda.outcome.final': OnAgenda & { outcome: string };
  'agenda.outcome.resolved.after': OnAgenda & { outcome: string };
  'round.end': Round;
  'agent.exhausted.after': By & { card: string; agent: Msg };
  'pillage.after': By & { from: Seat };
  'commandToken.spend': By & { frame: number; pool: Pool };
  'commandToken.spent.after': By & { pool: Pool };
  'die.rolled': Rolled & { seat: Named | Msg; die: number }; // a die outside combats, before it is read
  'relic.gained': By & { card: Msg };
  'tech.research.cost': By & { frame: number; resources: number };
};
