// The breakthrough of the Barony of Letnev.
import { LATER, usedIn } from '../../abilities/breakthrough.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { unitsNamed, unitTarget } from '../../effects/targets.ts';
import { has, lay } from '../../state.ts';
import { alike, combatantsIn, isCapital, isShip } from '../../values/units.ts';

const ID = 'gravleash-maneuvers';

/** [TI4-BT-letnev] One ship for each roll; one chosen before goes without. */
export const text = usedIn(
  {
    id: ID,
    rules: ['TI4-BT-letnev', 'TI4-DICE-2'],
    might: (_, seat, { about }) => isSide(about, seat),
    aims: (pub, seat, { about }) => alike(pub, combatantsIn(pub, seat, about.at)).map((unit) => unitTarget(pub, unit)),
    resolve(t, { seat, target, about }) {
      const [unit] = unitsNamed(t.s.pub, [target]);
      const combat = t.frame(about.frame, 'spaceCombat');
      if (!unit || !combat) return;
      const types = new Set(combatantsIn(t.s.pub, seat, about.at).map(({ type }) => type));
      combat.args.effects = combat.args.effects.filter(({ source }) => source !== ID);
      lay(combat, { kind: 'combat', seat, unit: unit.id, amount: types.size, source: ID });
    },
  },
  ['combat.roll.before'],
  {
    since: LATER,
    modifiers: { leashes: (pub, unit) => isShip(unit) && isCapital(unit) && has(pub, unit.owner, ID) },
  },
);
