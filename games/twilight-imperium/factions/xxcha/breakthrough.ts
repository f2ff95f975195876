// The breakthrough of the Xxcha Kingdom.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { has, NOBODY } from '../../state.ts';

const ID = 'archons-gift';
/** [TI4-BT-xxcha] Votes are no spending. */
export const text = breakthrough(ID, {
  modifiers: { anyCoin: (pub, seat) => seat !== NOBODY && has(pub, seat, ID) },
});
