// Beginnings of orders, to be finished by typing or by clicking on the map.
import type { Msg } from '@orrery/kernel';

/** With a fleet of one's own, by the verb on the button. */
export const FLEET_STARTERS = ['move', 'collect', 'search', 'explore', 'war'] as const;
/** At a place of one's own. */
export const PLACE_STARTERS = ['recruit', 'defend'] as const;

type Verb = (typeof FLEET_STARTERS)[number] | (typeof PLACE_STARTERS)[number];
/** How the order begins, in the language of the page. */
export const beginning = (verb: Verb, args: { label: string } | { place: string }): Msg => ({
  key: `start.${verb}`,
  args,
});
