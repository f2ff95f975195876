// The breakthrough of Last Bastion.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { reacts } from '../../abilities/open-card.ts';
import { kindOf } from '../../content.ts';
import { inSystems, withoutOtherShips, withYourToken } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { isGround } from '../../values/units.ts';

const ID = 'the-icon';
const havens = inSystems(withYourToken, withoutOtherShips, (pub, seat, system) =>
  pub.units.some((u) => u.owner === seat && u.at === system && isGround(u)),
);
/** [TI4-BT-bastion] All ships of one production together. */
export const text: Piece = {
  ...breakthrough(ID, {
    cost: 'exhaust',
    ...reacts(
      'breakthrough',
      {
        id: ID,
        rules: ['TI4-F-BAS-13', 'TI4-BT-bastion'],
        might: (_, seat, { about }) => about.by === seat && about.units.some((type) => kindOf(type) === 'ship'),
        aims: (pub, seat, { about }) => havens(pub, seat).filter((system) => system !== about.at),
        resolve(t, { target, about }) {
          const production = t.frame(about.frame, 'produce');
          if (production) production.args.into = target;
        },
      },
      'production.place',
    ),
  }),
  since: 6,
};
