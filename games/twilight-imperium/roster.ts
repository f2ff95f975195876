// Which sheets a table may use: those whose every text is in play, and those that are figures only.
import { type Dated, inPlay, newestEdition } from '@orrery/kernel';
import { SHEETS } from './factions/sheets.ts';

/** A sheet whose texts come into play ends as figures with one edition and is complete from the next. */
type Sheet = Dated & { id: string };

/** In the order in which they are dealt: that of the list of sheets. */
const worded = (sheets: typeof SHEETS): Sheet[] =>
  sheets.flatMap(({ id, complete }) =>
    complete === undefined ? [] : [complete === 1 ? { id } : { id, since: complete }],
  );
export const COMPLETE: readonly Sheet[] = worded(SHEETS.filter(({ unoffered }) => !unoffered));
/** With those that nobody chooses. */
const WORDED: readonly Sheet[] = worded(SHEETS);
export const FIGURES: readonly Sheet[] = SHEETS.filter(({ figures }) => figures !== undefined)
  .sort((a, b) => a.figures! - b.figures!)
  .map(({ id, complete }) => (complete === undefined ? { id } : { id, until: complete - 1 }));
export const newestSheets = (): number => newestEdition(COMPLETE, FIGURES);

const idsOf = (list: readonly Sheet[], table: { edition?: number }): string[] =>
  inPlay(list, table).map(({ id }) => id);
/** The sheets of a match, by the edition it was set up with. */
export const completeSheets = (table: { edition?: number }): string[] => idsOf(COMPLETE, table);
export const figureSheets = (table: { edition?: number }): string[] => idsOf(FIGURES, table);
/** Are the texts of this sheet in play? */
export const isComplete = (faction: string, table: { edition?: number }): boolean =>
  inPlay(WORDED, table).some(({ id }) => id === faction);
