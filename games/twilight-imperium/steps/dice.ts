// TI4-DICE-10: dice of texts, outside combats: they are thrown, whoever changes dice may change them, and then they are read.
import type { Frame, Seat } from '@orrery/kernel';
import { ownerName } from '../atoms/units.ts';
import { step } from '../procedures.ts';

/** `into`: the procedure that reads them. */
export type ThrowDice = { seat: Seat; count: number; into: number; faces: number[] };
/** What that procedure is given. */
export type Thrown = { faces?: number[] };

export const throwDice = step('throwDice', {
  roll(t, f) {
    const { seat, count } = f.args;
    f.args.faces = t.roll(10, count);
    t.tell({ type: 'dice.thrown', pub: { seat: ownerName(seat), dice: [...f.args.faces] } });
    t.window('die.rolled', { frame: f.id, by: seat, seat: ownerName(seat), die: f.args.faces[0]! });
  },
  hand(t, { args: { into, faces } }) {
    const frame = t.frame(into) as Frame<Thrown> | undefined;
    if (frame) frame.args.faces = [...faces];
  },
});
