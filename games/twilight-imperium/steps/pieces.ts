// TI4-COMP-4 to -8: a piece that is missing in reinforcements may be taken off the board first.

import type { Seat } from '@orrery/kernel';
import { remove } from '../atoms/units.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { decline, unitName, unitOption } from '../say.ts';
import type { Pub, Unit } from '../state.ts';
import { hasToken } from '../values/board.ts';
import { alike, reinforcements } from '../values/units.ts';

/** Own units of the type in systems without an own command token. */
const recyclableUnits = (pub: Pub, seat: Seat, type: UnitType): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.type === type && !u.form && !hasToken(pub, seat, u.at));
export const recyclable = (pub: Pub, seat: Seat, type: UnitType): Unit[] =>
  alike(pub, recyclableUnits(pub, seat, type));

/** How many of a type could be put on the board, by taking others off it if need be. */
export const obtainable = (pub: Pub, seat: Seat, type: UnitType): number =>
  Math.max(0, reinforcements(pub, seat, type)) + recyclableUnits(pub, seat, type).length;

/**
 * Sees to it that `need` pieces of this type lie in reinforcements, if their owner wants to. `agreed`: the owner has
 * ordered the unit knowing that; otherwise it may be declined, and nothing will be placed. [TI4-COMP-5]
 */
export const piece = step('piece', {
  recycle: {
    who(pub, { args: { seat, type, need } }) {
      if (reinforcements(pub, seat, type) >= need || recyclable(pub, seat, type).length === 0) return [];
      return [seat];
    },
    question: (k, f) => ({
      prompt: { key: 'ask.recycle', args: { unit: unitName(f.args.type) } },
      ask: {
        shape: 'one',
        options: [
          ...recyclable(k.pub, f.args.seat, f.args.type).map((u) => unitOption(k.pub, 'recycle', u)),
          ...(f.args.agreed ? [] : [decline]),
        ],
      },
      rules: ['TI4-COMP-4', 'TI4-COMP-5'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'no') return 'end';
      remove(t, [
        recyclable(t.s.pub, f.args.seat, f.args.type).find((u) => unitOption(t.s.pub, 'recycle', u).key === choice)!,
      ]);
      return { goto: 'recycle' };
    },
  },
});
