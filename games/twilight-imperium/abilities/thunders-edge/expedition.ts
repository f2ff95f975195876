// TI4-EXP-2: whoever ends a turn may claim a segment of the expedition.
import { EXPEDITION } from '../../packs/thunders-edge/expedition.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { claimable } from '../../values/expedition.ts';

/** [TI4-EXP-3] Once in a turn, however many actions it has. */
const hasClaimed = (pub: Pub): boolean => frameOf(pub, 'turn')?.args.claimed ?? false;

export const expedition: Piece = {
  id: 'expedition-to-thunders-edge', // an exploration card is called expedition
  set: 'te',
  since: EXPEDITION,
  abilities: {
    expedition: {
      window: 'turn.end',
      step: 'expedition',
      rules: ['TI4-EXP-2', 'TI4-EXP-7'],
      might: (pub, seat, { about }) => about.by === seat && !hasClaimed(pub) && claimable(pub, seat).length > 0,
      can: ({ pub, seat }) =>
        claimable(pub, seat!).map((segment) => ({
          key: `use@${seat}>${segment}`,
          label: { key: 'use.expedition', args: { segment: { key: `segment.${segment}` } } },
          refs: [`segment:${segment}`],
        })),
    },
  },
};
