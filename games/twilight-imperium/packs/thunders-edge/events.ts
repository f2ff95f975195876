// TI4-EVENT: the galactic events of the box, and what those that cannot be played yet wait for.
import type { SetId } from '../base/types.ts';

/** `needs`: boxes without which it is not played. `waits`: what of the game is not there yet. */
export type EventRow = { id: string; needs?: readonly SetId[]; waits?: string };

export const EVENT_TABLE: readonly EventRow[] = [
  { id: 'advent-of-the-war-sun' },
  { id: 'age-of-commerce', waits: 'technologies in transactions' },
  { id: 'age-of-exploration', waits: 'tiles that are added during play' },
  { id: 'age-of-fighters', waits: 'purged units' },
  { id: 'call-of-the-void' },
  { id: 'civilized-society' },
  { id: 'conventions-of-war-abandoned' },
  { id: 'cosmic-phenomenae' },
  { id: 'cultural-exchange-program', needs: ['pok'] },
  { id: 'dangerous-wilds' },
  { id: 'hidden-agenda', waits: 'secret ballots' },
  { id: 'mercenaries-for-hire' },
  { id: 'minor-factions', waits: 'home systems that are none' },
  { id: 'monuments-to-the-ages', waits: 'monuments' },
  { id: 'rapid-mobilization', waits: 'the order of what everybody does at once' },
  { id: 'stellar-atomics' },
  { id: 'total-war' },
  { id: 'weird-wormholes' },
  { id: 'wild-wild-galaxy', waits: 'changed action cards' },
  { id: 'zealous-orthodoxy' },
];

/** [TI4-TESET-2] Those that can be played, by name. */
export const EVENTS: readonly EventRow[] = EVENT_TABLE.filter(({ waits }) => waits === undefined);
/** Those that can be played with these boxes. */
export const eventsWith = (sets: readonly SetId[]): string[] =>
  sets.includes('te')
    ? EVENTS.filter(({ needs = [] }) => needs.every((set) => sets.includes(set))).map(({ id }) => id)
    : [];
