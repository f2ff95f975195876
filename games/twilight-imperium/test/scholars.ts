// A table at which the Deepwrought Scholarate plays, for its tests.
import type { S } from '../state.ts';
import { type Field, field } from './field.ts';
import { TE } from './found.ts';

export type Scholars = Partial<Field> & { coexisting?: Record<string, [controller: number, ...others: number[]]> };
/** Seat 0 plays it, against Sol and Letnev. */
export const scholars = ({ coexisting = {}, also, ...spec }: Scholars = {}) =>
  field({
    edition: 7,
    sets: TE,
    factions: { 0: 'deepwrought', 1: 'sol', 2: 'letnev' },
    fleet: 6,
    line: ['46', '47', '26'],
    units: [],
    ...spec,
    also(s: S) {
      for (const [planet, [controller, ...others]] of Object.entries(coexisting))
        Object.assign(s.pub.planets[planet]!, { controller, coexisting: others });
      also?.(s);
    },
  });
