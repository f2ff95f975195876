// TI4-LEG-9: what the ability cards of legendary planets do.
import type { Seat } from '@orrery/kernel';
import { drawCards, gainPoints } from '../../atoms/cards.ts';
import { convertCommodities, gainGoods } from '../../atoms/economy.ts';
import { place } from '../../atoms/units.ts';
import { idOf, inSystems, withYourShips } from '../../effects/targets.ts';
import { deploy } from '../../effects/units.ts';
import { frameOf } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { type Pub, playerOf, type T } from '../../state.ts';
import { ourPlanets, systemOf } from '../../values/board.ts';
import { actionsPerTurn } from '../../values/economy.ts';
import { reinforcements } from '../../values/units.ts';
import { reacts, type Use } from '../open-card.ts';
import { legendary } from './card.ts';
import { edgeLegends } from './thunders-edge.ts';

/** [TI4-LEG-5] At the end of the own turn, of whatever kind it was. */
const atTurnEnd = (use: Omit<Use<{ by: Seat }>, 'rules'>): Piece =>
  legendary(use.id, {
    cost: 'exhaust',
    ...reacts(
      'legendary',
      {
        ...use,
        rules: ['TI4-LEG-5', 'TI4-LEG-9'],
        might: (pub, seat, w) => w.about.by === seat && (use.might?.(pub, seat, w) ?? true),
      },
      'turn.end',
    ),
  });

const places = (pub: Pub, seat: Seat): string[] =>
  ourPlanets(pub, seat).filter((planet) => !barTo('place', pub, planet));

export const legendaryCards: readonly Piece[] = [
  atTurnEnd({
    id: 'the-atrament',
    aims: places,
    resolve: (t, { seat, target }) => deploy(t, seat, target, 2),
  }),
  atTurnEnd({
    id: 'imperial-arms-vault',
    aims: (pub, seat) => [
      ...(reinforcements(pub, seat, 'mech') > 0 ? places(pub, seat).map((planet) => `put:mech>${planet}`) : []),
      'way:card',
    ],
    resolve(t, { seat, target }) {
      const [, planet] = idOf(target).split('>');
      if (planet) place(t, seat, 'mech', systemOf(t.s.pub, planet), planet);
      else drawCards(t, seat, 1);
    },
  }),
  atTurnEnd({
    id: 'exterrix-headquarters',
    aims: (pub, seat) => ['way:goods', ...(playerOf(pub, seat).commodities > 0 ? ['way:convert'] : [])],
    resolve(t, { seat, target }) {
      if (target === 'way:goods') gainGoods(t, seat, 2);
      else convertCommodities(t, seat, playerOf(t.s.pub, seat).commodities);
    },
  }),
  atTurnEnd({
    id: 'mirage-flight-academy',
    aims: inSystems(withYourShips),
    resolve(t, { seat, target }) {
      for (let i = 0; i < 2; i++) place(t, seat, 'fighter', target, null);
    },
  }),
  {
    ...atTurnEnd({
      id: 'jupiter-brain',
      might: (pub, seat) => !playerOf(pub, seat).passed, // [TI4-EDGE-7] who has passed takes no action
      resolve: (t) => actAgain(t),
    }),
    gained: (t, seat) => t.call('gainBreakthrough', { seat }), // [TI4-EDGE-6]
  },
  legendary('a-song-like-marrow', {
    gained: (t, seat) => gainPoints(t, seat, 1),
    lost: (t, seat) => gainPoints(t, seat, -1),
  }),
  ...edgeLegends,
];

/** [TI4-EDGE-7] One action more, however many the turn had or would have had; then it ends again. */
function actAgain(t: T): void {
  const turn = frameOf(t.s.pub, 'turn');
  if (!turn) return;
  const { args } = turn;
  Object.assign(args, {
    again: true,
    ended: false,
    more: args.actions + 1 - actionsPerTurn(t.s.pub, args.seat),
  });
}
