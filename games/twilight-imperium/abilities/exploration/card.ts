// TI4-EXPL: an exploration card is one piece: what may be chosen, what it does, and where it goes afterwards.
import { EXPLORATION_TABLE } from '../../packs/prophecy-of-kings/exploration.ts';
import type { ExplorationText, Piece } from '../../piece.ts';

/** Its words are `explore.<id>`, `explore.<id>.text` and, for each choice, `explore.<id>.<choice>`. */
interface ExplorationSpec
  extends ExplorationText,
    Pick<Piece, 'modifiers' | 'restrictions' | 'actions' | 'steps' | 'follows'> {
  id: string;
}

export function exploration({ id, goes, choices, must, resolve, ...piece }: ExplorationSpec): Piece {
  const { deck, set, count } = EXPLORATION_TABLE.find((row) => row.id === id)!;
  return {
    ...piece,
    id,
    since: 2,
    card: { deck, set, ...(count > 1 ? { copies: count } : {}) },
    exploration: { goes, ...(choices ? { choices } : {}), ...(must ? { must } : {}), ...(resolve ? { resolve } : {}) },
  };
}
