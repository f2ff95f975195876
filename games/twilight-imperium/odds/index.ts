// Combat odds for whoever asks, from public facts alone: `combatOdds(pub)` gives one entry for each fight that is running
// or would follow from what stands on the board and what was declared; `combatOdds(pub, seat)` only those of that seat.

import type { Frame, Seat } from '@orrery/kernel';
import { frameOf, framesOf } from '../procedures.ts';
import '../game.ts'; // puts the pieces in, whose modifiers count
import type { Fight } from '../modifiers.ts';
import { anyGrants } from '../registry.ts';
import type { Pub, Unit } from '../state.ts';
import type { GroundCombat } from '../steps/ground-combat.ts';
import { troops } from '../steps/invasion.ts';
import type { SpaceCombat } from '../steps/space-combat.ts';
import { isOpponent } from '../values/allies.ts';
import { planetsIn } from '../values/board.ts';
import { hostileOn } from '../values/coexistence.ts';
import { aimedHits, combatHits } from '../values/combat.ts';
import { combatantsIn, groundOn, shipsIn } from '../values/units.ts';
import {
  combatRound,
  type Opening,
  type Outcome,
  outcomeOf,
  parting,
  roundHits,
  type Salvo,
  type Shots,
  volley,
} from './fight.ts';
import { barrageOf, cannonsOf, defencesOf, harryOf, pendingHits, strikesOf } from './fire.ts';
import { exactly } from './spread.ts';
import type { Forces } from './standings.ts';

type Combat = Frame<SpaceCombat | GroundCombat>;

export type Odds = Fight & Outcome & { kind: 'space' | 'ground' };

export function combatOdds(pub: Pub, seat?: Seat): Odds[] {
  const odds = frameOf(pub, 'invasion') ? groundOdds(pub) : spaceOdds(pub);
  return odds.filter((o) => seat === undefined || o.attacker === seat || o.defender === seat);
}

const odds = (pub: Pub, fight: Fight, forces: Forces, openings: Opening[]): Odds => ({
  ...fight,
  kind: fight.planet === null ? 'space' : 'ground',
  ...outcomeOf(pub, fight, forces, openings, harryOf(pub, fight)),
});

/** Effects of the start that are still to come: none once the first round has got beyond it. */
function startOf(pub: Pub, combat: Combat, fight: Fight): Opening[] {
  if (combat.args.round === 0) return strikesOf(pub, fight, []);
  const open = pub.stack.find((f) => f.step === 'window' && (f.args.names as string[]).includes('combat.start'));
  return open ? strikesOf(pub, fight, open.args.used as string[]) : [];
}

/** A running space combat, or the one that the ships in the active system and those on their way would fight. */
function spaceOdds(pub: Pub): Odds[] {
  const combat = frameOf(pub, 'spaceCombat');
  if (combat) return [runningSpace(pub, combat)];
  const tactical = frameOf(pub, 'tactical');
  if (!tactical?.args.system || !['move', 'moved', 'movedIn', 'cannon', 'combat'].includes(tactical.at)) return [];
  const { seat, system } = tactical.args;
  const moves = frameOf(pub, 'moveShips')?.args.moves ?? [];
  const going = moves.flatMap((m) => [m.unit, ...m.load]);
  return meeting(pub, seat, system, going);
}

/** What follows if these come there: also before anything is activated. */
export function meeting(pub: Pub, seat: Seat, system: string, going: readonly number[]): Odds[] {
  const table = arrived(pub, system, going);
  const owners = shipsIn(table, system).map((ship) => ship.owner);
  const defender = Math.max(...owners.filter((owner) => isOpponent(pub, seat, owner)), -Infinity);
  if (!owners.includes(seat) || defender === -Infinity) return [];
  const fight: Fight = { attacker: seat, defender, system, planet: null };
  const fire = [...pendingHits(pub, fight), ...cannonsOf(table, fight)].map((salvo) => volley(salvo));
  return [
    odds(table, fight, fleets(table, fight), [...fire, ...strikesOf(table, fight, []), volley(barrageOf(fight))]),
  ];
}

const fleets = (pub: Pub, { attacker, defender, system }: Fight): Forces => ({
  attacker: combatantsIn(pub, attacker, system),
  defender: combatantsIn(pub, defender, system),
});

/** The table as if all of these had come to that system. */
function arrived(pub: Pub, system: string, units: readonly number[]): Pub {
  const going = new Set(units);
  const moved = pub.units.map((u) => (going.has(u.id) ? { ...u, at: system, on: null } : u));
  const joins = (u: Unit): boolean => u.at === system && anyGrants('musters', pub, u);
  return { ...pub, units: moved.map((u) => (joins(u) ? { ...u, asShip: true as const } : u)) };
}

/** Stages at which the roll of the round is still to come or has just been made; frames name the stage that comes next. */
const AHEAD = ['begin', 'round', 'barrage', 'announce', 'defender', 'defenderSaid', 'attacker', 'attackerSaid', 'roll'];
const ROLLING: Record<string, string[]> = { spaceCombat: ['assign'], groundCombat: ['produced', 'assign'] };

function runningSpace(pub: Pub, combat: Frame<SpaceCombat>): Odds {
  const { seat, defender, system } = combat.args;
  const fight: Fight = { attacker: seat, defender, system, planet: null };
  const early =
    ['begin', 'round', 'barrage'].includes(combat.at) || ['begin', 'ask'].includes(frameOf(pub, 'barrage')?.at ?? '');
  const barrage = early && combat.args.round <= 1 ? [barrageOf(fight)] : [];
  const rest = [...barrage, ...roundOf(pub, combat, fight)].map((salvo) => volley(salvo));
  return odds(pub, fight, fleets(pub, fight), [
    ...pendingHits(pub, fight).map((salvo) => volley(salvo)),
    ...startOf(pub, combat, fight),
    ...rest,
  ]);
}

/** The round that runs, with the dice that lie already. */
function roundOf(pub: Pub, combat: Combat, fight: Fight): Salvo[] {
  if (AHEAD.includes(combat.at)) return [combatRound(fight)];
  if (!ROLLING[combat.step]!.includes(combat.at)) return [];
  const { attacker, defender } = fight;
  const mine = rolled(pub, combat, attacker);
  const theirs = rolled(pub, combat, defender);
  if (combat.at === 'assign' && mine && theirs) {
    const aimed = { attacker: mine.aimed, defender: theirs.aimed };
    return [() => ({ byAttacker: mine.free, byDefender: theirs.free, aimed, ...roundHits(fight) })]; // answers are in
  }
  return [combatRound(fight, { ...(mine ? { attacker: mine } : {}), ...(theirs ? { defender: theirs } : {}) })];
}

function rolled(pub: Pub, combat: Combat, seat: Seat): Shots | undefined {
  const counted = combat.args.hits?.[seat];
  if (counted !== undefined) return shots(counted, (combat.args as SpaceCombat).aimed?.[seat] ?? 0);
  const roll = framesOf(pub, 'combatRoll').find((f) => f.args.seat === seat)?.args;
  return roll?.dice ? shots(combatHits(pub, roll), aimedHits(pub, roll)) : undefined;
}
const shots = (hits: number, aimed: number): Shots => ({ free: exactly(hits - aimed), aimed: exactly(aimed) });

/** [TI4-BOMB-9] The fire at the end of a round that is still to come in the window that is open. */
function partingFire(pub: Pub, fight: Fight): Opening[] {
  const open = pub.stack.find(
    (f) => f.step === 'window' && (f.args.names as string[]).includes('groundCombatRound.end'),
  );
  const fire = open && (open.args.used as string[]).length === 0 ? harryOf(pub, fight) : undefined;
  return fire ? [parting(fire)] : [];
}

/** A running ground combat, and what would follow if all ground forces in space landed on one planet. */
function groundOdds(pub: Pub): Odds[] {
  const combat = frameOf(pub, 'groundCombat');
  if (combat) {
    const { seat, defender, system, planet } = combat.args;
    const fight: Fight = { attacker: seat, defender, system, planet };
    const round = roundOf(pub, combat, fight).map((salvo) => volley(salvo, harryOf(pub, fight)));
    const openings = [...startOf(pub, combat, fight), ...round, ...partingFire(pub, fight)];
    return [
      odds(pub, fight, garrisons(pub, fight, []), [
        ...pendingHits(pub, fight).map((salvo) => volley(salvo)),
        ...openings,
      ]),
    ];
  }
  const frame = frameOf(pub, 'invasion')!;
  const { seat, system } = frame.args;
  const landing = ['bombard', 'commit', 'commitToo'].includes(frame.at) ? troops(pub, frame.args) : [];
  return planetsIn(pub, system).flatMap((planet) => {
    const [defender] = hostileOn(pub, seat, planet);
    if (defender === undefined) return [];
    const fight: Fight = { attacker: seat, defender, system, planet };
    const forces = garrisons(pub, fight, landing);
    if (forces.attacker.length === 0) return [];
    const fire = [...pendingHits(pub, fight), ...defencesOf(pub, fight, frame)].map((salvo) => volley(salvo));
    return [odds(pub, fight, forces, [...fire, ...strikesOf(pub, fight, [])])];
  });
}

const garrisons = (pub: Pub, { attacker, defender, planet }: Fight, landing: readonly Unit[]): Forces => ({
  attacker: [...groundOn(pub, attacker, planet!), ...landing.map((u) => ({ ...u, on: planet }))],
  defender: groundOn(pub, defender, planet!),
});
