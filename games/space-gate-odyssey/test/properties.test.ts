// The kernel's properties on random play: from the start, and on a table where settlers travel from the first turn.
import { type GameRecord, replay } from '@orrery/kernel';
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { box } from './kit.ts';
import { late, lateBox } from './late.ts';

/** A slow machine may take its time. */
const PATIENCE = 60_000;

const TABLES = [
  { seats: 2, seed: 4, options: {} },
  { seats: 3, seed: 6, options: {} },
  { seats: 4, seed: 6, options: {} },
  { seats: 2, seed: 2, options: { short: true } },
  { seats: 3, seed: 5, options: { reorganisation: true } },
];

it.each(TABLES)(
  'keeps every property: $seats seats, seed $seed, $options',
  (setup) => {
    const { tally } = checkGame(box, { ...setup, every: 40 });
    expect(Object.values(tally).every((count) => count > 0)).toBe(true);
  },
  PATIENCE,
);

it.each(TABLES)(
  'keeps every property where planets close: $seats seats, seed $seed, $options',
  (setup) => {
    const { tally, record } = checkGame(lateBox, { ...setup, every: 40 });
    expect(Object.values(tally).every((count) => count > 0)).toBe(true);
    expect(closings(record)).toBeGreaterThan(0);
  },
  PATIENCE,
);

const closings = (record: GameRecord): number =>
  replay(late.game, record).state.pub.exoplanets.filter((e) => e.closed).length;
