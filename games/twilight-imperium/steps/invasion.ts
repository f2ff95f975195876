// TI4-INV: the invasion; each stage is finished for all planets before the next. [TI4-INV-2]

import { type Choose, type Frame, isInPlay, type Option, type Seat } from '@orrery/kernel';
import { gainPoints } from '../atoms/cards.ts';
import { isLostInRift, SWALLOWED } from '../atoms/dice.ts';
import { move, ownerName, place, remove } from '../atoms/units.ts';
import { kindOf } from '../content.ts';
import { RIGHTED, step } from '../procedures.ts';
import { anyGrants, barTo, mightUse, modifiers, sum } from '../registry.ts';
import { done, keyFor, option, planetName, player, systemName, tail, unitName, withOwner } from '../say.ts';
import { type Effect, lay, type Pub, type T, type TI, type Unit } from '../state.ts';
import { allyOf, crewOf, isOpponent } from '../values/allies.ts';
import { isMecatol, planetsIn, readyWorlds } from '../values/board.ts';
import { attacksOn, coexists, hostileOn, peacefulOn } from '../values/coexistence.ts';
import { custodiansCost, purseOf, worth } from '../values/economy.ts';
import { isRift } from '../values/move.ts';
import { payable } from '../values/payment.ts';
import { alike, bombersIn, fleetOf, groundOn, isGround, isReserve } from '../values/units.ts';
import { stirs } from './control.ts';

/** `landed`: what was committed to each planet; it cannot be taken back or committed again. [TI4-INV-6] */
export type Invasion = {
  seat: Seat;
  system: string;
  effects: Effect[];
  landed: Record<string, number[]>;
  owed?: boolean;
  queue: string[];
  declared?: Record<string, Seat[]>; // combats with or by those who coexist, by planet [TI4-COEX-6, -7]
  fought?: string[];
  ended?: boolean; // the turn is over: only fights that nothing prevents [TI4-FLAG-13]
  ally?: Seat; // who invades at the same time [TI4-ALLY-13]
  swarm?: true; // the ships go back to reinforcements when all is committed
};

export const invasion = step('invasion', {
  begin(t, f) {
    Object.assign(f.args, { landed: {}, queue: [] });
    if (planetsIn(t.s.pub, f.args.system).length === 0) return 'end';
    const met = amidst(t.s.pub, f.args);
    if (Object.keys(met).length > 0) f.args.declared = met;
    if (f.args.ended) return f.args.declared ? { goto: 'battles' } : 'end';
    const parties = invaders(f.args);
    const armed = planetsIn(t.s.pub, f.args.system).some((p) => attacksOn(t.s.pub, f.args.seat, p).length > 0);
    const able =
      armed ||
      f.args.declared !== undefined ||
      parties.some(({ seat, system }) => bombersIn(t.s.pub, seat, system).length > 0);
    const idle = !able && parties.every((one) => ready(t.s.pub, one).length === 0);
    if (idle && !mightUse(t.s.pub, f.args.seat, 'invasion.start', about(f))) return 'end'; // nothing to do for the invader
    t.window('invasion.start', about(f));
  },
  bombard(t, f) {
    if (f.args.swarm) return;
    for (const { seat, system } of invaders(f.args)) t.call('bombardment', { seat, system, aims: {} });
  },
  commit: commitment(({ seat }) => seat),
  commitToo: commitment(({ ally }) => ally),
  committed(t, f) {
    if (f.args.swarm) remove(t, fleetOf(t.s.pub, f.args.seat, f.args.system));
    if (battlePlanets(f.args).length === 0) return 'end'; // [TI4-INV-7]
    t.window('invasion.committed.after', about(f));
  },
  defence: (t, f) => t.call('spaceCannonDefence', { seat: f.args.seat, system: f.args.system, landed: f.args.landed }),
  battles(_, f) {
    f.args.queue = battlePlanets(f.args);
  },
  battle: {
    // [TI4-GND-1] in the order the active player likes
    who: (pub, f) => (battlefields(pub, f.args).length > 1 ? [f.args.seat] : []),
    question: (k, f) => planetQuestion('ask.battle', battlefields(k.pub, f.args), 'TI4-GND-1'),
    take: (t, f, choices) => fight(t, f, tail(choices.get(f.args.seat))),
  },
  lastBattle(t, f) {
    const [planet] = battlefields(t.s.pub, f.args);
    if (planet !== undefined) return fight(t, f, planet);
    takeOff(t, f.args.system);
    f.args.queue = battlePlanets(f.args);
  },
  early(t, f) {
    // [TI4-COEX-11] where others coexist, control comes before any further combat
    const [planet] = gains(t.s.pub, f.args).filter((p) => peacefulOn(t.s.pub, f.args.seat, p).length > 0);
    if (planet === undefined) return;
    t.call('gainPlanet', { seat: invaderOn(t.s.pub, f.args, planet), planet });
    return { goto: 'early' };
  },
  further: {
    who: (pub, f) => (further(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.further' },
      ask: { shape: 'one', options: [...further(k.pub, f.args).map(attackOption('fight')), done] },
      rules: ['TI4-GND-1'], // [TI4-COEX-10]
      fallback: 'done',
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      const [planet, other] = tail(choice).split('>') as [string, string];
      f.args.fought = [...(f.args.fought ?? []), choice];
      return fight(t, f, planet, Number(other));
    },
  },
  control: {
    // [TI4-CTRL-2] one planet completely after another; if nothing can happen in between, as they were landed on
    who: (pub, f) => (isOrderOpen(pub, f.args) ? [f.args.seat] : []),
    question: (k, f) => planetQuestion('ask.control', gains(k.pub, f.args), 'TI4-CTRL-2'),
    take: (t, f, choices) => gain(t, f, tail(choices.get(f.args.seat))),
  },
  lastControl(t, f) {
    const [planet] = gains(t.s.pub, f.args);
    if (planet !== undefined) return gain(t, f, planet);
  },
});

/** [TI4-ALLY-13] The active player, then the ally who invades at the same time. */
const invaders = (args: Invasion): Invasion[] =>
  args.ally === undefined ? [args] : [args, { ...args, seat: args.ally }];
/** Who fights for a planet and gains it: the active player where its ground forces are, else the ally. */
function invaderOn(pub: Pub, { seat }: Invasion, planet: string): Seat {
  const ally = allyOf(pub, seat);
  const isAlone = ally !== undefined && groundOn(pub, seat, planet).length === 0;
  return isAlone && groundOn(pub, ally, planet).length > 0 ? ally : seat;
}

/** Each commits its own ground forces, one after the other. */
function commitment(whose: (args: Invasion) => Seat | undefined): Choose<TI, Invasion> {
  const of = (args: Invasion): Invasion | undefined => {
    const seat = whose(args);
    return seat === undefined ? undefined : { ...args, seat };
  };
  return {
    who(pub, f) {
      const args = of(f.args);
      return args && landings(pub, args).length + attacks(pub, args).length > 0 ? [args.seat] : [];
    },
    question(k, f) {
      const args = of(f.args)!;
      const open = landings(k.pub, args);
      return {
        prompt: { key: 'ask.land', args: { system: systemName(args.system) } },
        ask: { shape: 'one', options: args.owed ? open : [...open, ...attacks(k.pub, args), done] },
        rules: ['TI4-INV-3', 'TI4-INV-5', 'TI4-CUST-1', 'TI4-CUST-2'],
        fallback: args.owed ? open[0]!.key : 'done',
      };
    },
    take(t, f, choices) {
      const [[seat, choice]] = [...choices] as [[Seat, string]];
      if (choice === 'done') return;
      if (choice === 'custodians') {
        f.args.owed = true;
        t.call('takeCustodians', { seat });
      } else if (choice.startsWith('attack:')) attack(f.args, choice);
      else land(t, f, seat, choice);
      return { goto: f.at };
    },
  };
}

const about = (f: Frame<Invasion>) => ({
  frame: f.id,
  by: f.args.seat,
  seat: player(f.args.seat),
  system: systemName(f.args.system),
  at: f.args.system,
  planets: Object.keys(f.args.landed),
});
export const planetQuestion = (key: string, planets: readonly string[], rule: string) => ({
  prompt: { key },
  ask: {
    shape: 'one' as const,
    options: planets.map((p) => option(`planet:${p}`, 'planet', { planet: planetName(p) }, [`planet:${p}`])),
  },
  rules: [rule],
});

/** Its own, and those of the ally aboard its ships unless the ally commits them itself. [TI4-ALLY-14] */
export function troops(pub: Pub, { seat, system, ally }: Invasion): Unit[] {
  const crew = ally === undefined ? crewOf(pub, seat) : [seat];
  return pub.units.filter((u) => crew.includes(u.owner) && u.at === system && u.on === null && isGround(u));
}

/** [TI4-INV-4] Ships that may be committed, too. */
const boarders = (pub: Pub, { seat, system }: Invasion): Unit[] =>
  fleetOf(pub, seat, system).filter((u) => anyGrants('lands', pub, u));

/** Ground forces that may be committed from elsewhere. */
const dropping = (pub: Pub, { seat, system, effects }: Invasion): Unit[] =>
  modifiers(pub, 'drops')
    .flatMap(({ drops }) => drops(pub, seat, system))
    .filter((u) => !effects.some(({ kind, source }) => kind === 'dropped' && source === u.on)); // one of each planet

/** All that may be committed. */
export const ready = (pub: Pub, args: Invasion): Unit[] => [
  ...troops(pub, args),
  ...boarders(pub, args),
  ...dropping(pub, args),
];

/** [TI4-CUST-1, -2] While the custodians are there nobody lands on Mecatol Rex; once paid, somebody must. */
export function landings(pub: Pub, args: Invasion): Option[] {
  const able = alike(pub, ready(pub, args));
  const planets = planetsIn(pub, args.system).filter(
    (p) =>
      !(isMecatol(p) && pub.custodians) &&
      (!args.owed || isMecatol(p)) &&
      !barTo('place', pub, p) &&
      affords(pub, args, p),
  );
  const options = able.flatMap((u) =>
    planets
      .filter((planet) => planet !== u.on)
      .map((planet) =>
        option(
          `land:${keyFor(pub, args.seat, u)}>${planet}`,
          isReserve(u) ? 'land.reserve' : u.damaged ? 'land.damaged' : 'land',
          { unit: unitName(u.type), planet: planetName(planet) },
          [...(isReserve(u) ? [] : [`unit:${u.id}`]), `planet:${planet}`],
        ),
      )
      .map((landing) => (u.owner === args.seat ? landing : { ...landing, label: withOwner(landing.label, u.owner) })),
  );
  const guarded = pub.custodians && planetsIn(pub, args.system).some(isMecatol);
  const influence = custodiansCost(pub, args.seat);
  if (guarded && able.length > 0 && payable(pub, args.seat, { resources: 0, influence }))
    options.push(influence > 0 ? option('custodians', 'custodians') : option('custodians', 'custodians.free'));
  return options;
}

/** [TI4-FLAG-13] Own ground forces that came among others' without being committed must fight them. */
function amidst(pub: Pub, { seat, system }: Invasion): Record<string, Seat[]> {
  const planets = planetsIn(pub, system).filter(
    (planet) => groundOn(pub, seat, planet).length > 0 && !coexists(pub, seat, planet),
  );
  const found = planets.map((planet) => [planet, hostileOn(pub, seat, planet)] as const);
  return Object.fromEntries(found.filter(([, others]) => others.length > 0));
}

const attackOption =
  (verb: string) =>
  ({ planet, other }: { planet: string; other: Seat }): Option =>
    option(`${verb}:${planet}>${other}`, 'attack', { planet: planetName(planet), seat: ownerName(other) }, [
      `planet:${planet}`,
    ]);
/** [TI4-COEX-6, -7] Combats that are named instead of coming by themselves. */
export const attacks = (pub: Pub, { seat, system, declared }: Invasion): Option[] =>
  planetsIn(pub, system)
    .flatMap((planet) => attacksOn(pub, seat, planet).map((other) => ({ planet, other })))
    .filter(({ planet, other }) => !declared?.[planet]?.includes(other))
    .map(attackOption('attack'));
function attack(args: Invasion, choice: string): void {
  const [planet, other] = tail(choice).split('>') as [string, string];
  args.declared = { ...args.declared, [planet]: [...(args.declared?.[planet] ?? []), Number(other)] };
}

function land(t: T, f: Frame<Invasion>, seat: Seat, choice: string): void {
  const [key, planet] = tail(choice).split('>') as [string, string];
  const unit = ready(t.s.pub, { ...f.args, seat }).find((u) => keyFor(t.s.pub, seat, u) === key)!;
  if (!f.args.landed[planet]) payLevy(t, seat, planet);
  const landed = isReserve(unit) ? place(t, unit.owner, unit.type, f.args.system, planet) : unit;
  f.args.landed[planet] = [...(f.args.landed[planet] ?? []), landed.id];
  f.args.owed = false;
  if (unit.on !== null) lay(f, { kind: 'dropped', seat: unit.owner, source: unit.on });
  if (landed !== unit) return;
  if (isSwallowed(t, unit, f.args.system)) remove(t, [unit]);
  else move(t, [unit], f.args.system, planet);
}
/** [TI4-ANOM-12] Who comes out of a gravity rift without a ship rolls as a ship would. */
function isSwallowed(t: T, unit: Unit, system: string): boolean {
  const leaves = unit.at !== system && isRift(t.s.pub, unit.owner, unit.at) && isInPlay(RIGHTED, t.s.pub);
  return (
    leaves &&
    !anyGrants('steady', t.s.pub, unit.owner, unit.at) &&
    isLostInRift(t, { ship: unit, at: unit.at, most: SWALLOWED })
  );
}

/** What the first unit to land there costs. */
export const levyOn = (pub: Pub, { seat, landed }: Invasion, planet: string): number =>
  landed[planet] ? 0 : sum('levy', pub, seat, planet);
/** [TI4-INV-10, TI4-F-KEL-9] What an effect asks of whoever commits to a planet, once, in payments of their own. */
function payLevy(t: T, seat: Seat, planet: string): void {
  for (let due = sum('levy', t.s.pub, seat, planet); due > 0; due--)
    t.call('pay', { seat, resources: 0, influence: 1, what: { key: 'cost.landing' } });
}
function affords(pub: Pub, args: Invasion, planet: string): boolean {
  const { seat } = args;
  const due = levyOn(pub, args, planet);
  const worlds = due > 0 ? readyWorlds(pub, seat).filter((world) => worth(pub, world, 'influence') > 0).length : 0;
  return due <= worlds + (due > 0 ? purseOf(pub, seat) : 0);
}

/** [TI4-FLAG-4, TI4-GND-12] Ships that were committed return to space before anybody gains control. */
export function takeOff(t: T, system: string, planet?: string): void {
  const landed = t.s.pub.units.filter(
    (u) => u.at === system && u.on !== null && kindOf(u.type) === 'ship' && (!planet || u.on === planet),
  );
  move(t, landed, system, null);
}

export const takeCustodians = step('takeCustodians', {
  pay(t, f) {
    const influence = custodiansCost(t.s.pub, f.args.seat);
    t.call('pay', { seat: f.args.seat, resources: 0, influence, what: { key: 'cost.custodians' } });
  },
  take(t, f) {
    t.s.pub.custodians = false;
    t.tell({ type: 'custodians', pub: { seat: player(f.args.seat) } });
    gainPoints(t, f.args.seat, 1); // [TI4-CUST-4]
  },
});

/** [TI4-GND-1, TI4-COEX-6 to -8] Whom the invader must fight on a planet now: those named, or whoever does not coexist there. */
function opponents(pub: Pub, args: Invasion, planet: string): Seat[] {
  const { declared } = args;
  const seat = invaderOn(pub, args, planet);
  if (groundOn(pub, seat, planet).length === 0) return [];
  const named = (declared?.[planet] ?? []).filter((other) => groundOn(pub, other, planet).length > 0);
  return named.length > 0 || coexists(pub, seat, planet) ? named : hostileOn(pub, seat, planet);
}
const battlefields = (pub: Pub, args: Invasion): string[] =>
  args.queue.filter((planet) => opponents(pub, args, planet).length > 0);

function fight(t: T, f: Frame<Invasion>, planet: string, named?: Seat): { goto: string } {
  const { system, declared } = f.args;
  const seat = invaderOn(t.s.pub, f.args, planet);
  const defender = named ?? opponents(t.s.pub, f.args, planet)[0]!;
  // A declared combat is fought once. [TI4-COEX-9]
  if (declared?.[planet]) declared[planet] = declared[planet].filter((other) => other !== defender);
  t.call('groundCombat', { seat, defender, system, planet, round: 0, effects: [] });
  return { goto: named === undefined ? 'battle' : 'further' };
}

/** [TI4-COEX-10] Who may be fought besides on planets that the invader holds after a combat or a landing. */
const further = (pub: Pub, args: Invasion): { planet: string; other: Seat }[] =>
  battlePlanets(args)
    .filter((planet) => pub.planets[planet]!.controller === args.seat && groundOn(pub, args.seat, planet).length > 0)
    .flatMap((planet) => peacefulOn(pub, args.seat, planet).map((other) => ({ planet, other })))
    .filter(({ planet, other }) => !args.fought?.includes(`fight:${planet}>${other}`));
const battlePlanets = ({ landed, declared }: Pick<Invasion, 'landed' | 'declared'>): string[] => [
  ...new Set([...Object.keys(landed), ...Object.keys(declared ?? {})]),
];

/** [TI4-CTRL-1, -5, TI4-COEX-19, TI4-ALLY-10] Whoever coexists gains only what it attacked. */
const gains = (pub: Pub, args: Invasion): string[] =>
  battlePlanets(args).filter(
    (planet) =>
      !pub.planets[planet]!.purged && // [TI4-PURGE-3]
      isOpponent(pub, args.seat, pub.planets[planet]!.controller) &&
      groundOn(pub, invaderOn(pub, args, planet), planet).length > 0 &&
      hostileOn(pub, args.seat, planet).length === 0 &&
      (!coexists(pub, args.seat, planet) || args.declared?.[planet] !== undefined),
  );

function isOrderOpen(pub: Pub, args: Invasion): boolean {
  const planets = gains(pub, args);
  return planets.length > 1 && planets.some((planet) => stirs(pub, args.seat, planet));
}

function gain(t: T, f: Frame<Invasion>, planet: string): { goto: string } {
  t.call('gainPlanet', { seat: invaderOn(t.s.pub, f.args, planet), planet });
  return { goto: 'control' };
}
