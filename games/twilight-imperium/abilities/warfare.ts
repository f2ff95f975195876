// The red technologies.

import type { Args, Seat } from '@orrery/kernel';
import { exhaustTechnology, gainGoods } from '../atoms/economy.ts';
import { place, repair } from '../atoms/units.ts';
import { frameAt, frameOf, SETTLED, step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { option, planetName, unitKey, unitName, unitOption } from '../say.ts';
import { has, hasReady, hasSet, lay, NOBODY, type Pub, type T, type TI, technologiesOf, type Unit } from '../state.ts';
import { weakest } from '../steps/hits.ts';
import { isOurs, planetsIn } from '../values/board.ts';
import { choosable, deciderOf, leastMissed } from '../values/combat.ts';
import { isUpgrade } from '../values/technology.ts';
import {
  alike,
  canSustain,
  fleetOf,
  groundOn,
  isCapital,
  isShip,
  isStructure,
  reinforcements,
  unitsOn,
} from '../values/units.ts';
import { isSide } from './cards/combat.ts';
import { plain, targetOf, use } from './own.ts';

const upgrades = (pub: Pub, seat: Seat): number => technologiesOf(pub, seat).filter((t) => isUpgrade(t.id)).length;
const opponent = (about: { attacker: Seat; defender: Seat }, seat: Seat): Seat =>
  about.attacker === seat ? about.defender : about.attacker;

/** Damaged units of a seat in the combat that did not sustain in this round. [TI4-SUST-10] */
function mendable(pub: Pub, seat: Seat, about: { frame: number }): Unit[] {
  const { args } = frameAt(pub, about.frame, 'hits')!;
  const inCombat = (u: Unit) => (args.planet === null ? u.at === args.system && isShip(u) : u.on === args.planet);
  const units = pub.units.filter((u) => u.owner === seat && u.damaged && inCombat(u) && !args.sustained.includes(u.id));
  return args.batches.some((b) => b.seat === seat) ? units : [];
}
const sustainedNow = (pub: Pub): number[] => {
  const frame = frameOf(pub, 'hits');
  return frame && ['space', 'ground'].includes(frame.args.cause) ? frame.args.sustained : [];
};
const dearest = (pub: Pub, units: readonly Unit[]): Unit | undefined => leastMissed(pub, units).at(-1);
const structuresOf = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  unitsOn(pub, planet).filter((u) => u.owner === seat && isStructure(u));
const landings = (pub: Pub, seat: Seat, system: string): string[] =>
  planetsIn(pub, system).filter((planet) => isOurs(pub, seat, planet));

/** [TI4-ACT-4] One infantry with each structure in the system, whoever activated it. */
function garrison(t: T, _by: Seat, system: string): void {
  for (const u of t.s.pub.units.filter(
    (u) => u.at === system && isStructure(u) && u.on && has(t.s.pub, u.owner, 'magen-defense-grid'),
  ))
    place(t, u.owner, 'infantry', system, u.on);
}

export const warfare: Piece[] = [
  {
    id: 'ai-development-algorithm',
    // [TI4-TECH-9]
    waiver: {
      option: option('algorithm', 'algorithm'),
      can: (pub, seat, tech) => isUpgrade(tech) && hasReady(pub, seat, 'ai-development-algorithm'),
      pay: (t, seat) => exhaustTechnology(t, seat, 'ai-development-algorithm'),
    },
    abilities: {
      'ai-development-algorithm': plain(
        'production.use',
        'ai-development-algorithm',
        ['TI4-PROD-7'],
        (pub, seat, { about }) =>
          about.by === seat &&
          about.ability === true &&
          hasReady(pub, seat, 'ai-development-algorithm') &&
          upgrades(pub, seat) > 0,
      ),
    },
    steps: {
      'ai-development-algorithm': step('ai-development-algorithm', {
        discount(t, { args: { seat, about } }) {
          exhaustTechnology(t, seat, 'ai-development-algorithm');
          lay(t.frame(about.frame, 'produce'), { kind: 'discount', seat, amount: upgrades(t.s.pub, seat) });
        },
      }),
    },
  },
  {
    id: 'plasma-scoring', // one die more in the whole roll
    modifiers: {
      dice: (pub, { ability, seat }) => (ability !== 'afb' && has(pub, seat, 'plasma-scoring') ? 1 : 0),
    },
  },
  {
    id: 'magen-defense-grid',
    activated: garrison,
    odds: {
      strikes(pub, { planet }, own, enemy) {
        const seat = own[0]?.owner ?? NOBODY;
        if (planet === null || !has(pub, seat, 'magen-defense-grid') || structuresOf(pub, seat, planet).length === 0)
          return undefined;
        const mortal = enemy.filter((u) => !canSustain(pub, u));
        return { hits: dearest(pub, mortal.length > 0 ? mortal : enemy)! };
      },
    },
    abilities: {
      'magen-defense-grid': {
        window: 'groundCombat.start',
        step: 'magen-defense-grid',
        rules: ['TI4-HIT-9', 'TI4-HIT-10'],
        must: true,
        might: (pub, seat, { about }) =>
          isSide(about, seat) &&
          has(pub, seat, 'magen-defense-grid') &&
          structuresOf(pub, seat, about.on).length > 0 &&
          groundOn(pub, opponent(about, seat), about.on).length > 0,
        can: (k, { about }) =>
          alike(k.pub, groundOn(k.pub, opponent(about, k.seat!), about.on)).map((u) =>
            use(k, 'magen-defense-grid', unitKey(k.pub, u), { unit: unitName(u.type) }, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      'magen-defense-grid': step('magen-defense-grid', {
        hit(t, f) {
          const { seat, about } = f.args;
          const enemy = opponent(about, seat);
          const unit = groundOn(t.s.pub, enemy, about.on).find((u) => unitKey(t.s.pub, u) === targetOf(f.args))!;
          const batches = [{ seat: enemy, by: seat, hits: 1, eligible: [unit.id] }];
          t.call('hits', { cause: 'effect', system: about.at, planet: about.on, batches });
        },
      }),
    },
  },
  {
    id: 'self-assembly-routines',
    destroyed(t, units) {
      for (const u of units)
        if (u.type === 'mech' && u.owner !== NOBODY && has(t.s.pub, u.owner, 'self-assembly-routines'))
          gainGoods(t, u.owner, 1);
    },
    abilities: {
      'self-assembly-routines': {
        window: 'production.after',
        step: 'self-assembly-routines',
        rules: ['TI4-PROD-16'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          about.ability === true &&
          hasSet(pub, 'pok') &&
          hasReady(pub, seat, 'self-assembly-routines') &&
          reinforcements(pub, seat, 'mech') > 0 &&
          landings(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          landings(k.pub, k.seat!, about.at).map((p) =>
            use(k, 'self-assembly-routines', p, { planet: planetName(p) }, [`planet:${p}`]),
          ),
      },
    },
    steps: {
      'self-assembly-routines': step('self-assembly-routines', {
        place(t, f) {
          exhaustTechnology(t, f.args.seat, 'self-assembly-routines');
          place(t, f.args.seat, 'mech', f.args.about.at, targetOf(f.args));
        },
      }),
    },
  },
  {
    id: 'duranium-armor',
    // Who sustained in this round is not repaired in it: to the owner such a unit is another one. [TI4-HIT-2, TI4-SUST-10]
    modifiers: {
      marks: (pub, unit) =>
        unit.damaged && sustainedNow(pub).includes(unit.id) && has(pub, unit.owner, 'duranium-armor')
          ? ['strained']
          : [],
    },
    odds: {
      mends: {
        at: 'hits.assigned',
        unit: (pub, units, sustained) =>
          has(pub, units[0]?.owner ?? NOBODY, 'duranium-armor')
            ? dearest(
                pub,
                units.filter((u) => u.damaged && !sustained.has(u.id)),
              )
            : undefined,
      },
    },
    abilities: {
      'duranium-armor': {
        window: 'hits.assigned.after',
        step: 'duranium-armor',
        rules: ['TI4-SUST-10'],
        must: true,
        might: (pub, seat, { about }) => has(pub, seat, 'duranium-armor') && mendable(pub, seat, about).length > 0,
        can: (k, { about }) =>
          alike(k.pub, mendable(k.pub, k.seat!, about)).map((u) =>
            use(k, 'duranium-armor', unitKey(k.pub, u), { unit: unitName(u.type) }, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      'duranium-armor': step('duranium-armor', {
        mend(t, f) {
          repair(
            t,
            mendable(t.s.pub, f.args.seat, f.args.about).find((u) => unitKey(t.s.pub, u) === targetOf(f.args))!,
          );
        },
      }),
    },
  },
  {
    id: 'assault-cannon',
    odds: {
      strikes(pub, { planet }, own, enemy) {
        const ready = planet === null && has(pub, own[0]?.owner ?? NOBODY, 'assault-cannon');
        const [victim] = own.filter(isCapital).length < 3 ? [] : leastMissed(pub, enemy.filter(isCapital));
        return ready && victim ? { destroys: victim } : undefined;
      },
    },
    abilities: {
      'assault-cannon': {
        ...plain(
          'spaceCombat.start',
          'assault-cannon',
          ['TI4-HIT-13', 'TI4-WIN-7'],
          (pub, seat, { about }) =>
            isSide(about, seat) &&
            has(pub, seat, 'assault-cannon') &&
            fleetOf(pub, seat, about.at).filter(isCapital).length >= 3 &&
            fleetOf(pub, opponent(about, seat), about.at).some(isCapital),
        ),
        must: true,
      },
    },
    steps: {
      'assault-cannon': step('assault-cannon', {
        choose: {
          settled: SETTLED,
          who(pub, f) {
            const enemy = opponent(f.args.about, f.args.seat);
            return choosable(pub, enemy, victims(pub, f.args), 1).length > 0 ? [deciderOf(pub, enemy)] : [];
          },
          question(k, f) {
            const ships = choosable(k.pub, opponent(f.args.about, f.args.seat), victims(k.pub, f.args), 1);
            return {
              prompt: { key: 'ask.destroy' },
              ask: { shape: 'one', options: ships.map((u) => unitOption(k.pub, 'destroy', u)) },
              rules: ['TI4-HIT-13'],
            };
          },
          take(t, f, choices) {
            const [choice] = [...choices.values()];
            const unit = victims(t.s.pub, f.args).find((u) => unitOption(t.s.pub, 'destroy', u).key === choice)!;
            t.call('destroyUnits', { units: [unit.id], killers: [f.args.seat], cause: 'effect' });
            return 'end';
          },
        },
        neutral(t, f) {
          const unit = weakest(victims(t.s.pub, f.args)); // [TI4-NEUT-8]
          if (unit) t.call('destroyUnits', { units: [unit.id], killers: [f.args.seat], cause: 'effect' });
        },
      }),
    },
  },
];
const victims = (pub: Pub, { seat, about }: Args<TI, 'assault-cannon'>): Unit[] =>
  fleetOf(pub, opponent(about, seat), about.at).filter(isCapital);
