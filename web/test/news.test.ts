// What was told is heard, however fast it comes.
import type { Snapshot, ToldAt } from '@orrery/api';
import { expect, it } from 'vitest';
import { type Followed, withNews } from '../src/state/use-live.ts';
import { type Heard, soundOf } from '../src/table/sounds.ts';

const snapshot = (seq: number) => ({ seq }) as Snapshot;
const told = (seq: number): ToldAt => ({ seq, at: 0, type: 'moved', args: {}, mine: false });
const at = (seq: number, news: ToldAt[]): Followed => ({
  snapshot: snapshot(seq),
  news,
  line: 'open',
  problem: undefined,
  live: undefined,
  skew: 0,
  behind: { behind: 0, paused: false },
  pace: undefined,
});

it('is heard as what matters most, and nothing twice', () => {
  const quiet: Heard = { asked: false, over: false, news: [] };
  const rolled = [{ ...told(1), type: 'rolled.combat' }];
  expect(soundOf(quiet, quiet)).toBeUndefined();
  expect(soundOf(quiet, { ...quiet, news: [told(1)] })).toBe('arrival');
  expect(soundOf(quiet, { ...quiet, news: rolled })).toBe('dice');
  expect(soundOf(quiet, { ...quiet, asked: true, news: rolled })).toBe('turn');
  expect(soundOf(quiet, { ...quiet, asked: true, over: true })).toBe('end');
  const heard = { ...quiet, asked: true, news: rolled };
  expect(soundOf(heard, { ...heard })).toBeUndefined();
});

it('news is what the page has not drawn yet', () => {
  const first = at(1, [told(1)]);
  const second = withNews(first, snapshot(2), [told(2)], first.snapshot);
  expect(second.news).toEqual([told(2)]);
  const third = withNews(second, snapshot(3), [told(3)], first.snapshot); // the second was never drawn
  expect(third.news).toEqual([told(2), told(3)]);
  expect(withNews(third, snapshot(4), [], third.snapshot).news).toEqual([]);
});
