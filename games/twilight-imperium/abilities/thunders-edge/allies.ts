// TI4-ALLY-14: whether allies carry each other's units is said at any time; until somebody does, they do.

import type { Piece } from '../../registry.ts';
import { option, player } from '../../say.ts';
import { playerOf } from '../../state.ts';
import { allyOf } from '../../values/allies.ts';
import { isBusy } from '../own.ts';

export const allies: Piece = {
  id: 'allies',
  deals({ pub, seat }) {
    const ally = seat === null || pub.phase === 'setup' || isBusy(pub) ? undefined : allyOf(pub, seat);
    if (ally === undefined || playerOf(pub, ally).eliminated) return [];
    const key = playerOf(pub, seat!).apart ? 'together' : 'apart';
    const options = [option(key, `holds.${key}`, { ally: player(ally) })];
    return [
      {
        key: 'holds',
        step: 'shareHolds',
        prompt: { key: 'ask.holds' },
        ask: { shape: 'one', options },
        rules: ['TI4-ALLY-14'],
      },
    ];
  },
};
