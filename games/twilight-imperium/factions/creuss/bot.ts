// What a bot makes of creuss.
import type { Hints } from '../../bot/hints.ts';
import { forMe, late, priceNamed } from '../../bot/judging.ts';
import { idOf } from '../../effects/targets.ts';

export const creuss: Hints = {
  likes: 3,
  reactions: {
    'emissary-taivra': forMe,
    'sai-seravus': ({ target }) => Number(idOf(target)),
    'dimensional-splicer': priceNamed,
  },
  actions: {
    'riftwalker-meian': (k) => (late(k) ? 0.6 : 0),
  },
};
