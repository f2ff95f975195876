// The Barony of Letnev.

import type { Seat, WindowFacts } from '@orrery/kernel';
import { isSide } from '../../abilities/cards/combat.ts';
import { plain } from '../../abilities/own.ts';
import { spendGoods } from '../../atoms/economy.ts';
import { place, remove, repair } from '../../atoms/units.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { effectsOf, has, hasSet, lay, type Pub, playerOf } from '../../state.ts';
import { payable } from '../../values/payment.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, groundOn, hasFlagship, isMute, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'munitions-reserves': In<'spaceCombatRound.start'>;
    'munitions-reserves.reroll': In<'combat.rolled'> | In<'unitAbility.rolled'>;
    'arc-secundus': In<'spaceCombatRound.start'>;
    'dunlain-reaper': In<'groundCombatRound.start'>;
  }
}

declare module '../../state.ts' {
  interface Effects {
    munitions: true;
  }
}

const ARC = 'arc-secundus';
const flagship = (pub: Pub, seat: number, system: string) =>
  fleetOf(pub, seat, system).find((u) => u.type === 'flagship' && hasFlagship(pub, seat, ARC));
const infantry = (pub: Pub, seat: number, planet: string) =>
  groundOn(pub, seat, planet).filter((u) => u.type === 'infantry');

/** Any dice of the round, those of its barrage too. */
const mayReroll = (pub: Pub, seat: Seat, { about }: WindowFacts<{ by: Seat }>): boolean =>
  about.by === seat && effectsOf(pub, 'munitions').some((e) => e.seat === seat);
const REROLL = ['TI4-DICE-5', 'TI4-DICE-6'];

export const abilities: Piece[] = [
  {
    id: 'non-euclidean-shielding',
    modifiers: { sustainWorth: (pub, seat) => (has(pub, seat, 'non-euclidean-shielding') ? 1 : 0) },
  },
  {
    id: 'l4-disruptors',
    restrictions: {
      use: (pub, { ability, target, planet }) =>
        ability === 'spaceCannon' && planet !== null && has(pub, target, 'l4-disruptors')
          ? { why: 'l4-disruptors', rule: 'TI4-INV-12' }
          : undefined,
    },
  },
  { id: 'armada', modifiers: { fleet: (pub, seat) => (abilityOfSheet(pub, seat, 'armada') ? 2 : 0) } },
  {
    id: 'munitions-reserves',
    abilities: {
      'munitions-reserves': plain(
        'spaceCombatRound.start',
        'munitions-reserves',
        ['TI4-DICE-5'],
        (pub, seat, { about }) =>
          isSide(about, seat) && abilityOfSheet(pub, seat, 'munitions-reserves') && playerOf(pub, seat).goods >= 2,
      ),
      'munitions-reserves.reroll': plain('combat.rolled', 'munitions-reserves.reroll', REROLL, mayReroll),
      'munitions-reserves.barrage': plain('unitAbility.rolled', 'munitions-reserves.reroll', REROLL, mayReroll),
    },
    steps: {
      'munitions-reserves': step('munitions-reserves', {
        pay(t, { args: { seat, about } }) {
          spendGoods(t, seat, 2);
          lay(t.frame(about.frame, 'spaceCombat'), { kind: 'munitions', seat });
        },
      }),
      'munitions-reserves.reroll': step('munitions-reserves.reroll', {
        roll: (t, { args: { seat, about } }) => t.call('reroll', { seat, roll: about.frame }),
      }),
    },
  },
  {
    id: 'arc-secundus',
    odds: {
      mends: {
        at: 'round.start',
        unit: (pub, units) => units.find((u) => u.damaged && u.type === 'flagship' && hasFlagship(pub, u.owner, ARC)),
      },
    },
    abilities: {
      'arc-secundus': {
        ...plain(
          'spaceCombatRound.start',
          'arc-secundus',
          ['TI4-FLAG-8', 'TI4-SUST-12'],
          (pub, seat, { about }) => isSide(about, seat) && flagship(pub, seat, about.at)?.damaged === true,
        ),
        must: true,
      },
    },
    steps: {
      'arc-secundus': step('arc-secundus', {
        repair: (t, { args: { seat, about } }) => repair(t, flagship(t.s.pub, seat, about.at)!),
      }),
    },
  },
  {
    id: 'dunlain-reaper',
    abilities: {
      'dunlain-reaper': plain(
        'groundCombatRound.start',
        'dunlain-reaper',
        ['TI4-DEPLOY-5', 'TI4-DEPLOY-3', 'TI4-DEPLOY-4'],
        (pub, seat, { about }) =>
          isSide(about, seat) &&
          hasSet(pub, 'pok') &&
          !barTo('mechText', pub) &&
          !isMute(pub, seat, about.at) && // [TI4-ABIL-1]
          playerOf(pub, seat).faction === 'letnev' &&
          infantry(pub, seat, about.on).length > 0 &&
          reinforcements(pub, seat, 'mech') > 0 &&
          payable(pub, seat, { resources: 2, influence: 0 }),
      ),
    },
    steps: {
      'dunlain-reaper': step('dunlain-reaper', {
        pay: (t, f) => t.call('pay', { seat: f.args.seat, resources: 2, influence: 0, what: { key: 'unit.mech' } }),
        swap(t, { args: { seat, about } }) {
          const [unit] = infantry(t.s.pub, seat, about.on);
          remove(t, [unit!]);
          place(t, seat, 'mech', about.at, about.on);
        },
      }),
    },
  },
];
