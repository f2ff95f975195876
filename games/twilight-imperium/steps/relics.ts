// TI4-REL: gaining and losing relics, and what only they do to the board.

import { purgePlanetCard } from '../atoms/events.ts';
import { purgeAttachment, purgeCard } from '../atoms/possession.ts';
import { drawRelic, purgeRelic as purge } from '../atoms/relics.ts';
import { removePlanet } from '../atoms/systems.ts';
import { planetCard } from '../content.ts';
import { step } from '../procedures.ts';
import { happen } from '../registry.ts';
import { openCardName, player } from '../say.ts';
import { heldCard, type T } from '../state.ts';
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

/** Without its card a planet is still there, with whoever stands on it; what lay on the card leaves the game with it. */
export const blightPlanet = step('blightPlanet', {
  purge(t, { args: { planet } }) {
    strip(t, planet);
    const card = t.s.pub.cards.find(({ kind, id }) => kind === 'legendary' && id === planetCard(planet).legendary);
    if (card) purgeCard(t, card);
    purgePlanetCard(t, planet);
  },
});

function strip(t: T, planet: string): void {
  for (const card of t.s.pub.planets[planet]?.attachments ?? []) purgeAttachment(t, card);
  for (const law of lawsIn(t.s.pub).filter(({ elected }) => elected === planet)) repeal(t, law);
}

/** [TI4-REL-17, TI4-BOARD-8] When its units are gone: the planet with all that lies on its card leaves the game. */
export const ruinPlanet = step('ruinPlanet', {
  ruin(t, { args: { planet } }) {
    strip(t, planet);
    removePlanet(t, planet);
  },
});
