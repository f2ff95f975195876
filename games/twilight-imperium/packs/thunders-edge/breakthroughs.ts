// TI4-BREAK-1: the breakthrough of each faction, and the two colours of technology that it links.
import { SHEETS } from '../../factions/sheets.ts';
import type { Breakthrough } from '../base/types.ts';

export interface BreakthroughCard extends Breakthrough {
  faction: string;
}
export const BREAKTHROUGH_TABLE: readonly BreakthroughCard[] = SHEETS.map(({ id: faction, breakthrough }) => ({
  ...breakthrough,
  faction,
}));
