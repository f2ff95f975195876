// Which sheets a table may use: those whose every text is in play, and those that are figures only.
export const FACTIONS = {
  complete: ['sol', 'hacan', 'letnev', 'norr', 'jolnar', 'xxcha'],
  data: ['l1z1x', 'yssaril', 'mentak', 'yin', 'muaat', 'naalu', 'arborec', 'winnu', 'argent', 'empyrean'],
} as const;
/** Are the texts of this sheet in play? */
export const isComplete = (faction: string): boolean => (FACTIONS.complete as readonly string[]).includes(faction);
