// The technologies of the Deepwrought Scholarate.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { gainGoods, gainTechnology } from '../../atoms/economy.ts';
import { technologyCard } from '../../content.ts';
import { returnTechnology } from '../../effects/cards.ts';
import type { TechnologyCard } from '../../packs/base/types.ts';
import type { Piece } from '../../piece.ts';
import { type In, step } from '../../procedures.ts';
import { techName } from '../../say.ts';
import { has, livingSeats, type Pub, technologiesOf } from '../../state.ts';
import { deckOf, isUpgrade } from '../../values/technology.ts';
import { oceansOf } from './oceans.ts';

declare module '../../procedures.ts' {
  interface Content {
    'radical-advancement': In<'status.start'>;
  }
}
const MINING = 'hydrothermal-mining';
const RADICAL = 'radical-advancement';

const needs = ({ prereq }: TechnologyCard): number => Object.values(prereq).reduce((sum, n) => sum + n, 0);
/** [TI4-F-DEEP-5] Each own technology with those of its printed colour that ask for one symbol more. */
const advances = (pub: Pub, seat: Seat): [from: string, to: string][] =>
  technologiesOf(pub, seat)
    .filter(({ id }) => !isUpgrade(id))
    .flatMap(({ id }) => {
      const old = technologyCard(id);
      const next = deckOf(pub, seat).filter((tech) => tech.color === old.color && needs(tech) === needs(old) + 1);
      return next.map((tech): [string, string] => [id, tech.id]);
    });

export const technologies: Piece[] = since(7, [
  {
    id: MINING,
    of: { card: 'technology' },
    follows: {
      'status.start'(t) {
        for (const seat of livingSeats(t.s.pub))
          if (has(t.s.pub, seat, MINING)) gainGoods(t, seat, oceansOf(t.s.pub, seat).length);
      },
    },
  },
  {
    id: RADICAL,
    of: { card: 'technology' },
    abilities: {
      [RADICAL]: {
        window: 'status.start',
        step: RADICAL,
        rules: ['TI4-F-DEEP-5'],
        might: (pub, seat) => advances(pub, seat).length > 0,
        can: (k) =>
          advances(k.pub, k.seat!).map(([from, to]) =>
            use(k, RADICAL, `${from}/${to}`, { from: techName(from), to: techName(to) }, [`tech:${to}`]),
          ),
      },
    },
    steps: {
      [RADICAL]: step(RADICAL, {
        swap(t, { args }) {
          const [from, to] = targetOf(args).split('/') as [string, string];
          returnTechnology(t, args.seat, from);
          gainTechnology(t, args.seat, to); // neither researched nor gained for those who wait for that
        },
      }),
    },
  },
]);
