// TI4-ATT: what lies under planet cards.
import { planetCard } from '../content.ts';
import type { Pub } from '../state.ts';

/** [TI4-ATT-1] It stays there whoever controls the planet. */
export const isAttached = (pub: Pub, planet: string, card: string): boolean =>
  pub.planets[planet]?.attachments.includes(card) ?? false;

/** [TI4-REL-7] As printed, or by the forge that lies on its card. */
export const isLegendary = (pub: Pub, planet: string): boolean =>
  planetCard(planet).legendary !== undefined || isAttached(pub, planet, 'nano-forge');
