// What the contract forbids does nothing, whoever sends it; and the suite notices where that is not so.
import { ROUTES, type Route } from '@orrery/api';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { attack } from '../src/bench/attack.ts';

const honest: Record<string, Route> = Object.fromEntries(
  Object.entries(ROUTES).map(([name, route]) => [name, { ...route }]),
);
/** In the contract of the server, not in what it is judged by. */
function plant(name: keyof typeof ROUTES, fault: Partial<Route>): void {
  Object.assign(ROUTES[name], fault);
}
afterEach(() => {
  for (const [name, route] of Object.entries(honest)) Object.assign(ROUTES[name as keyof typeof ROUTES], route);
});

test('thousands of attacks by HTTP and socket change nothing, fail nothing and tell nothing', {
  timeout: 120_000,
}, async () => {
  const report = await attack({ attacks: 2500, seed: 1 });
  expect(report.faults).toEqual([]);
  expect(report.attacks).toBeGreaterThanOrEqual(2500);
  const kinds = [
    'malformed',
    'wrong',
    'strange address',
    'stranger',
    'forged',
    'across matches',
    'across seats',
    'out of turn',
  ];
  expect(kinds.filter((kind) => (report.byKind[kind] ?? 0) < 3)).toEqual([]);
  expect(Object.keys(report.byStatus)).toEqual(expect.arrayContaining(['400', '401', '403', '404']));
});

test.each(['council-of-shadows', 'twilight-imperium'])(
  'nothing of the hands at a table of %s, either',
  {
    timeout: 120_000,
  },
  async (game) => {
    const report = await attack({ attacks: 400, seed: 3, game });
    expect(report.faults).toEqual([]);
    expect(report.hidden).toBeGreaterThan(0);
    expect(report.byKind['out of turn']).toBeGreaterThan(0);
  },
);

test.each<[string, keyof typeof ROUTES, Partial<Route>]>([
  ['a missing seat check', 'pause', { access: 'member' }],
  ['a field that nobody looks at', 'chat', { body: z.any() }],
])('notices %s', { timeout: 120_000 }, async (_, name, fault) => {
  plant(name, fault);
  const report = await attack({ attacks: 500, seed: 2, routes: { [name]: honest[name]! } });
  expect(report.faults.length).toBeGreaterThan(0);
});
