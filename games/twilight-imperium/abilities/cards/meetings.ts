// Action cards by which players meet without a fight, or come where others are: coexistence, rescue, an ambush on a trade.
import type { Option, Seat } from '@orrery/kernel';
import { beginCoexistence } from '../../atoms/coexistence.ts';
import { loseToken } from '../../atoms/economy.ts';
import { move, place } from '../../atoms/units.ts';
import { kindOf } from '../../content.ts';
import { another, players, seatAt, unitsLeft, unitsNamed } from '../../effects/targets.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { frameOf, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { option, planetOption, player, tail } from '../../say.ts';
import { type Pub, playerOf, type T, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { areNeighbours, hasToken, isMecatol, planetsIn, planetsOf, systemOf } from '../../values/board.ts';
import { reads } from '../../values/readings.ts';
import { fleetOf, groundOn, isGround, isShip, unitsOn } from '../../values/units.ts';
import { action, reaction, since } from '../card.ts';

declare module '../../procedures.ts' {
  interface Content {
    'exchange-program': { seat: Seat; other: Seat; agreed?: true };
  }
}

/** Ground forces of a seat in the space of a system. */
const adrift = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.at === system && u.on === null && isGround(u));
const havens = (pub: Pub, system: string): string[] =>
  planetsIn(pub, system).filter((planet) => !isMecatol(planet) && !barTo('place', pub, planet));

/** [TI4-COEX-2, -18] Beside others' units it coexists; alone it takes the planet as any other would. */
function settle(t: T, seat: Seat, planet: string): void {
  const strangers = unitsOn(t.s.pub, planet).filter(({ owner }) => isOpponent(t.s.pub, seat, owner));
  const { controller } = t.s.pub.planets[planet]!;
  if (strangers.length > 0 && isOpponent(t.s.pub, seat, controller)) beginCoexistence(t, seat, planet, controller);
}

/** Planets of a player with ground forces of that player. */
const hosts = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => groundOn(pub, seat, planet).length > 0 && !barTo('place', pub, planet));
const AGREE: Option = option('agree', 'agree');
const REFUSE: Option = option('refuse', 'refuse');

const guests = (pub: Pub, host: Seat) => ({
  prompt: { key: 'ask.exchange.where' },
  ask: { shape: 'one' as const, options: hosts(pub, host).map((planet) => planetOption('put', planet)) },
  rules: ['TI4-COEX-2'],
});
function visit(t: T, seat: Seat, planet: string): void {
  place(t, seat, 'infantry', systemOf(t.s.pub, planet), planet);
  settle(t, seat, planet);
}

const exchange = step('exchange-program', {
  agree: {
    who: (_, f) => [f.args.other],
    question: (_, f) => ({
      prompt: { key: 'ask.exchange', args: { seat: player(f.args.seat) } },
      ask: { shape: 'one', options: [AGREE, REFUSE] },
      rules: ['TI4-COEX-2', 'TI4-TOKEN-6'],
      fallback: 'refuse',
    }),
    take(t, f, choices) {
      if (choices.get(f.args.other) === 'agree') return;
      for (const seat of [f.args.seat, f.args.other])
        if (playerOf(t.s.pub, seat).fleet > 0) loseToken(t, seat, 'fleet');
      return 'end';
    },
  },
  mine: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => guests(k.pub, f.args.other),
    take: (t, f, choices) => visit(t, f.args.seat, tail(choices.get(f.args.seat))),
  },
  theirs: {
    who: (_, f) => [f.args.other],
    question: (k, f) => guests(k.pub, f.args.seat),
    take: (t, f, choices) => visit(t, f.args.other, tail(choices.get(f.args.other))),
  },
});
const program = action({
  id: 'exchange-program',
  rules: ['TI4-COEX-2', 'TI4-TOKEN-6'],
  might: (pub, seat) => hosts(pub, seat).length > 0,
  aims: [players(another, (pub, _, other) => hosts(pub, other).length > 0)],
  resolve: (t, { seat, target }) => t.call('exchange-program', { seat, other: seatAt(target) }),
});

export const meetingCards: Piece[] = since(4, [
  reaction(
    {
      id: 'crash-landing',
      rules: ['TI4-COEX-2', 'TI4-DEST-1'],
      might: (pub, seat, { about }) =>
        about.at === frameOf(pub, 'tactical')?.args.system &&
        about.owners.some((owner, i) => owner === seat && kindOf(about.types[i] as UnitType) === 'ship') &&
        fleetOf(pub, seat, about.at).length === 0 &&
        havens(pub, about.at).length > 0,
      aims: [
        (pub, seat, { about }) => unitsLeft(pub, adrift(pub, seat, about.at), []),
        (pub, _, { about }) => havens(pub, about.at),
      ],
      resolve(t, { seat, target, more, about }) {
        move(t, unitsNamed(t.s.pub, [target]), about.at, more[0]!);
        settle(t, seat, more[0]!);
      },
    },
    'unit.destroyed',
  ),
  { ...program, steps: { ...program.steps, 'exchange-program': exchange } },
  reaction(
    {
      id: 'rescue',
      rules: ['TI4-ABMOVE-1', 'TI4-MOVE-19'],
      might: (pub, seat, { about }) =>
        (about.by !== seat || reads(pub, 'rescue-own')) && fleetOf(pub, seat, about.at).length > 0,
      aims: [
        (pub, seat, { about }) =>
          unitsLeft(
            pub,
            pub.units.filter((u) => u.owner === seat && isShip(u) && u.at !== about.at && !hasToken(pub, seat, u.at)),
            [],
          ),
      ],
      resolve: (t, { target, about }) => move(t, unitsNamed(t.s.pub, [target]), about.at, null),
    },
    'tactical.movedIn',
  ),
  reaction(
    {
      id: 'lie-in-wait',
      rules: ['TI4-HID-7', 'TI4-NEIGH-1'],
      might: (pub, seat, { about }) => {
        const sides = [about.by, about.with];
        return (
          sides.every((side) => areNeighbours(pub, seat, side)) && sides.some((side) => playerOf(pub, side).hand > 0)
        );
      },
      resolve(t, { seat, about }) {
        for (const from of [about.by, about.with]) t.call('takeFromHand', { seat, from });
      },
    },
    'transaction.resolved',
  ),
]);
