// TI4-EVENT: the galactic events of the box.
import { type Dated, inPlay } from '@orrery/kernel';
import type { SetId } from '../base/types.ts';

/** `needs`: boxes without which it is not played. `places`: it needs spaces for minor factions. */
type EventRow = Dated & { id: string; needs?: readonly SetId[]; places?: true };

/** [TI4-TESET-2] By name. */
export const EVENTS: readonly EventRow[] = [
  { id: 'advent-of-the-war-sun' },
  { id: 'age-of-commerce', since: 6 },
  { id: 'age-of-exploration', since: 6 },
  { id: 'age-of-fighters', since: 6 },
  { id: 'call-of-the-void' },
  { id: 'civilized-society' },
  { id: 'conventions-of-war-abandoned' },
  { id: 'cosmic-phenomenae' },
  { id: 'cultural-exchange-program', needs: ['pok'] },
  { id: 'dangerous-wilds' },
  { id: 'hidden-agenda', since: 7 },
  { id: 'mercenaries-for-hire' },
  { id: 'minor-factions', since: 6, places: true },
  { id: 'monuments-to-the-ages', since: 6 },
  { id: 'rapid-mobilization', since: 6 },
  { id: 'stellar-atomics' },
  { id: 'total-war' },
  { id: 'weird-wormholes' },
  { id: 'wild-wild-galaxy', since: 6 },
  { id: 'zealous-orthodoxy' },
];

/** Those that can be played with these boxes; at a table, those of its edition. */
export const eventsWith = (sets: readonly SetId[], table?: { edition?: number }): string[] =>
  sets.includes('te')
    ? (table ? inPlay(EVENTS, table) : EVENTS)
        .filter(({ needs = [] }) => needs.every((set) => sets.includes(set)))
        .map(({ id }) => id)
    : [];
