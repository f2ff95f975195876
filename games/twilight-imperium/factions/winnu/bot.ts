// What a bot makes of the Winnu.
import type { Hints } from '../../bot/hints.ts';
import { always, forMe, improves, late } from '../../bot/judging.ts';
import { primaryNow } from '../../bot/strategy.ts';
import { menaceAt } from '../../bot/worth.ts';
import { idOf, unitsNamed } from '../../effects/targets.ts';
import { isMecatol, systemOf } from '../../values/board.ts';
import { worth } from '../../values/economy.ts';
import { groundOn } from '../../values/units.ts';

export const winnu: Hints = {
  likes: 3,
  notes: { acquiescence: 2 },
  reactions: {
    'berekar-berekon': forMe,
    // the slowest ship gains most
    imperator: (o) => {
      const [unit] = unitsNamed(o.c.pub, [o.target]);
      return unit ? improves(o, { kind: 'move', amount: 1, unit: unit.id }) - 0.1 : 0;
    },
    reclamation: always,
    reclaimer: ({ target }) => (target.startsWith('space-dock') ? 2 : 1),
    'hegemonic-trade-policy': ({ c, target }) =>
      worth(c.pub, target, 'influence') - worth(c.pub, target, 'resources') - (isMecatol(target) ? 2 : 0),
    acquiescence: always,
  },
  actions: {
    'mathis-mathinus': (k, target) => (late(k) ? primaryNow(k, idOf(target)) : 0),
    'lazax-gate-folding': (k, planet) => {
      const menaced = menaceAt(k.pub, k.seat!, systemOf(k.pub, planet)).length > 0;
      return groundOn(k.pub, k.seat!, planet).length < (menaced ? 5 : 2) ? 1.5 : 0.6;
    },
  },
};
