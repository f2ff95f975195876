// The Yin Brotherhood.

import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { place } from '../../atoms/units.ts';
import { destroyBy, exchange } from '../../effects/units.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { placeName, planetName, systemName, unitKey, unitName } from '../../say.ts';
import { hasSet, type Know, type Pub, type Unit } from '../../state.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { ourPlanets, systemOf, systems } from '../../values/board.ts';
import { payable } from '../../values/payment.ts';
import { alike, fleetOf, groundOn, hasFlagship, isMute, isShip, reinforcements, shipsIn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    indoctrination: In<'groundCombat.start'>;
    devotion: In<'spaceCombatRound.end'>;
    'yin-spinner': In<'production.after'>;
    'impulse-core': In<'spaceCombat.start'>;
  }
}

type Sides = { attacker: Seat; defender: Seat; at: string };
const opponent = ({ attacker, defender }: Sides, seat: Seat): Seat => (attacker === seat ? defender : attacker);

const heretics = (pub: Pub, seat: Seat, about: Sides & { on: string }): Unit[] =>
  groundOn(pub, opponent(about, seat), about.on).filter((u) => u.type === 'infantry');
/** What the convert becomes, by the influence it takes. [TI4-DEPLOY-5] */
function converts(pub: Pub, seat: Seat, system: string): UnitType[] {
  const able = (influence: number) => payable(pub, seat, { resources: 0, influence });
  const deploys =
    hasSet(pub, 'pok') &&
    !barTo('mechText', pub) &&
    !isMute(pub, seat, system) &&
    reinforcements(pub, seat, 'mech') > 0;
  return [...(able(2) ? (['infantry'] as const) : []), ...(able(3) && deploys ? (['mech'] as const) : [])];
}

/** Cruisers and destroyers that may be given up. */
const martyrs = (pub: Pub, seat: Seat, system: string): Unit[] =>
  alike(
    pub,
    fleetOf(pub, seat, system).filter((u) => u.type === 'cruiser' || u.type === 'destroyer'),
  );
const named = (pub: Pub, units: readonly Unit[], key: string): Unit => units.find((u) => unitKey(pub, u) === key)!;

/** Each martyr against each ship of the other side. */
const devotions = (k: Know, about: Sides): Option[] =>
  martyrs(k.pub, k.seat!, about.at).flatMap((own) =>
    alike(k.pub, fleetOf(k.pub, opponent(about, k.seat!), about.at)).map((enemy) =>
      use(
        k,
        enemy.damaged ? 'devotion.damaged' : 'devotion',
        `${unitKey(k.pub, own)}/${unitKey(k.pub, enemy)}`,
        { unit: unitName(own.type), target: unitName(enemy.type) },
        [`unit:${enemy.id}`, `unit:${own.id}`],
      ),
    ),
  );

/** Where the spinner may put infantry. */
const cradles = (pub: Pub, seat: Seat): string[] => [
  ...ourPlanets(pub, seat).filter((planet) => !barTo('place', pub, planet)),
  ...systems(pub).filter((system) => fleetOf(pub, seat, system).length > 0),
];

export const abilities: Piece[] = since(2, [
  {
    id: 'indoctrination',
    of: { faction: 'yin' },
    abilities: {
      indoctrination: {
        window: 'groundCombat.start',
        step: 'indoctrination',
        rules: ['TI4-GND-2', 'TI4-DEPLOY-5'],
        might: (pub, seat, { about }) =>
          isSide(about, seat) && heretics(pub, seat, about).length > 0 && converts(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          converts(k.pub, k.seat!, about.at).map((type) =>
            use(k, `indoctrination.${type}`, type, { planet: about.planet }),
          ),
      },
    },
    steps: {
      indoctrination: step('indoctrination', {
        pay(t, f) {
          const influence = targetOf(f.args) === 'mech' ? 3 : 2;
          t.call('pay', { seat: f.args.seat, resources: 0, influence, what: { key: 'sheet.indoctrination' } });
        },
        convert(t, f) {
          const { seat, about } = f.args;
          const [unit] = heretics(t.s.pub, seat, about);
          if (unit) exchange(t, seat, unit, targetOf(f.args) as UnitType);
          unlockLeader(t, seat, 'brother-omar');
        },
      }),
    },
  },
  {
    id: 'devotion',
    of: { faction: 'yin' },
    abilities: {
      devotion: {
        window: 'spaceCombatRound.end',
        step: 'devotion',
        rules: ['TI4-HIT-9', 'TI4-DEST-4'],
        might: (pub, seat, { about }) =>
          isSide(about, seat) &&
          martyrs(pub, seat, about.at).length > 0 &&
          fleetOf(pub, opponent(about, seat), about.at).length > 0,
        can: (k, { about }) => devotions(k, about),
      },
    },
    steps: {
      devotion: step('devotion', {
        hit(t, f) {
          const { seat, about } = f.args;
          const [own, target] = targetOf(f.args).split('/') as [string, string];
          const enemy = opponent(about, seat);
          const aim = named(t.s.pub, fleetOf(t.s.pub, enemy, about.at), target);
          destroyBy(t, seat, [named(t.s.pub, martyrs(t.s.pub, seat, about.at), own)]);
          const batches = [{ seat: enemy, by: seat, hits: 1, eligible: [aim.id] }];
          t.call('hits', { cause: 'effect', system: about.at, planet: null, batches });
          unlockLeader(t, seat, 'brother-omar');
        },
      }),
    },
  },
  {
    id: 'yin-spinner',
    of: { card: 'technology' },
    abilities: {
      'yin-spinner': {
        window: 'production.after',
        step: 'yin-spinner',
        rules: ['TI4-PROD-16', 'TI4-COMP-3'],
        might: (pub, seat, { about }) => about.by === seat && cradles(pub, seat).length > 0,
        can: (k) =>
          cradles(k.pub, k.seat!).flatMap((where) =>
            [2, 1].map((count) => {
              const planet = where in k.pub.planets;
              const place = planet ? planetName(where) : systemName(where);
              return use(k, 'yin-spinner', `${where}.${count}`, { place, count }, [
                `${planet ? 'planet' : 'system'}:${where}`,
              ]);
            }),
          ),
      },
    },
    steps: {
      'yin-spinner': step('yin-spinner', {
        place(t, f) {
          const [where, count] = targetOf(f.args).split('.') as [string, string];
          const [at, on] = where in t.s.pub.planets ? [systemOf(t.s.pub, where), where] : [where, null];
          for (let i = 0; i < Number(count); i++) place(t, f.args.seat, 'infantry', at, on);
        },
      }),
    },
  },
  {
    id: 'impulse-core',
    of: { card: 'technology' },
    abilities: {
      'impulse-core': {
        window: 'spaceCombat.start',
        step: 'impulse-core',
        rules: ['TI4-HIT-8', 'TI4-DEST-4'],
        might: (pub, seat, { about }) => isSide(about, seat) && martyrs(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          martyrs(k.pub, k.seat!, about.at).map((u) =>
            use(k, 'impulse-core', unitKey(k.pub, u), { unit: unitName(u.type), place: placeName(u) }, [
              `unit:${u.id}`,
            ]),
          ),
      },
    },
    steps: {
      'impulse-core': step('impulse-core', {
        hit(t, f) {
          const { seat, about } = f.args;
          const enemy = opponent(about, seat);
          destroyBy(t, seat, [named(t.s.pub, martyrs(t.s.pub, seat, about.at), targetOf(f.args))]);
          const eligible = fleetOf(t.s.pub, enemy, about.at).map((u) => u.id);
          const batches = [{ seat: enemy, by: seat, hits: 1, aimed: 1, eligible }];
          t.call('hits', { cause: 'effect', system: about.at, planet: null, batches });
        },
      }),
    },
  },
  {
    id: 'van-hauge',
    odds: { dooms: (pub, unit) => isVanHauge(pub, unit) },
    // [TI4-FLAG-6] those of its owner too
    destroyed(t, units) {
      for (const ship of units) if (isVanHauge(t.s.pub, ship)) destroyBy(t, ship.owner, shipsIn(t.s.pub, ship.at));
    },
  },
]);

const isVanHauge = (pub: Pub, unit: Unit): boolean =>
  isShip(unit) && unit.type === 'flagship' && hasFlagship(pub, unit.owner, 'van-hauge');
