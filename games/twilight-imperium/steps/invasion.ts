// TI4-INV, TI4-BOMB: the invasion; each stage is finished for all planets before the next. [TI4-INV-2]
import { type Frame, type Option, type Seat, step } from '@orrery/kernel';
import { gainPoints } from '../atoms/cards.ts';
import { exhaustPlanet } from '../atoms/economy.ts';
import { move } from '../atoms/units.ts';
import { decline, done, option, planetName, player, systemName, tail, unitKey, unitName } from '../labels.ts';
import { type Effect, has, NOBODY, type Pub, type T, type TI, type Unit } from '../state.ts';
import { isMecatol, planetsIn } from '../values/board.ts';
import { payable } from '../values/payment.ts';
import { abilityOf, alike, fleetOf, groundOn, isGround, isShielded, unitsOn } from '../values/units.ts';

/** `landed`: what was committed to each planet. `returned`: units that may not land again. [TI4-INV-6] */
export type Invasion = {
  seat: Seat;
  system: string;
  effects: Effect[];
  landed: Record<string, number[]>;
  returned: number[];
  owed?: boolean;
  queue: string[];
};

export const invasion = step<TI, Invasion>({
  begin(t, f) {
    Object.assign(f.args, { landed: {}, returned: [], queue: [] });
    if (planetsIn(f.args.system).length === 0) return 'end';
    const able = fleetOf(t.s.pub, f.args.seat, f.args.system).some((u) => abilityOf(t.s.pub, u, 'bombardment'));
    if (!able && troops(t.s.pub, f.args).length === 0) return 'end'; // nothing to do for the invader
    t.window('invasion.start', about(f));
  },
  bombard: (t, f) => t.call('bombardment', { seat: f.args.seat, system: f.args.system, aims: {} }),
  commit: {
    who: (pub, f) => (landings(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.land', args: { system: systemName(f.args.system) } },
      ask: { shape: 'one', options: f.args.owed ? landings(k.pub, f.args) : [...landings(k.pub, f.args), done] },
      rules: ['TI4-INV-3', 'TI4-INV-5', 'TI4-CUST-1', 'TI4-CUST-2'],
      fallback: f.args.owed ? landings(k.pub, f.args)[0]!.key : 'done',
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      if (choice === 'custodians') {
        f.args.owed = true;
        t.call('takeCustodians', { seat: f.args.seat });
      } else land(t, f, choice);
      return { goto: 'commit' };
    },
  },
  committed(t, f) {
    if (Object.keys(f.args.landed).length === 0) return 'end'; // [TI4-INV-7]
    t.window('invasion.committed.after', about(f));
  },
  defence: (t, f) => t.call('spaceCannonDefence', { seat: f.args.seat, system: f.args.system, landed: f.args.landed }),
  battles(_, f) {
    f.args.queue = Object.keys(f.args.landed);
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
    f.args.queue = Object.keys(f.args.landed);
  },
  control: {
    // [TI4-CTRL-2] one planet completely after another
    who: (pub, f) => (gains(pub, f.args).length > 1 ? [f.args.seat] : []),
    question: (k, f) => planetQuestion('ask.control', gains(k.pub, f.args), 'TI4-CTRL-2'),
    take: (t, f, choices) => gain(t, f, tail(choices.get(f.args.seat))),
  },
  lastControl(t, f) {
    const [planet] = gains(t.s.pub, f.args);
    if (planet !== undefined) return gain(t, f, planet);
  },
});

const about = (f: Frame<Invasion>) => ({
  frame: f.id,
  by: f.args.seat,
  seat: player(f.args.seat),
  system: systemName(f.args.system),
  at: f.args.system,
  planets: Object.keys(f.args.landed),
});
const planetQuestion = (key: string, planets: readonly string[], rule: string) => ({
  prompt: { key },
  ask: {
    shape: 'one' as const,
    options: planets.map((p) => option(`planet:${p}`, 'planet', { planet: planetName(p) }, [`planet:${p}`])),
  },
  rules: [rule],
});

const troops = (pub: Pub, { seat, system, returned }: Invasion): Unit[] =>
  pub.units.filter(
    (u) => u.owner === seat && u.at === system && u.on === null && isGround(u) && !returned?.includes(u.id),
  );

/** [TI4-CUST-1, -2] While the custodians are there nobody lands on Mecatol Rex; once paid, somebody must. */
function landings(pub: Pub, args: Invasion): Option[] {
  const ready = alike(troops(pub, args));
  const planets = planetsIn(args.system).filter(
    (p) => !(isMecatol(p) && pub.custodians) && (!args.owed || isMecatol(p)),
  );
  const options = ready.flatMap((u) =>
    planets.map((planet) =>
      option(
        `land:${unitKey(u)}>${planet}`,
        u.damaged ? 'land.damaged' : 'land',
        { unit: unitName(u.type), planet: planetName(planet) },
        [`unit:${u.id}`, `planet:${planet}`],
      ),
    ),
  );
  const guarded = pub.custodians && planetsIn(args.system).some(isMecatol);
  if (guarded && ready.length > 0 && payable(pub, args.seat, { resources: 0, influence: 6 }))
    options.push(option('custodians', 'custodians'));
  return options;
}

function land(t: T, f: Frame<Invasion>, choice: string): void {
  const [key, planet] = tail(choice).split('>') as [string, string];
  const unit = troops(t.s.pub, f.args).find((u) => unitKey(u) === key)!;
  f.args.landed[planet] = [...(f.args.landed[planet] ?? []), unit.id];
  f.args.owed = false;
  move(t, [unit], f.args.system, planet);
}

export const takeCustodians = step<TI, { seat: Seat }>({
  pay: (t, f) => t.call('pay', { seat: f.args.seat, resources: 0, influence: 6 }),
  take(t, f) {
    t.s.pub.custodians = false;
    t.tell({ type: 'custodians', pub: { seat: player(f.args.seat) } });
    gainPoints(t, f.args.seat, 1); // [TI4-CUST-4]
  },
});

const enemiesOn = (pub: Pub, seat: Seat, planet: string): Seat[] => [
  ...new Set(
    unitsOn(pub, planet)
      .filter((u) => u.owner !== seat && isGround(u))
      .map((u) => u.owner),
  ),
];
const battlefields = (pub: Pub, { seat, queue }: Invasion): string[] =>
  queue.filter((planet) => groundOn(pub, seat, planet).length > 0 && enemiesOn(pub, seat, planet).length > 0);

function fight(t: T, f: Frame<Invasion>, planet: string): { goto: string } {
  const [defender] = enemiesOn(t.s.pub, f.args.seat, planet);
  t.call('groundCombat', {
    seat: f.args.seat,
    defender: defender!,
    system: f.args.system,
    planet,
    round: 0,
    effects: [],
  });
  return { goto: 'battle' };
}

/** [TI4-CTRL-1, -5] */
const gains = (pub: Pub, { seat, landed }: Invasion): string[] =>
  Object.keys(landed).filter(
    (planet) =>
      pub.planets[planet]!.controller !== seat &&
      groundOn(pub, seat, planet).length > 0 &&
      enemiesOn(pub, seat, planet).length === 0,
  );

function gain(t: T, f: Frame<Invasion>, planet: string): { goto: string } {
  t.call('gainPlanet', { seat: f.args.seat, planet });
  return { goto: 'control' };
}

/** `aims`: planet by unit, named before any die. [TI4-BOMB-2] */
type Bombardment = {
  seat: Seat;
  system: string;
  aims: Record<string, string>;
  targets: string[];
  rolled?: { hits: number };
};

export const bombardment = step<TI, Bombardment>({
  use: {
    who: (pub, f) => (bombers(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (_, f) => ({
      prompt: { key: 'ask.bombard', args: { system: systemName(f.args.system) } },
      ask: { shape: 'one', options: [option('bombard', 'bombard'), decline] },
      rules: ['TI4-BOMB-1', 'TI4-SHLD-1'],
    }),
    take(_, f, choices) {
      if (choices.get(f.args.seat) === 'no') return 'end';
    },
  },
  able(t, f) {
    if (bombers(t.s.pub, f.args).length === 0) return 'end';
  },
  aim: {
    who: (pub, f) => (unaimed(pub, f.args) ? [f.args.seat] : []),
    question(k, f) {
      const unit = unaimed(k.pub, f.args)!;
      const options = targetsIn(k.pub, f.args).map((p) =>
        option(`aim:${p}`, 'aim', { planet: planetName(p), unit: unitName(unit.type) }, [`planet:${p}`]),
      );
      return {
        prompt: { key: 'ask.aim', args: { unit: unitName(unit.type) } },
        ask: { shape: 'one', options },
        rules: ['TI4-BOMB-2'],
      };
    },
    take(t, f, choices) {
      f.args.aims[unaimed(t.s.pub, f.args)!.id] = tail(choices.get(f.args.seat));
      return { goto: 'aim' };
    },
  },
  targets(t, f) {
    const [only] = targetsIn(t.s.pub, f.args);
    for (const u of bombers(t.s.pub, f.args)) f.args.aims[u.id] ??= only!;
    f.args.targets = [...new Set(Object.values(f.args.aims))];
  },
  roll(t, f) {
    const { seat, system, aims, targets } = f.args;
    const planet = targets[0]!;
    const units = Object.keys(aims)
      .filter((id) => aims[id] === planet)
      .map(Number);
    const extra = has(t.s.pub, seat, 'plasma-scoring') && Object.values(aims)[0] === planet ? 1 : 0; // [TI4-BOMB-8] once
    const target = ownerOn(t.s.pub, seat, planet);
    t.call('abilityRoll', {
      seat,
      target,
      ability: 'bombardment',
      system,
      planet,
      units,
      into: f.id,
      extra,
      effects: [],
    });
  },
  hits(t, f) {
    const { seat, system, targets, rolled } = f.args;
    const planet = targets[0]!;
    const target = ownerOn(t.s.pub, seat, planet);
    const heavy = has(t.s.pub, seat, 'x-89-bacterial-weapon');
    if (heavy && !t.s.pub.planets[planet]!.exhausted) exhaustPlanet(t, planet); // [TI4-BOMB-11]
    const hits = rolled!.hits * (heavy ? 2 : 1); // [TI4-HIT-11]
    const eligible = groundOn(t.s.pub, target, planet).map((u) => u.id);
    t.call('hits', {
      cause: 'bombardment',
      system,
      planet,
      batches: [{ seat: target, by: seat, hits, eligible, capitals: false }],
    });
    if (eligible.length > 0) t.call('bombarded', { seat, planet, target });
  },
  next(_, f) {
    f.args.targets = f.args.targets.slice(1);
    if (f.args.targets.length > 0) return { goto: 'roll' };
  },
});

/** The moment after the hits of one bombardment. */
export const bombarded = step<TI, { seat: Seat; planet: string; target: Seat }>({
  after: (t, f) =>
    t.window('bombardment.resolved.after', {
      by: f.args.seat,
      target: f.args.target,
      left: groundOn(t.s.pub, f.args.target, f.args.planet).length,
      planet: planetName(f.args.planet),
    }),
});

/** [TI4-BOMB-3, TI4-SHLD-1] Planets of others without a working shield. */
const targetsIn = (pub: Pub, { seat, system }: Bombardment): string[] =>
  planetsIn(system).filter((planet) => {
    if (pub.planets[planet]!.controller === seat || isShielded(pub, planet, seat)) return false;
    return pub.planets[planet]!.controller !== NOBODY || enemiesOn(pub, seat, planet).length > 0;
  });
const bombers = (pub: Pub, args: Bombardment): Unit[] =>
  targetsIn(pub, args).length === 0
    ? []
    : fleetOf(pub, args.seat, args.system).filter((u) => abilityOf(pub, u, 'bombardment'));
const unaimed = (pub: Pub, args: Bombardment): Unit | undefined =>
  targetsIn(pub, args).length < 2 ? undefined : bombers(pub, args).find((u) => args.aims[u.id] === undefined);
const ownerOn = (pub: Pub, seat: Seat, planet: string): Seat =>
  enemiesOn(pub, seat, planet)[0] ?? pub.planets[planet]!.controller;
