// TI4-SUST: Sustain Damage, used one unit at a time in the window before hits are assigned.

import { frameAt } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { unitKey, unitName } from '../say.ts';
import { sustain, sustainers } from '../steps/hits.ts';
import { alike } from '../values/units.ts';

export const unitAbilities: Piece[] = [
  {
    id: 'sustain',
    abilities: {
      sustain: {
        window: 'hits.assign.before',
        step: 'sustain',
        rules: ['TI4-SUST-1', 'TI4-SUST-3', 'TI4-SUST-4'],
        again: true,
        might: (pub, seat, { about }) => sustainers(pub, seat, frameAt(pub, about.frame, 'hits')!.args).length > 0,
        can: (k, { about }) =>
          alike(k.pub, sustainers(k.pub, k.seat!, frameAt(k.pub, about.frame, 'hits')!.args)).map((u) => ({
            key: `sustain:${unitKey(k.pub, u)}`,
            label: { key: 'use.sustain', args: { unit: unitName(u.type) } },
            refs: [`unit:${u.id}`],
          })),
      },
    },
    steps: { sustain },
  },
];
