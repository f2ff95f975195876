// What is looked at in a match that is over, in which order, and what is shown of it.
import { readEntry } from '@orrery/kernel';
import { expect, test } from 'vitest';
import {
  decisionsOf,
  type Findings,
  isBarren,
  momentsOf,
  nextStep,
  progressOf,
  shownOf,
} from '../src/match/findings.ts';
import type { Line } from '../src/match/taking-back.ts';

const turns = (count: number, length: number) =>
  Array.from({ length: count * length }, (_, i) => Math.floor(i / length) % 2);
const rowsOf = (found: readonly { row: number }[]) => found.map(({ row }) => row);

test('moments are those at which turns begin, and the end', () => {
  const found = momentsOf(turns(10, 3));
  expect(rowsOf(found)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 29]);
  expect(found.slice(0, 3).map(({ turn }) => turn)).toEqual([0, 1, 0]);
});
test('of very many turns they are spread over the match, first and last among them', () => {
  const found = rowsOf(momentsOf(turns(500, 4)));
  expect(found).toHaveLength(40);
  expect([found[0], found.at(-1)]).toEqual([0, 1999]);
  expect(found.slice(0, -1).every((row) => row % 4 === 0)).toBe(true);
});
test('where all play at once there are moments all the same', () => {
  const found = rowsOf(momentsOf(Array.from({ length: 100 }, () => null)));
  expect(found).toHaveLength(40);
  expect([found[0], found.at(-1)]).toEqual([0, 99]);
  expect(rowsOf(momentsOf([0]))).toEqual([0]);
});

const lines = (...entries: string[]): Line[] =>
  entries.map((text, i) => {
    const entry = readEntry(text);
    return { seq: i + 1, seat: 'move' in entry ? entry.move.seat : null, patch: '[]', entry };
  });
const point = (row: number, ...chances: (number | null)[]) => ({ row, turn: null, chances });

test('decisions are those a seat took itself where its own chance changed most', () => {
  const log = lines('0 a', '1 b', '0 c', '1 d', '0 e', '1 f');
  const points = [point(0, 0.5, 0.5), point(2, 0.5, 0.52), point(4, 0.1, 0.52), point(6, 0.1, null)];
  const found = decisionsOf({ seats: 2, points, decisions: null }, log);
  expect(found.map(({ row, seat, choice }) => [row, seat, choice])).toEqual([
    [1, 0, 'a'],
    [2, 1, 'b'],
    [3, 0, 'c'],
    [4, 1, 'd'],
    [5, 0, 'e'],
    [6, 1, 'f'],
  ]);
  const many = lines(...Array.from({ length: 90 }, (_, i) => `${i % 2} x`));
  const steep = [point(0, 0.5, 0.5), point(30, 0.5, 0.5), point(60, 0.5, 0.1), point(90, 0.6, 0.1)];
  const rows = decisionsOf({ seats: 2, points: steep, decisions: null }, many);
  expect(rows).toHaveLength(40);
  expect(rows.filter(({ row, seat }) => seat === 1 && row > 30 && row <= 60)).toHaveLength(15); // all of the steepest fall
  expect(rows.filter(({ row, seat }) => seat === 0 && row > 60)).toHaveLength(15);
});
test('what the clock answered, what was left beforehand and deals are nobody’s decision', () => {
  const points = [point(0, 0.5, 0.5), point(4, 0.1, 0.9)];
  const log = lines('0! a', '0* b', '0 @deal.trade x', '0 c');
  expect(log.map(({ entry }) => 'move' in entry && [entry.move.by, entry.move.request])).toEqual([
    ['clock', undefined],
    ['standing', undefined],
    [undefined, 'deal.trade'],
    [undefined, undefined],
  ]);
  expect(rowsOf(decisionsOf({ seats: 2, points, decisions: null }, log))).toEqual([4]);
});

test('first the curve, seat by seat, then decisions, then it is done; progress never goes back', () => {
  const findings: Findings = { seats: 2, points: [point(0), point(3)], decisions: null };
  const seen: number[] = [];
  for (let i = 0; i < 4; i++) {
    const step = nextStep(findings);
    expect(step).toMatchObject({ look: { row: i < 2 ? 0 : 3 }, seat: i % 2 });
    findings.points[i >> 1]!.chances.push(0.5);
    seen.push(progressOf(findings).done);
  }
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(nextStep(findings)).toBe('choose');
  findings.decisions = [{ row: 1, seat: 0, choice: 'a' }];
  expect(progressOf(findings)).toEqual({ done: 4, of: 5 });
  expect(nextStep(findings)).toEqual({ weigh: findings.decisions[0] });
  findings.decisions[0]!.found = null;
  expect(nextStep(findings)).toBe('done');
  expect(isBarren(findings)).toBe(false);
  expect(isBarren({ ...findings, points: [point(0, null, null)] })).toBe(true);
});

test('shown are whole points, and the decisions that surely made the greatest difference, as the viewer counts', () => {
  const found = (played: number, could: number, sure = 9) => ({
    bot: 'admiral',
    choice: 'b',
    why: null,
    played,
    could,
    sure,
    asked: { key: 'x' },
    ask: { shape: 'number' as const, min: 0, max: 1 },
  });
  const decided = [
    found(0.5, 0.51), // nobody would call it a difference
    found(0.5, 0.9, 1), // luck
    found(0.5, 0.55),
    found(0.6, 0.5),
    found(0.5, 0.65),
    found(0.5, 0.7),
    found(0.5, 0.75),
    found(0.5, 0.8),
    found(0.5, 0.85),
  ].map((each, i) => ({ row: i + 1, seat: 0, choice: 'a', found: each }));
  const findings: Findings = {
    seats: 2,
    points: [point(0, 0.5, 0.5), point(5, 0.2)],
    decisions: [...decided, { row: 99, seat: 0, choice: 'a', found: null }],
  };
  const shown = shownOf(findings, (row) => row * 10);
  expect(shown.points).toEqual([{ seq: 0, turn: null, chances: [0.5, 0.5] }]);
  expect(shown.decisions.map(({ seq, chance, could }) => [seq, chance, could])).toEqual([
    [30, 0.6, 0.5],
    [40, 0.5, 0.65],
    [50, 0.5, 0.7],
    [60, 0.5, 0.75],
    [70, 0.5, 0.8],
    [80, 0.5, 0.85],
  ]);
});
