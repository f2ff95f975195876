// What a bot makes of the Yssaril Tribes.
import type { Hints } from '../../bot/hints.ts';
import { always } from '../../bot/judging.ts';
import { playerOf } from '../../state.ts';

export const yssaril: Hints = {
  likes: 4,
  reactions: {
    'so-ata': ({ target }) => (target === 'way:hand' ? 2 : 1),
    'spy-net': always,
  },
  actions: {
    'stall-tactics': (k) => (playerOf(k.pub, k.seat!).hand > 6 ? 0.8 : 0),
    'kyver-blade-and-key': (k) =>
      0.9 * k.pub.players.filter(({ hand }, seat) => seat !== k.seat && hand > 1).length - 2,
    'mageon-implants': (k, seat) => 1.5 + 0.1 * playerOf(k.pub, Number(seat)).hand,
  },
};
