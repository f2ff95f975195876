// The promissory note of the Firmament.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { faceUpNote } from '../../abilities/notes/note.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { purgeNote } from '../../atoms/notes.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { noteKey, seatsOf } from '../../state.ts';
import { plays } from './abilities.ts';

declare module '../../procedures.ts' {
  interface Content {
    'black-ops': { seat: Seat; owner: Seat };
  }
}
const OPS = 'black-ops';

/** [TI4-F-FIR-4] A plot upon whoever has come to it, who is paid; then it is gone. */
export const notes: Piece[] = since(7, [
  {
    ...faceUpNote({
      id: OPS,
      faction: 'firmament',
      rules: ['TI4-F-FIR-4'],
      received(t, holder) {
        const owner = seatsOf(t.s.pub).find((seat) => plays(t.s.pub, seat));
        if (owner !== undefined) t.call(OPS, { seat: holder, owner });
      },
    }),
    steps: stepNamed(
      OPS,
      step(OPS, {
        plot: (t, { args: { seat, owner } }) => t.call('layPlot', { seat: owner, on: seat, free: true }),
        tokens: (t, { args: { seat } }) => t.call('gainTokens', { seat, count: 2 }),
        goods: (t, { args: { seat } }) => gainGoods(t, seat, 2),
        purge: (t, { args: { owner } }) => purgeNote(t, noteKey(OPS, owner)),
      }),
    ),
  },
]);
