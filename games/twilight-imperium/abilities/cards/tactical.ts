// Action cards of the tactical action: against any card, after an activation, and after ships have moved in.

import { isInPlay } from '@orrery/kernel';
import { takeDiscarded } from '../../atoms/cards.ts';
import { gainGoods, gainToken, liftToken } from '../../atoms/economy.ts';
import { move } from '../../atoms/units.ts';
import {
  another,
  inSystems,
  planets,
  players,
  seatAt,
  units,
  unitsNamed,
  withYourShips,
  your,
  yours,
} from '../../effects/targets.ts';
import { exchange } from '../../effects/units.ts';
import { adjacent, wormholesIn } from '../../galaxy/adjacency.ts';
import { frameOf, MENDED } from '../../procedures.ts';
import { anyGrants, barTo, type Piece, pieces } from '../../registry.ts';
import { cardName, placeKey } from '../../say.ts';
import { effectsOf, lay, NOBODY, type Pub, tokensLeft, type Unit } from '../../state.ts';
import { obtainable } from '../../steps/pieces.ts';
import { isOpponent } from '../../values/allies.ts';
import { hasToken, systemOf, systems } from '../../values/board.ts';
import { dockAt, docksOf } from '../../values/docks.ts';
import { commodityRoom } from '../../values/economy.ts';
import { hasAnomaly, hasUnits, isGround, isStructure, othersShips } from '../../values/units.ts';
import { reaction, since } from '../card.ts';

declare module '../../state.ts' {
  interface Effects {
    battlestation: true;
  }
}

const docksNear = (pub: Pub, seat: number, system: string): Unit[] =>
  docksOf(pub, seat).filter(
    (dock) =>
      (dock.on !== null || isInPlay(MENDED, pub)) && (dock.at === system || adjacent(pub, seat, dock.at, system)),
  );

const first: Piece[] = [
  reaction(
    {
      id: 'sabotage',
      rules: ['TI4-AC-7', 'TI4-AC-8'],
      might: (pub, seat, { about }) =>
        about.by !== seat && about.name !== 'sabotage' && !barTo('cancel', pub, about.by, 'sabotage', about.name),
      resolve(t, { seat, about }) {
        const frame = t.frame(about.frame, 'playCard');
        if (frame) frame.args.cancelled = true;
        if (frame && anyGrants('wild', t.s.pub)) frame.args.taker = seat;
        t.tell({ type: 'card.cancelled', pub: { card: cardName(about.name) } });
      },
    },
    'actionCard.played',
  ),
  reaction(
    {
      id: 'flank-speed',
      rules: ['TI4-MOVE-11', 'TI4-AC-10'],
      might: (pub, seat, { about }) =>
        about.by === seat && !effectsOf(pub, 'move').some((e) => e.source === 'flank-speed'),
      resolve: (t, { seat, about }) =>
        lay(t.frame(about.frame, 'tactical'), {
          kind: 'move',
          seat,
          amount: anyGrants('wild', t.s.pub) ? 2 : 1,
          source: 'flank-speed',
        }),
    },
    'tactical.activate.after',
  ),
  {
    ...reaction(
      {
        id: 'in-the-silence-of-space',
        rules: ['TI4-MOVE-16'],
        might: (_, seat, { about }) => about.by === seat,
        aims: [inSystems(withYourShips)],
        resolve: (t, { seat, target, about }) =>
          lay(t.frame(about.frame, 'tactical'), { kind: 'silence', seat, system: target }),
      },
      'tactical.activate.after',
    ),
    modifiers: {
      passes: (pub, seat, from) => effectsOf(pub, 'silence').some((e) => e.seat === seat && e.system === from),
    },
  },
  {
    ...reaction(
      {
        id: 'experimental-battlestation',
        rules: ['TI4-SCO-13'],
        afloat: true,
        might: (_, seat, { about }) => about.by !== seat,
        aims: [(pub, seat, { about }) => docksNear(pub, seat, about.at).map(placeKey)],
        resolve(t, { seat, target, about }) {
          const dock = dockAt(t.s.pub, seat, target);
          if (dock) lay(t.frame(about.frame, 'tactical'), { kind: 'battlestation', seat, unit: dock.id });
        },
      },
      'tactical.movedIn',
    ),
    modifiers: {
      // [TI4-SCO-13] at ships alone
      lends(pub, unit, ability) {
        if (ability !== 'spaceCannon' || frameOf(pub, 'invasion')) return undefined;
        const lent = effectsOf(pub, 'battlestation').some((effect) => effect.unit === unit.id);
        return lent ? { hit: 5, dice: 3, range: 1 } : undefined;
      },
    },
  },
];

const joined = ['alpha', 'beta'];
const isAction = (name: string): boolean => pieces().some((piece) => piece.id === name && piece.actions !== undefined);

const later: Piece[] = since(2, [
  reaction(
    {
      id: 'reverse-engineer',
      rules: ['TI4-AC-14', 'TI4-HID-3'],
      might: (pub, seat, { about }) =>
        about.by !== seat && isAction(about.name) && pub.discards.actions.includes(about.id),
      resolve: (t, { seat, about }) => takeDiscarded(t, seat, about.id),
    },
    'actionCard.discarded',
  ),
  {
    ...reaction(
      {
        id: 'lost-star-chart',
        rules: ['TI4-ADJ-9', 'TI4-WORM-1'],
        might: (pub, seat, { about }) =>
          about.by === seat && joined.every((kind) => systems(pub).some((s) => wormholesIn(pub, s).includes(kind))),
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'tactical'), { kind: 'star-chart', seat }),
      },
      'tactical.activate.after',
    ),
    modifiers: {
      links(pub, _, system) {
        if (effectsOf(pub, 'star-chart').length === 0) return [];
        const reached = joined.filter((kind) => wormholesIn(pub, system).includes(kind)).length > 0 ? joined : [];
        return systems(pub).filter((s) => s !== system && wormholesIn(pub, s).some((kind) => reached.includes(kind)));
      },
    },
  },
  reaction(
    {
      id: 'upgrade',
      rules: ['TI4-COMP-4', 'TI4-AC-5'],
      might: (pub, seat, { about }) =>
        about.by === seat &&
        obtainable(pub, seat, 'dreadnought') > 0 &&
        pub.units.some((u) => u.owner === seat && u.at === about.at && u.type === 'cruiser'),
      resolve(t, { seat, about }) {
        const cruiser = t.s.pub.units.find((u) => u.owner === seat && u.at === about.at && u.type === 'cruiser');
        if (cruiser) exchange(t, seat, cruiser, 'dreadnought');
      },
    },
    'tactical.activate.after',
  ),
  reaction(
    {
      id: 'counterstroke',
      rules: ['TI4-TOKEN-2'],
      might: (pub, seat, { about }) => isOpponent(pub, seat, about.by) && hasToken(pub, seat, about.at),
      resolve(t, { seat, about }) {
        liftToken(t, seat, about.at);
        gainToken(t, seat, 'tactic');
      },
    },
    'tactical.activate.after',
  ),
  reaction(
    {
      id: 'forward-supply-base',
      rules: ['TI4-TG-1', 'TI4-TG-3', 'TI4-AC-5'],
      might: (pub, seat, { about }) => isOpponent(pub, seat, about.by) && hasUnits(pub, seat, about.at),
      aims: [players(another)],
      resolve(t, { seat, target }) {
        gainGoods(t, seat, 3);
        gainGoods(t, seatAt(target), 1);
      },
    },
    'tactical.activate.after',
  ),
  reaction(
    {
      id: 'harness-energy',
      rules: ['TI4-COMM-3', 'TI4-ANOM-1'],
      might: (pub, seat, { about }) => about.by === seat && hasAnomaly(pub, about.at) && commodityRoom(pub, seat) > 0,
      resolve: (t, { seat }) => t.call('replenish', { seat }),
    },
    'tactical.activate.after',
  ),
  reaction(
    {
      id: 'rally',
      rules: ['TI4-TOKEN-2', 'TI4-TOKEN-3'],
      might: (pub, seat, { about }) =>
        about.by === seat &&
        tokensLeft(pub, seat) > 0 &&
        othersShips(pub, seat, about.at).some((ship) => ship.owner !== NOBODY),
      resolve(t, { seat }) {
        gainToken(t, seat, 'fleet');
        gainToken(t, seat, 'fleet');
      },
    },
    'tactical.activate.after',
  ),
  reaction(
    {
      id: 'solar-flare',
      rules: ['TI4-SCO-5'],
      might: (_, seat, { about }) => about.by === seat,
      resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'tactical'), { kind: 'sheltered', seat }),
    },
    'tactical.activate.after',
  ),
  reaction(
    {
      id: 'decoy-operation',
      rules: ['TI4-ABMOVE-1', 'TI4-AC-5'],
      might: (pub, seat, { about }) =>
        isOpponent(pub, seat, about.by) &&
        pub.units.some((u) => u.owner === seat && u.at === about.at && isStructure(u)),
      aims: [
        (pub, seat, { about }) => planets(yours, (_, __, planet) => systemOf(pub, planet) === about.at)(pub, seat),
      ],
      more: { from: (pub, seat, _, named) => spare(pub, seat, named), most: 2 },
      resolve: (t, { target, more }) => move(t, unitsNamed(t.s.pub, more), systemOf(t.s.pub, target), target),
    },
    'tactical.activate.after',
  ),
  {
    ...reaction(
      {
        id: 'nav-suite',
        rules: ['TI4-ANOM-3', 'TI4-ANOM-4', 'TI4-ANOM-5', 'TI4-RIFT-1'],
        might: (_, seat, { about }) => about.by === seat,
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'tactical'), { kind: 'nav-suite', seat }),
      },
      'tactical.activate.after',
    ),
    modifiers: {
      // [TI4-ANOM-9] of no help to a retreat
      ignoresAnomalies: (pub, seat) =>
        effectsOf(pub, 'nav-suite').some((e) => e.seat === seat) && frameOf(pub, 'spaceCombat') === undefined,
    },
  },
]);
/** Ground forces that are not on the planet they are to go to, and not named yet. */
function spare(pub: Pub, seat: number, [planet, ...named]: readonly string[]): string[] {
  const taken = unitsNamed(pub, named);
  return units(your, (_, __, u) => isGround(u) && u.on !== planet && !taken.includes(u))(pub, seat);
}

export const tacticalCards: Piece[] = [...first, ...later];
