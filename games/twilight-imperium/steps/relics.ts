// TI4-REL: gaining and losing relics, and what only they do to the board.

import { purgePlanetCard } from '../atoms/events.ts';
import { purgeAttachment, purgeCard } from '../atoms/possession.ts';
import { drawRelic, purgeRelic as purge } from '../atoms/relics.ts';
import { collapse as collapseStar, purgeTile, removePlanet } from '../atoms/systems.ts';
import { purgeUnits } from '../atoms/units.ts';
import { planetCard } from '../content.ts';
import { step } from '../procedures.ts';
import { happen } from '../registry.ts';
import { openCardName, planetName, player } from '../say.ts';
import { heldCard, NOBODY, type T } from '../state.ts';
import { homeOf, isHomeSystem, planetsIn } from '../values/board.ts';
import { lawsIn } from '../values/laws.ts';
import { repeal } from './agenda/laws.ts';
import { putOff } from './moments.ts';

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

/** When its planets are gone. */
export const collapse = step('collapse', {
  collapse: (t, { args: { system } }) => collapseStar(t, system),
});

/** [TI4-REL-15] The home system leaves the game: all units there, the planets, the tile. */
export const ruinHome = step('ruinHome', {
  units(t, { args: { seat } }) {
    const home = homeOf(t.s.pub, seat);
    purgeUnits(
      t,
      t.s.pub.units.filter(({ at }) => at === home),
    );
  },
  worlds(t, { args: { seat } }) {
    for (const planet of planetsIn(t.s.pub, homeOf(t.s.pub, seat))) t.call('ruinPlanet', { planet });
  },
  tile(t, { args: { seat } }) {
    putOff(t, { kind: 'homeless', seat, until: 'never' });
    purgeTile(t, homeOf(t.s.pub, seat));
  },
});

/** [TI4-REL-17, TI4-BOARD-8] When its units are gone: the planet with all that lies on its card leaves the game. */
export const ruinPlanet = step('ruinPlanet', {
  lost(t, { args: { planet } }) {
    const { controller: from, at } = t.s.pub.planets[planet]!;
    if (from === NOBODY || !isHomeSystem(t.s.pub, at)) return; // nobody speaks of others
    t.window('planet.ruined', { seat: player(from), planet: planetName(planet), on: planet, from });
  },
  ruin(t, { args: { planet } }) {
    strip(t, planet);
    removePlanet(t, planet);
  },
});
