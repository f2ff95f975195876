// The breakthrough of the Federation of Sol.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { kindOf } from '../../content.ts';
import { has } from '../../state.ts';
import { cardOfType } from '../../values/units.ts';

const ID = 'bellum-gloriosum';
/** [TI4-BT-sol] As many fighters and ground forces besides as the produced ships can carry. */
export const text = breakthrough(ID, {
  modifiers: {
    berths: (pub, seat, list) =>
      has(pub, seat, ID)
        ? list
            .filter((type) => kindOf(type) === 'ship')
            .reduce((room, type) => room + (cardOfType(pub, seat, type)?.capacity ?? 0), 0)
        : 0,
  },
});
