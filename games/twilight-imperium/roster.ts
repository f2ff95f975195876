// Which sheets a table may use: those whose every text is in play, and those that are figures only.
import { type Dated, inPlay, newestEdition } from '@orrery/kernel';
import { SHEETS } from './factions/sheets.ts';

/** A sheet whose texts come into play ends as figures with one edition and is complete from the next. */
type Sheet = Dated & { id: string };
const sheets = (...ids: string[]): Sheet[] => ids.map((id) => ({ id }));

/** In the order in which they are dealt: that of the list of sheets. */
export const COMPLETE: readonly Sheet[] = SHEETS.flatMap(({ id, complete }) =>
  complete === undefined ? [] : [complete === 1 ? { id } : { id, since: complete }],
);
export const FIGURES: readonly Sheet[] = sheets(
  ...['l1z1x', 'yssaril', 'mentak', 'yin', 'muaat', 'naalu', 'arborec', 'winnu', 'argent', 'empyrean'],
).map(({ id }) => {
  const complete = COMPLETE.find((sheet) => sheet.id === id);
  return complete ? { id, until: complete.since! - 1 } : { id };
});
export const newestSheets = (): number => newestEdition(COMPLETE, FIGURES);

const idsOf = (list: readonly Sheet[], table: { edition?: number }): string[] =>
  inPlay(list, table).map(({ id }) => id);
/** The sheets of a match, by the edition it was set up with. */
export const completeSheets = (table: { edition?: number }): string[] => idsOf(COMPLETE, table);
export const figureSheets = (table: { edition?: number }): string[] => idsOf(FIGURES, table);
/** Are the texts of this sheet in play? */
export const isComplete = (faction: string, table: { edition?: number }): boolean =>
  inPlay(COMPLETE, table).some(({ id }) => id === faction);
