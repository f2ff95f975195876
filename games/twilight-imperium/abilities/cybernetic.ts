// The yellow technologies.

import type { Seat } from '@orrery/kernel';
import { exhaustTechnology } from '../atoms/economy.ts';
import { move } from '../atoms/units.ts';
import { step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { done, option, placeName, planetName, tail, unitKey, unitName } from '../say.ts';
import { has, hasReady, lay, type Pub, type Unit } from '../state.ts';
import { ourPlanets, resourcesOf, systemOf } from '../values/board.ts';
import { alike, isGround } from '../values/units.ts';
import { plain } from './own.ts';

const ground = (pub: Pub, seat: Seat, moved: readonly number[]): Unit[] =>
  pub.units.filter((u) => u.owner === seat && isGround(u) && !moved.includes(u.id));

export const cybernetic: Piece[] = [
  {
    id: 'sarween-tools',
    modifiers: { discount: (pub, seat) => (has(pub, seat, 'sarween-tools') ? 1 : 0) },
  },
  {
    id: 'graviton-laser-system',
    of: { card: 'technology' },
    cost: 'exhaust',
    abilities: {
      'graviton-laser-system': plain(
        'unitAbility.roll.before',
        'graviton-laser-system',
        ['TI4-SCO-7', 'TI4-HIT-8'],
        (_, seat, { about }) => about.by === seat && about.ability === 'spaceCannon',
      ),
    },
    steps: {
      'graviton-laser-system': step('graviton-laser-system', {
        aim(t, { args: { seat, about } }) {
          lay(t.frame(about.frame, 'abilityRoll'), { kind: 'capitals', seat });
        },
      }),
    },
  },
  {
    id: 'predictive-intelligence',
    of: { card: 'technology' },
    cost: 'exhaust',
    abilities: {
      'predictive-intelligence': plain(
        'turn.end',
        'predictive-intelligence',
        ['TI4-TOKEN-10'],
        (_, seat, { about }) => about.by === seat,
      ),
    },
    steps: {
      'predictive-intelligence': step('predictive-intelligence', {
        shift: (t, f) => t.call('redistribute', { seat: f.args.seat, into: [] }),
      }),
    },
  },
  {
    id: 'transit-diodes',
    abilities: {
      'transit-diodes': plain(
        'turn.start',
        'transit-diodes',
        ['TI4-ABMOVE-7'],
        (pub, seat, { about }) =>
          about.by === seat &&
          hasReady(pub, seat, 'transit-diodes') &&
          ground(pub, seat, []).length > 0 &&
          ourPlanets(pub, seat).length > 0,
      ),
    },
    steps: {
      'transit-diodes': step('transit-diodes', {
        begin(t, f) {
          f.args.moved = [];
          exhaustTechnology(t, f.args.seat, 'transit-diodes');
        },
        take: {
          who: (pub, f) =>
            f.args.moved.length < 4 && ground(pub, f.args.seat, f.args.moved).length > 0 ? [f.args.seat] : [],
          question: (k, f) => ({
            prompt: { key: 'ask.transit' },
            ask: {
              shape: 'one',
              options: [
                ...alike(k.pub, ground(k.pub, f.args.seat, f.args.moved)).map((u) =>
                  option(
                    `take:${unitKey(k.pub, u)}`,
                    'take.unit',
                    {
                      unit: unitName(u.type),
                      place: placeName(u),
                    },
                    [`unit:${u.id}`],
                  ),
                ),
                done,
              ],
            },
            rules: ['TI4-ABMOVE-7'],
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat);
            if (choice === 'done') return 'end';
            f.args.unit = ground(t.s.pub, f.args.seat, f.args.moved).find(
              (u) => unitKey(t.s.pub, u) === tail(choice),
            )!.id;
          },
        },
        any(_, f) {
          if (!f.args.unit) return 'end';
        },
        put: {
          who: (_, f) => [f.args.seat],
          question: (k, f) => ({
            prompt: { key: 'ask.transit.to' },
            ask: {
              shape: 'one',
              options: ourPlanets(k.pub, f.args.seat).map((p) =>
                option(`put:${p}`, 'put', { planet: planetName(p) }, [`planet:${p}`]),
              ),
            },
            rules: ['TI4-ABMOVE-7'],
          }),
          take(t, f, choices) {
            const planet = tail(choices.get(f.args.seat));
            move(t, [t.s.pub.units.find((u) => u.id === f.args.unit)!], systemOf(t.s.pub, planet), planet);
            f.args.moved.push(f.args.unit);
            f.args.unit = 0;
            return { goto: 'take' };
          },
        },
      }),
    },
  },
  {
    id: 'integrated-economy',
    abilities: {
      'integrated-economy': plain(
        'planet.gained.after',
        'integrated-economy',
        ['TI4-PROD-15'],
        (pub, seat, { about }) =>
          about.by === seat && has(pub, seat, 'integrated-economy') && resourcesOf(pub, about.on) > 0,
      ),
    },
    steps: {
      'integrated-economy': step('integrated-economy', {
        produce(t, { args: { seat, about } }) {
          const on = about.on;
          const budget = resourcesOf(t.s.pub, on);
          t.call('produce', {
            seat,
            system: systemOf(t.s.pub, on),
            producers: [],
            limit: 20,
            budget,
            only: 'ground',
            on,
          });
        },
      }),
    },
  },
];
