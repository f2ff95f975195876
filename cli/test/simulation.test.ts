// The simulation: queues that behave as queues are known to, and the bottlenecks where they were measured.
import { expect, test } from 'vitest';
import { type Plan, simulate } from '../src/load/simulation.ts';

const PLAN: Plan = {
  matches: 1000,
  cells: 1,
  servers: 4,
  cores: 4,
  think: 1000,
  server: 1,
  store: 0.5,
  flush: 2,
  news: 'broker',
  seconds: 20,
  seed: 1,
};

test('the same seed, the same figures; another seed, nearly', () => {
  const one = simulate(PLAN);
  expect(simulate(PLAN)).toEqual(one);
  const other = simulate({ ...PLAN, seed: 2 });
  expect(other).not.toEqual(one);
  expect(Math.abs(other.movesPerSecond / one.movesPerSecond - 1)).toBeLessThan(0.05);
});

test('with little to do an answer takes what it costs, and as many come as think', () => {
  const { movesPerSecond, latency, busy } = simulate({ ...PLAN, matches: 100, servers: 20 });
  expect(movesPerSecond).toBeGreaterThan(95);
  expect(movesPerSecond).toBeLessThan(103); // a hundred think for a second each
  expect(latency.p50).toBeGreaterThan(2);
  expect(latency.p99).toBeLessThan(15);
  expect(busy.servers).toBeLessThan(0.02);
});

test('a server that is alone is a queue whose length is known', () => {
  // One server at half its power, a store that takes nothing: the mean of M/M/1 is 1 / (1 - 1/2) times the service.
  const { latency, busy } = simulate({
    ...PLAN,
    matches: 20_000,
    think: 40_000,
    servers: 1,
    store: 0,
    flush: 0,
    seconds: 200,
  });
  expect(busy.servers).toBeGreaterThan(0.47);
  expect(busy.servers).toBeLessThan(0.53);
  const median = 2 * Math.LN2; // of an exponential time with that mean
  expect(latency.p50).toBeGreaterThan(median * 0.85);
  expect(latency.p50).toBeLessThan(median * 1.15);
});

test('what is too much is not carried: the bottleneck says how much is', () => {
  const servers = simulate({ ...PLAN, matches: 20_000, servers: 4 });
  expect([servers.busy.servers, Math.round(servers.movesPerSecond / 100)]).toEqual([1, 40]); // four cores of 1 ms
  const store = simulate({ ...PLAN, matches: 20_000, servers: 40, cores: 2 });
  expect(store.busy.store).toBeGreaterThan(0.97);
  expect(store.movesPerSecond).toBeLessThanOrEqual(4100); // two cores of 0.5 ms
});

test('over NOTIFY more servers carry no more; with a broker they do', () => {
  const carried = (news: Plan['news'], servers: number) =>
    simulate({ ...PLAN, news, servers, matches: 20_000, cores: 16 }).movesPerSecond;
  expect(carried('notify', 8) / carried('notify', 4)).toBeLessThan(1.1);
  expect(carried('broker', 8) / carried('broker', 4)).toBeGreaterThan(1.7);
});

test('cells have nothing to do with each other: twice the matches in twice the cells wait no longer', () => {
  const one = simulate(PLAN);
  const two = simulate({ ...PLAN, matches: 2 * PLAN.matches, cells: 2 });
  expect(two).toEqual({ ...one, movesPerSecond: expect.any(Number) });
  expect(Math.abs(two.movesPerSecond / (2 * one.movesPerSecond) - 1)).toBeLessThan(0.01);
});
