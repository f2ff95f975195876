// TI4-BREAK: the text of a faction's breakthrough is one entry in its folder; its colours are in the table.
import type { About, WindowName } from '@orrery/kernel';
import { BREAKTHROUGH_TABLE } from '../packs/thunders-edge/breakthroughs.ts';
import { EXPEDITION } from '../packs/thunders-edge/expedition.ts';
import type { Piece } from '../registry.ts';
import type { TI } from '../state.ts';
import { acts, reacts, type Use } from './open-card.ts';

/** The edition with which the texts came that were written later. */
export const LATER = 6;
type Text = Omit<Piece, 'id' | 'of' | 'set'>;

/** Its words are `breakthrough.<id>`, `breakthrough.<id>.text` and, as an option, `use.<id>`. */
export function breakthrough(id: string, text: Text): Piece {
  if (!BREAKTHROUGH_TABLE.some((card) => card.id === id)) throw new Error(`no breakthrough ${id}`);
  return { since: EXPEDITION, ...text, id, set: 'te', of: { card: 'breakthrough' } };
}
/** [TI4-BREAK-7] Exhausted as a component action. */
export const exhaustedAsAction = (use: Use, text: Text = {}): Piece =>
  breakthrough(use.id, { ...text, cost: 'exhaust', ...acts('breakthrough', use) });
/** Used in these windows, without being exhausted. */
export const usedIn = <N extends WindowName<TI>>(use: Use<About<TI, N>>, windows: N[], text: Text = {}): Piece =>
  breakthrough(use.id, { ...text, ...reacts('breakthrough', use, ...windows) });
