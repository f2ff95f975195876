// Component actions that sheets and their technologies bring: what each is worth in a turn.
import type { Know } from '../state.ts';
import { systemOf } from '../values/board.ts';
import { groundOn } from '../values/units.ts';
import { menaceAt } from './worth.ts';

export const FACTION_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  'lazax-gate-folding': (k, planet) => {
    const menaced = menaceAt(k.pub, k.seat!, systemOf(k.pub, planet)).length > 0;
    return groundOn(k.pub, k.seat!, planet).length < (menaced ? 5 : 2) ? 1.5 : 0.6;
  },
};
