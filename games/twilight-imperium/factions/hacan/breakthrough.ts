// The breakthrough of the Emirates of Hacan.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { gainToken } from '../../atoms/economy.ts';
import { kindOf } from '../../content.ts';
import { has } from '../../state.ts';

const ID = 'auto-factories';
/** [TI4-BT-hacan] Before the ships are placed, so that the new token counts for them. */
export const text = breakthrough(ID, {
  produces(t, by, list) {
    const ships = list.filter((type) => kindOf(type) === 'ship' && type !== 'fighter');
    if (ships.length >= 3 && has(t.s.pub, by, ID)) gainToken(t, by, 'fleet');
  },
});
