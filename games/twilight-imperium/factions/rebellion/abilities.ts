// The Crimson Rebellion: breaches, a home that nobody else enters, Exiles, Quietus, Revenants and what splices ships.

import type { Option, Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { factionSheet } from '../../content.ts';
import { destroyBy } from '../../effects/units.ts';
import { adjacent, neighbours } from '../../galaxy/adjacency.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { frameOf, framesOf, type In, step } from '../../procedures.ts';
import { barTo } from '../../registry.ts';
import { systemName, unitName } from '../../say.ts';
import { hasSet, type Know, type Pub } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { homeOf } from '../../values/board.ts';
import { canBuildShips, producible } from '../../values/economy.ts';
import { payable } from '../../values/payment.ts';
import {
  cardOf,
  cardOfType,
  fleetOf,
  fromReserve,
  hasFlagship,
  isMute,
  isShip,
  reinforcements,
} from '../../values/units.ts';
import type { Combat } from '../../windows.ts';
import {
  breachesOf,
  closeBreach,
  isBreached,
  placeBreach,
  plays,
  rebels,
  type Side,
  sidesIn,
  sources,
  turnBreach,
} from './breaches.ts';

declare module '../../procedures.ts' {
  interface Content {
    incursion: In<'tactical.activate'>;
    'incursion.close': In<'status.end'>;
    'exile-1': In<'combat.end'>;
    'exile-2': In<'combat.end'>;
    'subatomic-splicer': In<'unit.destroyed'>;
  }
}

/** Exiles of this print in reach of a system. */
const exilesAt = (pub: Pub, seat: Seat, system: string, id: string, reach: number): number =>
  pub.units.filter(
    (u) =>
      u.owner === seat &&
      u.type === 'destroyer' &&
      isShip(u) &&
      cardOf(pub, u).id === id &&
      (u.at === system ||
        adjacent(pub, seat, u.at, system) ||
        (reach > 1 && neighbours(pub, seat, u.at).some((next) => adjacent(pub, seat, next, system)))),
  ).length;

/** [TI4-F-REB-6] Each Exile that is still there when a combat ends may place one breach where it was fought. */
function exile(id: 'exile-1' | 'exile-2', reach: number, sides: readonly Side[]): Piece {
  const sourceOf = (seat: Seat, n: number): string => `exile@${seat}.${n}`;
  const ready = (pub: Pub, seat: Seat, at: string, used: readonly string[]): number | undefined => {
    const count = exilesAt(pub, seat, at, id, reach);
    return Array.from({ length: count }, (_, i) => i + 1).find((n) => !used.includes(`${id} ${sourceOf(seat, n)}`));
  };
  const ways = (pub: Pub, at: string): [Side, string][] =>
    sides.flatMap((side) => sources(pub, at, side).map((from): [Side, string] => [side, from]));
  return {
    id,
    set: 'te',
    abilities: {
      [id]: {
        window: 'combat.end' as const,
        step: id,
        rules: ['TI4-F-REB-6', 'TI4-CLAR-10'],
        might: (pub: Pub, seat: Seat, { about, used }: WindowFacts<Combat>) =>
          ready(pub, seat, about.at, used) !== undefined && ways(pub, about.at).length > 0,
        can: ({ pub, seat }: Know, { about, used }: WindowFacts<Combat>) =>
          ways(pub, about.at).map(([side, from]): Option => {
            const args = { system: systemName(about.at), ...(from ? { from: systemName(from) } : {}) };
            return {
              key: `${sourceOf(seat!, ready(pub, seat!, about.at, used)!)}>${side}${from ? `/${from}` : ''}`,
              label: { key: `use.breach.${side}${from ? '.from' : ''}`, args },
              refs: [`system:${from || about.at}`],
            };
          }),
      },
    },
    steps: stepNamed(
      id,
      step(id, {
        place(t, { args }) {
          const [side, from] = targetOf(args).split('/') as [Side, string?];
          placeBreach(t, args.seat, args.about.at, side, from);
        },
      }),
    ),
  };
}

/** [TI4-F-REB-3] Units of others where the Rebellion is at home, as far as nobody sees to them yet. */
const intruders = (pub: Pub, seat: Seat) => {
  const falling = framesOf(pub, 'destroyUnits').flatMap(({ args }) => args.units);
  return pub.units.filter(
    (u) => u.at === homeOf(pub, seat) && isOpponent(pub, seat, u.owner) && !falling.includes(u.id),
  );
};

/** [TI4-F-REB-10] What of the ships just destroyed could be produced at home, one for each. */
const lostShips = (pub: Pub, seat: Seat, about: { types: string[]; owners: Seat[] }): UnitType[] =>
  (about.types as UnitType[]).filter((type, i) => about.owners[i] === seat && isSpliced(pub, seat, type));
function isSpliced(pub: Pub, seat: Seat, type: UnitType): boolean {
  const home = homeOf(pub, seat);
  const docked = pub.units.some((u) => u.owner === seat && u.at === home && u.type === 'space-dock');
  if (!docked || !canBuildShips(pub, seat, home) || !producible(pub, seat, type)) return false;
  const { cost = 0 } = cardOfType(pub, seat, type)!;
  return reinforcements(pub, seat, type) > 0 && payable(pub, seat, { resources: cost, influence: 0 });
}
const SHIPS = ['flagship', 'war-sun', 'dreadnought', 'cruiser', 'carrier', 'destroyer', 'fighter'];

export const abilities: Piece[] = since(6, [
  {
    id: 'sundered',
    of: { faction: 'rebellion' },
    modifiers: { shuts: (pub, wormhole, _, mover) => wormhole !== 'epsilon' && plays(pub, mover) }, // [TI4-F-REB-1]
    upkeep(t) {
      for (const seat of rebels(t.s.pub))
        if (!t.s.pub.players[seat]!.eliminated) destroyBy(t, seat, intruders(t.s.pub, seat));
    },
  },
  {
    id: 'incursion', // breaches are open to everybody [TI4-ADJ-5]
    set: 'te',
    modifiers: {
      bridges: (pub, system) =>
        isBreached(pub, system) ? breachesOf(pub, 'active').filter((other) => other !== system) : [],
    },
    abilities: {
      incursion: {
        window: 'tactical.activate',
        step: 'incursion',
        rules: ['TI4-F-REB-5', 'TI4-ACT-4'],
        might: (pub, seat, { about }) => about.by === seat && plays(pub, seat) && sidesIn(pub, about.at).length > 0,
        can: (k, { about }) =>
          [...new Set(sidesIn(k.pub, about.at))].map((side) =>
            use(k, `incursion.${side}`, side, { system: about.system }, [`system:${about.at}`]),
          ),
      },
      'incursion.close': {
        window: 'status.end',
        step: 'incursion.close',
        rules: ['TI4-F-REB-5'],
        again: true, // each of them
        might: (pub, seat) => breachesOf(pub, 'active').some((system) => fleetOf(pub, seat, system).length > 0),
        can: (k) =>
          breachesOf(k.pub, 'active')
            .filter((system) => fleetOf(k.pub, k.seat!, system).length > 0)
            .map((system) => use(k, 'incursion.close', system, { system: systemName(system) }, [`system:${system}`])),
      },
    },
    steps: {
      incursion: step('incursion', {
        turn: (t, { args }) => turnBreach(t, args.about.at, targetOf(args) as Side),
      }),
      'incursion.close': step('incursion.close', { close: (t, { args }) => closeBreach(t, targetOf(args)) }),
    },
  },
  {
    id: 'the-sorrow', // [TI4-MAP-15] its tiles say that it is no home system
    founded(t) {
      for (const seat of rebels(t.s.pub)) {
        const { boardTile } = factionSheet(t.s.pub.players[seat]!.faction).home;
        placeBreach(t, seat, boardTile!, 'inactive');
      }
    },
  },
  exile('exile-1', 1, ['inactive']),
  exile('exile-2', 2, ['active', 'inactive']),
  {
    id: 'quietus',
    of: { faction: 'rebellion' },
    modifiers: {
      // [TI4-FLAG-18]
      mutes: (pub, seat, system) =>
        isBreached(pub, system) &&
        pub.units.some(
          (u) =>
            u.type === 'flagship' &&
            isOpponent(pub, seat, u.owner) &&
            isBreached(pub, u.at) &&
            hasFlagship(pub, u.owner, 'quietus'),
        ),
    },
  },
  {
    id: 'revenant',
    of: { faction: 'rebellion' },
    modifiers: {
      // [TI4-F-REB-9] in an own tactical action
      drops: (pub, seat, system) =>
        plays(pub, seat) &&
        frameOf(pub, 'tactical')?.args.seat === seat &&
        isBreached(pub, system) &&
        hasSet(pub, 'pok') &&
        !barTo('mechText', pub) &&
        !isMute(pub, seat, system) &&
        reinforcements(pub, seat, 'mech') > 0
          ? [fromReserve(seat, 'mech')]
          : [],
    },
  },
  {
    id: 'subatomic-splicer',
    of: { card: 'technology' },
    abilities: {
      'subatomic-splicer': {
        window: 'unit.destroyed',
        step: 'subatomic-splicer',
        rules: ['TI4-F-REB-10'],
        might: (pub, seat, { about, used }) => spliceable(pub, seat, about, used).length > 0,
        can: ({ pub, seat }, { about, used }) =>
          spliceable(pub, seat!, about, used).map(({ type, source }) => ({
            key: `${source}>${type}`,
            label: { key: 'use.subatomic-splicer', args: { unit: unitName(type) } },
            refs: ['tech:subatomic-splicer'],
          })),
      },
    },
    steps: {
      'subatomic-splicer': step('subatomic-splicer', {
        produce(t, { args }) {
          const { seat } = args;
          const types = [targetOf(args) as UnitType];
          t.call('produce', { seat, system: homeOf(t.s.pub, seat), producers: [], limit: 1, only: 'ship', types });
        },
      }),
    },
  },
]);

/** Of several of a type as many as were destroyed, each by itself. */
function spliceable(
  pub: Pub,
  seat: Seat,
  about: { types: string[]; owners: Seat[] },
  used: readonly string[],
): { type: UnitType; source: string }[] {
  const lost = lostShips(pub, seat, about).filter((type) => SHIPS.includes(type));
  return [...new Set(lost)].flatMap((type) => {
    const sourcesOf = lost.filter((other) => other === type).map((_, i) => `splice@${seat}.${type}${i + 1}`);
    const source = sourcesOf.find((each) => !used.includes(`subatomic-splicer ${each}`));
    return source ? [{ type, source }] : [];
  });
}
