// What a faction is: the figures of its sheet, and the texts of its abilities, its promissory notes and its leaders.
import type { Rule } from '@orrery/kernel';
import type { FactionSheet, TechnologyCard, UnitCard } from '../packs/base/types.ts';
import type { Piece } from '../registry.ts';

/** `complete`: the edition from which on all of its texts are in play; none: they are not written yet.
 *  `figures`: its place among those that the first edition had as figures only.
 *  `units`: all it may ever have; the sheet shows the first flagship and the first mech, and the others with their upgrades. */
export interface Sheet extends Omit<FactionSheet, 'flagship' | 'mech' | 'units' | 'technologies'> {
  complete?: number;
  figures?: number;
  units: readonly UnitCard[];
  technologies: readonly TechnologyCard[];
}

export interface Faction {
  abilities: readonly Piece[]; // of the sheet, its technologies, its flagship and its mech
  notes: readonly Piece[];
  leaders: readonly Piece[];
  rules?: readonly Rule[]; // that are about it alone
  breakthrough?: Piece; // none: its text is not written yet, and the card only links its colours
}
