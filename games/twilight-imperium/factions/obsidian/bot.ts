// What a bot makes of the Obsidian.
import type { Hints } from '../../bot/hints.ts';
import { unitsNamed } from '../../effects/targets.ts';
import { exhaustedPlanets } from '../../values/board.ts';

export const obsidian: Hints = {
  likes: 2,
  notes: { malevolency: 0 },
  reactions: {
    'vos-hollow': ({ c: { pub, seat }, target }) => (unitsNamed(pub, [target])[0]?.owner === seat ? 0 : 1),
    malevolency: ({ c: { pub, seat } }) => (pub.players[seat]!.faction === 'obsidian' ? 0.5 : 2),
    extract: () => 2,
  },
  actions: { 'sharsiss-hollow': ({ pub, seat }) => exhaustedPlanets(pub, seat!).length * 0.6 },
};
