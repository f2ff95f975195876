// The breakthrough of the Winnu.
import type { Seat } from '@orrery/kernel';
import { usedIn } from '../../abilities/breakthrough.ts';
import { drivable } from '../../abilities/propulsion.ts';
import { unitsNamed, unitTarget } from '../../effects/targets.ts';
import { has, lay, type Pub } from '../../state.ts';
import { isLegendary } from '../../values/attachments.ts';
import { planetsIn } from '../../values/board.ts';
import { openNotes } from '../../values/notes.ts';

const ID = 'imperator';
const supportsOf = (pub: Pub, seat: Seat): number =>
  openNotes(pub, 'support-for-the-throne').filter(({ holder }) => holder === seat).length;

/** [TI4-BT-winnu] */
export const text = usedIn(
  {
    id: ID,
    rules: ['TI4-BT-winnu', 'TI4-MOVE-12'],
    might: (pub, seat, { about }) =>
      about.by === seat && planetsIn(pub, about.at).some((planet) => isLegendary(pub, planet)),
    aims: (pub, seat, { about }) => drivable(pub, seat, about.at).map((unit) => unitTarget(pub, unit)),
    resolve(t, { seat, target, about }) {
      const [unit] = unitsNamed(t.s.pub, [target]);
      if (unit) lay(t.frame(about.frame, 'tactical'), { kind: 'move', seat, amount: 1, unit: unit.id });
    },
  },
  ['tactical.activate.after'],
  { modifiers: { combat: (pub, { unit, against }) => (has(pub, unit.owner, ID) ? supportsOf(pub, against) : 0) } },
);
