// TI4-LEG: the ability card of a legendary planet is one piece.
import { LEGENDARY_TABLE } from '../../packs/prophecy-of-kings/legendary.ts';
import type { Piece } from '../../registry.ts';

/** [TI4-LEG-3] Its words are `legendary.<id>`, `legendary.<id>.text` and, as an option, `use.<id>`. */
export function legendary(id: string, text: Omit<Piece, 'id' | 'since' | 'of' | 'set'>): Piece {
  const { set, since = 1 } = LEGENDARY_TABLE.find((row) => row.id === id)!;
  return { ...text, id, set, since, of: { card: 'legendary' } };
}
