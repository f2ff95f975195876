// The breakthrough of the Naalu Collective.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { has } from '../../state.ts';

const ID = 'mindsieve';
/** [TI4-BT-naalu] */
export const text = breakthrough(ID, { modifiers: { barters: (pub, seat) => has(pub, seat, ID) } });
