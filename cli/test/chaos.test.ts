// Whatever happens to servers under load, nothing they acknowledged is lost, and their players go on by themselves.
import { expect, test } from 'vitest';
import { chaos } from '../src/chaos/chaos.ts';
import { TROUBLES } from '../src/chaos/troubles.ts';

const WHOLE = { lost: 0, twice: 0, unreadable: 0, wrong: [], stuck: 0 };

test('kills in the middle of play, at a start, at a migration, at a snapshot and at a backup', {
  timeout: 180_000,
}, async () => {
  const only = Object.keys(TROUBLES).filter((name) => name.startsWith('kill'));
  const report = await chaos({ kills: 5, matches: 5, between: [200, 400], only });
  expect(report).toMatchObject(WHOLE);
  expect(report.kills).toBeGreaterThanOrEqual(5);
  expect(report.acknowledged).toBeGreaterThan(20);
});
