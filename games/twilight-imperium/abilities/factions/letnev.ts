// The Barony of Letnev. Non-Euclidean Shielding and L4 Disruptors are read where hits are cancelled and landings shot at.
import { type AbilityArgs, step } from '@orrery/kernel';
import { spendGoods } from '../../atoms/economy.ts';
import { place, remove, repair } from '../../atoms/units.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, lay, type Pub, playerOf, type TI } from '../../state.ts';
import { payable } from '../../values/payment.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, groundOn, isAnomaly, reinforcements } from '../../values/units.ts';
import { frameOf, isSide } from '../combat-cards.ts';
import { plain } from '../own.ts';

const flagship = (pub: Pub, seat: number, system: string) =>
  fleetOf(pub, seat, system).find((u) => u.type === 'flagship' && playerOf(pub, seat).faction === 'letnev');
const infantry = (pub: Pub, seat: number, planet: string) =>
  groundOn(pub, seat, planet).filter((u) => u.type === 'infantry');

/** Any dice of the round, those of its barrage too. */
const rerolling = (window: string) =>
  plain(
    window,
    'munitions-reserves.reroll',
    ['TI4-DICE-5', 'TI4-DICE-6'],
    (pub, seat, { about }) => about.by === seat && effectsOf(pub, 'munitions').some((e) => e.seat === seat),
  );

export const letnev: Piece[] = [
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
      'munitions-reserves.reroll': rerolling('combat.rolled'),
      'munitions-reserves.barrage': rerolling('unitAbility.rolled'),
    },
    steps: {
      'munitions-reserves': step<TI, AbilityArgs>({
        pay(t, { args: { seat, about } }) {
          spendGoods(t, seat, 2);
          lay(frameOf(t.s.pub, about)!, { kind: 'munitions', seat });
        },
      }),
      'munitions-reserves.reroll': step<TI, AbilityArgs>({
        roll: (t, { args: { seat, about } }) => t.call('reroll', { seat, roll: about.frame! }),
      }),
    },
  },
  {
    id: 'arc-secundus',
    odds: {
      mends: {
        at: 'round.start',
        unit: (pub, units) =>
          units.find((u) => u.damaged && u.type === 'flagship' && pub.players[u.owner]?.faction === 'letnev'),
      },
    },
    abilities: {
      'arc-secundus': {
        ...plain(
          'spaceCombatRound.start',
          'arc-secundus',
          ['TI4-FLAG-8', 'TI4-SUST-12'],
          (pub, seat, { about }) => isSide(about, seat) && flagship(pub, seat, about.at as string)?.damaged === true,
        ),
        must: true,
      },
    },
    steps: {
      'arc-secundus': step<TI, AbilityArgs>({
        repair: (t, { args: { seat, about } }) => repair(t, flagship(t.s.pub, seat, about.at as string)!),
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
          pub.pok &&
          !isAnomaly(about.at as string, 'entropic-scar') && // [TI4-ABIL-1]
          playerOf(pub, seat).faction === 'letnev' &&
          infantry(pub, seat, about.on as string).length > 0 &&
          reinforcements(pub, seat, 'mech') > 0 &&
          payable(pub, seat, { resources: 2, influence: 0 }),
      ),
    },
    steps: {
      'dunlain-reaper': step<TI, AbilityArgs>({
        pay: (t, f) => t.call('pay', { seat: f.args.seat, resources: 2, influence: 0, what: { key: 'unit.mech' } }),
        swap(t, { args: { seat, about } }) {
          const [unit] = infantry(t.s.pub, seat, about.on as string);
          remove(t, [unit!]);
          place(t, seat, 'mech', about.at as string, about.on as string);
        },
      }),
    },
  },
];
