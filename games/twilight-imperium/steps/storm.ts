// TI4-WORM-8: the ion storm turns when a movement has gone through it.
import type { Seat } from '@orrery/kernel';
import { flipSystemToken } from '../atoms/systems.ts';
import { step } from '../procedures.ts';
import { option, systemName } from '../say.ts';
import type { T } from '../state.ts';
import { OTHER_SIDE, type Passage, STORM, stormAt } from '../values/storm.ts';

export function afterPassage(t: T, seat: Seat, passage: Passage | undefined): void {
  if (passage) t.call('ionStorm', { seat, passage });
}

export const ionStorm = step('ionStorm', {
  // [TI4-WORM-4] Where there was another way, whoever moved says which one it was.
  way: {
    who: (_, f) => (f.args.passage === 'perhaps' ? [f.args.seat] : []),
    question: (k) => ({
      prompt: { key: 'ask.ionStorm', args: { system: systemName(stormAt(k.pub)!) } },
      ask: { shape: 'one', options: [option('wormhole', 'ionStorm.wormhole'), option('around', 'ionStorm.around')] },
      rules: ['TI4-WORM-4', 'TI4-WORM-8'],
      fallback: 'around',
    }),
    take(_, f, choices) {
      if (choices.get(f.args.seat) === 'around') return 'end';
    },
  },
  turn(t) {
    const system = stormAt(t.s.pub);
    const token = system && t.s.pub.systemTokens[system]!.find(({ kind }) => kind === STORM);
    if (token) flipSystemToken(t, system, token, OTHER_SIDE[token.side!]!);
  },
});
