// Points on which tables differ: the reading that is not ours, where a table has agreed on it. RULINGS.md has both.
import type { Pub } from '../state.ts';

export const READINGS = ['mirage-explored', 'rescue-own', 'ten-relics'] as const;
type Reading = (typeof READINGS)[number];

/** Whether this table plays by the other reading. */
export const reads = ({ readings }: Pick<Pub, 'readings'>, reading: Reading): boolean =>
  readings?.includes(reading) ?? false;
