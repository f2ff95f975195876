// The breakthrough of the L1Z1X Mindnet.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { deploy } from '../../effects/units.ts';
import { barTo } from '../../registry.ts';
import { has } from '../../state.ts';
import { influenceOf } from '../../values/board.ts';

const ID = 'fealty-uplink';
/** [TI4-BT-l1z1x] By itself, after the planet has been explored. */
export const text = breakthrough(ID, {
  follows: {
    'planet.gained.after'(t, { by, on }) {
      if (has(t.s.pub, by, ID) && !barTo('place', t.s.pub, on)) deploy(t, by, on, influenceOf(t.s.pub, on));
    },
  },
});
