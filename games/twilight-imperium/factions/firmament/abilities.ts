// The Firmament: plots within plots, its technologies, its flagship and its mech, until it becomes the Obsidian.

import type { Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { beginCoexistence } from '../../atoms/coexistence.ts';
import { placeSystemToken, removeSystemToken } from '../../atoms/systems.ts';
import { place, repair } from '../../atoms/units.ts';
import { units, unitsNamed } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { INGRESS } from '../../packs/thunders-edge/fracture.ts';
import { PLOTS } from '../../packs/thunders-edge/plots.ts';
import type { Piece } from '../../piece.ts';
import { type Acting, frameOf, type In, step } from '../../procedures.ts';
import { barTo } from '../../registry.ts';
import { planetName, player, systemName } from '../../say.ts';
import { hasSet, type Pub, seatsOf, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { controls, homeOf, planetsIn, systemOf, systems } from '../../values/board.ts';
import { contested } from '../../values/coexistence.ts';
import { hasIngress, ingressSystems, isInFracture } from '../../values/fracture.ts';
import { bound, plotsOf } from '../../values/plots.ts';
import { cardOf, fleetOf, groundOn, hasFlagship, hasUnits } from '../../values/units.ts';
import type { Combat } from '../../windows.ts';

declare module '../../procedures.ts' {
  interface Content {
    'puppets-of-the-blade': Acting;
    'heavens-eye': In<'spaceCombatRound.end'>;
    'viper-ex-23': In<'invasion.committed.after'>;
    'neural-parasite': In<'status.start'>;
    'neural-parasite.hollow': In<'turn.start'>;
    planesplitter: In<'strategic.resolve'>;
  }
}

export const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'firmament';
const isHollow = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'obsidian';

/** [TI4-F-FIR-15] The active system holds units of somebody whose token lies on a plot of this seat. */
function isHunting(pub: Pub, seat: Seat): boolean {
  const system = frameOf(pub, 'tactical')?.args.system;
  return system !== undefined && bound(pub, seat).some((other) => hasUnits(pub, other, system));
}
const isEye = (pub: Pub, { type, owner }: Unit): boolean =>
  type === 'flagship' && hasFlagship(pub, owner, 'heavens-eye');
const eyeOf = (pub: Pub, seat: Seat, { at }: { at: string }): Unit | undefined =>
  fleetOf(pub, seat, at).find((u) => u.damaged && isEye(pub, u));
/** Planets just landed on, by whomever, where a mech of this seat stands and does not coexist yet. */
const yielding = (pub: Pub, seat: Seat, planets: readonly string[]): string[] =>
  contested(pub, seat, planets).filter((planet) =>
    groundOn(pub, seat, planet).some((u) => cardOf(pub, u).id === 'viper-ex-23'),
  );
const homes = (pub: Pub, seat: Seat): string[] =>
  planetsIn(pub, homeOf(pub, seat)).filter((planet) => controls(pub, seat, planet) && !barTo('place', pub, planet));
/** Infantry of others in or beside a system with own infantry. */
const hosts = (pub: Pub, seat: Seat): string[] =>
  units(
    (table, mine, u) => u.type === 'infantry' && isOpponent(table, mine, u.owner) && u.owner >= 0,
    (table, mine, u) =>
      table.units.some(
        (own) =>
          own.owner === mine && own.type === 'infantry' && (own.at === u.at || adjacent(table, mine, own.at, u.at)),
      ),
  )(pub, seat);
/** [TI4-F-FIR-12] Where an ingress token may be moved to. */
const reaches = (pub: Pub, seat: Seat): string[] =>
  systems(pub).filter(
    (system) =>
      !isInFracture(system) &&
      !hasIngress(pub, system) &&
      pub.units.some((u) => u.owner === seat && (u.at === system || adjacent(pub, seat, u.at, system))),
  );

export const abilities: Piece[] = since(7, [
  {
    id: 'plots-within-plots',
    modifiers: { pilfers: plays }, // [TI4-F-FIR-2]
    founded(t) {
      for (const seat of seatsOf(t.s.pub).filter((each) => plays(t.s.pub, each))) {
        t.s.own[seat]!.plots = { hand: [...PLOTS], down: [] };
        t.tell({ type: 'plots.taken', pub: { seat: player(seat) } });
      }
    },
  },
  {
    id: 'puppets-of-the-blade',
    of: { faction: 'firmament' },
    actions: {
      rules: ['TI4-TURN-20', 'TI4-F-FIR-5'],
      step: 'puppets-of-the-blade',
      can: ({ pub, seat }) =>
        plotsOf(pub, seat!).length > 0 ? [{ key: 'use', label: { key: 'use.puppets-of-the-blade' } }] : [],
    },
    steps: {
      'puppets-of-the-blade': step('puppets-of-the-blade', {
        begin: (t, { args: { seat } }) => t.call('becomeObsidian', { seat }),
      }),
    },
  },
  {
    id: 'heavens-eye',
    of: { faction: 'firmament' },
    modifiers: {
      move: (pub, unit) => (isEye(pub, unit) && isHunting(pub, unit.owner) ? 1 : 0),
    },
    abilities: {
      'heavens-eye': {
        ...plain(
          'spaceCombatRound.end',
          'heavens-eye',
          ['TI4-F-FIR-15'],
          (pub, seat, { about }: WindowFacts<Combat>) =>
            isSide(about, seat) && isHunting(pub, seat) && eyeOf(pub, seat, about) !== undefined,
        ),
        must: true,
      },
    },
    steps: {
      'heavens-eye': step('heavens-eye', {
        repair(t, { args: { seat, about } }) {
          const ship = eyeOf(t.s.pub, seat, about);
          if (ship) repair(t, ship);
        },
      }),
    },
  },
  {
    id: 'viper-ex-23',
    of: { faction: 'firmament' },
    abilities: {
      'viper-ex-23': {
        window: 'invasion.committed.after',
        step: 'viper-ex-23',
        rules: ['TI4-COEX-2', 'TI4-MECH-1'],
        again: true, // on each planet
        might: (pub, seat, { about }) =>
          hasSet(pub, 'pok') && !barTo('mechText', pub) && yielding(pub, seat, about.planets).length > 0,
        can: (k, { about }) =>
          yielding(k.pub, k.seat!, about.planets).map((planet) =>
            use(k, 'viper-ex-23', planet, { planet: planetName(planet) }, [`planet:${planet}`]),
          ),
      },
    },
    steps: {
      'viper-ex-23': step('viper-ex-23', {
        yield: (t, { args }) => beginCoexistence(t, args.seat, targetOf(args), args.about.by),
      }),
    },
  },
  {
    id: 'neural-parasite',
    of: { card: 'technology' },
    abilities: {
      'neural-parasite': {
        window: 'status.start',
        step: 'neural-parasite',
        rules: ['TI4-F-FIR-12'],
        might: (pub, seat) => !isHollow(pub, seat) && homes(pub, seat).length > 0,
        can: (k) =>
          homes(k.pub, k.seat!).map((planet) =>
            use(k, 'neural-parasite', planet, { planet: planetName(planet) }, [`planet:${planet}`]),
          ),
      },
      'neural-parasite.hollow': {
        window: 'turn.start',
        step: 'neural-parasite.hollow',
        rules: ['TI4-F-FIR-12'],
        must: true,
        might: (pub, seat, { about }) => about.by === seat && isHollow(pub, seat) && hosts(pub, seat).length > 0,
        can: (k) =>
          hosts(k.pub, k.seat!).map((target) => {
            const [unit] = unitsNamed(k.pub, [target]) as [Unit];
            const args = { place: planetOrSpace(unit), seat: { seat: unit.owner } };
            return use(k, 'neural-parasite.hollow', target, args, [`unit:${unit.id}`]);
          }),
      },
    },
    steps: {
      'neural-parasite': step('neural-parasite', {
        grow(t, { args }) {
          place(t, args.seat, 'infantry', systemOf(t.s.pub, targetOf(args)), targetOf(args));
        },
      }),
      'neural-parasite.hollow': step('neural-parasite.hollow', {
        destroy: (t, { args }) => destroyBy(t, args.seat, unitsNamed(t.s.pub, [targetOf(args)])),
      }),
    },
  },
  {
    id: 'planesplitter',
    of: { card: 'technology' },
    // [TI4-FRACT-1, -9]
    gained(t, seat) {
      if (!isHollow(t.s.pub, seat)) t.call('enterFracture', { seat, colours: [] });
    },
    abilities: {
      planesplitter: {
        window: 'strategic.resolve',
        step: 'planesplitter',
        rules: ['TI4-F-FIR-12'],
        might: (pub, seat, { about }) =>
          about.by === seat && isHollow(pub, seat) && ingressSystems(pub).length > 0 && reaches(pub, seat).length > 0,
        can: (k) =>
          ingressSystems(k.pub).flatMap((from) =>
            reaches(k.pub, k.seat!).map((to) =>
              use(k, 'planesplitter', `${from}/${to}`, { from: systemName(from), system: systemName(to) }, [
                `system:${to}`,
              ]),
            ),
          ),
      },
    },
    steps: {
      planesplitter: step('planesplitter', {
        shift(t, { args }) {
          const [from, to] = targetOf(args).split('/') as [string, string];
          removeSystemToken(t, from, { kind: INGRESS });
          placeSystemToken(t, to, { kind: INGRESS });
        },
      }),
    },
  },
]);
const planetOrSpace = ({ on, at }: Unit) => (on ? planetName(on) : systemName(at));
