// Small procedures that several effects share.

import { place } from '../atoms/units.ts';
import { step } from '../procedures.ts';
import { barTo } from '../registry.ts';
import { option, rollerName } from '../say.ts';
import { reinforcements, unitOf } from '../values/units.ts';
import { diceOf, rollAnew } from './rolls.ts';

/** Places one unit if a piece is there. */
export const placeOne = step('placeOne', {
  place(t, f) {
    const { seat, type, system, on } = f.args;
    if (on !== null && barTo('place', t.s.pub, on)) return;
    if (reinforcements(t.s.pub, seat, type) > 0) place(t, seat, type, system, on);
  },
});

/** [TI4-DICE-5] Any of the dice of a roll, once; the new faces replace the old. */
export const reroll = step('reroll', {
  choose: {
    who: (pub, f) => (diceOf(pub, f.args.roll).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const dice = diceOf(k.pub, f.args.roll);
      const options = dice.map((die, i) =>
        option(`die:${i}`, 'die', {
          unit: rollerName(unitOf(k.pub, die.unit)),
          face: die.face,
          need: die.need,
        }),
      );
      return {
        prompt: { key: 'ask.reroll' },
        ask: { shape: 'many', options, min: 0, max: options.length },
        rules: ['TI4-DICE-5'],
        fallback: options.filter((_, i) => dice[i]!.face < dice[i]!.need).map((o) => o.key),
      };
    },
    take(t, f, choices) {
      const picked = (choices.get(f.args.seat) as string[]).map((key) => Number(key.slice('die:'.length)));
      if (picked.length === 0) return;
      const waiting = f.args.into === undefined ? undefined : t.frame(f.args.into);
      if (waiting) Object.assign(waiting.args, { rerolled: picked });
      rollAnew(t, f.args.seat, f.args.roll, picked);
    },
  },
});
