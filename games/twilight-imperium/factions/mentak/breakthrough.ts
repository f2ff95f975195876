// The breakthrough of the Mentak Coalition.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { frameOf } from '../../procedures.ts';
import { has, type Pub } from '../../state.ts';
import { cardOfType, isCapital, othersShips } from '../../values/units.ts';

const ID = 'the-tables-grace';
const isCorsair = (pub: Pub, seat: number): boolean => cardOfType(pub, seat, 'cruiser')?.id === 'corsair';

/** [TI4-BT-mentak] With Cruiser II it is the Corsair, whose figures are on the sheet. */
export const text = breakthrough(ID, {
  modifiers: {
    passes(pub, seat, _, unit) {
      const goal = frameOf(pub, 'tactical')?.args.system;
      if (goal === undefined || unit.type !== 'cruiser' || !has(pub, seat, ID) || !isCorsair(pub, seat)) return false;
      return othersShips(pub, seat, goal).some(isCapital);
    },
  },
});
