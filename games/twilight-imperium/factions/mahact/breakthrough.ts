// The breakthrough of the Mahact Gene-Sorcerers.
import { exhaustedAsAction } from '../../abilities/breakthrough.ts';
import { purgeCard } from '../../atoms/possession.ts';
import { idOf } from '../../effects/targets.ts';
import { heldCard, technologiesOf } from '../../state.ts';

/** [TI4-BT-mahact] Any technology, exhausted or not. */
export const text = exhaustedAsAction({
  id: 'vaults-of-the-heir',
  rules: ['TI4-BT-mahact'],
  might: (pub) => pub.decks.relics > 0,
  aims: (pub, seat) => technologiesOf(pub, seat).map(({ id }) => `tech:${id}`),
  resolve(t, { seat, target }) {
    purgeCard(t, heldCard(t.s.pub, seat, idOf(target))!);
    t.call('gainRelic', { seat });
  },
});
