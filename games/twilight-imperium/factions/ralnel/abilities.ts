// The Ral Nel Consortium.

import type { Args, Frame, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { move } from '../../atoms/units.ts';
import { destroyBy } from '../../effects/units.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { done, unitKey, unitName, unitOption } from '../../say.ts';
import { NOBODY, type Pub, playerOf, type TI, type Unit } from '../../state.ts';
import { movable } from '../../steps/move.ts';
import { isOpponent } from '../../values/allies.ts';
import { alike, fleetOf, groundOn, isGround, isStowed, isSturdy, othersShips } from '../../values/units.ts';
import { settle, settlings } from './structures.ts';

declare module '../../procedures.ts' {
  interface Content {
    'survival-instinct': In<'tactical.activate.after'>;
    miniaturization: In<'tactical.end'>;
    'last-dispatch': In<'retreat.leave'>;
    alarum: In<'groundCombatRound.end'> & { left?: number };
  }
}

const isRalnel = (pub: Pub, seat: Seat): boolean => seat !== NOBODY && playerOf(pub, seat).faction === 'ralnel';

/** [TI4-F-RAL-1] Two ships at most, from next door, however slow. */
const rush = (seat: Seat, system: string, tactical: number) => ({
  seat,
  system,
  tactical,
  moves: [],
  near: true as const,
  most: 2,
});

/** Those that lie in space. */
const stowed = (pub: Pub, seat: Seat): Unit[] => pub.units.filter((u) => u.owner === seat && isStowed(pub, u));

/** [TI4-FLAG-11] Ships of others that do not have Sustain Damage, damaged or not. */
const frail = (pub: Pub, seat: Seat, system: string): Unit[] =>
  alike(
    pub,
    othersShips(pub, seat, system).filter((ship) => !isSturdy(pub, ship)),
  );

/** [TI4-F-RAL-7] Ground forces on planets of adjacent systems. */
const relief = (pub: Pub, seat: Seat, system: string): Unit[] =>
  alike(
    pub,
    pub.units.filter(
      (u) => u.owner === seat && u.on !== null && isGround(u) && u.at !== system && adjacent(pub, seat, u.at, system),
    ),
  );
const rescuers = (pub: Pub, { args: { seat, about } }: Frame<Args<TI, 'alarum'>>): Unit[] =>
  relief(pub, seat, about.at);

export const abilities: Piece[] = since(6, [
  {
    id: 'survival-instinct',
    of: { faction: 'ralnel' },
    abilities: {
      'survival-instinct': plain(
        'tactical.activate.after',
        'survival-instinct',
        ['TI4-F-RAL-1', 'TI4-MOVE-4'],
        (pub, seat, { about }) =>
          isOpponent(pub, seat, about.by) &&
          fleetOf(pub, seat, about.at).length > 0 &&
          movable(pub, { ...rush(seat, about.at, about.frame), ship: 0 }).length > 0,
      ),
    },
    steps: {
      'survival-instinct': step('survival-instinct', {
        rush: (t, { args: { seat, about } }) => t.call('moveShips', rush(seat, about.at, about.frame)),
      }),
    },
  },
  {
    id: 'miniaturization',
    of: { faction: 'ralnel' },
    modifiers: { carries: (pub, seat) => isRalnel(pub, seat) },
    abilities: {
      miniaturization: {
        window: 'tactical.end',
        step: 'miniaturization',
        rules: ['TI4-F-RAL-3', 'TI4-STRUCT-4'],
        again: true, // each of them
        might: (pub, seat, { about }) => about.by === seat && settlings(pub, seat, stowed(pub, seat)).length > 0,
        can: (k) =>
          settlings(k.pub, k.seat!, stowed(k.pub, k.seat!)).map(({ key, label, refs }) => ({
            ...use(k, 'miniaturization', key.slice(key.indexOf(':') + 1), label.args ?? {}, refs),
          })),
      },
    },
    steps: {
      miniaturization: step('miniaturization', {
        settle(t, { args }) {
          settle(t, stowed(t.s.pub, args.seat), `settle:${args.choice.slice(args.choice.indexOf('>') + 1)}`);
        },
      }),
    },
  },
  {
    id: 'last-dispatch',
    of: { faction: 'ralnel' },
    abilities: {
      'last-dispatch': {
        window: 'retreat.leave',
        step: 'last-dispatch',
        rules: ['TI4-FLAG-11', 'TI4-F-RAL-6'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          about.ships.some((id) => pub.units.some((u) => u.id === id && u.type === 'flagship')) &&
          frail(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          frail(k.pub, k.seat!, about.at).map((ship) =>
            use(k, 'last-dispatch', `${ship.owner}/${unitKey(k.pub, ship)}`, { unit: unitName(ship.type) }, [
              `unit:${ship.id}`,
            ]),
          ),
      },
    },
    steps: {
      'last-dispatch': step('last-dispatch', {
        strike(t, { args }) {
          const { seat, about } = args;
          const ship = frail(t.s.pub, seat, about.at).find(
            (u) => `${u.owner}/${unitKey(t.s.pub, u)}` === targetOf(args),
          );
          if (ship) destroyBy(t, seat, [ship]);
        },
      }),
    },
  },
  {
    id: 'alarum',
    of: { faction: 'ralnel' },
    abilities: {
      alarum: plain(
        'groundCombatRound.end',
        'alarum',
        ['TI4-F-RAL-7'],
        (pub, seat, { about }) =>
          [about.attacker, about.defender].includes(seat) &&
          groundOn(pub, seat, about.on).some((u) => u.type === 'mech') &&
          !barTo('mechText', pub) &&
          !barTo('place', pub, about.on) &&
          relief(pub, seat, about.at).length > 0,
      ),
    },
    steps: {
      alarum: step('alarum', {
        begin(_, f) {
          f.args.left = 2;
        },
        call: {
          who: (pub, f) => (f.args.left! > 0 && rescuers(pub, f).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.alarum', args: { left: f.args.left! } },
            ask: { shape: 'one', options: [...rescuers(k.pub, f).map((u) => unitOption(k.pub, 'bring', u)), done] },
            rules: ['TI4-F-RAL-7'],
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat);
            const unit = rescuers(t.s.pub, f).find((u) => unitOption(t.s.pub, 'bring', u).key === choice);
            if (!unit) return;
            move(t, [unit], f.args.about.at, f.args.about.on);
            f.args.left! -= 1;
            return { goto: 'call' };
          },
        },
      }),
    },
  },
]);
