// What a bot makes of the Vuil'raith Cabal.
import type { Hints } from '../../bot/hints.ts';
import { improves } from '../../bot/judging.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { cardOfType } from '../../values/units.ts';

export const vuilraith: Hints = {
  likes: 3,
  reactions: {
    'the-stillness-of-stars': ({ c, about, target }) =>
      cardOfType(c.pub, Number(about.by), target.slice('type:'.length) as UnitType)?.cost ?? 0,
    crucible: (o) => improves(o, { kind: 'crucible' }),
  },
  actions: {
    'it-feeds-on-carrion': () => 3,
    vortex: () => 2.5,
  },
};
