// TI4-LEG-7, TI4-FRACT-22: planet cards with a relic icon give a relic to whoever takes them from the deck.
import { EXPEDITION } from '../../packs/thunders-edge/expedition.ts';
import { WITH_RELICS } from '../../packs/thunders-edge/fracture.ts';
import type { Piece } from '../../registry.ts';
import { NOBODY } from '../../state.ts';

export const relicIcons: Piece = {
  id: 'relic-icons',
  set: 'te',
  since: EXPEDITION,
  follows: {
    'planet.gained.after'(t, { by, on, from }) {
      if (from === NOBODY && WITH_RELICS.includes(on)) t.call('gainRelic', { seat: by });
    },
  },
};
