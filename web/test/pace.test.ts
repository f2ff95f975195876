// What others do is shown one by one, and nothing is lost on the way.
import type { Snapshot, ToldAt } from '@orrery/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Behind, pacer } from '../src/state/pace.ts';

const told = (seq: number): ToldAt => ({ seq, at: 0, type: 'moved', args: {}, mine: false });
const at = (seq: number, news: 'news' | 'none' = 'news') => ({
  snapshot: { seq } as Snapshot,
  news: news === 'news' ? [told(seq)] : [],
});

let shown: number[];
let state: Behind;
let beat: number;
const make = () =>
  pacer(
    () => beat,
    ({ snapshot }) => shown.push(snapshot.seq),
    (now) => {
      state = now;
    },
  );
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  beat = 100;
});
afterEach(() => vi.useRealTimers());

it('the first at once, each that follows a beat later, in order', () => {
  const pace = make();
  for (const seq of [1, 2, 3]) pace.take(at(seq));
  expect([shown, state.behind]).toEqual([[1], 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect([shown, state.behind]).toEqual([[1, 2, 3], 0]);
  pace.take(at(4));
  expect(shown).toEqual([1, 2, 3, 4]);
});

it('can be stopped, stepped through and skipped', () => {
  const pace = make();
  for (const seq of [1, 2, 3, 4]) pace.take(at(seq));
  pace.pause();
  vi.advanceTimersByTime(1000);
  expect([shown, state]).toEqual([[1], { behind: 3, paused: true }]);
  pace.step();
  expect(shown).toEqual([1, 2]);
  pace.skip();
  expect([shown, state]).toEqual([[1, 2, 3, 4], { behind: 0, paused: false }]);
});

it('shows what comes after somebody has answered without waiting', () => {
  const pace = make();
  pace.take(at(1));
  pace.skip();
  pace.take(at(2));
  pace.take(at(3));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
});

it('waits for nothing where nothing may move, and never falls far behind', () => {
  const pace = make();
  beat = 0;
  for (const seq of [1, 2, 3]) pace.take(at(seq));
  expect(shown).toEqual([1, 2, 3]);
  beat = 100;
  for (let seq = 4; seq < 34; seq++) pace.take(at(seq));
  expect(state.behind).toBe(12);
  expect(shown.at(-1)).toBe(21);
});

it('what tells nothing neither waits nor overtakes', () => {
  const pace = make();
  pace.take(at(1, 'none'));
  expect(shown).toEqual([1]);
  for (const seq of [2, 3]) pace.take(at(seq));
  pace.take(at(4, 'none'));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 4]); // the third, with what came after it
});
