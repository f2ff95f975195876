// Killed without warning under load, the server loses nothing it acknowledged, and its players go on by themselves.
import { expect, test } from 'vitest';
import { chaos } from '../src/bench/chaos.ts';

test('two kills in the middle of play', { timeout: 180_000 }, async () => {
  const report = await chaos({ kills: 2, matches: 5, between: [300, 700] });
  expect(report).toMatchObject({ kills: 2, lost: 0, twice: 0, unreadable: 0 });
  expect(report.acknowledged).toBeGreaterThan(20);
});
