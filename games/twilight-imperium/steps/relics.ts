// TI4-REL: gaining and losing relics, and what only they do to the board.

import { purgeAttachment } from '../atoms/possession.ts';
import { drawRelic, purgeRelic as purge } from '../atoms/relics.ts';
import { removePlanet } from '../atoms/systems.ts';
import { step } from '../procedures.ts';
import { happen } from '../registry.ts';
import { openCardName, player } from '../say.ts';
import { heldCard } from '../state.ts';
import { lawsIn } from '../values/laws.ts';
import { repeal } from './agenda/laws.ts';

/** [TI4-REL-1] Its own text first, then whoever speaks of others' relics. */
export const gainRelic = step('gainRelic', {
  gain(t, f) {
    const card = drawRelic(t, f.args.seat);
    if (!card) return 'end';
    f.args.card = card.id;
  },
  gained(t, { args: { seat, card } }) {
    const held = heldCard(t.s.pub, seat, card);
    if (held) happen(t, 'relic.gained', { by: seat, seat: player(seat), card: openCardName(held) });
  },
});

/** After what it gave has been seen to. */
export const purgeRelic = step('purgeRelic', {
  purge(t, f) {
    const card = heldCard(t.s.pub, f.args.seat, f.args.card);
    if (card) purge(t, card);
  },
});

/** [TI4-REL-17, TI4-BOARD-8] When its units are gone: the planet with all that lies on its card leaves the game. */
export const ruinPlanet = step('ruinPlanet', {
  ruin(t, { args: { planet } }) {
    for (const card of t.s.pub.planets[planet]?.attachments ?? []) purgeAttachment(t, card);
    for (const law of lawsIn(t.s.pub).filter(({ elected }) => elected === planet)) repeal(t, law);
    removePlanet(t, planet);
  },
});
