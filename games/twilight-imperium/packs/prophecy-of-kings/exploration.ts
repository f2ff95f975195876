// TI4-EXPL: the exploration cards: in which deck, of which set, how many.
import type { SetId } from '../base/types.ts';

type ExplorationDeck = 'cultural' | 'hazardous' | 'industrial' | 'frontier';
interface ExplorationCard {
  id: string;
  deck: ExplorationDeck;
  set: SetId;
  count: number;
}

const of = (deck: ExplorationDeck, set: SetId, counts: Record<string, number>): ExplorationCard[] =>
  Object.entries(counts).map(([id, count]) => ({ id, deck, set, count }));

/** The zone has a name of its own: an agenda of the base game is called the same. */
export const ZONE = 'demilitarized-zone-found';

export const EXPLORATION_TABLE: readonly ExplorationCard[] = [
  ...of('cultural', 'pok', {
    freelancers: 3,
    'mercenary-outfit': 3,
    'gamma-wormhole': 1,
    [ZONE]: 1,
    'dyson-sphere': 1,
    'paradise-world': 1,
    'tomb-of-emphidia': 1,
    'cultural-relic-fragment': 9,
  }),
  ...of('hazardous', 'pok', {
    'volatile-fuel-source': 3,
    expedition: 3,
    'core-mine': 3,
    'lazax-survivors': 1,
    'mining-world': 1,
    'rich-world': 1,
    'warfare-research-facility': 1,
    'hazardous-relic-fragment': 7,
  }),
  ...of('industrial', 'pok', {
    'abandoned-warehouses': 4,
    'functioning-base': 4,
    'local-fabricators': 4,
    'biotic-research-facility': 1,
    'cybernetic-research-facility': 1,
    'propulsion-research-facility': 1,
    'industrial-relic-fragment': 5,
  }),
  ...of('frontier', 'pok', {
    'derelict-vessel': 2,
    'enigmatic-device': 2,
    'gamma-relay': 1,
    'ion-storm': 1,
    'lost-crew': 2,
    'merchant-station': 2,
    mirage: 1,
    'unknown-relic-fragment': 3,
  }),
  ...of('frontier', 'codex3', {
    'minor-entropic-field': 1,
    'entropic-field': 1,
    'major-entropic-field': 1,
    'keleres-ship': 2,
    'dead-world': 1,
  }),
];
