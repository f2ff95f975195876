// TI4-REL: a relic is one piece: what it does while it lies before its holder, and when it comes and goes.
import { RELIC_TABLE } from '../../packs/prophecy-of-kings/relics.ts';
import type { Piece } from '../../registry.ts';

/** The edition with which relics came. */
const RELICS = 4;

/** Its words are `relic.<id>`, `relic.<id>.text` and, as an option, `use.<id>`. */
export const relic = (id: string, text: Omit<Piece, 'id' | 'since' | 'of' | 'card'>): Piece => ({
  ...text,
  id,
  since: RELICS,
  of: { card: 'relic' },
  card: { deck: 'relics', set: RELIC_TABLE.find((row) => row.id === id)!.set },
});
