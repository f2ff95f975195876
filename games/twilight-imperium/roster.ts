// Which sheets a table may use: those whose every text is in play, and those that are figures only.
import { type Dated, inPlay, newestEdition } from '@orrery/kernel';

/** A sheet whose texts come into play ends as figures with one edition and is complete from the next. */
type Sheet = Dated & { id: string };
const sheets = (...ids: string[]): Sheet[] => ids.map((id) => ({ id }));

export const COMPLETE: readonly Sheet[] = sheets('sol', 'hacan', 'letnev', 'norr', 'jolnar', 'xxcha');
export const FIGURES: readonly Sheet[] = [
  ...sheets('l1z1x', 'yssaril', 'mentak', 'yin', 'muaat', 'naalu', 'arborec', 'winnu', 'argent', 'empyrean'),
];
export const newestSheets = (): number => newestEdition(COMPLETE, FIGURES);

const idsOf = (list: readonly Sheet[], table: { edition?: number }): string[] =>
  inPlay(list, table).map(({ id }) => id);
/** The sheets of a match, by the edition it was set up with. */
export const completeSheets = (table: { edition?: number }): string[] => idsOf(COMPLETE, table);
export const figureSheets = (table: { edition?: number }): string[] => idsOf(FIGURES, table);
/** Are the texts of this sheet in play? */
export const isComplete = (faction: string, table: { edition?: number }): boolean =>
  inPlay(COMPLETE, table).some(({ id }) => id === faction);
