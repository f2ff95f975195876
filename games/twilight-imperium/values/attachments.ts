// TI4-ATT: what lies under planet cards.
import type { Pub } from '../state.ts';

/** [TI4-ATT-1] It stays there whoever controls the planet. */
export const isAttached = (pub: Pub, planet: string, card: string): boolean =>
  pub.planets[planet]?.attachments.includes(card) ?? false;
