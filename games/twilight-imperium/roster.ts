// Which sheets a table may use: those whose every text is in play, and those that are figures only.
import { type Dated, inPlay, newestEdition } from '@orrery/kernel';

/** A sheet whose texts come into play ends as figures with one edition and is complete from the next. */
type Sheet = Dated & { id: string };
const sheets = (...ids: string[]): Sheet[] => ids.map((id) => ({ id }));

/** Those of the second edition; the ones that were figures in the first say so. */
const LATER: readonly Sheet[] = sheets(
  'winnu',
  'l1z1x',
  'mentak',
  'yin',
  'muaat',
  'naalu',
  'saar',
  'arborec',
  'yssaril',
  'creuss',
  'nekro',
).map(({ id }) => ({
  id,
  since: 2,
}));
/** Those of Prophecy of Kings, with the third. */
const OF_PROPHECY: readonly Sheet[] = sheets('argent', 'empyrean', 'naazrokha', 'vuilraith').map(({ id }) => ({
  id,
  since: 3,
}));
export const COMPLETE: readonly Sheet[] = [
  ...sheets('sol', 'hacan', 'letnev', 'norr', 'jolnar', 'xxcha'),
  ...LATER,
  ...OF_PROPHECY,
];
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
